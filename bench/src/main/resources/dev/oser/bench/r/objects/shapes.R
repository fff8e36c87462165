# S3 classes: generic functions, methods, inheritance with NextMethod.
area <- function(shape, ...) UseMethod("area")
perimeter <- function(shape) UseMethod("perimeter")
scaled <- function(shape, factor) UseMethod("scaled")
describe <- function(shape) UseMethod("describe")

circle <- function(radius) structure(list(radius = radius), class = c("circle", "shape"))
rectangle <- function(width, height) {
  structure(list(width = width, height = height), class = c("rectangle", "shape"))
}
square <- function(side) {
  shape <- rectangle(side, side)
  class(shape) <- c("square", class(shape))
  shape
}

area.circle <- function(shape, ...) pi * shape$radius^2
area.rectangle <- function(shape, ...) shape$width * shape$height
perimeter.circle <- function(shape) 2 * pi * shape$radius
perimeter.rectangle <- function(shape) 2 * (shape$width + shape$height)
scaled.circle <- function(shape, factor) circle(shape$radius * factor)
scaled.rectangle <- function(shape, factor) rectangle(shape$width * factor, shape$height * factor)
scaled.square <- function(shape, factor) square(shape$width * factor)
describe.shape <- function(shape) round(area(shape) / perimeter(shape), 4)
describe.square <- function(shape) NextMethod() + 1

run <- function() {
  shapes <- list(circle(1), rectangle(2, 3), square(2), circle(0.5), square(5))
  total <- 0
  for (round in 1:1500) {
    for (shape in shapes) {
      larger <- scaled(shape, 1 + round %% 5)
      total <- total + area(larger) - perimeter(larger) + describe(larger)
    }
  }
  total
}
