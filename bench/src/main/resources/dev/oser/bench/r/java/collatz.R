# The longest of many sequences of hailstones, in integers.
run <- function() {
  longest <- 0L
  for (start in 1:8000) {
    n <- start
    steps <- 0L
    while (n != 1L) {
      n <- if (n %% 2L == 0L) n %/% 2L else 3L * n + 1L
      steps <- steps + 1L
    }
    if (steps > longest) longest <- steps
  }
  longest
}
