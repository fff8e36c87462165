# Series as a seasonal part, a trend and a remainder (Cleveland, Cleveland, McRae and Terpenning, STL, 1990).

stl <- function(x, s.window, s.degree = 0, t.window = NULL, t.degree = 1, l.window = nextodd(period), l.degree = t.degree,
                s.jump = ceiling(s.window / 10), t.jump = ceiling(t.window / 10), l.jump = ceiling(l.window / 10), robust = FALSE,
                inner = if (robust) 1 else 2, outer = if (robust) 15 else 0, na.action = na.fail) {
  nextodd <- function(x) .nextOdd(x)
  call <- match.call()
  series <- .periodicSeries(na.action(as.ts(x)))
  period <- frequency(series)
  n <- length(series)
  periodic <- is.character(s.window)
  if (periodic) {
    if (is.na(pmatch(s.window, "periodic"))) stop("unknown string value for s.window")
    # A window so wide that nothing changes within it.
    s.window <- 10 * n + 1
    s.degree <- 0
  }
  if (is.null(t.window)) t.window <- .nextOdd(ceiling(1.5 * period / (1 - 1.5 / s.window)))
  window <- c(s = s.window, t = t.window, l = l.window)
  degree <- c(s = .loessDegree(s.degree, "s.degree"), t = .loessDegree(t.degree, "t.degree"), l = .loessDegree(l.degree, "l.degree"))
  jump <- c(s = s.jump, t = t.jump, l = l.jump)
  values <- as.double(series)
  used <- pmax(3, window)
  parts <- .stlLoops(values, as.integer(period), used + (used %% 2 == 0), degree, jump, inner, outer)
  if (periodic) {
    # One value for each place in a period.
    place <- as.vector(cycle(series))
    parts$seasonal <- ave(parts$seasonal, place)
  }
  table <- cbind(seasonal = parts$seasonal, trend = parts$trend, remainder = values - parts$seasonal - parts$trend)
  result <- list(time.series = .inTime(table, tsp(series)), weights = parts$weights, call = call, win = window, deg = degree, jump = jump)
  structure(c(result, inner = as.integer(inner), outer = as.integer(outer)), class = "stl")
}

.nextOdd <- function(x) {
  whole <- as.integer(round(x))
  whole + (whole %% 2L == 0L)
}

.periodicSeries <- function(series) {
  problem <- if (is.matrix(series)) "only univariate series are allowed"
             else if (frequency(series) < 2 || length(series) <= 2 * frequency(series)) "series is not periodic or has less than two periods"
  if (!is.null(problem)) stop(simpleError(problem, sys.call(-1L)))
  series
}

.loessDegree <- function(degree, name) {
  degree <- as.integer(degree)
  if (degree < 0 || degree > 1) stop(simpleError(gettextf("%s must be 0 or 1", name), sys.call(-1L)))
  degree
}

# The inner loop separates season and trend, the outer one finds weights for what does not fit.
.stlLoops <- function(y, period, windows, degrees, jumps, inner, outer) {
  n <- length(y)
  trend <- numeric(n)
  weights <- rep(1, n)
  robust <- FALSE
  for (round in 0:outer) {
    for (again in seq_len(inner)) {
      cycles <- .smoothedSeasons(y - trend, period, windows[[1L]], degrees[1L], jumps[1L], if (robust) weights)
      low <- .movingAverage(.movingAverage(.movingAverage(cycles, period), period), 3L)
      low <- .loessSeries(low, windows[[3L]], degrees[3L], jumps[3L])
      seasonal <- cycles[period + seq_len(n)] - low
      trend <- .loessSeries(y - seasonal, windows[[2L]], degrees[2L], jumps[2L], if (robust) weights)
    }
    if (round < outer) {
      weights <- .bisquareWeights(y - seasonal - trend)
      robust <- TRUE
    }
  }
  list(seasonal = seasonal, trend = trend, weights = weights)
}

.movingAverage <- function(x, width) {
  sums <- cumsum(c(0, x))
  from <- seq_len(length(x) - width + 1L)
  (sums[from + width] - sums[from]) / width
}

