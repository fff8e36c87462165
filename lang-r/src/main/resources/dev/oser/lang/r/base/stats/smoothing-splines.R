# Smoothing splines (Green and Silverman, Nonparametric Regression and Generalized Linear Models, chapters 2 and 3; Hastie and Tibshirani, Generalized
# Additive Models, section 3.7): a cubic spline that is penalised by the integral of its squared second derivative.

smooth.spline <- function(x, y = NULL, w = NULL, df, spar = NULL, lambda = NULL, cv = FALSE, all.knots = FALSE, nknots = .nknots.smspl, keep.data = TRUE,
                          df.offset = 0, penalty = 1, control.spar = list(), tol = 1e-6 * IQR(x), keep.stuff = FALSE) {
  call <- match.call()
  settings <- list(low = -1.5, high = 1.5, tol = 1e-4, eps = 2e-8, maxit = 500)
  settings[names(control.spar)] <- control.spar
  points <- xy.coords(x, y, setLab = FALSE)
  x <- points$x
  y <- points$y
  if (!all(is.finite(c(x, y)))) stop("missing or infinite values in inputs are not allowed")
  n <- length(x)
  unweighted <- is.null(w)
  w <- if (unweighted) rep(1, n) else .scaledWeights(w, n)
  if (!is.finite(tol) || tol <= 0) stop("'tol' must be strictly positive and finite")
  merged <- .distinctPoints(x, y, w, tol)
  distinct <- length(merged$x)
  if (distinct <= 3L) stop("need at least four unique 'x' values")
  if (cv && distinct < n) warning("cross-validation with non-unique 'x' values seems doubtful")
  from <- merged$x[1L]
  range <- merged$x[distinct] - from
  scaled <- (merged$x - from) / range
  count <- if (isTRUE(all.knots)) distinct else if (is.function(nknots)) nknots(distinct) else if (!is.numeric(nknots)) stop("'nknots' must be numeric (in {1,..,n})")
           else if (nknots > distinct) stop("cannot use more inner knots than unique 'x' values") else as.integer(nknots)
  knots <- if (is.numeric(all.knots)) all.knots else c(rep(scaled[1L], 3L), scaled[seq.int(1, distinct, length.out = count)], rep(scaled[distinct], 3L))
  problem <- .smoothingProblem(scaled, merged, knots, n, df.offset, penalty)
  target <- if (!missing(df)) {
    if (df > 1 && df <= distinct) df else {
      warning("not using invalid df; must have 1 < df <= n := #{unique x} = ", distinct)
      NULL
    }
  }
  kind <- if (is.null(target)) if (cv) 2 else 1 else 3
  found <- .chosenSmoothing(problem, spar, lambda, kind, target, settings)
  now <- found$now
  fit <- structure(list(knot = knots, nk = length(knots) - 4, min = from, range = range, coef = as.vector(now$coefficients)), class = "smooth.spline.fit")
  left <- merged$y - now$fitted
  pressed <- sum(w * ((y - now$fitted[merged$place]) / (1 - (now$leverage * w[!duplicated(merged$place)][order(unique(merged$place))] /
                                                               merged$w)[merged$place]))^2) / n
  structure(list(x = merged$x, y = as.vector(now$fitted), w = merged$w, yin = merged$y, tol = tol, data = if (keep.data) list(x = x, y = y, w = w),
                 no.weights = unweighted, n = n, lev = now$leverage, cv = cv, cv.crit = if (cv) pressed else now$gcv, pen.crit = sum(merged$w * left^2),
                 crit = found$criterion, df = now$df, spar = found$spar, ratio = problem$ratio, lambda = found$lambda,
                 iparms = c(icrit = kind, ispar = as.integer(!is.null(spar) || !is.null(lambda)), iter = found$rounds, 0, errorI = NA), auxM = NULL, fit = fit,
                 call = call), class = "smooth.spline")
}

.scaledWeights <- function(w, n) {
  if (length(w) != n) stop("lengths of 'x' and 'w' must match")
  if (any(w < 0)) stop("all weights should be non-negative")
  if (all(w == 0)) stop("some weights should be positive")
  w * sum(w > 0) / sum(w)
}

# One point for what lies closer than a tolerance: weights are added, responses averaged.
.distinctPoints <- function(x, y, w, tol) {
  grid <- round((x - mean(x)) / tol)
  first <- !duplicated(grid)
  sorted <- order(x[first])
  place <- match(grid, grid[first][sorted])
  weight <- as.vector(rowsum(w, place))
  sums <- as.vector(rowsum(w * y, place))
  list(x = x[first][sorted], y = ifelse(weight > 0, sums / weight, 0), w = weight, place = place, within = sum(w * y^2) - sum(sums^2 / pmax(weight, 1e-300)))
}

# So many inner knots for so many points: all up to 49, then more and more slowly.
.nknots.smspl <- function(n) {
  if (n < 50L) return(n)
  sizes <- c(50, 200, 800, 3200)
  # Logarithms of 50, 100, 140 and 200 to base 2, to the nearest double: their powers may be a little less.
  knots <- c(5.643856189774724, 6.643856189774724, 7.129283016944966, 7.643856189774724)
  if (n >= 3200) trunc(200 + (n - 3200)^0.2)
  else trunc(2^approx(sizes, knots, n)$y)
}

