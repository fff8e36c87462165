# Variables that code keeps elsewhere are changed in place by other code.
x <- 1; up <- function() x[1] <<- x[1] + 10
for (k in 1:5) { x <- x + 1; up(); cat(x, "") }
cat("\n")
f <- function() { x <- 1; up <- function() x[1] <<- x + 10; up(); x }
for (k in 1:4) print(f())
#%%
f <- function(k) { n <- 1; up <- function() class(n) <<- "a"; n <- n + 1; up(); inherits(n, "a") }
for (k in 1:4) print(f(k))
g <- function(k) { n <- k; eval(quote(n[1] <- 50)); n }
for (k in 1:4) print(g(k))
set <- function() { p <- parent.frame(); p$n[[1]] <- 50L }
h <- function(k) { n <- k; set(); n }
for (k in 1:4) print(h(k))
v <- function(k) { w <- k; tryCatch({ w[1] <- 6 }, error = function(e) 0); w }
for (k in 1:4) print(v(k))
#%%
one <- function(a) a; v <- 0
for (i in 1:4) { one({ for (n in 1:3) v[1] <- 9; next }); cat("not") }
f <- function() { for (i in 1:4) { eval(quote({ for (n in 1:3) 1; next })); cat("not") }; i }
for (k in 1:3) print(f())
g <- function() { for (i in 1:4) { one({ n <- 0; while (n < 3) n <- n + 1; break }); cat("not") }; i }
for (k in 1:3) print(g())
#%%
f <- function(k) { s <- 0; c(k, { for (i in 1:6) s <- s + i; s }) }
for (k in 1:4) print(f(k))
print(sum(1, { s <- 0; for (i in 1:100) s <- s + i; s }))
#%%
lockit <- function() { e <- parent.frame(); assign("n", 1, e); lockBinding("n", e) }
f <- function() { lockit(); n <- 5; n }
for (k in 1:4) print(tryCatch(f(), error = conditionMessage))
g <- function(k) { lockEnvironment(environment()); z <- k; z }
for (k in 1:4) print(tryCatch(g(k), error = conditionMessage))
active <- function() makeActiveBinding("n", function(v) if (missing(v)) 7 else cat("set", v, ""), parent.frame())
h <- function() { active(); n <- 5; n }
for (k in 1:4) print(h())
#%%
f <- function(a) 1 / (a %/% -3)
for (k in -3:3) print(f(k))
print(1 / sign(-0)); print(1 / (-0 %/% 3))
g <- function(x) 1 / sign(x)
for (k in 1:3) print(g(-0))
#%%
# A variable that is removed while its promise is evaluated.
g <- function(x) x + x
x <- 1
del <- function() { rm(list = "x", envir = sys.frame(-1)); 10 }
for (k in 1:4) print(g(del()))
#%%
# Defaults that assign to other parameters.
g <- function(first = { second <- 5; 1 }, second = 2) { first; second }
for (k in 1:4) print(g())
k <- function(a = { b <- 2; 1 }, b) { a; b }
for (i in 1:4) print(k())
#%%
# Types that change while code is hot.
f <- function(v, n) { s <- v[1]; for (i in 2:n) s <- s + v[i]; s }
print(f(1:10, 10)); print(f(c(1.5, 2, 3), 3)); print(f(c(TRUE, FALSE, TRUE), 3)); print(f(1:10, 11))
for (k in 1:30) r <- f(1:10, 10)
print(f(c(2147483647L, 1L), 2)); print(f(c(1, NA, 3), 3)); print(tryCatch(f("a", 1), error = conditionMessage))
m <- matrix(0, 3, 3); for (k in 1:20) for (i in 1:3) for (j in 1:3) m[i, j] <- m[i, j] + i * j; print(m)
#%%
# Lists, environments and outer variables assigned in hot code; copies keep what they have.
acc <- function() { total <- 0; list(add = function(x) { total <<- total + x; total }, get = function() total) }
a <- acc(); for (i in 1:100) a$add(i); print(a$get())
s <- structure(list(n = 0, v = c(1, 2)), class = "thing"); old <- s
bump <- function(t) { t$n <- t$n + 1; t$v[2] <- t$n; t }
for (i in 1:100) s <- bump(s); print(unclass(s)); print(unclass(old))
`$<-.loud` <- function(x, name, value) { cat(name, ""); x <- unclass(x); x[[name]] <- value; structure(x, class = "loud") }
l <- structure(list(n = 0), class = "loud"); for (i in 1:3) l$n <- i; cat("\n")
e <- new.env(); e$n <- 0; for (i in 1:100) e$n <- e$n + i; print(e$n)
lockBinding("n", e); print(tryCatch({ for (i in 1:3) e$n <- i }, error = conditionMessage))
