# A family of S3 classes with inheritance, group generics and formatting.
shape <- function(name, ..., class = character()) structure(list(name = name, ...), class = c(class, "shape"))
circle <- function(r) shape("circle", r = r, class = "circle")
rectangle <- function(w, h) shape("rectangle", w = w, h = h, class = "rectangle")
square <- function(s) structure(rectangle(s, s), class = c("square", "rectangle", "shape"))

area <- function(x, ...) UseMethod("area")
area.circle <- function(x, ...) pi * x$r^2
area.rectangle <- function(x, ...) x$w * x$h
area.default <- function(x, ...) stop("no area for ", class(x)[1])

describe <- function(x) UseMethod("describe")
describe.shape <- function(x) paste0("a ", x$name, " of area ", format(area(x), digits = 4))
describe.square <- function(x) paste(NextMethod(), "(really a square)")

print.shape <- function(x, ...) {
  cat(describe(x), "\n")
  invisible(x)
}
format.shape <- function(x, ...) paste0("<", x$name, ">")
summary.shape <- function(object, ...) structure(list(kind = class(object)[1], area = area(object)), class = "summary.shape")
print.summary.shape <- function(x, ...) cat("Kind:", x$kind, "\nArea:", round(x$area, 2), "\n")

Ops.shape <- function(e1, e2) {
  a <- if (inherits(e1, "shape")) area(e1) else e1
  b <- if (inherits(e2, "shape")) area(e2) else e2
  switch(.Generic,
         "<" = a < b, ">" = a > b, "==" = isTRUE(all.equal(a, b)), "<=" = a <= b,
         stop("operation ", .Generic, " makes no sense for shapes"))
}
length.shape <- function(x) 1L
"$<-.shape" <- function(x, name, value) {
  if (!name %in% names(unclass(x))) stop("shapes have no ", name)
  y <- unclass(x)
  y[[name]] <- value
  structure(y, class = class(x))
}
as.character.shape <- function(x, ...) format(x)

shapes <- list(circle(1), rectangle(2, 3), square(2))
for (s in shapes) print(s)
shapes
summary(shapes[[1]])
areas <- sapply(shapes, area)
round(areas, 3)
shapes[[2]] > shapes[[1]]
shapes[[3]] == 4
tryCatch(shapes[[1]] + shapes[[2]], error = function(e) cat("Error:", conditionMessage(e), "\n"))
s <- shapes[[3]]
s$w <- 5
s
tryCatch(s$colour <- "red", error = function(e) cat("Error:", conditionMessage(e), "\n"))
inherits(s, "rectangle")
inherits(s, c("circle", "square"), which = TRUE)
is.list(s)
class(s)
biggest <- Reduce(function(a, b) if (a > b) a else b, shapes)
biggest
paste(sapply(shapes, as.character), collapse = ", ")
order(areas)
tryCatch(area("x"), error = function(e) print(conditionMessage(e)))
unclass(circle(2))
by_name <- split(areas, sapply(shapes, function(s) s$name))
str(by_name)
