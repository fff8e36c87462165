# Elements of a vector read in order, backwards, and with a stride.
run <- function() {
  x <- (1:100000 * 37) %% 1013
  total <- 0
  for (round in 1:5) {
    for (i in seq_along(x)) total <- total + x[i]
    for (i in length(x):1) total <- total - x[i] / 2
    at <- 1
    for (i in seq_along(x)) {
      total <- total + x[at]
      at <- at + 7
      if (at > length(x)) at <- at - length(x)
    }
  }
  total
}
