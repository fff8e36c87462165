f <- function(cond, val) { if (cond) val else "not taken" }
f(x <- TRUE, x)
x
f(FALSE, { z <- 1 })
exists("z")
#%%
lst <- list()
for (i in 1:3) { lst[[i]] <- (function(k) function() k)(i) }
sapply(lst, function(g) g())
mk <- function(k) { force(k); function() k }
l3 <- list()
for (i in 1:3) l3[[i]] <- mk(i)
l3[[1]]()
#%%
lst2 <- lapply(1:3, function(k) function() k)
lst2[[1]]()
#%%
f <- function(x) { on.exit(cat("exit\n")); x }
f({ cat("arg\n"); 1 })
g <- function(x) { tryCatch(x, error = function(e) "caught lazily") }
g(stop("E"))
h <- function(x) { r <- try(x, silent = TRUE); x }
tryCatch(h(stop("twice")), error = conditionMessage)
#%%
f <- function(x) x
tryCatch(f(f(f(stop("nested promise")))), error = function(e) print(conditionCall(e)))
g <- function(a) { a }
h <- function() return(g(return("returned from promise")))
h()
#%%
f <- function() { x <- "f's"; g(x) }
g <- function(p) { x <- "g's"; p }
f()
k <- function(p) { x <- "k's"; eval(substitute(p)) }
x <- "global"
k(x)
m <- function(p) { x <- "m's"; eval(substitute(p), parent.frame()) }
m(x)
#%%
sq <- function(x) { cat("sq called\n"); x^2 }
y <- sq(3)
`my_if` <- function(c, a, b) { if (c) a else b }
my_if(TRUE, "A", cat("no\n"))
#%%
unless <- function(cond, expr) if (!cond) expr
unless(FALSE, "ran")
unless(TRUE, stop("not"))
is.null(unless(TRUE, 1))
#%%
f <- function(x) { g <- function() x <<- x + 1; g(); x }
v <- 10
f(v)
v
h <- function(x) { x[1] <- 99; x }
w <- c(1, 2)
h(w)
w
k <- function(x) { rm(x); exists("x", inherits = FALSE) }
k(1)
#%%
f <- function(x = y) { y <- "late"; x }
f()
g <- function(x = stop("no default used")) { x <- 1; x }
g()
h <- function(x, n = length(x)) { x <- x[x > 1]; n }
h(1:5)
#%%
f <- function(a, b = a + c, c = a * 2) { a <- 10; b }
f(1)
f(1, c = 5)
g <- function(first = { second <- 5; 1 }, second = 2) { first; second }
g()
g(second = 9)
#%%
trace_args <- function(...) { cat("n:", ...length(), "\n"); if (...length() > 1) ..2 else "one" }
trace_args({ cat("E1\n"); 1 }, { cat("E2\n"); 2 })
f <- function(...) { x <- list(...); y <- list(...); length(c(x, y)) }
f({ cat("only once\n"); 1 })
#%%
f <- function(x) { x; x; "done" }
counter <- 0
f({ counter <- counter + 1; counter })
counter
g <- function(x) { function() x }
h <- g({ counter <- counter + 10; counter })
h()
h()
counter
#%%
makeActiveBinding("now", function() { cat("active!\n"); 5 }, environment())
f <- function(x) x + x
f(now)
now + now
#%%
f <- function(x) { cat(typeof(substitute(x)), "\n"); force(x); invisible(x) }
f(1)
f(a + 1 -> b) |> try(silent = TRUE) |> class()
f("s")
f(quote(z))
a <- 1
f(a)
f(-1)
f(NULL)
f(TRUE)
f(function() 1)
#%%
identity({ cat("id\n"); 3 })
invisible({ cat("inv\n"); 4 })
(function(x) missing(x))()
(function(x, y) nargs())(1)
(function(...) nargs())(1, , 3) |> try()
system_like <- function(expr) { before <- "t0"; expr; paste(before, "t1") }
system_like(cat("work\n"))
#%%
quote({ x }) |> eval(list(x = 3))
f <- function(df, cond) { e <- substitute(cond); df[eval(e, df, parent.frame()), ] }
thr <- 2
f(data.frame(v = 1:4, w = letters[1:4]), v > thr)
my_with <- function(d, e) eval(substitute(e), d, parent.frame())
my_with(list(p = 2), p * thr)
#%%
f <- function(x, ...) UseMethod("f")
f.default <- function(x, ...) { cat("method\n"); ..1 }
f({ cat("dispatch arg\n"); 1 }, { cat("dots arg\n"); "val" })
#%%
force_all <- function(...) { list(...); "forced" }
force_all(cat("a\n"), cat("b\n"))
lazy_none <- function(...) "none"
lazy_none(cat("never\n"))
first <- function(...) ..1
first("x", stop("unused"))
#%%
seconds <- function(a, ...) { if (missing(a)) "no a" else a }
seconds()
dots_missing <- function(...) missing(..2)
dots_missing(1)
#%%
f <- function(p) { g <- function(q) { h <- function(r) { cat("h\n"); r }; h(q) }; g(p) }
i <- 0
f({ i <- i + 1; i })
i
compose2 <- function(f, g) function(...) f(g(...))
inc <- function(x) x + 1
compose2(inc, inc)(1)
#%%
add <- function(a) function(b) a + b
adders <- Map(add, 1:3)
adders[[2]](10)