.smoothingProblem <- function(x, points, knots, n, offset, cost) {
  basis <- splineDesign(knots, x, 4L)
  products <- crossprod(basis * sqrt(points$w))
  bends <- .bendingProducts(knots)
  inner <- seq.int(3L, ncol(basis) - 3L)
  right <- crossprod(basis, points$w * points$y)
  at <- function(lambda) {
    root <- chol(products + lambda * bends)
    coefficients <- backsolve(root, backsolve(root, right, transpose = TRUE))
    fitted <- drop(basis %*% coefficients)
    leverage <- colSums(backsolve(root, t(basis), transpose = TRUE)^2) * points$w
    df <- sum(leverage)
    squares <- sum(points$w * (points$y - fitted)^2) + points$within
    list(coefficients = coefficients, fitted = fitted, leverage = leverage, df = df, gcv = squares / n / (1 - (offset + cost * df) / n)^2,
         cv = sum(points$w * ((points$y - fitted) / (1 - leverage))^2) / n)
  }
  list(at = at, ratio = sum(diag(products)[inner]) / sum(diag(bends)[inner]))
}

# Integrals of products of second derivatives, which are straight lines between knots. Its results show that GNU R takes 0.3330 for a third here.
.bendingProducts <- function(knots) {
  places <- unique(knots)
  width <- diff(places)
  low <- splineDesign(knots, places, 4L, rep(2L, length(places)))
  rise <- diff(low)
  low <- low[-nrow(low), , drop = FALSE]
  crossprod(low * sqrt(width)) + (crossprod(low * width, rise) + crossprod(rise, low * width)) / 2 + 0.333 * crossprod(rise * sqrt(width))
}

# The smoothing parameter is on a scale of powers of 256 and chosen by Brent's method. As in GNU R, the spline is that of the last parameter tried.
.chosenSmoothing <- function(problem, spar, lambda, kind, target, settings) {
  size <- function(spar) problem$ratio * 256^(3 * spar - 1)
  badness <- function(now) switch(kind, now$gcv, now$cv, 3 + (target - now$df)^2)
  tried <- numeric()
  if (!is.null(lambda)) spar <- NA_real_
  else if (is.null(spar)) {
    spar <- optimize(function(spar) {
      tried <<- c(tried, spar)
      badness(problem$at(size(spar)))
    }, c(settings$low, settings$high), tol = settings$tol)$minimum
    # The last call only asks for the value at the minimum.
    tried <- tried[-length(tried)]
    last <- tried[length(tried)] - spar
    # A least step away from the minimum, which is a little longer for `eps` than optimize takes it.
    least <- settings$tol / 3
    if (abs(last) <= least + 2e-8 * abs(spar)) last <- sign(last) * (least + settings$eps * abs(spar))
    lambda <- size(spar + last)
  } else lambda <- size(spar)
  now <- problem$at(lambda)
  list(now = now, spar = spar, lambda = lambda, rounds = length(tried), criterion = badness(now))
}

print.smooth.spline <- function(x, digits = getOption("digits"), ...) {
  if (!is.null(x$call)) {
    cat("Call:\n")
    dput(x$call, control = NULL)
  }
  chosen <- x$iparms[["ispar"]] == 0
  cat("\nSmoothing Parameter ", " spar= ", format(x$spar, digits = digits), "  lambda= ", format(x$lambda, digits = digits),
      if (chosen) paste0(" (", x$iparms[["iter"]], " iterations)"), "\n", sep = "")
  cat("Equivalent Degrees of Freedom (Df): ", format(x$df, digits = digits), "\n", sep = "")
  cat("Penalized Criterion (", if (!x$no.weights) "weighted ", "RSS): ", format(x$pen.crit, digits = digits), "\n", sep = "")
  cat(if (isTRUE(x$cv)) "PRESS(l.o.o. CV): " else "GCV: ", format(x$cv.crit, digits = digits), "\n", sep = "")
  invisible(x)
}

predict.smooth.spline <- function(object, x, deriv = 0, ...)
  if (missing(x) && deriv == 0) object[c("x", "y")] else predict.smooth.spline.fit(object$fit, if (missing(x)) object$x else x, deriv)

# Beyond its ends the spline is straight.
predict.smooth.spline.fit <- function(object, x, deriv = 0, ...) {
  at <- (x - object$min) / object$range
  value <- function(at, deriv) drop(splineDesign(object$knot, at, 4L, rep(as.integer(deriv), length(at))) %*% object$coef)
  inside <- at >= 0 & at <= 1
  y <- numeric(length(x))
  if (any(inside)) y[inside] <- value(at[inside], deriv)
  for (end in 0:1) {
    out <- which(if (end == 0) at < 0 else at > 1)
    if (length(out)) y[out] <- if (deriv == 0) value(end, 0) + (at[out] - end) * value(end, 1) else if (deriv == 1) value(end, 1) else 0
  }
  list(x = x, y = y / object$range^deriv)
}

fitted.smooth.spline <- function(object, ...) {
  if (is.null(object$data)) stop("need result of smooth.spline(keep.data = TRUE)")
  object$y[.pointPlaces(object)]
}

.pointPlaces <- function(object) {
  x <- object$data$x
  vapply(x, function(each) which.min(abs(object$x - each)), 0L)
}

residuals.smooth.spline <- function(object, type = c("working", "response", "deviance", "pearson", "partial"), ...) {
  type <- match.arg(type)
  left <- object$data$y - fitted.smooth.spline(object)
  if (type %in% c("deviance", "pearson")) sqrt(object$data$w) * left else if (type == "partial") stop("type = \"partial\" is not yet implemented") else left
}

hatvalues.smooth.spline <- function(model, ...) {
  model$lev[.pointPlaces(model)]
}
