# The sun and four planets: all pairs at once with outer() and rowSums().
start <- function() {
  year <- 365.24
  position <- rbind(
    c(0, 0, 0),
    c(4.841431442, -1.160320044, -0.103622044),
    c(8.343366718, 4.124798564, -0.403523417),
    c(12.894369562, -15.111151402, -0.223307579),
    c(15.379697115, -25.919314610, 0.179258773)
  )
  velocity <- year * rbind(
    c(0, 0, 0),
    c(0.001660076643, 0.007699011184, -0.000069046002),
    c(-0.002767425107, 0.004998528012, 0.000023041730),
    c(0.002964601376, 0.002378471740, -0.000029658957),
    c(0.002680677725, 0.001628241700, -0.000095159226)
  )
  mass <- 4 * pi^2 * c(1, 9.547919384e-04, 2.858859807e-04, 4.366244043e-05, 5.151389020e-05)
  list(position = position, velocity = velocity, mass = mass)
}

acceleration <- function(position, mass) {
  dx <- outer(position[, 1], position[, 1], "-")
  dy <- outer(position[, 2], position[, 2], "-")
  dz <- outer(position[, 3], position[, 3], "-")
  cube <- (dx^2 + dy^2 + dz^2)^1.5
  diag(cube) <- 1
  weight <- t(mass / cube)
  -cbind(rowSums(dx * weight), rowSums(dy * weight), rowSums(dz * weight))
}

run <- function() {
  system <- start()
  position <- system$position
  velocity <- system$velocity
  for (step in 1:2000) {
    velocity <- velocity + 0.01 * acceleration(position, system$mass)
    position <- position + 0.01 * velocity
  }
  momentum <- colSums(system$mass * velocity)
  round(c(sqrt(rowSums(position^2)), momentum), 8)
}
