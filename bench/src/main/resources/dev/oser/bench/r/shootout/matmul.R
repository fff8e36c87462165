# A product of matrices in three loops.
multiply <- function(a, b) {
  n <- nrow(a)
  m <- ncol(b)
  result <- matrix(0, n, m)
  for (i in seq_len(n)) {
    for (j in seq_len(m)) {
      sum <- 0
      for (k in seq_len(ncol(a))) sum <- sum + a[i, k] * b[k, j]
      result[i, j] <- sum
    }
  }
  result
}

run <- function() {
  n <- 120
  a <- matrix(seq_len(n * n) %% 19 / 4, n, n)
  b <- matrix(seq_len(n * n) %% 23 / 8, n, n)
  product <- multiply(a, b)
  c(product[1, 1], product[10, 20], sum(diag(product)), sum(product))
}
