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
