# A product of matrices in three loops.
run <- function() {
  n <- 90L
  a <- matrix(0, n, n)
  b <- matrix(0, n, n)
  for (j in 1:n) {
    for (i in 1:n) {
      a[i, j] <- (i * 7L + j) %% 19L / 4
      b[i, j] <- (i + j * 5L) %% 23L / 8
    }
  }
  total <- 0
  for (i in 1:n) {
    for (j in 1:n) {
      sum <- 0
      for (k in 1:n) sum <- sum + a[i, k] * b[k, j]
      total <- total + sum
    }
  }
  total
}
