# Splines through points as objects: as pieces of polynomials, as sums of B-splines, and the other way round.

interpSpline <- function(obj1, obj2, bSpline = FALSE, period = NULL, ord = 4L, na.action = na.fail, sparse = FALSE) UseMethod("interpSpline")

interpSpline.default <- function(obj1, obj2, bSpline = FALSE, period = NULL, ord = 4L, na.action = na.fail, sparse = FALSE) {
  if (ord != 4L) stop("only cubic splines: 'ord' must be 4")
  description <- .pointsFormula(substitute(obj1), substitute(obj2), parent.frame())
  points <- .orderedPoints(obj1, obj2, na.action)
  n <- length(points$x)
  if (n < ord) stop(gettextf("must have at least 'ord'=%d points", as.integer(ord)), domain = NA)
  .naturalSpline(points, bSpline, description)
}

interpSpline.formula <- function(obj1, obj2, bSpline = FALSE, period = NULL, ord = 4L, na.action = na.fail, sparse = FALSE) {
  frame <- model.frame(as.formula(obj1), obj2)
  if (length(frame) != 2L) stop("formula must be of the form \"y ~ x\"")
  result <- interpSpline(frame[[2L]], frame[[1L]], bSpline = bSpline, period = period, ord = ord, na.action = na.action, sparse = sparse)
  attr(result, "formula") <- obj1
  result
}

.pointsFormula <- function(x, y, where) as.formula(call("~", y, x), where)

.orderedPoints <- function(x, y, na.action = na.fail) {
  points <- na.action(data.frame(x = as.numeric(x), y = as.numeric(y)))
  points <- points[order(points$x), , drop = FALSE]
  if (anyDuplicated(points$x)) stop(simpleError("values of 'x' must be distinct", sys.call(-1L)))
  list(x = points$x, y = points$y)
}

.naturalSpline <- function(points, bSpline, description) {
  x <- points$x
  n <- length(x)
  if (!bSpline) {
    pieces <- .cubicPieces(x, points$y, "natural")
    coefficients <- cbind(pieces$y, pieces$b, pieces$c, pieces$d, deparse.level = 0)
    coefficients[n, 3:4] <- 0
    return(structure(list(knots = x, coefficients = coefficients), formula = description, class = c("npolySpline", "polySpline", "spline")))
  }
  # The distances of the first and last knots go on beyond them.
  knots <- c(x[1:3] + x[1L] - x[4L], x, x[n - 2:0] + x[n] - x[n - 3L])
  design <- splineDesign(knots, c(x[1L], x, x[n]), 4L, c(2L, integer(n), 2L))
  structure(list(knots = knots, coefficients = solve(design, c(0, points$y, 0)), order = 4L), formula = description,
            class = c("nbSpline", "bSpline", "spline"))
}

periodicSpline <- function(obj1, obj2, knots, period = 2 * pi, ord = 4L) UseMethod("periodicSpline")

periodicSpline.default <- function(obj1, obj2, knots, period = 2 * pi, ord = 4L) {
  description <- .pointsFormula(substitute(obj1), substitute(obj2), parent.frame())
  points <- .orderedPoints(obj1, obj2)
  x <- points$x
  n <- length(x)
  if (x[n] - x[1L] > period || (x[n] - x[1L] == period && points$y[n] != points$y[1L]))
    stop("the range of 'x' values exceeds one period")
  if (x[n] - x[1L] == period) {
    n <- n - 1L
    x <- x[seq_len(n)]
    points$y <- points$y[seq_len(n)]
  }
  if (!missing(knots)) {
    knots <- sort(unique(knots))
    if (length(knots) != n) stop("there must be as many knots as points")
  } else knots <- x
  if (n < ord) stop(gettextf("must have at least 'ord'=%d points", as.integer(ord)), domain = NA)
  around <- c(knots[n - (ord - 2L):0] - period, knots, knots[seq_len(ord)] + period)
  design <- splineDesign(around, x, ord, outer.ok = TRUE)
  # The last splines are the first ones once more.
  again <- seq_len(ord - 1L)
  wrapped <- design[, seq_len(n), drop = FALSE]
  wrapped[, again] <- wrapped[, again] + design[, n + again]
  found <- solve(wrapped, points$y)
  structure(list(knots = around, coefficients = c(found, found[again]), order = ord, period = period), formula = description,
            class = c("pbSpline", "bSpline", "spline"))
}

