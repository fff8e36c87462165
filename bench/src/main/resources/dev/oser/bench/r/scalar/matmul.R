# A matrix product by hand: reading and writing elements of matrices.
run <- function() {
  n <- 40L
  a <- matrix(as.numeric(1:(n * n)) %% 13, n, n)
  b <- matrix(as.numeric((n * n):1) %% 11, n, n)
  c <- matrix(0, n, n)
  for (i in 1:n) {
    for (j in 1:n) {
      s <- 0
      for (k in 1:n) s <- s + a[i, k] * b[k, j]
      c[i, j] <- s
    }
  }
  sum(c)
}
