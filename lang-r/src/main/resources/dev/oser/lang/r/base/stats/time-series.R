# Time series: correlations, smoothing and decomposition.

acf <- function(x, lag.max = NULL, type = c("correlation", "covariance", "partial"), plot = TRUE, na.action = na.fail, demean = TRUE, ...) {
  type <- match.arg(type)
  name <- .said(substitute(x))
  if (type == "partial") {
    result <- pacf(x, lag.max = lag.max, plot = FALSE, na.action = na.action, ...)
    result$series <- name
    return(if (plot) invisible(result) else result)
  }
  series <- na.action(as.ts(x))
  frequency <- frequency(series)
  if (!is.numeric(x)) stop("'x' must be numeric")
  cells <- as.matrix(unclass(series))
  n <- nrow(cells)
  count <- ncol(cells)
  if (is.null(lag.max)) lag.max <- floor(10 * (log10(n) - log10(count)))
  lag.max <- as.integer(min(lag.max, n - 1L))
  if (is.na(lag.max) || lag.max < 0) stop("'lag.max' must be at least 0")
  storage.mode(cells) <- "double"
  if (demean) cells <- sweep(cells, 2L, colMeans(cells, na.rm = TRUE), check.margin = FALSE)
  found <- array(.laggedProducts(cells, lag.max), c(lag.max + 1L, count, count))
  if (type == "correlation") {
    spread <- sqrt(vapply(seq_len(count), function(i) found[1L, i, i], 0))
    for (i in seq_len(count)) for (j in seq_len(count)) found[, i, j] <- pmax(-1, pmin(1, found[, i, j] / (spread[i] * spread[j])))
  }
  sign <- matrix(1, count, count)
  sign[lower.tri(sign)] <- -1
  lags <- outer(0:lag.max, sign / frequency)
  result <- structure(list(acf = found, type = type, n.used = n, lag = lags, series = name, snames = colnames(cells)), class = "acf")
  if (plot) invisible(result) else result
}

pacf <- function(x, lag.max, plot, na.action, ...) UseMethod("pacf")

pacf.default <- function(x, lag.max = NULL, plot = TRUE, na.action = na.fail, ...) {
  name <- .said(substitute(x))
  series <- na.action(as.ts(x))
  if (is.matrix(series)) stop("pacf of several series is not there yet")
  n <- length(series)
  if (is.null(lag.max)) lag.max <- floor(10 * log10(n))
  lag.max <- as.integer(min(lag.max, n - 1L))
  if (lag.max < 1) stop("'lag.max' must be at least 1")
  found <- acf(series, lag.max = lag.max, plot = FALSE)$acf[, 1L, 1L]
  partial <- .durbinLevinson(found, lag.max)
  result <- structure(list(acf = array(partial, c(lag.max, 1L, 1L)), type = "partial", n.used = n, lag = array(seq_len(lag.max) / frequency(series), c(lag.max, 1L, 1L)),
                           series = name, snames = NULL), class = "acf")
  if (plot) invisible(result) else result
}

# Partial correlations by Durbin's recursion.
.durbinLevinson <- function(correlations, most) {
  partial <- numeric(most)
  weights <- numeric()
  for (k in seq_len(most)) {
    before <- weights
    top <- correlations[k + 1L] - sum(before * correlations[k - seq_along(before) + 1L])
    bottom <- 1 - sum(before * correlations[seq_along(before) + 1L])
    partial[k] <- top / bottom
    weights <- c(before - partial[k] * rev(before), partial[k])
  }
  partial
}

ccf <- function(x, y, lag.max = NULL, type = c("correlation", "covariance"), plot = TRUE, na.action = na.fail, ...) {
  type <- match.arg(type)
  if (is.matrix(x) || is.matrix(y)) stop("univariate time series only")
  first <- na.action(as.ts(x))
  second <- na.action(as.ts(y))
  both <- ts.intersect(first, second)
  both <- ts(cbind(unclass(both)[, 1L], unclass(both)[, 2L]), start = start(both), frequency = frequency(both))
  name <- "X"
  found <- acf(both, lag.max = lag.max, plot = FALSE, type = type)
  backward <- rev(found$acf[-1L, 2L, 1L])
  values <- c(backward, found$acf[, 1L, 2L])
  lags <- c(rev(found$lag[-1L, 2L, 1L]), found$lag[, 1L, 2L])
  result <- structure(list(acf = array(values, c(length(values), 1L, 1L)), type = type, n.used = found$n.used, lag = array(lags, c(length(lags), 1L, 1L)), series = name,
                           snames = paste(.said(substitute(x)), "&", .said(substitute(y)))), class = "acf")
  if (plot) invisible(result) else result
}

