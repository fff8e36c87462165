# Dimensions take the names along that belong to them.
m <- matrix(1:4, 2, dimnames = list(1:2, NULL))
attr(m, "dim") <- 4
attributes(m)
#%%
m <- matrix(1:4, 2, dimnames = list(1:2, NULL))
attr(m, "dim") <- NULL
attributes(m)
#%%
x <- c(a = 1, b = 2)
attr(x, "dim") <- 2
attributes(x)
#%%
x <- structure(c(a = 1, b = 2), dim = 2)
attributes(x)
attr(x, "names") <- c("u", "v")
attributes(x)
x
#%%
m <- matrix(1:4, 2)
names(m) <- letters[1:4]
m
m["a"]
m[["b"]]
names(m) <- NULL
attributes(m)
#%%
a <- array(1:8, c(2, 2, 2))
names(a) <- letters[1:8]
a
#%%
x <- 1:2
attr(x, "row.names") <- 4
#%%
x <- 1:2
attr(x, "row.names") <- TRUE
#%%
x <- 1:2
attr(x, "row.names") <- list(1)
#%%
x <- 1:2
attr(x, "row.names") <- c(NA, -2L)
attributes(x)
attr(x, "row.names") <- c(NA, 3)
attributes(x)
attr(x, "row.names") <- NULL
attributes(x)
#%%
x <- 1:6
attributes(x) <- list(dim = c(2, 3), a = 1, dim = 6)
attributes(x)
#%%
x <- 1:2
attributes(x) <- list(tsp = c(1, 3, 1), class = "ts")
#%%
x <- 1:2
attr(x, "tsp") <- 1:2
#%%
x <- 1:2
attr(x, "tsp") <- c(1, 2, 1)
attr(x, "tsp")
attr(x, "tsp") <- c(2, 1, 1)
#%%
x <- numeric(0)
attr(x, "tsp") <- c(1, 2, 1)
#%%
x <- 1:4
attr(x, "tsp") <- c(1, 2, 0)
