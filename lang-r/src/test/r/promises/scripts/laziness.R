f <- function(x) { cat("in f\n"); x; cat("after x\n"); invisible() }
f({ cat("evaluating x\n"); 1 })
#%%
f <- function(a, b) { b; a; NULL }
invisible(f({ cat("a\n"); 1 }, { cat("b\n"); 2 }))
#%%
f <- function(x) { x + x }
f({ cat("once\n"); 5 })
#%%
f <- function(x) 10
f(stop("never"))
g <- function(x, y) if (x) "short" else y
g(TRUE, stop("never"))
#%%
f <- function(x) { force(x); function() x }
g <- function(x) function() x
y <- 1
a <- f(y)
b <- g(y)
y <- 2
a()
b()
#%%
f <- function(x = { cat("default\n"); 1 }) { cat("start\n"); x + x }
f()
f(5)
#%%
f <- function(x, y = x * 2) { x <- 100; y }
f(1)
g <- function(x, y = x * 2) { y; x <- 100; y }
g(1)
#%%
x <- "global"
f <- function(a) { x <- "local"; a }
f(x)
g <- function(a = x) { x <- "local"; a }
g()
g(x)
#%%
f <- function(x) { substitute(x) }
f(a + b)
f(1)
y <- 3
f(y)
g <- function(z) f(z)
g(q + 1)
#%%
f <- function(x) { x; substitute(x) }
f(1 + 2)
g <- function(x) { x <- 10; substitute(x) }
g(a + b)
#%%
f <- function(...) substitute(list(...))
f(a, b + c, 3)
g <- function(...) substitute(...)
g(x + y, z)
h <- function(...) as.list(substitute(list(...)))[-1]
h(p, k = q * 2)
#%%
delayedAssign("lazy", { cat("computing\n"); 42 })
cat("before\n")
lazy
lazy
lazy + 1
#%%
delayedAssign("a", b + 1)
b <- 10
a
b <- 20
a
delayedAssign("err", stop("delayed error"))
exists("err")
try(err, silent = TRUE) |> cat()
#%%
delayedAssign("x", x + 1)
x
#%%
f <- function() { delayedAssign("v", { cat("!\n"); 7 }); function() v }
g <- f()
g()
g()
#%%
e <- new.env()
delayedAssign("z", y * 2, eval.env = list2env(list(y = 21)), assign.env = e)
e$z
substitute(z, e)
#%%
f <- function(x) { g(x) }
g <- function(y) { cat("in g\n"); y }
f({ cat("forced deep\n"); "v" })
#%%
f <- function(n) { cat("f", n, "\n"); n }
g <- function(a, b, c) { c; a }
g(f(1), f(2), f(3))
#%%
f <- function(x) { cat("missing:", missing(x), "\n"); if (!missing(x)) x }
f()
f(3)
g <- function(y) f(y)
g()
g(4)
#%%
f <- function(x, y) { x <- x; y }
a <- 1
f(a <- 2, a)
a
f(a, a <- 3)
a
#%%
f <- function(x, y) { y; x }
a <- 1
f(a, a <- 2)
b <- 1
f(b <- 5, b)
