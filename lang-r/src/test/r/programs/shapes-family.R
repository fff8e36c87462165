# A family of S3 classes with inheritance, group generics and constructors that check.
new_shape <- function(name, ..., class = character()) {
  structure(list(name = name, ...), class = c(class, "shape"))
}

circle <- function(r, name = "circle") {
  if (!is.numeric(r) || length(r) != 1 || r <= 0) stop("a circle needs a positive radius")
  new_shape(name, r = r, class = "circle")
}
rectangle <- function(w, h, name = "rectangle", class = character()) {
  stopifnot(w > 0, h > 0)
  new_shape(name, w = w, h = h, class = c(class, "rectangle", "polygon"))
}
square <- function(a) rectangle(a, a, name = "square", class = "square")
polygon <- function(x, y, name = "polygon") {
  if (length(x) != length(y)) stop("x and y differ in length: ", length(x), " and ", length(y))
  new_shape(name, x = x, y = y, class = "polygon")
}
triangle <- function(...) {
  p <- polygon(..., name = "triangle")
  class(p) <- c("triangle", class(p))
  p
}

area <- function(s, ...) UseMethod("area")
perimeter <- function(s, ...) UseMethod("perimeter")
corners <- function(s) UseMethod("corners")
scale_by <- function(s, k) UseMethod("scale_by")

corners.rectangle <- function(s) list(x = c(0, s$w, s$w, 0), y = c(0, 0, s$h, s$h))
corners.polygon <- function(s) s[c("x", "y")]
corners.default <- function(s) list(x = numeric(), y = numeric())

area.default <- function(s, ...) stop("no area for objects of class ", class(s)[1])
area.circle <- function(s, ...) pi * s$r^2
area.polygon <- function(s, ...) {
  p <- corners(s)
  n <- length(p$x)
  j <- c(2:n, 1)
  abs(sum(p$x * p$y[j] - p$x[j] * p$y)) / 2
}
area.rectangle <- function(s, ...) {
  by_hand <- s$w * s$h
  stopifnot(all.equal(by_hand, NextMethod()))
  by_hand
}
perimeter.circle <- function(s, ...) 2 * pi * s$r
perimeter.polygon <- function(s, ...) {
  p <- corners(s)
  j <- c(seq_along(p$x)[-1], 1)
  sum(sqrt((p$x - p$x[j])^2 + (p$y - p$y[j])^2))
}

scale_by.circle <- function(s, k) { s$r <- s$r * k; s }
scale_by.rectangle <- function(s, k) { s$w <- s$w * k; s$h <- s$h * k; s }
scale_by.polygon <- function(s, k) { s$x <- s$x * k; s$y <- s$y * k; s }

format.shape <- function(x, digits = 4, ...) paste0(x$name, " of area ", format(area(x), digits = digits))
print.shape <- function(x, ...) {
  cat("<", format(x, ...), ">\n", sep = "")
  invisible(x)
}
print.square <- function(x, ...) {
  cat("[square] ")
  NextMethod()
}
summary.shape <- function(object, ...) {
  structure(list(shape = object, area = area(object), perimeter = perimeter(object), corners = length(corners(object)$x)),
            class = "summary.shape")
}
print.summary.shape <- function(x, ...) {
  cat(x$shape$name, "\n  area      ", round(x$area, 3), "\n  perimeter ", round(x$perimeter, 3), "\n  corners   ", x$corners, "\n", sep = "")
  invisible(x)
}

Ops.shape <- function(e1, e2) {
  if (.Generic == "*") {
    if (inherits(e1, "shape")) return(scale_by(e1, e2)) else return(scale_by(e2, e1))
  }
  value <- function(e) if (inherits(e, "shape")) area(e) else e
  switch(.Generic, "<" = , ">" = , "==" = , "<=" = , ">=" = , "!=" = get(.Generic)(value(e1), value(e2)),
         stop("shapes have no ", .Generic, call. = FALSE))
}
Summary.shapes <- function(..., na.rm = FALSE) {
  areas <- unlist(lapply(list(...), function(l) vapply(unclass(l), area, 0)))
  get(.Generic)(areas, na.rm = na.rm)
}
shapes <- function(...) structure(list(...), class = "shapes")
length.shapes <- function(x) length(unclass(x))
"[.shapes" <- function(x, i) structure(unclass(x)[i], class = "shapes")
print.shapes <- function(x, ...) {
  cat(length(x), "shapes\n")
  for (s in unclass(x)) {
    cat("- ")
    print(s)
  }
  invisible(x)
}
sort.shapes <- function(x, decreasing = FALSE, ...) x[order(vapply(unclass(x), area, 0), decreasing = decreasing)]

all <- shapes(circle(1), rectangle(2, 3), square(2), triangle(c(0, 4, 0), c(0, 0, 3)),
              polygon(c(0, 2, 3, 1), c(0, 0, 2, 2), "slanted"))
all
sort(all)
sort(all, decreasing = TRUE)[1:2]
summary(square(3))
summary(unclass(all)[[4]])
max(all)
sum(all)
range(all)
circle(1) * 2
3 * square(1)
square(2) > circle(1)
square(2) == rectangle(1, 4)
rectangle(1, 2) < 5
tryCatch(square(1) + circle(1), error = function(e) cat("error:", conditionMessage(e), "\n"))
tryCatch(circle(-1), error = function(e) print(e))
tryCatch(square(0), error = function(e) print(conditionMessage(e)))
tryCatch(polygon(1:3, 1:2), error = function(e) print(conditionMessage(e)))
tryCatch(area(list()), error = function(e) print(conditionMessage(e)))
class(square(1))
inherits(square(1), "polygon")
inherits(circle(1), c("polygon", "circle"), which = TRUE)
table(unlist(lapply(unclass(all), class)))
vapply(unclass(all), function(s) class(s)[1], "")
data.frame(name = sapply(unclass(all), `[[`, "name"), area = round(sapply(unclass(all), area), 2),
           ratio = round(sapply(unclass(all), function(s) 4 * pi * area(s) / perimeter(s)^2), 3))
print(circle(2), digits = 7)
cat(sapply(unclass(all), format), sep = "; ")
cat("\n")
