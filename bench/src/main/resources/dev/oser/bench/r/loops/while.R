# A while loop with two counters that meet.
run <- function() {
  low <- 0
  high <- 3000000
  steps <- 0
  while (low < high) {
    low <- low + 1
    high <- high - 0.5
    steps <- steps + 1
  }
  c(low, high, steps)
}
