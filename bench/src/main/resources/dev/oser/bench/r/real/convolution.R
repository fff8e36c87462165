# Convolutions of a signal: in loops, and a small kernel over an image.
convolve_signal <- function(signal, kernel) {
  n <- length(signal)
  m <- length(kernel)
  result <- numeric(n + m - 1)
  for (i in 1:n) {
    for (j in 1:m) {
      result[i + j - 1] <- result[i + j - 1] + signal[i] * kernel[j]
    }
  }
  result
}

blur <- function(image, kernel) {
  rows <- nrow(image)
  columns <- ncol(image)
  result <- image
  for (r in 2:(rows - 1)) {
    for (c in 2:(columns - 1)) {
      result[r, c] <- sum(image[(r - 1):(r + 1), (c - 1):(c + 1)] * kernel)
    }
  }
  result
}

run <- function() {
  signal <- sin(1:7000 / 20) + (1:7000 %% 11) / 11
  smooth <- convolve_signal(signal, rep(1 / 80, 80))
  image <- outer(1:130, 1:130, function(r, c) (r * c) %% 17)
  soft <- blur(image, matrix(c(1, 2, 1, 2, 4, 2, 1, 2, 1) / 16, 3, 3))
  c(sum(smooth), max(smooth), sum(soft), soft[50, 60])
}