print.acf <- function(x, digits = 3L, ...) {
  kind <- c(correlation = "Autocorrelations", covariance = "Autocovariances", partial = "Partial autocorrelations")[[x$type]]
  writeLines(c("", sprintf("%s of series %s, by lag", kind, sQuote(x$series)), ""))
  values <- round(x$acf, digits)
  if (dim(x$acf)[2L] == 1L) {
    text <- setNames(format(values[, 1L, 1L], digits = digits), format(x$lag[, 1L, 1L], digits = digits))
    print(text, quote = FALSE, ...)
  } else {
    cells <- array(paste0(format(values), " (", format(x$lag, digits = digits), ")"), dim(x$acf))
    names <- if (is.null(x$snames)) paste("Series", seq_len(dim(cells)[2L])) else x$snames
    dimnames(cells) <- list(rep("", dim(cells)[1L]), names, names)
    print(cells, quote = FALSE, ...)
  }
  invisible(x)
}

# Series one beside the other, over the time they share.
ts.intersect <- function(..., dframe = FALSE) .bindSeries(list(...), .seriesNames(substitute(list(...)), list(...)), dframe, max, min)

ts.union <- function(..., dframe = FALSE) .bindSeries(list(...), .seriesNames(substitute(list(...)), list(...)), dframe, min, max)

# Columns that are no series are taken for the whole span, so that they have to fit.
cbind.ts <- function(..., deparse.level = 1) {
  parts <- list(...)
  if (deparse.level == 0L) return(.bindSeries(parts, NULL, FALSE, min, max))
  .bindSeries(parts, .seriesNames(substitute(list(...)), parts), FALSE, min, max)
}

.seriesNames <- function(call, series) {
  given <- names(series)
  said <- vapply(as.list(call)[-1L], .said, "")
  if (is.null(given)) said else ifelse(nzchar(given), given, said)
}

.bindSeries <- function(series, names, dframe, first, last) {
  spans <- vapply(series, function(each) as.double(tsp(as.ts(each))), numeric(3L))
  frequency <- spans[[3L, 1L]]
  if (any(abs(spans[3L, ] - frequency) > 1e-5)) stop("not all series have the same frequency")
  spans <- unname(spans)
  from <- first(spans[1L, ])
  to <- last(spans[2L, ])
  if (from > to) stop("non-intersecting series")
  count <- round((to - from) * frequency) + 1
  columns <- lapply(seq_along(series), function(i) {
    whole <- rep(NA_real_, count)
    offset <- round((spans[1L, i] - from) * frequency)
    at <- seq_along(series[[i]]) + offset
    inside <- at >= 1 & at <= count
    whole[at[inside]] <- as.vector(series[[i]])[inside]
    whole
  })
  names(columns) <- names
  if (dframe) return(as.data.frame(columns, optional = TRUE))
  cells <- do.call(cbind, columns)
  structure(cells, tsp = c(from, to, frequency), class = c("mts", "ts", "matrix"))
}

hasTsp <- function(x) {
  if (is.null(attr(x, "tsp"))) attr(x, "tsp") <- c(1, NROW(x), 1)
  x
}

`tsp<-` <- function(x, value) {
  attr(x, "tsp") <- value
  x
}

is.mts <- function(x) inherits(x, "mts")

decompose <- function(x, type = c("additive", "multiplicative"), filter = NULL) {
  type <- match.arg(type)
  f <- frequency(x)
  n <- length(x)
  if (f <= 1 || sum(!is.na(x)) < 2 * f) stop("time series has no or less than 2 periods")
  if (is.null(filter)) filter <- if (f %% 2) rep(1, f) / f else c(0.5, rep(1, f - 1), 0.5) / f
  trend <- stats::filter(x, filter)
  plain <- as.vector(x)
  level <- as.vector(trend)
  season <- if (type == "additive") plain - level else plain / level
  figure <- vapply(seq_len(f), function(i) mean(season[seq.int(i, n, by = f)], na.rm = TRUE), 0)
  figure <- if (type == "additive") figure - mean(figure) else figure / mean(figure)
  series <- function(values) ts(values, start = start(x), frequency = f)
  seasonal <- rep_len(figure, n)
  rest <- if (type == "additive") plain - seasonal - level else plain / (seasonal * level)
  structure(list(x = x, seasonal = series(seasonal), trend = trend, random = series(rest), figure = figure, type = type), class = "decomposed.ts")
}

