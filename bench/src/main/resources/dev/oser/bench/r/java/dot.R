# The dot product of two vectors, element by element.
run <- function() {
  n <- 300000L
  x <- numeric(n)
  y <- numeric(n)
  for (i in 1:n) {
    x[i] <- i %% 100L / 8
    y[i] <- n - i
  }
  total <- 0
  for (round in 1:4) {
    for (i in 1:n) total <- total + x[i] * y[i]
  }
  total
}
