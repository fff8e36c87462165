# Shapes as S4 classes: a virtual class, methods that call the next one, validity, sorting and printing.
setClass("Shape", representation("VIRTUAL", name = "character"))
setClass("Circle", contains = "Shape", slots = c(radius = "numeric"),
  validity = function(object) if (length(object@radius) != 1 || object@radius <= 0) "radius must be a positive number" else TRUE)
setClass("Rectangle", contains = "Shape", slots = c(width = "numeric", height = "numeric"),
  validity = function(object) {
    problems <- character()
    if (any(object@width <= 0)) problems <- c(problems, "width must be positive")
    if (any(object@height <= 0)) problems <- c(problems, "height must be positive")
    if (length(problems)) problems else TRUE
  })
setClass("Square", contains = "Rectangle")

Square <- function(side, name = "square") new("Square", name = name, width = side, height = side)

setGeneric("area", function(shape, ...) standardGeneric("area"))
setGeneric("perimeter", function(shape) standardGeneric("perimeter"))
setGeneric("describe", function(shape, ...) standardGeneric("describe"))
setGeneric("scaleBy", function(shape, factor) standardGeneric("scaleBy"))

setMethod("area", "Circle", function(shape, ...) pi * shape@radius^2)
setMethod("area", "Rectangle", function(shape, ...) shape@width * shape@height)
setMethod("perimeter", "Circle", function(shape) 2 * pi * shape@radius)
setMethod("perimeter", "Rectangle", function(shape) 2 * (shape@width + shape@height))
setMethod("describe", "Shape", function(shape, digits = 2, ...) {
  cat(sprintf("%s: area %.*f, perimeter %.*f\n", shape@name, digits, area(shape), digits, perimeter(shape)))
  invisible(shape)
})
setMethod("describe", "Square", function(shape, ...) {
  cat("[square] ")
  callNextMethod()
})
setMethod("scaleBy", signature("Circle", "numeric"), function(shape, factor) initialize(shape, radius = shape@radius * factor))
setMethod("scaleBy", signature("Rectangle", "numeric"), function(shape, factor) {
  shape@width <- shape@width * factor
  shape@height <- shape@height * factor
  validObject(shape)
  shape
})
setMethod("show", "Shape", function(object) cat("<", class(object), " ", object@name, ">\n", sep = ""))
setMethod("Compare", signature("Shape", "Shape"), function(e1, e2) callGeneric(area(e1), area(e2)))
setMethod("length", "Shape", function(x) 1L)

shapes <- list(new("Circle", name = "disc", radius = 1), new("Rectangle", name = "door", width = 2, height = 3), Square(1.5))
for (s in shapes) describe(s)
describe(shapes[[1]], digits = 4)
shapes
areas <- vapply(shapes, area, 0)
print(round(areas, 3))
cat("largest:", shapes[[which.max(areas)]]@name, "\n")
shapes[[1]] < shapes[[2]]
shapes[[3]] >= shapes[[2]]
bigger <- lapply(shapes, scaleBy, 2)
print(round(vapply(bigger, area, 0) / areas, 3))
for (bad in list(quote(new("Circle", name = "x", radius = -1)), quote(new("Rectangle", name = "y", width = -1, height = 0)),
                 quote(new("Shape", name = "z")), quote(area("text")), quote(scaleBy(shapes[[1]], "2"))))
  tryCatch(eval(bad), error = function(e) cat("Error:", conditionMessage(e), "\n"))
is(shapes[[3]], "Rectangle")
is(shapes[[3]])
existsMethod("area", "Square")
hasMethod("area", "Square")
isVirtualClass("Shape")
str(shapes[[2]])
