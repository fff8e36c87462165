# Cubic splines through points.

spline <- function(x, y = NULL, n = 3 * length(x), method = "fmm", xmin = min(x), xmax = max(x), xout, ties = mean) {
  method <- match.arg(method, c("fmm", "natural", "periodic", "hyman"))
  points <- regularize.values(x, y, ties, missing(ties))
  if (missing(xout)) {
    ends <- points$x
    xout <- seq.int(if (missing(xmin)) ends[1L] else xmin, if (missing(xmax)) ends[length(ends)] else xmax, length.out = n)
  }
  pieces <- .cubicPieces(points$x, points$y, method, sys.call())
  list(x = xout, y = .cubicAt(pieces, xout, 0L))
}

splinefun <- function(x, y = NULL, method = c("fmm", "periodic", "natural", "monoH.FC", "hyman"), ties = mean) {
  method <- match.arg(method)
  points <- regularize.values(x, y, ties, missing(ties))
  if (!length(points$x)) stop("zero non-NA points")
  pieces <- .cubicPieces(points$x, points$y, method, sys.call())
  .cubicFunction(pieces)
}

splinefunH <- function(x, y, m) {
  if (length(y) != length(x) || length(m) != length(x)) stop("length(x) == length(y) is not TRUE")
  sorted <- order(x)
  .cubicFunction(.hermitePieces(as.double(x[sorted]), as.double(y[sorted]), as.double(m[sorted]), "hermite"))
}

.cubicFunction <- function(pieces) {
  function(x, deriv = 0L) {
    deriv <- as.integer(deriv)
    if (is.na(deriv) || deriv < 0L || deriv > 3L) stop("'deriv' must be between 0 and 3")
    .cubicAt(pieces, x, deriv)
  }
}

# Between two points the curve is y + b t + c t^2 + d t^3.
.cubicPieces <- function(x, y, method, call) {
  n <- length(x)
  if (method == "monoH.FC") return(.hermitePieces(x, y, .monotoneSlopes(x, y), method))
  if (method == "hyman") {
    steps <- diff(y)
    if (!(all(steps >= 0) || all(steps <= 0))) stop(simpleError("'y' must be increasing or decreasing", call))
  }
  if (method == "periodic" && n > 0L && y[n] != y[1L]) {
    warning(simpleWarning("spline: first and last y values differ - using y[1L] for both", call))
    y[n] <- y[1L]
  }
  if (n == 1L) return(list(x = x, y = y, b = 0, c = 0, d = 0, method = method))
  h <- diff(x)
  secant <- diff(y) / h
  second <- .secondDerivatives(x, h, secant, method)
  first <- second[-n]
  b <- secant - h * (2 * first + second[-1L]) / 6
  d <- diff(second) / (6 * h)
  last <- n - 1L
  end <- b[last] + h[last] * (first[last] + 3 * d[last] * h[last])
  pieces <- list(x = x, y = y, b = c(b, end), c = second / 2, d = c(d, switch(method, natural = 0, periodic = d[1L], d[last])), method = method)
  if (method == "hyman") .hermitePieces(x, y, .filteredSlopes(pieces$b, secant), method) else pieces
}

# The ends have the third derivative of the cubic through four points (Forsythe, Malcolm and Moler), or no curvature, or are one point.
.secondDerivatives <- function(x, h, secant, method) {
  n <- length(x)
  if (n < 3L) return(rep.int(0, n))
  if (method == "periodic") return(.periodicDerivatives(h, secant))
  inner <- 2L:(n - 1L)
  on <- c(1, 2 * (h[inner - 1L] + h[inner]), 1)
  above <- c(0, h[inner])
  below <- c(h[inner - 1L], 0)
  right <- c(0, 6 * diff(secant), 0)
  if (method != "natural") {
    if (n == 3L) {
      # One parabola: the same curvature everywhere.
      above[1L] <- below[2L] <- -1
    } else {
      third <- function(k) {
        curvature <- diff(secant[k + 0:2]) / (x[k + 2:3] - x[k + 0:1])
        6 * (curvature[2L] - curvature[1L]) / (x[k + 3L] - x[k])
      }
      on[c(1L, n)] <- -h[c(1L, n - 1L)]
      above[1L] <- h[1L]
      below[n - 1L] <- h[n - 1L]
      right[c(1L, n)] <- c(h[1L]^2 * third(1L), -h[n - 1L]^2 * third(n - 3L))
    }
  }
  .tridiagonal(below, on, above, right)
}

