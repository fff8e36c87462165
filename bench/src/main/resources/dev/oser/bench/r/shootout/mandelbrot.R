# The Mandelbrot set, point by point, with complex numbers written out.
mandelbrot <- function(size, limit) {
  inside <- 0
  total <- 0
  for (row in seq_len(size)) {
    y <- 2 * row / size - 1
    for (column in seq_len(size)) {
      x <- 3 * column / size - 2
      a <- 0
      b <- 0
      steps <- 0
      while (steps < limit) {
        aa <- a * a
        bb <- b * b
        if (aa + bb > 4) break
        b <- 2 * a * b + y
        a <- aa - bb + x
        steps <- steps + 1
      }
      total <- total + steps
      if (steps == limit) inside <- inside + 1
    }
  }
  c(inside, total)
}
run <- function() mandelbrot(180, 60)
