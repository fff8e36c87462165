m <- matrix(0, 2, 2)
m[1, ] <- 1:2
m
m[, 2] <- 9
m
m[2, 2] <- NA
m
#%%
m <- matrix(1:4, 2)
m[m > 2] <- 0L
m
m[cbind(1:2, 1:2)] <- c(10L, 20L)
m
m[5] <- 1L
m
#%%
m <- matrix(1:4, 2)
m[3, 1] <- 0L
#%%
m <- matrix(1:4, 2)
m[, 3] <- 0L
#%%
m <- matrix(1:4, 2)
m[1, ] <- 1:3
#%%
m <- matrix(1:6, 2)
m[, 1:2] <- 1:2
m
m[1, 2:3] <- c(0.5, 1.5)
m
m[] <- 0
m
#%%
m <- matrix(1:4, 2, dimnames = list(c("a", "b"), c("x", "y")))
m["a", "y"] <- 100L
m
m["b", ] <- 0L
m
#%%
m <- matrix(1:4, 2, dimnames = list(c("a", "b"), c("x", "y")))
m["c", "y"] <- 100L
#%%
m <- matrix(1:4, 2)
m[1, 1] <- "s"
m
m <- matrix(1:4, 2)
m[[2, 1]] <- 50L
m
#%%
m <- diag(2)
m[lower.tri(m)] <- 7
m
diag(m) <- 5
m
diag(m) <- c(1, 2)
m
dim(m) <- c(1, 4)
m
#%%
a <- array(0, c(2, 2, 2))
a[1, 2, 2] <- 5
a[, , 1] <- matrix(1:4, 2)
a
a[2, , ] <- 9
a[, , 2]
#%%
m <- matrix(1:4, 2)
m[NA] <- 0L
m
m[-1, ] <- 8L
m
m[c(TRUE, FALSE), 1] <- 3L
m
m[0, ] <- 5L
m
#%%
m <- matrix(list(), 0, 0)
dim(m)
m <- matrix(list(1, 2), 1)
m[[1, 2]] <- "q"
m
m[1, 1] <- list(NULL)
m
#%%
m <- matrix(1:4, 2)
dimnames(m) <- list(c("p", "q"), NULL)
m
rownames(m)[2] <- "z"
m
colnames(m) <- c("A", "B")
m
rownames(m) <- NULL
m
#%%
m <- matrix(1:4, 2)
colnames(m) <- c("a", "b", "c")
#%%
m <- matrix(1:6, 2)
m[2, ] <- m[1, ] * 2L
m
m <- m[, -1]
m
m[, 1] <- rev(m[, 1])
m
m <- rbind(m, 0L)
m