print.decomposed.ts <- function(x, ...) {
  for (part in c("x", "seasonal", "trend", "random")) {
    writeLines(paste0("$", part))
    print(x[[part]], ...)
    writeLines("")
  }
  writeLines("$figure")
  print(x$figure, ...)
  writeLines(c("", "$type"))
  print(x$type)
  writeLines(c("", "attr(,\"class\")", "[1] \"decomposed.ts\""))
  invisible(x)
}

HoltWinters <- function(x, alpha = NULL, beta = NULL, gamma = NULL, seasonal = c("additive", "multiplicative"), start.periods = 2, l.start = NULL, b.start = NULL,
                        s.start = NULL, optim.start = c(alpha = 0.3, beta = 0.1, gamma = 0.1), optim.control = list()) {
  x <- as.ts(x)
  kind <- match.arg(seasonal)
  f <- frequency(x)
  hasTrend <- !isFALSE(beta)
  hasSeason <- !isFALSE(gamma)
  if (!is.null(alpha) && is.logical(alpha) && !alpha) stop("cannot fit models without level ('alpha' must not be 0 or FALSE).")
  if (hasSeason && start.periods < 2) stop("need at least 2 periods to compute seasonal start values")
  begin <- if (hasSeason) {
    if (length(x) < start.periods * f) stop("need at least 2 periods to compute seasonal start values")
    from <- f + 1L
    parts <- decompose(ts(x[seq_len(start.periods * f)], start = start(x), frequency = f), kind)
    level <- na.omit(as.vector(parts$trend))
    line <- coef(.lm.fit(cbind(1, seq_along(level)), level))
    list(from = from, level = line[1L], trend = line[2L], season = parts$figure)
  } else if (hasTrend) list(from = 3L, level = x[2L], trend = x[2L] - x[1L], season = NULL)
  else list(from = 2L, level = x[1L], trend = NULL, season = NULL)
  if (!is.null(l.start)) begin$level <- l.start
  if (!is.null(b.start)) begin$trend <- b.start
  if (!is.null(s.start)) begin$season <- s.start
  run <- function(a, b, g) .smoothSeries(as.double(x), begin, a, b, g, hasTrend, hasSeason, kind, f)
  free <- c(alpha = is.null(alpha), beta = is.null(beta), gamma = is.null(gamma))
  fixed <- list(alpha = alpha, beta = if (hasTrend) beta else FALSE, gamma = if (hasSeason) gamma else FALSE)
  if (any(free)) {
    error <- function(p) {
      now <- fixed
      now[names(p)] <- p
      value <- run(now$alpha, now$beta, now$gamma)$SSE
      value
    }
    if (sum(free) == 1L) {
      which <- names(free)[free]
      found <- optimize(function(v) error(setNames(v, which)), c(0, 1))
      fixed[[which]] <- found$minimum
    } else {
      found <- optim(optim.start[names(free)[free]], error, method = "L-BFGS-B", lower = 0, upper = 1, control = optim.control)
      if (found$convergence || any(found$par < 0 | found$par > 1)) {
        if (found$convergence > 50) warning(gettextf("optimization difficulties: %s", found$message), domain = NA) else stop("optimization failure")
      }
      fixed[names(found$par)] <- found$par
    }
  }
  last <- run(fixed$alpha, fixed$beta, fixed$gamma)
  n <- length(x)
  fitted <- cbind(xhat = last$fitted, level = last$level[-length(last$level)], trend = if (hasTrend) last$trend[-length(last$trend)], season = if (hasSeason) last$season[seq_along(last$fitted)])
  fitted <- ts(fitted, start = time(x)[begin$from], frequency = f)
  end <- function(values) values[length(values)]
  coefficients <- c(a = end(last$level), if (hasTrend) c(b = end(last$trend)), if (hasSeason) setNames(last$season[length(last$fitted) + seq_len(f)], paste0("s", seq_len(f))))
  structure(list(fitted = fitted, x = x, alpha = if (is.null(names(fixed$alpha)) && free[["alpha"]]) c(alpha = unname(fixed$alpha)) else fixed$alpha,
                 beta = if (hasTrend && free[["beta"]]) c(beta = unname(fixed$beta)) else fixed$beta, gamma = if (hasSeason && free[["gamma"]]) c(gamma = unname(fixed$gamma)) else fixed$gamma,
                 coefficients = coefficients, seasonal = kind, SSE = last$SSE, call = match.call()), class = "HoltWinters")
}

