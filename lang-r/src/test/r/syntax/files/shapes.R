area <- function(shape, ...) UseMethod("area")
area.default <- function(shape, ...) stop("unknown shape: ", class(shape)[1])
area.circle <- function(shape, ...) pi * shape$r^2
area.rect <- function(shape, ...) with(shape, w * h)
print.circle <- function(x, ...) {
  cat("<circle of radius ", x$r, ">\n", sep = "")
  invisible(x)
}
shapes <- list(structure(list(r = 2), class = "circle"),
               structure(list(w = 3, h = 4), class = c("rect", "shape")))
sapply(shapes, area)
