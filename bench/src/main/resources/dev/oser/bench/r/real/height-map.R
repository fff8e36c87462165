# Rays cast over a map of heights, which a function given by the caller interpolates.
bilinear <- function(map, x, y) {
  column <- floor(x)
  row <- floor(y)
  dx <- x - column
  dy <- y - row
  above <- map[row, column] * (1 - dx) + map[row, column + 1] * dx
  below <- map[row + 1, column] * (1 - dx) + map[row + 1, column + 1] * dx
  above * (1 - dy) + below * dy
}

nearest <- function(map, x, y) map[round(y), round(x)]

cast <- function(map, height, angle, interpolate) {
  size <- nrow(map)
  x <- size / 2
  y <- size / 2
  dx <- cos(angle) * 0.5
  dy <- sin(angle) * 0.5
  steepest <- -Inf
  visible <- 0
  steps <- 0
  repeat {
    x <- x + dx
    y <- y + dy
    if (x < 1 || y < 1 || x >= size || y >= size) break
    steps <- steps + 1
    slope <- (interpolate(map, x, y) - height) / (steps * 0.5)
    if (slope > steepest) {
      steepest <- slope
      visible <- visible + 1
    }
  }
  c(visible, steps)
}

run <- function() {
  size <- 120
  map <- outer(1:size, 1:size, function(r, c) 10 * sin(r / 9) * cos(c / 13) + (r * c) %% 7)
  totals <- c(0, 0)
  for (interpolate in list(bilinear, nearest)) {
    for (angle in seq(0, 2 * pi, length.out = 240)) {
      totals <- totals + cast(map, map[60, 60] + 2, angle, interpolate)
    }
  }
  totals
}
