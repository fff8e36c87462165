# The longest of many sequences of hailstones.
run <- function() {
  best <- 0L
  longest <- 0L
  for (start in 1:9000) {
    n <- start
    steps <- 0L
    while (n != 1) {
      if (n %% 2 == 0) {
        n <- n / 2
      } else {
        n <- 3 * n + 1
      }
      steps <- steps + 1L
    }
    if (steps > longest) {
      longest <- steps
      best <- start
    }
  }
  c(best, longest)
}
