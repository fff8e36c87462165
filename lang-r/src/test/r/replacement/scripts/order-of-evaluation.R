# The value comes first, then the vector, then the index.
f <- function(x, i, v) { x[i] <- v; x }
f({cat("x "); c(1, 2, 3)}, {cat("i "); 1L}, {cat("v "); 2})
#%%
f <- function(x, i, v) { x[[i]] <- v; x }
f({cat("x "); list(1, 2)}, {cat("i "); 1L}, {cat("v "); 2})
#%%
f <- function(x, i, v) { x[i + 1] <- v; x }
f({cat("x "); c(1, 2, 3)}, {cat("i "); 1L}, {cat("v "); 2})
#%%
f <- function(x, i, v) { x[i] <- v; x }
f(stop("the vector"), stop("the index"), 1)
#%%
f <- function(x, i, v) { x[i] <- v; x }
f(stop("the vector"), stop("the index"), stop("the value"))
#%%
f <- function(x, i, v) { x[[i]]$a <- v; x }
f({cat("x "); list(list(), 2)}, {cat("i "); 1L}, {cat("v "); 2})
#%%
f <- function(x, i, j, v) { x[i, j] <- v; x }
f({cat("x "); diag(2)}, {cat("i "); 1L}, {cat("j "); 2L}, {cat("v "); 5})
#%%
f <- function(x, i) { for (k in 1:3) x[i] <- k; x }
f({cat("x "); 1:2}, {cat("i "); 2L})
#%%
f <- function(x, i) { x[i] <- 5 }
f(, 1)
