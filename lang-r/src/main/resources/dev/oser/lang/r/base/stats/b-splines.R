# B-splines and the bases for models made of them (de Boor, A Practical Guide to Splines, chapters IX and X).

splineDesign <- function(knots, x, ord = 4L, derivs = 0L, outer.ok = FALSE, sparse = FALSE) {
  if (sparse) stop("sparse designs need package Matrix, which is not there")
  knots <- sort(as.vector(knots))
  if (!is.numeric(knots)) stop("invalid knots")
  if (ord > length(knots) || ord < 1) stop("'ord' must be positive integer, at most the number of knots")
  x <- as.numeric(x)
  if (length(derivs) > length(x)) stop("length of 'derivs' is larger than length of 'x'")
  if (length(derivs) && max(derivs) >= ord)
    stop(gettextf("derivs = %d >= ord = %d, but should be in {0,..,ord-1}", as.integer(max(derivs)), as.integer(ord)), domain = NA)
  if (anyNA(x)) stop("missing values in 'x'")
  inner <- knots[c(ord, length(knots) - ord + 1L)]
  if (!outer.ok && length(knots) < 2L * ord - 1L) stop(gettextf("need at least %s (=%d) knots", "2*ord -1", as.integer(2 * ord - 1)), domain = NA)
  if (!outer.ok && length(x) && any(x < inner[1L] | x > inner[2L]))
    stop(gettextf("the 'x' data must be in the range %g to %g unless you set '%s'", inner[1L], inner[2L], "outer.ok = TRUE"), domain = NA)
  .splineValues(knots, x, as.integer(ord), rep_len(as.integer(derivs), length(x)))
}

# A row for each x, a column for each spline.
.splineValues <- function(knots, x, ord, derivs) {
  result <- matrix(0, length(x), length(knots) - ord)
  for (order in unique(derivs)) {
    rows <- which(derivs == order)
    basis <- .splinesOfOrder(knots, x[rows], ord - order)
    for (step in seq_len(order)) basis <- .differencedSplines(knots, basis, ord - order + step)
    result[rows, ] <- basis
  }
  result
}

# The recurrence begins with splines of order 1, which are 1 between two knots. At the end of the inner knots (and of all) they go on from
# the left.
.splinesOfOrder <- function(knots, x, order) {
  count <- length(knots)
  place <- findInterval(x, knots)
  atEnd <- x == knots[count]
  if (any(atEnd)) place[atEnd] <- max(which(knots < knots[count]))
  basis <- matrix(0, length(x), count - 1L)
  inside <- which(place >= 1L & place < count & x <= knots[count])
  basis[cbind(inside, place[inside])] <- 1
  for (k in seq_len(order - 1L) + 1L) {
    left <- seq_len(count - k)
    width <- knots[left + k - 1L] - knots[left]
    nextWidth <- knots[left + k] - knots[left + 1L]
    rising <- outer(x, knots[left], "-") * rep(.inverseOrZero(width), each = length(x))
    falling <- outer(-x, knots[left + k], "+") * rep(.inverseOrZero(nextWidth), each = length(x))
    basis <- rising * basis[, left, drop = FALSE] + falling * basis[, left + 1L, drop = FALSE]
  }
  basis
}

# Derivatives of splines of an order from what splines of the order below have.
.differencedSplines <- function(knots, basis, order) {
  left <- seq_len(length(knots) - order)
  rows <- nrow(basis)
  before <- .inverseOrZero(knots[left + order - 1L] - knots[left])
  after <- .inverseOrZero(knots[left + order] - knots[left + 1L])
  (order - 1) * (basis[, left, drop = FALSE] * rep(before, each = rows) - basis[, left + 1L, drop = FALSE] * rep(after, each = rows))
}

# Where knots fall together there is nothing between them.
.inverseOrZero <- function(width) ifelse(width > 0, 1 / width, 0)

spline.des <- function(knots, x, ord = 4, derivs = integer(length(x)), outer.ok = FALSE, sparse = FALSE)
  list(knots = sort(as.numeric(knots)), order = ord, derivs = derivs, design = splineDesign(knots, x, ord, derivs, outer.ok = outer.ok, sparse = sparse))

# The points of a basis, those among them beyond its ends, and all its knots; 'fixed' functions need no inner knot.
.splinePlaces <- function(x, df, knots, ends, order, fixed) {
  labels <- names(x)
  x <- as.vector(x)
  known <- !is.na(x)
  points <- x[known]
  ends <- if (is.null(ends)) range(points) else sort(ends)
  outside <- points < ends[1L] | points > ends[2L]
  if (is.null(knots) && !is.null(df)) {
    count <- .innerKnots(df - fixed, fixed)
    knots <- .spacedKnots(points[!outside], count)
  }
  list(labels = labels, known = known, points = points, ends = ends, outside = outside, knots = knots,
       all = c(rep.int(ends[1L], order), sort(unname(knots)), rep.int(ends[2L], order)))
}

