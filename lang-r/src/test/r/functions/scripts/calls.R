do.call("sum", list(1, 2, 3))
do.call(paste, list("a", "b", sep = "-"))
do.call(rbind, list(a = 1:2, b = 3:4))
do.call("f", list(2), envir = list2env(list(f = function(x) x * 100)))
#%%
do.call(nofun, list())
#%%
do.call("nofun", list())
#%%
do.call(sum, 1:3)
#%%
f <- function(x, y) match.call()
f(1, 2)
f(y = 1, 2)
f(a + b, g(z))
do.call(f, list(1, quote(q)))
#%%
f <- function(x, ...) match.call()
f(1, 2, k = 3)
g <- function(...) f(...)
g(5, 6)
f <- function(...) match.call(expand.dots = FALSE)
f(1, a = 2)
#%%
f <- function(type = c("linear", "quad", "cubic")) match.arg(type)
f()
f("quad")
f("cu")
#%%
f <- function(type = c("linear", "quad")) match.arg(type)
f("zzz")
#%%
match.arg("me", c("mean", "median"))
#%%
match.arg("mea", c("mean", "median"))
match.arg(c("a", "b"), c("a", "b", "c"), several.ok = TRUE)
match.arg(NULL, c("x", "y"))
#%%
f <- function() sys.call()
f()
g <- function(...) sys.call()
g(1, b = 2)
h <- function(x) { k <- function() sys.call(-1); k() }
h(9)
#%%
f <- function() sys.function()
f()
nf <- function(n) if (n <= 1) 1 else n * sys.function()(n - 1)
nf(5)
#%%
fact <- function(n) if (n <= 1) 1 else n * Recall(n - 1)
fact(10)
sapply(1:5, function(n) if (n < 2) 1 else n * Recall(n - 1))
#%%
Recall()
#%%
f <- function() { on.exit(cat("bye\n")); cat("hi\n"); invisible(1) }
f()
x <- f()
x
#%%
f <- function() { on.exit(cat("1\n")); on.exit(cat("2\n")); 0 }
f()
g <- function() { on.exit(cat("1\n")); on.exit(cat("2\n"), add = TRUE); 0 }
g()
#%%
f <- function() { on.exit(cat("1\n")); on.exit(cat("first\n"), add = TRUE, after = FALSE); 0 }
f()
g <- function() { on.exit(cat("x\n")); on.exit(); 0 }
g()
#%%
f <- function() { on.exit({ cat("cleanup\n") }); stop("boom") }
try(f(), silent = TRUE)
cat("after\n")
#%%
f <- function() { on.exit(return("from exit")); "normal" }
f()
#%%
f <- function() { x <- 1; on.exit(print(x)); x <- 2; x <- 3; "r" }
f()
#%%
f <- function(v) { on.exit(v <- 100); v }
f(5)
g <- function() { on.exit(stop("in exit")); 1 }
try(g())
cat("ok\n")
#%%
f <- function() { invisible(7) }
f()
(f())
y <- f()
y
print(f())
f() + 0
if (TRUE) f()
{f()}
