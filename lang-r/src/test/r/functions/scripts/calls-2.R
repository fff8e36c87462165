f <- function() { g <- function() invisible(3); g() }
f()
h <- function() { x <- invisible(3); x }
h()
k <- function() return(invisible(2))
k()
m <- function(x) x
m(invisible(5))
#%%
f <- function(x) { x$a <- 2; x }
l <- list(a = 1)
f(l)$a
l$a
g <- function() { return(1); 2 }
g()
h <- function() return()
is.null(h())
#%%
f <- function(x) UseMethod("f")
f.default <- function(x) "d"
f(1)
nargs
args(f)
formals(function(a, b = 2) 1)
arity <- function(f) length(formals(f))
arity(function(x, y, z) 1)
#%%
compose <- function(...) { fs <- list(...); function(x) Reduce(function(a, f) f(a), fs, x) }
compose(sqrt, abs, function(v) v + 1)(16)
(function(f) f(f))(function(s) "self")
#%%
add <- function(x) function(y) x + y
add(1)(2)
adders <- lapply(1:3, add)
adders[[1]](10)
adders[[3]](10)
counter <- function() { n <- 0; function() { n <<- n + 1; n } }
cn <- counter()
cn()
cn()
counter()()
#%%
`%+%` <- function(a, b) paste0(a, b)
"a" %+% "b" %+% "c"
`%||%` <- function(a, b) if (is.null(a)) b else a
NULL %||% 3
`my fun` <- function() "tick"
`my fun`()
#%%
square <- function(x) x^2
4 |> square()
c(1, 4, 9) |> sqrt() |> sum()
quote(x |> f(y))
5 |> (\(v) v + 1)()
"a" |> paste("b", sep = "-")
#%%
fib <- function(n) if (n < 2) n else fib(n - 1) + fib(n - 2)
sapply(0:15, fib)
is.function(fib)
class(fib)
deparse(args(fib))
body(fib)[[1]]
#%%
nofunction(1)
#%%
x <- 5
x(1)
#%%
"paste"("a", "b")
'sum'(1, 2)
f <- "notfun"
f(1)
#%%
(1)(2)
#%%
NULL()
#%%
"nofunctionhere"()
#%%
f <- function(x) { if (x) return("early"); "late" }
f(TRUE)
f(FALSE)
sapply(c(TRUE, FALSE), f)
g <- function() { lapply(1:3, function(i) return(i)); "end" }
g()
#%%
return(5)
cat("after top-level return\n")
#%%
Vectorize(function(a, b) if (a > b) a else b)(1:3, c(2, 2, 2))
Negate(is.na)(c(1, NA))
identity(5)
Identity <- function(x) x
Identity(Identity)(3)
Reduce(function(f, g) function(x) g(f(x)), list(sqrt, exp))(4)
#%%
f <- function(n) { if (n == 0) return(0); 1 + f(n - 1) }
f(100)
g <- function(n, acc = 0) if (n == 0) acc else g(n - 1, acc + n)
g(100)
#%%
f <- function() f()
tryCatch(f(), error = function(e) cat("deep recursion caught\n"))
#%%
stopifnot(is.function(print))
is.primitive(sum)
is.primitive(mean)
#%%
environmentName(environment(mean))
is.null(environment(sum))
class(environment(function() 1))
deparse(function(x) x + 1)
#%%
f <- function(x, y) { x + y }
formals(f)$y <- 10
f(1)
body(f) <- quote(x * y)
f(2)
formals(f) <- alist(x = , y = 3)
f(3)
f
as.function(alist(a = , b = 2, a + b))(1)
names(formals(f))
