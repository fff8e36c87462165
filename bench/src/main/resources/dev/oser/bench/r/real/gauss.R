# Gaussian elimination a row at a time: inverses by the way of Gauss and Jordan.
invert <- function(a) {
  n <- nrow(a)
  work <- cbind(a, diag(n))
  for (k in 1:n) {
    pivot <- which.max(abs(work[k:n, k])) + k - 1
    if (pivot != k) work[c(k, pivot), ] <- work[c(pivot, k), ]
    work[k, ] <- work[k, ] / work[k, k]
    for (i in 1:n) {
      if (i != k) work[i, ] <- work[i, ] - work[i, k] * work[k, ]
    }
  }
  work[, (n + 1):(2 * n)]
}

run <- function() {
  n <- 120
  a <- outer(1:n, 1:n, function(i, j) ((i * 7 + j * 13) %% 31 + (i == j) * 40) / 8)
  inverse <- invert(a)
  round(c(sum(inverse), sum(diag(inverse)), max(abs(a %*% inverse - diag(n)))), 8)
}
