# The spectral norm with a function for each row.
times <- function(v) {
  j <- seq_along(v) - 1
  sapply(j, function(i) sum(v / ((i + j) * (i + j + 1) / 2 + i + 1)))
}

times_transposed <- function(v) {
  j <- seq_along(v) - 1
  sapply(j, function(i) sum(v / ((i + j) * (i + j + 1) / 2 + j + 1)))
}

run <- function() {
  u <- rep(1, 400)
  for (i in 1:10) {
    v <- times_transposed(times(u))
    u <- times_transposed(times(v))
  }
  sqrt(sum(u * v) / sum(v * v))
}
