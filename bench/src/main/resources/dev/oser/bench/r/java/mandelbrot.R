# Steps until points escape.
run <- function() {
  size <- 120
  total <- 0
  for (row in 1:size) {
    y <- 2 * row / size - 1
    for (column in 1:size) {
      x <- 3 * column / size - 2
      a <- 0
      b <- 0
      steps <- 0
      while (steps < 60 && a * a + b * b <= 4) {
        t <- a * a - b * b + x
        b <- 2 * a * b + y
        a <- t
        steps <- steps + 1
      }
      total <- total + steps
    }
  }
  total
}
