# The spectral norm of an infinite matrix, cut off: loops and a function for each element.
element <- function(i, j) 1 / ((i + j) * (i + j + 1) / 2 + i + 1)

times <- function(v) {
  n <- length(v)
  result <- numeric(n)
  for (i in 1:n) {
    sum <- 0
    for (j in 1:n) sum <- sum + element(i - 1, j - 1) * v[j]
    result[i] <- sum
  }
  result
}

times_transposed <- function(v) {
  n <- length(v)
  result <- numeric(n)
  for (i in 1:n) {
    sum <- 0
    for (j in 1:n) sum <- sum + element(j - 1, i - 1) * v[j]
    result[i] <- sum
  }
  result
}

run <- function() {
  u <- rep(1, 90)
  for (i in 1:6) {
    v <- times_transposed(times(u))
    u <- times_transposed(times(v))
  }
  sqrt(sum(u * v) / sum(v * v))
}
