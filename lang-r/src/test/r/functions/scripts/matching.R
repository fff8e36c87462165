f <- function(x, y) c(x = x, y = y)
f(1, 2)
f(y = 1, 2)
f(y = 1, x = 2)
f(2, x = 1)
#%%
f <- function(alpha, beta = 10, ...) alpha + beta
f(1)
f(al = 1, be = 2)
f(be = 5, 1)
#%%
f <- function(value, verbose) c(value, verbose)
f(val = 1, ver = 2)
f(1, verb = 3)
#%%
f <- function(value, verbose) 1
f(v = 1)
#%%
f <- function(x) x
f(1, 2)
#%%
f <- function(x) x
f(y = 1)
#%%
f <- function(x, x2) 1
f(x = 1, x = 2)
#%%
f <- function(x) x
f()
#%%
f <- function(x, y) { if (missing(y)) "no y" else y }
f(1)
f(1, 2)
f(y = 3)
f(1, )
#%%
f <- function(..., last) c(n = nargs(), last = if (missing(last)) NA else last)
f(1, 2, 3)
f(1, la = 2)
f(1, last = 9)
#%%
f <- function(abc, ..., abd) c(missing(abc), missing(abd))
f(ab = 1)
f(abd = 1)
f(abc = 1, ab = 2)
#%%
f <- function(a, b = a * 2, c = a + b) c(a, b, c)
f(1)
f(1, c = 0)
f(1, 5)
f(b = 1, a = 3)
#%%
f <- function(x, n = length(x)) { x <- c(x, 1); n }
f(1:3)
#%%
f <- function(x, y = x) { x <- 100; y }
f(1)
#%%
f <- function(a = b, b = a) a
f()
#%%
f <- function(a = b, b = 2) a
f()
f(b = 5)
#%%
f <- function(a = a) a
f()
#%%
f <- function(x, ...) list(...)
f(1, 2, k = 3)
length(f(1))
names(f(1, a = 1, 2))
#%%
f <- function(...) ..2
f(1, "two", 3)
#%%
f <- function(...) ..3
f(1)
#%%
f <- function(...) ...length()
f()
f(1, 2)
g <- function(...) ...elt(2)
g("a", "b")
h <- function(...) ...names()
h(a = 1, 2)
#%%
f <- function() ..1
f()
#%%
f <- function() list(...)
f()
#%%
f <- function(...) g(...)
g <- function(a, b) paste(a, b)
f(b = "B", "A")
f("x", "y")
#%%
f <- function(...) { args <- list(...); if (length(args)) names(args) else "none" }
f()
f(1)
f(p = 1, 2)
#%%
f <- function(first, ...) { if (...length()) first + Recall(...) else first }
f(1, 2, 3, 4)
#%%
f <- function(...) missing(...)
f()
f(1)
g <- function(x, ...) missing(x)
g()
g(1)
h <- function(...) missing(..1)
h()
h(2)
#%%
f <- function(`a b`, `if`) paste(`a b`, `if`)
f(1, 2)
f(`if` = "x", `a b` = "y")
f("a b" = 1, "if" = 2)
#%%
f <- function(x) { x; missing(x) }
f(1)
g <- function(x) { x <- 5; missing(x) }
g()
h <- function(x = 3) missing(x)
h()
h(3)
#%%
outer1 <- function(a) inner1(a)
inner1 <- function(b) missing(b)
outer1()
outer1(1)
#%%
f <- function(x, y) { x }
f(1, stop("not evaluated"))
f(y = stop("no"), 2)
#%%
f <- function(n, m = n) { n <- n + 1; m }
f(1)
g <- function(n, m = n) { force(m); n <- n + 1; m }
g(1)
#%%
(function(x, y = 2) x * y)(4)
(\(x) x^2)(3)
sapply(1:3, \(i) i + 1)
(function() NULL)()
function(x) x + 1
#%%
f <- function(x, FUN = function(v) v + 1) FUN(x)
f(1)
f(1, sqrt)
f(4, FUN = function(z) -z)
match.fun("sum")(1, 2)
f(2, "exp")
#%%
mean(x = 1:3)
mean(1:3, na.rm = TRUE)
paste("a", "b", sep = "")
paste("a", "b", se = "")
#%%
seq(1, 10, len = 4)
rep(1, t = 2)
round(3.14159, d = 2)
round(digits = 1, x = 2.55)
#%%
sum(1, 2, na.rm = FALSE, 3)
max(c(1, NA), na.rm = T)
c(recursive = TRUE, list(1, list(2)))
c(use.names = FALSE, a = 1)
nchar(type = "chars", "abc")
rep(times = 2, x = "q")
