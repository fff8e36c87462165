# The Mandelbrot set with R's complex numbers, point by point.
escapes <- function(point, limit) {
  z <- 0 + 0i
  for (step in seq_len(limit)) {
    z <- z * z + point
    if (Mod(z) > 2) return(step)
  }
  limit
}

run <- function() {
  size <- 130
  total <- 0
  for (row in seq_len(size)) {
    for (column in seq_len(size)) {
      point <- complex(real = 3 * column / size - 2, imaginary = 2 * row / size - 1)
      total <- total + escapes(point, 50)
    }
  }
  total
}
