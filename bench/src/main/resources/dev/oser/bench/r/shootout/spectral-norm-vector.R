# The spectral norm with the whole matrix at once.
run <- function() {
  n <- 1000
  a <- outer(0:(n - 1), 0:(n - 1), function(i, j) 1 / ((i + j) * (i + j + 1) / 2 + i + 1))
  u <- rep(1, n)
  for (i in 1:10) {
    v <- crossprod(a, a %*% u)
    u <- crossprod(a, a %*% v)
  }
  sqrt(sum(u * v) / sum(v * v))
}
