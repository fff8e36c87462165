f <- function(c) {c(1, 2) + c}
f(3)
#%%
f <- function(c) {c(1, 2) + c}
bad <- function() rm(list = "c", envir = sys.frame(-1))
f(bad())
#%%
f <- function(a, b) if (b) a
f(x <- TRUE, x)
#%%
f <- function() sys.frame(-1)
g <- function(x) x
e <- g(f())
is.environment(e)
ls(e)
#%%
g <- function(a) { f <- function() x + y; if (a) x <- 2; f() }
y <- 1
g(TRUE)
g(FALSE)
#%%
f <- function() get("x", envir = parent.frame())
g <- function() { x <- "secret"; f() }
g()
f()
#%%
g <- function(x) x + x
x <- 1
g({ x <- x + 1; x })
x
del <- function() { rm(list = "x", envir = sys.frame(-1)); 10 }
g(del())
#%%
add <- function(x, y) x * 10 + y
add(y = 1, x = 2)
add(, 2)
#%%
add <- function(x, y) x
add(1)
add(1, )
add(y = 2)
#%%
`+` <- function(a, b) if (missing(b)) a else base::`-`(a, b)
5 + 3
rm(`+`)
5 + 3
#%%
`(` <- function(x) "parens hijacked"
(1 + 2)
rm(`(`)
(1 + 2)
#%%
`if` <- function(c, a, b) "redefined if"
if (TRUE) 1 else 2
rm(`if`)
if (TRUE) 1 else 2
#%%
`{` <- function(...) "braces"
{ 1; 2 }
rm(`{`)
{ 1; 2 }
#%%
`[` <- function(x, i) "subset"
letters[1]
rm(`[`)
letters[1]
#%%
c <- c
c(1)
c <- 5
c(c, c)
c <- function(...) "my c"
c(1)
rm(c)
c(1)
#%%
sum <- 10
sum(sum, sum)
#%%
T <- 0
isTRUE(T)
TRUE & T
F <- 1
F + T
#%%
f <- function(x) { g(); x }
g <- function() assign("x", "overwritten", envir = parent.frame())
f("original")
h <- function(x) { x; g(); x }
h("orig")
k <- function(x) { g2 <- function() x <<- "inner"; g2(); x }
k("o")
#%%
f <- function() { x <- 1; g <- function() rm("x", envir = parent.frame()); g(); exists("x", inherits = FALSE) }
f()
x <- "fallback"
h <- function() { x <- 1; (function() rm("x", envir = parent.frame()))(); x }
h()
#%%
f <- function(x, y) { y; x }
f(a, a <- 10)
a
swap <- function(a, b) { t <- substitute(a); u <- substitute(b); v <- a; eval.parent(call("<-", t, b)); eval.parent(call("<-", u, v)); invisible() }
p <- 1
q <- 2
swap(p, q)
p
q
#%%
f <- function(n) { n <- n; function() { n <<- n + 1; n } }
g <- f(0)
g()
g()
h <- g
h()
g()
`f<-` <- function(x, value) { x + value }
z <- 1
f(z) <- 10
z
#%%
f <- function(...) { ..1 <- 5; ..1 }
tryCatch(f(3), error = conditionMessage)
g <- function(...) { `..1` }
g("dots")
h <- function(x) { missing(x) && is.null(tryCatch(x, error = function(e) NULL)) }
h()
(function(x, x2 = x) { x <- 2; x2 })(1)
#%%
x <- 1
f <- function() { on.exit(x <<- x + 100); x <<- x + 1; x }
f()
x
h <- function() { on.exit({ x <<- "a" }); on.exit({ x <<- paste0(x, "b") }, add = TRUE); invisible() }
h()
x
#%%
g <- function() { on.exit(return("exit wins")); return("normal") }
g()
#%%
eval(quote(x <- 3), list())
exists("x")
eval(quote(x <- 3))
x
f <- function() { eval(quote(y <- 5)); y }
f()
exists("y")
#%%
g <- function() { evalq(z <- 6, parent.frame()); exists("z", inherits = FALSE) }
g()
z
local(w <- 1)
exists("w")
#%%
f <- function(x) { x$a <- 5; x }
l <- list(a = 1)
m <- f(l)
l$a
m$a
#%%
v <- 1:3
w <- v
w[1] <- 10L
v
#%%
g <- function(e) e$a <- 5
en <- new.env()
g(en)
en$a
en2 <- en
en2$a <- 6
en$a
identical(en, en2)
