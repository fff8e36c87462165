# Floating-point arithmetic on scalars.
run <- function() {
  size <- 40
  inside <- 0
  for (row in 0:(size - 1)) {
    for (column in 0:(size - 1)) {
      cr <- 2 * column / size - 1.5
      ci <- 2 * row / size - 1
      zr <- 0
      zi <- 0
      i <- 0
      while (i < 50 && zr * zr + zi * zi <= 4) {
        t <- zr * zr - zi * zi + cr
        zi <- 2 * zr * zi + ci
        zr <- t
        i <- i + 1
      }
      if (i == 50) inside <- inside + 1
    }
  }
  inside
}
