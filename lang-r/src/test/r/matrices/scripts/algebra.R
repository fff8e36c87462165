matrix(1:4, 2) %*% matrix(5:8, 2)
matrix(1:6, 2) %*% 1:3
1:2 %*% matrix(1:4, 2)
1:3 %*% 1:3
#%%
1:2 %*% t(3:4)
matrix(1:4, 2) * matrix(1:4, 2)
crossprod(matrix(1:4, 2))
tcrossprod(1:2)
#%%
crossprod(1:3, 4:6)
matrix(c(1, NA, 2, 3), 2) %*% c(1, 1)
matrix(1:4, 2, dimnames = list(c("a", "b"), NULL)) %*% matrix(1:4, 2, dimnames = list(NULL, c("x", "y")))
matrix(TRUE, 2, 2) %*% c(TRUE, TRUE)
#%%
typeof(matrix(1:4, 2) %*% 1:2)
matrix(c(1i, 2, 3, 4), 2) %*% c(1, 1)
matrix(numeric(0), 2, 0) %*% matrix(numeric(0), 0, 2)
outer(1:2, 3:4) %*% diag(2)
#%%
1:2 %*% 1:3
#%%
matrix(1:6, 2) %*% matrix(1:6, 2)
#%%
"a" %*% 1
#%%
solve(matrix(c(2, 0, 0, 4), 2))
solve(matrix(c(2, 1, 1, 3), 2), c(1, 2))
solve(matrix(c(1, 2, 3, 4), 2)) %*% matrix(c(1, 2, 3, 4), 2)
solve(diag(3))
solve(2, 4)
#%%
round(solve(matrix(c(4, 2, 7, 6), 2)), 3)
solve(matrix(c(2, 1, 1, 3), 2, dimnames = list(c("a", "b"), c("x", "y"))))
solve(matrix(c(3, 1, 1, 2), 2), matrix(1:4, 2))
#%%
solve(matrix(1:6, 2))
#%%
solve(matrix(c(1, 2, 2, 4), 2))
#%%
solve(matrix(c(2, 1, 1, 3), 2), 1:3)
#%%
apply(matrix(1:6, 2), 1, sum)
apply(matrix(1:6, 2), 2, function(x) x / sum(x))
sweep(matrix(1:6, 2), 2, 1:3)
sweep(matrix(1:6, 2), 1, c(1, 2), "*")
scale(matrix(1:6, 3), scale = FALSE)
scale(matrix(c(1, 2, 3, 6), 2), center = FALSE, scale = c(2, 3))
#%%
rowSums(matrix(1:6, 2))
colSums(matrix(1:6, 2))
rowMeans(matrix(1:6, 2))
colMeans(matrix(c(1, NA, 3, 4), 2), na.rm = TRUE)
colSums(matrix(1:4, 2, dimnames = list(NULL, c("a", "b"))))
rowSums(matrix(c(TRUE, FALSE, TRUE, TRUE), 2))
#%%
rowSums(array(1:8, c(2, 2, 2)), dims = 2)
aperm(array(1:6, c(1, 2, 3)), c(3, 2, 1))
aperm(matrix(1:4, 2))
dim(aperm(array(1:24, 2:4), c(2, 3, 1)))
aperm(array(1:4, c(2, 2), list(c("a", "b"), c("c", "d"))))
max.col(matrix(c(1, 5, 9, 2), 2), ties.method = "first")
#%%
prop.table(matrix(1:4, 2))
var(matrix(c(1, 2, 3, 6, 5, 4), 3))
mapply(function(i, j) i + j, row(matrix(0, 2, 2)), col(matrix(0, 2, 2)))
#%%
outer(1:3, 1:3, function(i, j) abs(i - j))
matrix(1:4, 2)^2
matrix(1:4, 2) / 2
2^matrix(0:3, 2)
matrix(1:4, 2) > t(matrix(1:4, 2))
matrix(1:4, 2) + 1:2
#%%
rowsum(matrix(1:4, 2), c("a", "a"))
norm(matrix(1:4, 2))
norm(matrix(1:4, 2), "F")
sum(diag(matrix(1:4, 2)))
which.max(matrix(c(1, 9, 3, 4), 2))
arrayInd(3, c(2, 2))
#%%
slice.index(matrix(1:4, 2), 1)
apply(matrix(1:4, 2), 1:2, function(v) v + 0.5)
mat.or.vec(2, 2)
array(1:4, c(2, 2)) %*% c(1, 1)
Reduce(`%*%`, list(diag(2), matrix(1:4, 2), diag(2)))
identical(t(t(matrix(1:6, 2))), matrix(1:6, 2))
#%%
dim(matrix(1:6, 2)[, -1])
matrix(1:9, 3)[-2, -2]
matrix(1:9, 3)[2, , drop = FALSE]
cbind(1:2, 3:4)[2, ]
rbind(1:2, 3:4)[, 2]
#%%
m2 <- matrix(1:4, 2)
m2[m2 > 2]
m2[2, ] <- 0L
m2
rownames(m2) <- c("r1", "r2")
m2
m2["r1", ]
dimnames(m2)
cbind(m2, total = rowSums(m2))
rbind(m2, sum = colSums(m2))
m2[order(m2[, 1]), ]
upper <- m2
upper[lower.tri(upper)] <- NA
upper
mode(m2)
storage.mode(m2) <- "double"
typeof(m2)
is.numeric(m2)
#%%
rotate <- function(x) t(apply(x, 2, rev))
rotate(matrix(1:4, 2))
matpow <- function(m, k) if (k == 0) diag(nrow(m)) else m %*% matpow(m, k - 1)
matpow(matrix(c(1, 1, 1, 0), 2), 10)
