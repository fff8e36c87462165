# Functions of numbers: floor, sqrt, sin, exp, abs.
run <- function() {
  total <- 0
  for (i in 1:400000) {
    x <- i / 1000
    total <- total + floor(sqrt(x)) + abs(sin(x)) * exp(-x / 100)
  }
  round(total, 6)
}
