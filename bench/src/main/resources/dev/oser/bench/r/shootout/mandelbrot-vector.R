# The Mandelbrot set, all points at once.
run <- function() {
  size <- 300
  x <- seq(-2, 1, length.out = size)
  y <- seq(-1, 1, length.out = size)
  points <- outer(x, y * 1i, "+")
  z <- matrix(0 + 0i, size, size)
  steps <- matrix(0L, size, size)
  for (step in 1:50) {
    live <- Mod(z) <= 2
    z[live] <- z[live]^2 + points[live]
    steps[live] <- steps[live] + 1L
  }
  c(sum(steps == 50), sum(steps))
}
