# The sun and four planets: vectors of coordinates, element by element.
bodies <- function() {
  year <- 365.24
  mass <- 4 * pi^2 * c(1, 9.547919384e-04, 2.858859807e-04, 4.366244043e-05, 5.151389020e-05)
  list(
    x = c(0, 4.841431442, 8.343366718, 12.894369562, 15.379697115),
    y = c(0, -1.160320044, 4.124798564, -15.111151402, -25.919314610),
    z = c(0, -0.103622044, -0.403523417, -0.223307579, 0.179258773),
    vx = year * c(0, 0.001660076643, -0.002767425107, 0.002964601376, 0.002680677725),
    vy = year * c(0, 0.007699011184, 0.004998528012, 0.002378471740, 0.001628241700),
    vz = year * c(0, -0.000069046002, 0.000023041730, -0.000029658957, -0.000095159226),
    mass = mass
  )
}

energy <- function(x, y, z, vx, vy, vz, mass) {
  total <- 0
  for (i in seq_along(x)) {
    total <- total + 0.5 * mass[i] * (vx[i]^2 + vy[i]^2 + vz[i]^2)
    j <- i + 1
    while (j <= length(x)) {
      distance <- sqrt((x[i] - x[j])^2 + (y[i] - y[j])^2 + (z[i] - z[j])^2)
      total <- total - mass[i] * mass[j] / distance
      j <- j + 1
    }
  }
  total
}

simulate <- function(steps, dt) {
  start <- bodies()
  x <- start$x
  y <- start$y
  z <- start$z
  vx <- start$vx
  vy <- start$vy
  vz <- start$vz
  mass <- start$mass
  n <- length(x)
  before <- energy(x, y, z, vx, vy, vz, mass)
  for (step in seq_len(steps)) {
    for (i in 1:(n - 1)) {
      for (j in (i + 1):n) {
        dx <- x[i] - x[j]
        dy <- y[i] - y[j]
        dz <- z[i] - z[j]
        square <- dx * dx + dy * dy + dz * dz
        pull <- dt / (square * sqrt(square))
        vx[i] <- vx[i] - dx * mass[j] * pull
        vy[i] <- vy[i] - dy * mass[j] * pull
        vz[i] <- vz[i] - dz * mass[j] * pull
        vx[j] <- vx[j] + dx * mass[i] * pull
        vy[j] <- vy[j] + dy * mass[i] * pull
        vz[j] <- vz[j] + dz * mass[i] * pull
      }
    }
    for (i in 1:n) {
      x[i] <- x[i] + dt * vx[i]
      y[i] <- y[i] + dt * vy[i]
      z[i] <- z[i] + dt * vz[i]
    }
  }
  c(before, energy(x, y, z, vx, vy, vz, mass))
}

run <- function() simulate(12000, 0.01)
