collatz <- function(n) {
  steps <- 0L
  while (n != 1) {
    n <- if (n %% 2 == 0) n / 2 else 3 * n + 1
    steps <- steps + 1L
    if (steps > 1000L) break
  }
  steps
}
repeat {
  x <- runif(1)
  if (x < .5) next
  break
}
