quicksort <- function(v) {
  if (length(v) <= 1) return(v)
  p <- v[1]; rest <- v[-1]
  c(quicksort(rest[rest < p]), p, quicksort(rest[rest >= p]))
}
bubble <- function(v) {
  n <- length(v)
  for (i in 1:(n - 1)) for (j in 1:(n - i)) if (v[j] > v[j + 1]) {
    t <- v[j]; v[j] <- v[j + 1]; v[j + 1] <- t
  }
  v
}
