# for over the elements of a vector instead of its indices; the greatest and the least.
run <- function() {
  x <- (1:150000 * 7919) %% 104729 / 8
  result <- 0
  for (round in 1:16) {
    most <- -Inf
    least <- Inf
    for (value in x) {
      if (value > most) most <- value
      if (value < least) least <- value
    }
    result <- result + most - least
  }
  result
}