# Each season of all periods is smoothed and goes on for a period at both ends.
.smoothedSeasons <- function(y, period, window, degree, jump, weights) {
  n <- length(y)
  result <- numeric(n + 2L * period)
  for (place in seq_len(period)) {
    own <- seq.int(place, n, by = period)
    k <- length(own)
    w <- if (!is.null(weights)) weights[own]
    values <- y[own]
    middle <- .loessSeries(values, window, degree, jump, w)
    width <- min(window, k)
    before <- .localFit(values, window, degree, 0, 1L, width, w)
    after <- .localFit(values, window, degree, k + 1, k - width + 1L, k, w)
    whole <- c(if (is.na(before)) middle[1L] else before, middle, if (is.na(after)) middle[k] else after)
    result[place + period * (0:(k + 1L))] <- whole
  }
  result
}

# Loess at every so many points, and lines between.
.loessSeries <- function(y, window, degree, jump, weights = NULL) {
  n <- length(y)
  if (n < 2L) return(y)
  jump <- min(jump, n - 1L)
  places <- seq.int(1L, n, by = jump)
  if (places[length(places)] != n) places <- c(places, n)
  width <- min(window, n)
  # The window is about a point as far as there are points.
  left <- if (window >= n) rep(1L, length(places)) else pmin(pmax(places - (width + 1) / 2 + 1, 1), n - width + 1)
  fitted <- vapply(seq_along(places), function(i) .localFit(y, window, degree, places[i], left[i], left[i] + width - 1L, weights), 0)
  fitted <- ifelse(is.na(fitted), y[places], fitted)
  if (jump == 1L) fitted else approx(places, fitted, xout = seq_len(n))$y
}

# The fit at one place from the points of a window, with tricube weights; none if all of them have no weight.
.localFit <- function(y, window, degree, at, left, right, weights) {
  n <- length(y)
  points <- left:right
  reach <- max(at - left, right - at)
  if (window > n) reach <- reach + (window - n) %/% 2
  distance <- abs(points - at)
  w <- ifelse(distance <= 0.001 * reach, 1, (1 - (distance / reach)^3)^3)
  w[distance > 0.999 * reach] <- 0
  if (!is.null(weights)) w <- w * weights[points]
  total <- sum(w)
  if (total <= 0) return(NA_real_)
  w <- w / total
  if (degree > 0L && reach > 0) {
    centre <- sum(w * points)
    spread <- sum(w * (points - centre)^2)
    if (sqrt(spread) > 0.001 * (n - 1)) w <- w * (1 + (at - centre) / spread * (points - centre))
  }
  sum(w * y[points])
}

# Bisquare weights of residuals, with six median residuals as scale.
.bisquareWeights <- function(residuals) {
  size <- abs(residuals)
  n <- length(size)
  sorted <- sort(size)
  scale <- 3 * (sorted[n %/% 2 + 1L] + sorted[n - n %/% 2])
  w <- (1 - (size / scale)^2)^2
  w[size <= 0.001 * scale] <- 1
  w[size > 0.999 * scale] <- 0
  w
}

print.stl <- function(x, digits = max(3L, getOption("digits") - 3L), ...) {
  cat(" Call:\n ")
  dput(x$call, control = NULL)
  cat("\nComponents\n")
  print(x$time.series, ...)
  invisible(x)
}

# As in GNU R, this prints, and gives the decomposition itself.
summary.stl <- function(object, digits = getOption("digits"), ...) {
  x <- object
  cat(" Call:\n ")
  dput(x$call, control = NULL)
  cat("\n Time.series components:\n")
  parts <- unclass(x$time.series)
  print(summary(x$time.series, digits = digits, ...))
  cat(" IQR:\n")
  spreads <- apply(cbind(STL = parts, data = parts %*% rep(1, 3)), 2L, IQR)
  names(spreads) <- c(paste0("STL.", colnames(parts)), "data")
  print(rbind(format(spreads, digits = max(2L, digits - 3L)), `   %` = format(round(100 * spreads / spreads[["data"]], 1))), quote = FALSE)
  cat("\n Weights:")
  if (all(x$weights == 1)) cat(" all == 1\n") else {
    cat("\n")
    print(summary(x$weights, digits = digits, ...))
  }
  cat("\n Other components: ")
  str(x[c("win", "deg", "jump", "inner", "outer")], give.attr = FALSE)
  invisible(x)
}
