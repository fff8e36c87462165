m <- matrix(1:6, 2)
m[1, 2]
m[1, ]
m[, 2]
m[, 2, drop = FALSE]
m[1, , drop = FALSE]
m[, ]
#%%
m <- matrix(1:6, 2)
m[-1, ]
m[, -1]
m[, c(TRUE, FALSE, TRUE)]
m[c(2, 1), ]
m[5]
m[m > 2]
#%%
m <- matrix(1:6, 2)
m[0, ]
m[, 0]
m[integer(0), 1]
dim(m[0, , drop = FALSE])
#%%
m <- matrix(1:6, 2)
m[3, 1]
#%%
m <- matrix(1:6, 2)
m[1, 2, 3]
#%%
m <- matrix(1:6, 2)
m[, 4]
#%%
m <- matrix(1:6, 2)
m["a", 1]
#%%
m <- matrix(1:4, 2, dimnames = list(c("r1", "r2"), c("A", "B")))
m["r1", "B"]
m["r2", ]
m[, "A"]
m[c("r2", "r1"), ]
m[["r1", "A"]]
m[, "B", drop = FALSE]
#%%
m <- matrix(1:4, 2, dimnames = list(c("r1", "r2"), c("A", "B")))
m["r1", "Z"]
#%%
m <- matrix(1:4, 2, dimnames = list(NULL, c("A", "B")))
m[1, ]
m[, "A"]
m[, 1]
m[2, "B"]
m["A"]
#%%
m <- matrix(1:9, 3)
m[cbind(1:3, 3:1)]
m[cbind(1, 2)]
m[cbind(c(1, 2), c(0, 1))]
m[matrix(c(1, 1), 1)]
diag(m)
#%%
m <- matrix(1:9, 3)
m[cbind(1, 4)]
#%%
m <- matrix(1:4, 2, dimnames = list(c("a", "b"), c("x", "y")))
m[cbind(c("a", "b"), c("y", "x"))]
#%%
m <- matrix(1:6, 2)
m[NA, 1]
m[c(1, NA), 2]
m[NA, NA]
m[-1, -1]
m[TRUE, TRUE]
#%%
m <- matrix(1:6, 2)
m[[2, 3]]
m[[4]]
m[1, m[1, ] > 2]
m[m[, 1] > 1, ]
m[row(m) == col(m)]
m[upper.tri(m)]
#%%
a <- array(1:24, c(2, 3, 4))
a[1, 2, 3]
a[, , 1]
a[1, , ]
dim(a[, 1, , drop = FALSE])
a[2, 3, 4]
a[24]
a[, 2, 2]
#%%
a <- array(1:8, c(2, 2, 2), dimnames = list(a = c("x", "y"), b = c("p", "q"), c = c("u", "v")))
a["x", "q", ]
a[, "p", "v"]
a[, , "u"]
a[1, 1, 1]
a["y", , , drop = FALSE]
#%%
a <- array(1:8, c(2, 2, 2))
a[1, 1]
#%%
a <- array(1:8, c(2, 2, 2))
a[1, 1, 3]
#%%
a <- array(1:3, 3)
a[2]
a[2:3]
a[-1]
dim(a[1:2])
a[2, drop = FALSE]
dim(a)
#%%
m <- matrix(list(1, "a", TRUE, NULL), 2)
m[[1, 2]]
m[2, 1]
m[1, ]
m
#%%
m <- matrix(1:4, 2)
m[1]
m[1:3]
m[c(TRUE, FALSE)]
m[-1]
m[m[2, 1], 1]
m[i = 1, j = 2]
m[j = 1, i = 2]
#%%
m <- diag(3)
m[2, 2]
m[lower.tri(m)]
m[, 1][2]
m[-2, ][, -2]
dim(m[1, 1, drop = FALSE])
nrow(m[m[, 1] > 5, , drop = FALSE])
#%%
m <- matrix(c("a", "b", "c", "d"), 2, byrow = TRUE)
m[1, ]
m[m == "c"]
which(m == "c", arr.ind = TRUE)
m[nrow(m):1, ]
t(m)[2, 1]
