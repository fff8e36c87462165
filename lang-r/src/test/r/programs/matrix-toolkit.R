# Linear algebra and matrix manipulation.
A <- matrix(c(4, -2, 1, -2, 4, -2, 1, -2, 4), 3, dimnames = list(letters[1:3], LETTERS[1:3]))
A
dim(A); nrow(A); ncol(A)
t(A) %*% A
crossprod(A)
solve(A)
round(solve(A) %*% A, 10)
det(A)
diag(A); diag(3); diag(c(1, 2))
solve(A, c(1, 2, 3))
outer(1:4, 1:4, "^")
upper.tri(A)
A[upper.tri(A)] <- 0
A
apply(A, 1, function(r) paste(r, collapse = " "))
apply(A, c(1, 2), function(x) x * 10)
sweep(A, 2, colSums(A), "/")
scale(matrix(c(1, 2, 3, 4, 5, 6), 3))
rowSums(A); colMeans(A)
rbind(A, total = colSums(A))
cbind(A, sum = rowSums(A))
A["b", ]; A[, "B", drop = FALSE]
which(A == 0, arr.ind = TRUE)
m <- matrix(1:6, 2, byrow = TRUE)
m[m > 2]
m %o% 1:2
power <- function(M, k) {
  if (k == 0) return(diag(nrow(M)))
  half <- power(M, k %/% 2)
  if (k %% 2) half %*% half %*% M else half %*% half
}
fib <- matrix(c(1, 1, 1, 0), 2)
power(fib, 30)[1, 2]
spiral <- function(n) {
  out <- matrix(0L, n, n); r1 <- 1; r2 <- n; c1 <- 1; c2 <- n; k <- 1L
  while (r1 <= r2 && c1 <= c2) {
    for (j in c1:c2) { out[r1, j] <- k; k <- k + 1L }; r1 <- r1 + 1
    if (r1 <= r2) for (i in r1:r2) { out[i, c2] <- k; k <- k + 1L }; c2 <- c2 - 1
    if (r1 <= r2 && c1 <= c2) for (j in c2:c1) { out[r2, j] <- k; k <- k + 1L }; r2 <- r2 - 1
    if (c1 <= c2 && r1 <= r2) for (i in r2:r1) { out[i, c1] <- k; k <- k + 1L }; c1 <- c1 + 1
  }
  out
}
spiral(5)
gauss <- function(M, b) {
  n <- nrow(M); Ab <- cbind(M, b)
  for (i in seq_len(n)) {
    p <- which.max(abs(Ab[i:n, i])) + i - 1
    if (p != i) Ab[c(i, p), ] <- Ab[c(p, i), ]
    Ab[i, ] <- Ab[i, ] / Ab[i, i]
    for (j in setdiff(seq_len(n), i)) Ab[j, ] <- Ab[j, ] - Ab[j, i] * Ab[i, ]
  }
  Ab[, n + 1]
}
M <- matrix(c(2, 1, -1, -3, -1, 2, -2, 1, 2), 3, byrow = TRUE)
gauss(M, c(8, -11, -3))
arr <- array(1:24, c(2, 3, 4))
arr[2, 3, 4]; dim(arr[, , 1]); apply(arr, 3, sum); aperm(arr, c(3, 1, 2))[, 1, 2]
identical(t(t(m)), m)
max.col(matrix(c(1, 9, 3, 4, 5, 6), 2))
lower <- A; lower[] <- 1:9; lower
det(matrix(c(1, 2, 2, 4), 2))
tryCatch(solve(matrix(c(1, 2, 2, 4), 2)), error = function(e) cat("error:", conditionMessage(e), "\n"))
kronecker(diag(2), matrix(1, 1, 2))