# A cyclic system is one with three diagonals and a correction of rank one (Sherman and Morrison).
.periodicDerivatives <- function(h, secant) {
  n <- length(h)
  before <- c(h[n], h[-n])
  right <- 6 * (secant - c(secant[n], secant[-n]))
  on <- 2 * (before + h)
  if (n == 2L) {
    first <- solve(matrix(c(on[1L], sum(h), sum(h), on[2L]), 2L), right)
    return(c(first, first[1L]))
  }
  corner <- h[n]
  gamma <- -on[1L]
  on[1L] <- on[1L] - gamma
  on[n] <- on[n] - corner^2 / gamma
  inner <- h[-n]
  u <- c(gamma, rep.int(0, n - 2L), corner)
  z <- .tridiagonal(inner, on, inner, right)
  w <- .tridiagonal(inner, on, inner, u)
  factor <- (z[1L] + corner * z[n] / gamma) / (1 + w[1L] + corner * w[n] / gamma)
  first <- z - factor * w
  c(first, first[1L])
}

.hermitePieces <- function(x, y, slope, method) {
  n <- length(x)
  if (n == 1L) return(list(x = x, y = y, b = slope, c = 0, d = 0, method = method))
  h <- diff(x)
  secant <- diff(y) / h
  from <- slope[-n]
  to <- slope[-1L]
  list(x = x, y = y, b = slope, c = c((3 * secant - 2 * from - to) / h, 0), d = c((from + to - 2 * secant) / h^2, 0), method = method)
}

# Slopes of a monotone curve through monotone points (Fritsch and Carlson, 1980).
.monotoneSlopes <- function(x, y) {
  n <- length(x)
  if (n < 2L) return(rep.int(0, n))
  secant <- diff(y) / diff(x)
  slope <- c(secant[1L], (secant[-1L] + secant[-(n - 1L)]) / 2, secant[n - 1L])
  for (k in seq_len(n - 1L)) {
    if (secant[k] == 0) {
      slope[k + 0:1] <- 0
      next
    }
    alpha <- slope[k] / secant[k]
    beta <- slope[k + 1L] / secant[k]
    over <- 2 * alpha + beta - 3
    under <- alpha + 2 * beta - 3
    if (over > 0 && under > 0 && alpha - over^2 / (3 * (alpha + beta - 2)) < 0) slope[k + 0:1] <- 3 * secant[k] * c(alpha, beta) / sqrt(alpha^2 + beta^2)
  }
  slope
}

# Slopes no steeper than three times the flatter side (Hyman, 1983).
.filteredSlopes <- function(slope, secant) {
  n <- length(slope)
  direction <- if (all(secant >= 0)) 1 else -1
  flatter <- pmin(abs(c(secant[1L], secant)), abs(c(secant, secant[n - 1L])))
  direction * pmin(pmax(0, direction * slope), 3 * flatter)
}

.cubicAt <- function(pieces, x, deriv) {
  knots <- pieces$x
  n <- length(knots)
  if (pieces$method == "periodic" && n > 1L) {
    around <- knots[n] - knots[1L]
    x <- knots[1L] + (x - knots[1L]) %% around
  }
  at <- pmax(1L, findInterval(x, knots))
  if (pieces$method == "hyman") at <- pmin(at, max(1L, n - 1L))
  t <- x - knots[at]
  b <- pieces$b[at]
  c <- pieces$c[at]
  d <- pieces$d[at]
  outside <- pieces$method %in% c("monoH.FC", "hermite") & (x < knots[1L] | x > knots[n])
  # Beyond its ends a natural spline goes straight on, and so do curves that are given by slopes.
  straight <- !is.na(x) & (outside | (pieces$method == "natural" & (x < knots[1L] | at == n)))
  c[straight] <- 0
  d[straight] <- 0
  switch(deriv + 1L, pieces$y[at] + t * (b + t * (c + t * d)), b + t * (2 * c + t * 3 * d), 2 * c + 6 * d * t, 6 * d)
}

# Points in order, with one for each x.
regularize.values <- function(x, y, ties, warn.collapsing = TRUE, na.rm = TRUE) {
  points <- xy.coords(x, y, setLab = FALSE)
  x <- as.double(points$x)
  y <- as.double(points$y)
  if (na.rm && (anyNA(x) || anyNA(y))) {
    known <- !is.na(x) & !is.na(y)
    x <- x[known]
    y <- y[known]
  }
  if (!identical(ties, "ordered")) {
    sorted <- order(x)
    x <- x[sorted]
    y <- y[sorted]
    if (anyDuplicated(x)) {
      if (warn.collapsing) warning("collapsing to unique 'x' values")
      y <- as.vector(tapply(y, match(x, x), if (is.list(ties)) ties[[2L]] else ties))
      x <- unique(x)
    }
  }
  list(x = x, y = y)
}
