x <- data.frame(a = 1:3, b = 4:6)
try(x[1:2, "a"] <- 1:3)
try(x["a"] <- 1:4)
try(x[, 1] <- 1:2)
try(x[1:2, ] <- 1:3)
try(x[1:2] <- integer(0))
try(x[x > 2] <- 1:3)
try(x[1, 5] <- 0)
try(x[[2, 3]] <- 1)
try(x[c("a", "b")] <- list(1:2, 1:3))
x
#%%
x <- data.frame(a = 1:3, b = 4:6)
y <- x; y[1, ] <- data.frame(a = 7:8, b = 9:10); y
y <- x; y[1:2, c("a", "b")] <- list(1:2, 3:5); y
y <- x; y[1:2, ] <- 1:8; y
y <- x; y[1:2, ] <- 1:5; y
y <- x; y[1:2, ] <- list(1:4); y
#%%
x <- data.frame(a = 1:3, b = 4:6)
y <- x; y["a"] <- integer(0); y
y <- x; y["a"] <- list(); y
y <- x; y["q"] <- list(integer(0)); y
try(y[1, "a"] <- character(0))
try(y[1:2, c("a", "b")] <- list(1:2, integer(0)))
#%%
z <- data.frame()
try(z["a"] <- 1:2)
try(z$a <- 1:2)
z <- data.frame(a = integer(0))
try(z["b"] <- 1)
try(z[, "b"] <- 1)
z["q"] <- integer(0); z
z[1, "a"] <- 3L; z
#%%
# The index is shown as it is written, the value as it is.
y <- data.frame(a = 1:3, b = 4:6)
i <- 1:2; j <- "a"; f <- function(d, k) { d[k, "a"] <- seq_len(5); d }
try(y[i, j] <- 1:4)
try(y[y$a > 1, "b"] <- c(1, 2, 3))
try(y[[j]] <- 1:2)
try(y[j] <- seq_len(4))
try(f(y, 1:2))
l <- structure(list(1), class = "u")
`[<-.u` <- function(x, i, ..., value) { print(sys.call()); x }
`[[<-.u` <- function(x, i, value) { print(sys.call()); x }
k <- 3
l[k + 1] <- sqrt(4)
l[[k]] <- sqrt(4)
l[k, drop = FALSE] <- 1
h <- list(p = l, q = list(l))
h$p[k] <- 2
h$q[[1]][[k]] <- 2
names(l)[k] <- "a"
