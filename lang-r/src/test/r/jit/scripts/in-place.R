# Closures that only compute run in the place of their calls.
sq <- function(x) x * x
g <- function(a, b = 2) if (a > b) sq(a) + b else a - sq(b)
h <- function(n) { s <- 0; for (j in 1:n) { i <- j + 0; s <- s + g(i, i %% 7) + g(i) + g(b = i, 3) }; s }
for (k in 1:3) print(h(3000))
print(g(2L)); print(tryCatch(g(NA), error = conditionMessage))
#%%
# What it does with other types, and with NA, NaN and overflow.
sq <- function(x) x * x
h <- function(v) { r <- NULL; for (k in 1:1500) r <- sq(v); r }
for (v in list(2, 3L, TRUE, NA, NaN, 1e200, c(1, 2), c(a = 1), 1i)) print(h(v))
print(tryCatch(h(50000L), warning = conditionMessage))
print(tryCatch(h("a"), error = conditionMessage))
print(h(structure(3, class = "metre")))
#%%
# Errors name the call of the closure, and handlers see its frame.
f <- function(a, b) a + b
h <- function(x) { s <- 0; for (i in 1:3000) s <- f(s, if (i == 2900) x else 1); s }
print(h(1))
print(tryCatch(h("x"), error = function(e) deparse(conditionCall(e))))
withCallingHandlers(tryCatch(h("x"), error = function(e) cat("end\n")), error = function(e) print(sys.call(-2)))
#%%
# Redefinition of a function that is called by what is called.
sq <- function(x) x * x
twice <- function(x) sq(x) + sq(x)
h <- function(n) { s <- 0; for (i in 1:n) { if (i == 2500) sq <<- function(x) -x; s <- s + twice(i + 0) }; s }
print(h(3000))
#%%
# An argument that assigns is evaluated as often as it was before, and when it was.
late <- function(a, b) { b; a }
never <- function(a, b) b
f <- function(x) { n <- x; r <- 0; for (i in 1:2500) r <- r + late({ n <- n + 1; n }, n) + never({ n <- 100; n }, 1); c(n, r) }
print(f(1))
x <- 0
g <- function() { r <- 0; for (i in 1:2500) r <- r + late(x, x <<- x + 1); r }
print(g()); print(x)
#%%
# Arguments that are never asked for may be errors.
first <- function(a, b) a
pick <- function(a, b) if (a > 2000) b else 0
f <- function() { s <- 0; for (i in 1:2500) s <- s + first(i, stop("no")); s }
print(f())
f <- function() { s <- 0; for (i in 1:2500) s <- s + pick(i, nothere); s }
print(tryCatch(f(), error = conditionMessage))
#%%
# Missing arguments, defaults that compute, and defaults that depend on assignments.
d <- function(a, n = length(a)) n + 1
e <- function(a, n = a * 2) { a <- a + 1; n }
m <- function(a, b) if (missing(b)) a else a + b
f <- function() { s <- 0; for (i in 1:2500) s <- s + d(c(i, i)) + e(i) + m(i) + m(i, 1); s }
print(f())
g <- function(a, b) if (a > 2000) b else a
f <- function() { s <- 0; for (i in 1:2500) s <- s + g(i); s }
print(tryCatch(f(), error = conditionMessage))
#%%
# Methods of objects that are lists of closures made by the same code.
account <- function(balance) list(get = function() balance, above = function(x) balance > x, add = function(x) balance <<- balance + x)
all <- lapply(1:5, account)
f <- function() { n <- 0; for (i in 1:3000) { a <- all[[i %% 5 + 1]]; if (a$above(2)) n <- n + a$get(); if (i %% 100 == 0) a$add(1) }; n }
print(f()); print(f())
#%%
# Other closures that were made by the same code; then one that was not.
make <- function(k) function(x) x + k
fs <- list(make(1), make(2), make(10))
f <- function(fs) { s <- 0; for (i in 1:3000) { g <- fs[[i %% length(fs) + 1]]; s <- s + g(i) }; s }
print(f(fs)); print(f(c(fs, function(x) -x))); print(f(list(sqrt, sin)))
#%%
# Vectors passed through stay what they were, whoever changes them later.
id <- function(v) v
last <- function(v) v[length(v)]
f <- function(v) { for (i in 1:2500) { w <- id(v); w[1] <- i; v[2] <- last(w) }; list(v, w) }
x <- c(1, 2, 3)
print(f(x)); print(x)
local({ a <- c(1, 2); g <- function(v) { u <- v; u }; for (i in 1:2500) { b <- g(a); b[1] <- 9 }; print(a); print(b) })
#%%
# Visibility, return(), nested ifs, local variables of several types.
quiet <- function(x) invisible(x)
loud <- function(x) { y <- x + 1; if (y > 5) return(y) ; z <- if (y > 3) 1L else "few"; z }
f <- function(n) { r <- list(); for (i in 1:n) { quiet(i); r[[i %% 4 + 1]] <- loud(i %% 7) }; r }
str(f(3000))
h <- function() { for (i in 1:2000) quiet(i); quiet(3) }
h()
(h())
#%%
# Recursion is called.
fib <- function(n) if (n < 2) n else fib(n - 1) + fib(n - 2)
even <- function(n) if (n == 0) TRUE else odd(n - 1)
odd <- function(n) if (n == 0) FALSE else even(n - 1)
print(fib(18)); print(even(100)); print(odd(101))
#%%
# sys.call, parent.frame, match.arg, substitute and environment() in what is called.
who <- function(x) { if (x > 2990) print(sys.call()); x }
env <- function(x) identical(parent.frame(), globalenv())
sub <- function(x) if (x > 2998) deparse(substitute(x)) else x
f <- function() { r <- 0; for (i in 1:3000) { if (i > 2997) who(i + 0); env(i); r <- sub(i * 1) }; r }
print(f())
kind <- function(x, type = c("one", "two")) { type <- match.arg(type); paste(x, type) }
g <- function() { r <- ""; for (i in 1:1500) r <- kind(i, "two"); r }
print(g())
#%%
# An environment made in what is called is inside of it.
fresh <- function(k) new.env()
f <- function() { for (i in 1:3000) e <- fresh(i); e }
print(get("k", envir = f())); print(identical(parent.env(parent.env(f())), globalenv()))
