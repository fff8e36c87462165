# While loops with integer tests.
run <- function() {
  longest <- 0
  for (start in 1:1500) {
    n <- start
    steps <- 0
    while (n != 1) {
      n <- if (n %% 2 == 0) n / 2 else 3 * n + 1
      steps <- steps + 1
    }
    if (steps > longest) longest <- steps
  }
  longest
}
