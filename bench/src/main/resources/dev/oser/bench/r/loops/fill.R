# Elements of a vector written one after the other.
run <- function() {
  n <- 1500000
  x <- numeric(n)
  for (i in seq_len(n)) x[i] <- i * 2 - 1
  c(sum(x), x[n])
}
