# Bodies that attract each other: pairs of elements of vectors.
run <- function() {
  n <- 6L
  x <- numeric(n)
  y <- numeric(n)
  vx <- numeric(n)
  vy <- numeric(n)
  mass <- numeric(n)
  for (i in 1:n) {
    x[i] <- cos(i) * i
    y[i] <- sin(i) * i
    mass[i] <- 1 / i
  }
  for (step in 1:3000) {
    for (i in 1:(n - 1L)) {
      for (j in (i + 1L):n) {
        dx <- x[i] - x[j]
        dy <- y[i] - y[j]
        square <- dx * dx + dy * dy + 0.01
        pull <- 0.001 / (square * sqrt(square))
        vx[i] <- vx[i] - dx * mass[j] * pull
        vy[i] <- vy[i] - dy * mass[j] * pull
        vx[j] <- vx[j] + dx * mass[i] * pull
        vy[j] <- vy[j] + dy * mass[i] * pull
      }
    }
    for (i in 1:n) {
      x[i] <- x[i] + 0.001 * vx[i]
      y[i] <- y[i] + 0.001 * vy[i]
    }
  }
  energy <- 0
  for (i in 1:n) energy <- energy + mass[i] * (vx[i] * vx[i] + vy[i] * vy[i])
  energy
}
