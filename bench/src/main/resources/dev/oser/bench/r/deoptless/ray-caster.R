# Shadows on a height map: rays go to the sun until they meet the ground, whose height between the points of the map is
# interpolated by a function that a person chooses while the program runs (Flückiger §5.5, Figure 5.6).
width <- 40L
height <- 40L
ground <- matrix(0, width, height)
for (x in 1:width) for (y in 1:height) {
  ground[x, y] <- 9 * exp(-((x - 15)^2 + (y - 22)^2) / 60) + 5 * exp(-((x - 30)^2 + (y - 9)^2) / 25)
}
steps <- matrix(as.integer(round(ground)), width, height)

nearest <- function(map, x, y) map[as.integer(x + 0.5), as.integer(y + 0.5)]

bilinear <- function(map, x, y) {
  left <- as.integer(x)
  low <- as.integer(y)
  right <- if (left < width) left + 1L else left
  high <- if (low < height) low + 1L else low
  dx <- x - left
  dy <- y - low
  (map[left, low] * (1 - dx) + map[right, low] * dx) * (1 - dy) +
    (map[left, high] * (1 - dx) + map[right, high] * dx) * dy
}

cosine <- function(map, x, y) {
  left <- as.integer(x)
  low <- as.integer(y)
  right <- if (left < width) left + 1L else left
  high <- if (low < height) low + 1L else low
  dx <- (1 - cos((x - left) * pi)) / 2
  dy <- (1 - cos((y - low) * pi)) / 2
  (map[left, low] * (1 - dx) + map[right, low] * dx) * (1 - dy) +
    (map[left, high] * (1 - dx) + map[right, high] * dx) * dy
}

cast <- function(map, angle, rise, interpolate) {
  light <- matrix(1, width, height)
  dx <- cos(angle)
  dy <- sin(angle)
  for (x in 1:width) {
    for (y in 1:height) {
      at.x <- x + dx
      at.y <- y + dy
      level <- map[x, y] + rise
      while (at.x >= 1 && at.x <= width && at.y >= 1 && at.y <= height && level < 10) {
        if (interpolate(map, at.x, at.y) > level) {
          light[x, y] <- light[x, y] - 0.1
        }
        at.x <- at.x + dx
        at.y <- at.y + dy
        level <- level + rise
      }
    }
  }
  light
}

run <- function() {
  total <- 0
  for (interpolate in list(bilinear, nearest, cosine, bilinear)) {
    for (angle in c(0.3, 1.1, 2.5)) total <- total + sum(cast(ground, angle, 0.12, interpolate))
  }
  for (angle in c(0.3, 2.5)) total <- total + sum(cast(steps, angle, 0.12, nearest))
  total
}
