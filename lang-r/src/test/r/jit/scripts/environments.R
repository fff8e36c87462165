# Compiled code keeps numbers to itself; others who look at its environment must not see older ones
f <- function(n) { s <- 0; o <- list(g = function() s * 2); t <- 0; for (i in 1:n) { s <- s + 1; t <- t + o$g() }; t }
print(c(f(60), f(60), f(7)))
#%%
f <- function(n) { s <- 0; o <- list(g = function(k) s * 2 + k); t <- 0; for (i in 1:n) { s <- s + 1; t <- t + o$g(i) }; c(s, t) }
for (k in 1:40) x <- f(20)
print(x)
#%%
s <- 0; o <- list(g = function() s * 2); t <- 0
for (i in 1:60) { s <- s + 1; t <- t + o$g() }
print(t)
#%%
f <- function(n) { s <- 0; e <- environment(); t <- 0; for (i in 1:n) { s <- s + 1; t <- t + e$s }; t }
print(c(f(60), f(60), f(7)))
#%%
f <- function(n) { s <- 0; e <- environment(); t <- 0; for (i in 1:n) { s <- s + 1; t <- t + e[["s"]] }; t }
print(c(f(60), f(60), f(7)))
#%%
f <- function(n) { s <- 0; e <- environment(); t <- 0; for (i in 1:n) { e$s <- s + 1; t <- t + s; e[["s"]] <- s + 1 }; c(s, t) }
print(f(60)); print(f(60))
#%%
f <- function(n) { e <- environment(); for (i in 1:n) { k <- i; r <- c(length(e), length(ls(e)), exists("k", e), exists("z", e)) }; r }
print(f(60)); print(f(3))
#%%
s <- 0; e <- globalenv(); t <- 0
for (i in 1:60) { s <- s + 1; t <- t + e$s }
print(t)
#%%
f <- function(n) { s <- 0; o <- list(g = function(x) { s <<- x; s }); t <- 0; for (i in 1:n) { s <- s + 1; o$g(i * 2); t <- t + s }; c(s, t) }
print(f(60)); print(f(60))
#%%
apply_to <- function(fn, x) fn(x)
f <- function(n) { s <- 0; g <- function(k) s * 2 + k; t <- 0; for (i in 1:n) { s <- s + 1; t <- t + apply_to(g, i) }; c(s, t) }
for (k in 1:40) x <- f(20)
print(x)
#%%
counter <- function() { count <- 0; list(add = function(by) { count <<- count + by; count }, env = environment()) }
f <- function(n) { o <- counter(); t <- 0; for (i in 1:n) { o$add(i); t <- t + o$env$count }; t }
print(f(60)); print(f(60))
#%%
# Closures that are made in hot code see variables as they are when they are called.
f <- function(n) {
  total <- 0
  for (i in 1:n) { x <- i * 2; g <- function() x + total; total <- total + g(); x <- 0 }
  c(total, g())
}
for (k in 1:3) print(f(300))
#%%
h <- function() { x <- 0; k <<- function() x; for (i in 1:500) x <- x + i; x <- x + 1; invisible() }
for (j in 1:3) { h(); print(k()) }
#%%
w <- function() { y <- 1; e <- function() { y <<- y + 1 }; for (i in 1:400) { y <- y + 1; if (i %% 100 == 0) e() }; y }
for (k in 1:3) print(w())
#%%
z <- function() { v <- 0; for (i in 1:300) { v <- v + 1; q <- function() v; if (i == 299) s <- q }; v <- -1; s() }
for (k in 1:3) print(z())
#%%
err <- function() { v <- 0; hold <<- function() v; for (i in 1:300) { v <- v + 1; if (i == 250) stop("x") } }
for (k in 1:3) { try(err(), silent = TRUE); print(hold()) }
#%%
# Arguments that are variables of the caller, asked for late, when these may have changed.
f <- function(a, b, g) { g(); if (a > 0) b else 0 }
outer <- function(n) {
  total <- 0
  y <- 1
  change <- function() y <<- y + 1
  for (i in 1:n) total <- total + f(i, y, change)
  total
}
for (k in 1:3) print(outer(200))
#%%
f <- function(x, y = x) { x <- x + 1; x + y }
for (k in 1:3) { s <- 0; for (i in 1:300) s <- s + f(i); print(s) }
#%%
f <- function(l, i) { l$n <- i; l$n + length(l) }
g <- function(n) { l <- list(n = 0, m = 1); s <- 0; for (i in 1:n) s <- s + f(l, i); c(s, l$n) }
for (k in 1:3) print(g(200))
#%%
f <- function(v, i) { v[i] <- 0; sum(v) }
g <- function(n) { v <- as.numeric(1:10); s <- 0; for (i in 1:n) s <- s + f(v, i %% 10 + 1) + f(c(1, 2, i), 2); c(s, sum(v)) }
for (k in 1:3) print(g(200))
#%%
f <- function(x) { x[1] <- 100; c(substitute(x), missing(x), match.call()) }
g <- function(n) { for (i in 1:n) r <- f(c(i, 2)); r }
print(g(100))
#%%
apply_twice <- function(fun, x) fun(fun(x))
g <- function(n) { s <- 0; for (i in 1:n) { k <- function(x) x + i; s <- s + apply_twice(k, i) }; s }
for (k in 1:3) print(g(200))
fun <- function(x) x * 10
h <- function(fun, x) fun(x)
for (i in 1:3) print(h(5, 2))
