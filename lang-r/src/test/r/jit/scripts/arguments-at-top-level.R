# Arguments are evaluated at the call, and read a variable that a loop outside of functions keeps elsewhere
for (k in 1:4) print((k))
#%%
for (k in c(5, 6, 7, 8)) print((k))
#%%
f <- function(x, y) c(max(x), floor(y))
for (i in 1:0) r <- f(i / 2, 5)
print(r)
#%%
balls <- list(list(x = 1, v = 2), list(x = 4, v = 3), list(x = 0, v = 1))
move <- function(b) { b$x <- b$x + b$v; b }
for (i in seq_along(balls)) balls[[i]] <- move(balls[[i]])
str(balls)
#%%
total <- 0
add <- function(by) { total <<- total + by; total }
i <- 0
while (i < 6) { i <- i + 1; r <- add(i * 2); cat(r, (i), "") }
cat("\n")
#%%
g <- function(x, n) if (n > 2) x else -x
for (k in 1:5) { v <- k^2; cat(g(v + k, k), g((v), (k)), "") }
cat("\n")