bs <- function(x, df = NULL, knots = NULL, degree = 3, intercept = FALSE, Boundary.knots = range(x)) {
  order <- 1L + (degree <- as.integer(degree))
  if (order <= 1L) stop("'degree' must be integer >= 1")
  at <- .splinePlaces(x, df, knots, if (!missing(Boundary.knots)) Boundary.knots, order, order - (1L - intercept))
  if (any(at$outside)) warning("some 'x' values beyond boundary knots may cause ill-conditioned bases")
  basis <- .extendedBasis(at$all, at$points, order, at$ends, at$outside, degree)
  if (!intercept) basis <- basis[, -1L, drop = FALSE]
  .splineBasis(basis, at$known, at$labels, degree, at$knots, at$ends, intercept, "bs")
}

ns <- function(x, df = NULL, knots = NULL, intercept = FALSE, Boundary.knots = range(x)) {
  at <- .splinePlaces(x, df, knots, if (!missing(Boundary.knots)) Boundary.knots, 4L, 1L + intercept)
  # Beyond its ends a natural spline is straight.
  basis <- .extendedBasis(at$all, at$points, 4L, at$ends, at$outside, 1L)
  bends <- splineDesign(at$all, at$ends, 4L, c(2L, 2L))
  if (!intercept) {
    basis <- basis[, -1L, drop = FALSE]
    bends <- bends[, -1L, drop = FALSE]
  }
  # What is orthogonal to the second derivatives at the ends.
  turned <- qr.qty(qr(t(bends)), t(basis))
  .splineBasis(t(turned[-(1:2), , drop = FALSE]), at$known, at$labels, 3L, if (is.null(at$knots)) numeric() else at$knots, at$ends, intercept, "ns")
}

.innerKnots <- function(count, least) {
  if (count >= 0L) return(count)
  warning(simpleWarning(gettextf("'df' was too small; have used %d", as.integer(least)), sys.call(-2L)))
  0L
}

.spacedKnots <- function(x, count) if (count > 0L) quantile(x, seq.int(0, 1, length.out = count + 2L)[-c(1L, count + 2L)]) else numeric()

# Beyond an end goes on what the polynomial there says, up to a degree: Taylor's series. Higher degrees are expanded about a place inside, where
# the polynomial is the same.
.extendedBasis <- function(knots, x, order, ends, outside, degree) {
  basis <- matrix(0, length(x), length(knots) - order)
  if (any(!outside)) basis[!outside, ] <- splineDesign(knots, x[!outside], order)
  inner <- c(knots[order + 1L], knots[length(knots) - order])
  for (side in 1:2) {
    rows <- if (side == 1L) which(x < ends[1L]) else which(x > ends[2L])
    if (!length(rows)) next
    pivot <- if (degree == 1L) ends[side] else 0.75 * ends[side] + 0.25 * inner[side]
    derivatives <- splineDesign(knots, rep.int(pivot, degree + 1L), order, 0:degree)
    powers <- outer(x[rows] - pivot, 0:degree, function(t, k) t^k / factorial(k))
    basis[rows, ] <- powers %*% derivatives
  }
  basis
}

.splineBasis <- function(basis, known, labels, degree, knots, ends, intercept, class) {
  if (!all(known)) {
    whole <- matrix(NA_real_, length(known), ncol(basis))
    whole[known, ] <- basis
    basis <- whole
  }
  dimnames(basis) <- list(labels, seq_len(ncol(basis)))
  attributes(basis) <- c(attributes(basis), list(degree = degree, knots = if (is.null(knots)) numeric() else knots, Boundary.knots = ends,
                                                 intercept = intercept, class = c(class, "basis", "matrix")))
  basis
}

predict.bs <- function(object, newx, ...) .basisAgain(object, newx, "bs", c("degree", "knots", "Boundary.knots", "intercept"))

predict.ns <- function(object, newx, ...) .basisAgain(object, newx, "ns", c("knots", "Boundary.knots", "intercept"))

.basisAgain <- function(object, newx, kind, facts) {
  if (missing(newx)) return(object)
  do.call(kind, c(list(x = newx), attributes(object)[facts]))
}

makepredictcall.bs <- function(var, call) .fixedBasis(var, call, "bs", c("degree", "knots", "Boundary.knots", "intercept"))

makepredictcall.ns <- function(var, call) .fixedBasis(var, call, "ns", c("knots", "Boundary.knots", "intercept"))

.fixedBasis <- function(var, call, kind, facts) {
  if (!as.character(call)[1L] %in% c(kind, paste0("splines::", kind)) && !identical(call[[1L]], call("::", quote(splines), as.name(kind)))) return(call)
  fixed <- call[1:2]
  fixed[facts] <- attributes(var)[facts]
  fixed
}
