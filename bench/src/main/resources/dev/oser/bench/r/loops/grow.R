# A vector that grows by one element at a time, in two ways.
run <- function() {
  x <- c()
  for (i in 1:8000) x <- c(x, i %% 13)
  y <- numeric(0)
  for (i in 1:300000) y[length(y) + 1] <- i %% 17
  c(length(x), sum(x), length(y), sum(y))
}
