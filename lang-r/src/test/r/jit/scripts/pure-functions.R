# Functions that only compute are called without frames; whoever began makes the call again if something unusual comes up
fib <- function(n) if (n < 2) n else fib(n - 1) + fib(n - 2)
for (k in 1:30) x <- fib(8)
print(x); print(fib(15)); print(fib(7L)); print(tryCatch(fib("a"), error = conditionMessage)); print(fib(TRUE)); print(fib(5.5))
#%%
fib <- function(n) if (n < 2L) n else fib(n - 1L) + fib(n - 2L)
for (k in 1:30) x <- fib(8L)
print(x); print(fib(12)); print(tryCatch(fib(NA), error = conditionMessage)); print(fib(20L))
#%%
grow <- function(n) if (n == 0L) 1L else grow(n - 1L) * 5L
for (k in 1:40) x <- grow(6L)
print(x); print(grow(13L)); print(grow(14L)); print(grow(4L))
#%%
tree <- function(d) if (d == 0) list(NULL, NULL) else list(tree(d - 1), tree(d - 1))
check <- function(t) if (is.null(t[[1]])) 1 else 1 + check(t[[1]]) + check(t[[2]])
for (k in 1:10) x <- check(tree(5))
print(x); str(tree(1)); a <- tree(2); b <- a; b[[1]][[1]] <- 7; print(check(a)); str(b[[1]])
#%%
k <- 2
f <- function(n) if (n == 0) k else f(n - 1) + k
r <- 0
for (i in 1:50) { k <- k + 1; r <- r + f(3) }
print(c(k, r))
#%%
g <- function(m) { k <- 2; f <- function(n) if (n == 0) k else f(n - 1) + k; r <- 0; for (i in 1:m) { k <- k + 1; r <- r + f(3) }; c(k, r) }
print(g(50)); print(g(4))
#%%
g <- function(m) { k <- 2; o <- list(f = function(n) if (n == 0) k else o$f(n - 1) + k); r <- 0; for (i in 1:m) { k <- k + 1; r <- r + o$f(3) }; c(k, r) }
print(g(50)); print(g(4))
#%%
deep <- function(n) if (n == 0) 0 else 1 + deep(n - 1)
for (k in 1:40) x <- deep(50)
options(expressions = 200); print(tryCatch(deep(1e4), error = function(e) "too deep")); print(deep(60))
#%%
bad <- function(n) if (n == 0) stop("bottom") else 1 + bad(n - 1)
ok <- function(n, m) if (n == 0) { if (m > 40) stop("bottom") else 0 } else 1 + ok(n - 1, m)
for (k in 1:40) x <- ok(5, k)
print(x); tryCatch(ok(3, 41), error = function(e) print(conditionCall(e))); print(tryCatch(bad(3), error = conditionMessage))
calls <- NULL
tryCatch(withCallingHandlers(ok(2, 50), error = function(e) calls <<- sum(vapply(sys.calls(), function(call) identical(call[[1]], quote(ok)), NA))), error = function(e) NULL)
print(calls)
#%%
odd <- function(n) if (n == 0) FALSE else even(n - 1)
even <- function(n) if (n == 0) TRUE else odd(n - 1)
for (k in 1:40) x <- even(9)
print(c(x, even(10), odd(7))); even <- function(n) "other"; print(odd(7)); print(odd(0))
#%%
power <- function(x, n = 3, one = 1) if (n == 0) one else x * power(x, n - 1, one)
for (k in 1:40) x <- power(2)
print(c(x, power(2, 10), power(n = 2, x = 3), power(2, 2, 5L), power(c(1, 2), 2)))
#%%
quick <- function(v) if (length(v) <= 1) v else { p <- v[1]; r <- v[-1]; c(quick(r[r < p]), p, quick(r[r >= p])) }
x <- c(5, 3, 9, 1, 7, 2, 8)
for (k in 1:40) y <- quick(x)
print(y); print(x); print(quick(c(b = 2, a = 1))); print(quick(c("b", "c", "a")))
#%%
noisy <- function(n) { if (n == 30) cat("thirty\n"); if (n == 0) 0 else noisy(n - 1) + 1 }
for (k in 1:40) x <- noisy(10)
print(noisy(31))
