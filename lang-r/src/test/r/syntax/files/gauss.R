solve.system <- function(A, b) {
  n <- nrow(A)
  Ab <- cbind(A, b)
  for (k in 1:(n - 1)) {
    p <- which.max(abs(Ab[k:n, k])) + k - 1
    if (p != k) Ab[c(k, p), ] <- Ab[c(p, k), ]
    for (i in (k + 1):n) {
      m <- Ab[i, k] / Ab[k, k]
      Ab[i, k:(n + 1)] <- Ab[i, k:(n + 1)] - m * Ab[k, k:(n + 1)]
    }
  }
  x <- numeric(n)
  for (i in n:1) x[i] <- (Ab[i, n + 1] - if (i < n) sum(Ab[i, (i + 1):n] * x[(i + 1):n]) else 0) / Ab[i, i]
  x
}
