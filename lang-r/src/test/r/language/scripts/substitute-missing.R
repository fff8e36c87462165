# what was not given is an empty argument, not the name of the parameter
g <- function(a) substitute(a); identical(g(), quote(expr = )); nchar(deparse(g())); h <- function(a = x + 1) substitute(a); h(); d <- function(a, b) substitute(f(a, b)); d(1); d(, 2); e <- function(...) substitute(list(...)); e(1, , 2); w <- function(f) deparse(substitute(f)); w(); j <- function(a) { s <- substitute(a); missing(s) }; j()
#%%
q <- function(x, i, j) eval(substitute(x[i, j]), list(x = matrix(1:4, 2))); q(x, 1); q(x, , 2); r <- function(a) g(a); g <- function(b) substitute(b); r(); u <- function(a) { a <- 3; substitute(a) }; u(); bb <- function() substitute(zz); bb()
#%%
identical(bquote(), quote(expr = )); x <- as.call(c(as.name("["), quote(m), rep(list(bquote()), 2), list(drop = FALSE))); x; m <- matrix(1:4, 2); eval(x); bquote(.(1) + x); f <- function(e) bquote(e); f(); is.symbol(bquote()); identical(substitute(), quote(expr = ))