periodicSpline.formula <- function(obj1, obj2, knots, period = 2 * pi, ord = 4L) {
  frame <- model.frame(as.formula(obj1), obj2)
  if (length(frame) != 2L) stop("formula must be of the form \"y ~ x\"")
  result <- if (missing(knots)) periodicSpline.default(frame[[2L]], frame[[1L]], period = period, ord = ord)
            else periodicSpline.default(frame[[2L]], frame[[1L]], knots, period, ord)
  attr(result, "formula") <- obj1
  result
}

polySpline <- function(object, ...) UseMethod("polySpline")

as.polySpline <- function(object, ...) polySpline(object, ...)

polySpline.polySpline <- function(object, ...) object

polySpline.bSpline <- function(object, ...) {
  order <- splineOrder(object)
  knots <- .innerPart(splineKnots(object), order)
  coefficients <- vapply(seq_len(order) - 1L, function(degree) .bSplineAt(object, knots, degree) / factorial(degree), knots)
  structure(list(knots = knots, coefficients = coefficients), formula = attr(object, "formula"), class = c("polySpline", "spline"))
}

polySpline.nbSpline <- function(object, ...) {
  result <- polySpline.bSpline(object)
  result$coefficients[nrow(result$coefficients), 3:4] <- 0
  class(result) <- c("npolySpline", class(result))
  result
}

polySpline.pbSpline <- function(object, ...) {
  result <- polySpline.bSpline(object)
  result$period <- object$period
  # Of what comes behind the last knot the highest derivative is not known from here.
  result$coefficients[nrow(result$coefficients), ncol(result$coefficients)] <- 0
  class(result) <- c("ppolySpline", class(result))
  result
}

.innerPart <- function(knots, order) knots[order:(length(knots) - order + 1L)]

.bSplineAt <- function(object, x, deriv = 0L)
  as.vector(splineDesign(object$knots, x, splineOrder(object), rep.int(as.integer(deriv), length(x)), outer.ok = TRUE) %*% object$coefficients)

splineKnots <- function(object) UseMethod("splineKnots")

splineKnots.spline <- function(object) object$knots

splineOrder <- function(object) UseMethod("splineOrder")

splineOrder.bSpline <- function(object) object$order

splineOrder.polySpline <- function(object) ncol(object$coefficients)

backSpline <- function(object) UseMethod("backSpline")

backSpline.nbSpline <- function(object) backSpline(polySpline(object))

# Hermite's cubics with the inverse slopes; in the first and the last interval the parabola that has the inner one.
backSpline.npolySpline <- function(object) {
  knots <- splineKnots(object)
  values <- object$coefficients[, 1L]
  n <- length(knots)
  if (!(all(diff(values) > 0) || all(diff(values) < 0))) stop("spline must be monotone")
  slopes <- 1 / object$coefficients[, 2L]
  slopes[1L] <- 2 * (knots[2L] - knots[1L]) / (values[2L] - values[1L]) - slopes[2L]
  slopes[n] <- 2 * (knots[n] - knots[n - 1L]) / (values[n] - values[n - 1L]) - slopes[n - 1L]
  rows <- order(values)
  pieces <- .hermitePieces(values[rows], knots[rows], slopes[rows], "hermite")
  coefficients <- cbind(pieces$y, pieces$b, pieces$c, pieces$d, deparse.level = 0)
  coefficients[c(1L, n - 1L), 4L] <- 0
  coefficients[n, -1L] <- NA
  given <- attr(object, "formula")
  turned <- if (!is.null(given)) as.formula(call("~", given[[3L]], given[[2L]]))
  structure(list(knots = values[rows], coefficients = coefficients), formula = turned, class = c("polySpline", "spline"))
}

predict.polySpline <- function(object, x, nseg = 50, deriv = 0, ...) {
  if (missing(x)) x <- .alongKnots(splineKnots(object), nseg)
  xyVector(x, .polynomialAt(object, as.numeric(x), deriv))
}

predict.npolySpline <- function(object, x, nseg = 50, deriv = 0, ...) {
  if (missing(x)) x <- .alongKnots(splineKnots(object), nseg)
  x <- as.numeric(x)
  knots <- splineKnots(object)
  y <- .polynomialAt(object, x, deriv)
  n <- length(knots)
  ends <- list(which(x < knots[1L]), which(x > knots[n]))
  for (side in 1:2) {
    rows <- ends[[side]]
    place <- c(1L, n)[side]
    start <- object$coefficients[place, 1:2]
    y[rows] <- if (deriv == 0) start[1L] + (x[rows] - knots[place]) * start[2L] else if (deriv == 1) start[2L] else 0
  }
  xyVector(x, y)
}