# One pass of exponential smoothing (Holt, 1957; Winters, 1960).
.smoothSeries <- function(x, begin, alpha, beta, gamma, hasTrend, hasSeason, kind, f) {
  n <- length(x)
  count <- n - begin$from + 1L
  level <- c(begin$level, numeric(count))
  trend <- if (hasTrend) c(begin$trend, numeric(count)) else numeric(count + 1L)
  season <- if (hasSeason) c(begin$season, numeric(count)) else NULL
  fitted <- numeric(count)
  total <- 0
  for (i in seq_len(count)) {
    now <- x[begin$from + i - 1L]
    base <- level[i] + (if (hasTrend) trend[i] else 0)
    s <- if (hasSeason) season[i] else if (kind == "additive") 0 else 1
    fitted[i] <- if (!hasSeason || kind == "additive") base + (if (hasSeason) s else 0) else base * s
    total <- total + (now - fitted[i])^2
    observed <- if (!hasSeason) now else if (kind == "additive") now - s else now / s
    level[i + 1L] <- alpha * observed + (1 - alpha) * base
    if (hasTrend) trend[i + 1L] <- beta * (level[i + 1L] - level[i]) + (1 - beta) * trend[i]
    if (hasSeason) season[i + f] <- gamma * (if (kind == "additive") now - level[i + 1L] else now / level[i + 1L]) + (1 - gamma) * s
  }
  list(fitted = fitted, level = level, trend = trend, season = season, SSE = total)
}

print.HoltWinters <- function(x, ...) {
  writeLines(paste0("Holt-Winters exponential smoothing", if (isFALSE(x$beta)) " without trend" else " with trend", " and",
                    if (isFALSE(x$gamma)) " without seasonal component." else paste0(" with ", x$seasonal, " seasonal component.")))
  writeLines(c("", "Call:", paste(deparse(x$call), collapse = "\n"), "", "Smoothing parameters:"))
  for (name in c("alpha", "beta ", "gamma")) cat(" ", name, ": ", format(unname(x[[trimws(name)]])), "\n", sep = "")
  writeLines(c("", "Coefficients:"))
  print(t(t(x$coefficients)))
  invisible(x)
}

predict.HoltWinters <- function(object, n.ahead = 1L, prediction.interval = FALSE, level = 0.95, ...) {
  if (prediction.interval) stop("prediction intervals of HoltWinters are not there yet")
  f <- frequency(object$x)
  steps <- seq_len(n.ahead)
  values <- rep(object$coefficients[["a"]], n.ahead)
  if (!isFALSE(object$beta)) values <- values + steps * object$coefficients[["b"]]
  if (!isFALSE(object$gamma)) {
    season <- unname(object$coefficients[paste0("s", (steps - 1L) %% f + 1L)])
    values <- if (object$seasonal == "additive") values + season else values * season
  }
  cells <- matrix(values, ncol = 1L, dimnames = list(NULL, "fit"))
  ts(cells, start = tsp(object$x)[2L] + 1 / f, frequency = f)
}

residuals.HoltWinters <- function(object, ...) {
  ts(as.vector(window(object$x, start = tsp(object$fitted)[1L])) - as.vector(unclass(object$fitted)[, 1L]), start = tsp(object$fitted)[1L], frequency = frequency(object$x))
}

# Blocks of a series become one number each, so that there are fewer in a unit of time.
aggregate.ts <- function(x, nfrequency = 1, FUN = sum, ndeltat = 1, ts.eps = getOption("ts.eps"), ...) {
  x <- as.ts(x)
  if (missing(nfrequency)) nfrequency <- 1 / ndeltat
  before <- frequency(x)
  size <- before / nfrequency
  if (abs(size - round(size)) > ts.eps) stop(gettextf("cannot change frequency from %g to %g", before, nfrequency), domain = NA)
  if (round(size) == 1) return(x)
  size <- round(size)
  FUN <- match.fun(FUN)
  series <- as.matrix(x)
  blocks <- nrow(series) %/% size
  answers <- lapply(seq_len(ncol(series)), function(column) vapply(seq_len(blocks), function(block) FUN(series[(block - 1) * size + seq_len(size), column], ...), 0))
  values <- do.call(cbind, answers)
  if (is.matrix(x)) colnames(values) <- colnames(x) else values <- c(values)
  ts(values, start = tsp(x)[1L], frequency = nfrequency)
}
