# Bubble sort of integers.
run <- function() {
  n <- 700L
  x <- integer(n)
  for (i in 1:n) x[i] <- (i * 7919L) %% 1009L
  for (i in 1:(n - 1L)) {
    for (j in 1:(n - i)) {
      if (x[j] > x[j + 1L]) {
        held <- x[j]
        x[j] <- x[j + 1L]
        x[j + 1L] <- held
      }
    }
  }
  checksum <- 0
  for (i in 1:n) checksum <- checksum + i * x[i]
  checksum
}