predict.ppolySpline <- function(object, x, nseg = 50, deriv = 0, ...) {
  knots <- splineKnots(object)
  if (missing(x)) x <- .alongKnots(knots, nseg)
  x <- as.numeric(x)
  xyVector(x, .polynomialAt(object, (x - knots[1L]) %% object$period + knots[1L], deriv))
}

.alongKnots <- function(knots, nseg) seq.int(knots[1L], knots[length(knots)], length.out = nseg + 1L)

# Horner's scheme for a derivative of the piece that each x is in.
.polynomialAt <- function(object, x, deriv) {
  knots <- splineKnots(object)
  coefficients <- object$coefficients
  order <- ncol(coefficients)
  if (deriv < 0 || deriv >= order) stop("invalid 'deriv'")
  place <- findInterval(x, knots)
  piece <- pmax(place, 1L)
  # At the last knot the piece before it may be all there is.
  if (anyNA(coefficients[nrow(coefficients), ])) piece[x == knots[length(knots)]] <- nrow(coefficients) - 1L
  step <- x - knots[piece]
  y <- numeric(length(x))
  for (power in (order - 1L):deriv) y <- y * step + coefficients[piece, power + 1L] * prod(seq.int(power, length.out = deriv, by = -1))
  y[place == 0L | x > knots[length(knots)]] <- NA
  y
}

predict.bSpline <- function(object, x, nseg = 50, deriv = 0, ...) {
  inner <- .innerPart(splineKnots(object), splineOrder(object))
  if (missing(x)) x <- .alongKnots(inner, nseg)
  x <- as.numeric(x)
  y <- rep(NA_real_, length(x))
  inside <- !is.na(x) & x >= inner[1L] & x <= inner[length(inner)]
  y[inside] <- .bSplineAt(object, x[inside], deriv)
  xyVector(x, y)
}

predict.nbSpline <- function(object, x, nseg = 50, deriv = 0, ...) {
  if (missing(x)) x <- .alongKnots(.innerPart(splineKnots(object), splineOrder(object)), nseg)
  predict.npolySpline(polySpline(object), x, deriv = deriv)
}

predict.pbSpline <- function(object, x, nseg = 50, deriv = 0, ...) {
  inner <- .innerPart(splineKnots(object), splineOrder(object))
  if (missing(x)) x <- .alongKnots(inner, nseg)
  x <- as.numeric(x)
  xyVector(x, .bSplineAt(object, (x - inner[1L]) %% object$period + inner[1L], deriv))
}

.splineTitle <- function(x, kind) {
  given <- attr(x, "formula")
  cat(kind, "representation of spline")
  if (!is.null(given)) cat(" for", deparse(given))
  cat("\n")
}

print.polySpline <- function(x, ...) {
  .splineTitle(x, "polynomial")
  .printPieces(x, ...)
  invisible(x)
}

print.ppolySpline <- function(x, ...) {
  .splineTitle(x, "periodic polynomial")
  .printPieces(x, ...)
  cat("\nPeriod:", format(x$period), "\n")
  x
}

.printPieces <- function(x, ...) {
  names <- c("constant", "linear", "quadratic", "cubic", if (ncol(x$coefficients) > 4L) paste0(4:ncol(x$coefficients), "th"))
  cells <- x$coefficients
  dimnames(cells) <- list(format(splineKnots(x)), names[seq_len(ncol(cells))])
  print(cells, ...)
}

print.bSpline <- function(x, ...) {
  knots <- splineKnots(x)
  .splineTitle(x, "bSpline")
  values <- c(rep(NA_real_, splineOrder(x)), x$coefficients)
  names(values) <- format(knots, digits = 5)
  print(values, ...)
  invisible(x)
}

xyVector <- function(x, y) {
  if (length(x) != length(y)) stop("lengths of 'x' and 'y' must be the same")
  structure(list(x = as.vector(x), y = as.vector(y)), class = "xyVector")
}

asVector <- function(object) UseMethod("asVector")

asVector.xyVector <- function(object) object$y

as.data.frame.xyVector <- function(x, ...) data.frame(x = x$x, y = x$y)

plot.xyVector <- function(x, ...) .plotsObject(x, ...)

plot.spline <- function(x, ...) .plotsObject(x, ...)
