# Autoregressive models (Brockwell and Davis, Time Series: Theory and Methods, chapter 8).

ar <- function(x, aic = TRUE, order.max = NULL, method = c("yule-walker", "burg", "ols", "mle", "yw"), na.action = na.fail, series = .said(substitute(x)), ...) {
  known <- list(`yule-walker` = ar.yw, yw = ar.yw, burg = ar.burg, ols = ar.ols)
  method <- match.arg(method)
  if (method == "mle") stop("ar with method \"mle\" is not there yet")
  force(series)
  fitted <- known[[method]](x, aic = aic, order.max = order.max, na.action = na.action, series = series, ...)
  replace(fitted, "call", list(match.call()))
}

ar.yw <- function(x, ...) UseMethod("ar.yw")

ar.burg <- function(x, ...) UseMethod("ar.burg")

# What the methods begin with: a series of one column, without its mean.
.arSeries <- function(x, order.max, demean, na.action) {
  x <- na.action(as.ts(x))
  if (NCOL(x) > 1L) stop("autoregression of several series is not there yet")
  if (!is.numeric(x)) stop("'x' must be numeric")
  values <- as.double(x)
  middle <- if (demean) mean(values, na.rm = TRUE) else 0
  n <- length(values)
  most <- if (is.null(order.max)) min(n - 1L, floor(10 * log10(n))) else floor(order.max)
  if (most < 1) stop("'order.max' must be >= 1")
  if (most >= n) stop("'order.max' must be < 'n.used'")
  list(values = values - middle, middle = middle, n = n, known = sum(!is.na(values)), most = most, tsp = tsp(x))
}

# A model of each order is there: the best one by Akaike's criterion, or the largest.
.arResult <- function(given, coefficients, variances, partial, criterion, aic, demean, method, series, order) {
  names(criterion) <- 0:given$most
  chosen <- if (aic) unname(which.min(criterion)) - 1L else given$most
  ar <- if (chosen > 0L) coefficients[chosen, seq_len(chosen)] else numeric()
  left <- rep(NA_real_, given$n)
  if (chosen > 0L) {
    predicted <- stats::filter(given$values, ar, sides = 1)
    left[seq.int(chosen + 1L, given$n)] <- given$values[seq.int(chosen + 1L, given$n)] - predicted[seq.int(chosen, given$n - 1L)]
  } else left <- given$values
  left <- ts(left, start = given$tsp[1L], frequency = given$tsp[3L])
  structure(list(order = chosen, ar = ar, var.pred = variances[chosen + 1L], x.mean = given$middle, aic = criterion - min(criterion), n.used = given$n,
                 n.obs = given$known, order.max = given$most, partialacf = array(partial, c(given$most, 1L, 1L)), resid = left, method = method, series = series,
                 frequency = given$tsp[3L], call = NULL), class = "ar")
}

ar.yw.default <- function(x, aic = TRUE, order.max = NULL, na.action = na.fail, demean = TRUE, series = NULL, ...) {
  if (is.null(series)) series <- .said(substitute(x))
  given <- .arSeries(x, order.max, demean, na.action)
  covariance <- acf(given$values, lag.max = given$most, type = "covariance", plot = FALSE, demean = FALSE, na.action = na.pass)$acf[, 1L, 1L]
  if (covariance[1L] == 0) stop("zero-variance series")
  steps <- .levinson(covariance[-1L] / covariance[1L])
  variances <- covariance[1L] * c(1, steps$share)
  criterion <- given$known * log(variances) + 2 * (0:given$most) + 2 * demean
  # Each estimated coefficient takes a degree of freedom.
  variances <- variances * given$known / (given$known - (0:given$most + demean))
  result <- .arResult(given, steps$coefficients, variances, steps$partial, criterion, aic, demean, "Yule-Walker", series)
  if (result$order > 0L) result$asy.var.coef <-
    solve(toeplitz(covariance[seq_len(result$order)])) * result$var.pred / given$known
  result$call <- match.call()
  result
}

# Each step minimises what is left forwards and backwards.
ar.burg.default <- function(x, aic = TRUE, order.max = NULL, na.action = na.fail, demean = TRUE, series = NULL, var.method = 1L, ...) {
  if (is.null(series)) series <- .said(substitute(x))
  given <- .arSeries(x, order.max, demean, na.action)
  if (anyNA(given$values)) stop("missing values in 'x'")
  n <- given$n
  forward <- backward <- given$values
  rows <- matrix(0, given$most, given$most)
  partial <- numeric(given$most)
  recursion <- direct <- mean(given$values^2)
  for (k in seq_len(given$most)) {
    ahead <- forward[-1L]
    behind <- backward[-length(backward)]
    partial[k] <- 2 * sum(ahead * behind) / sum(ahead^2 + behind^2)
    before <- if (k > 1L) rows[k - 1L, seq_len(k - 1L)] else numeric()
    rows[k, seq_len(k)] <- c(before - partial[k] * rev(before), partial[k])
    forward <- ahead - partial[k] * behind
    backward <- behind - partial[k] * ahead
    recursion[k + 1L] <- recursion[k] * (1 - partial[k]^2)
    direct[k + 1L] <- sum(forward^2 + backward^2) / (2 * (n - k))
  }
  variances <- switch(var.method, recursion, direct)
  criterion <- n * log(variances) + 2 * (0:given$most) + 2 * demean
  result <- .arResult(given, rows, variances, partial, criterion, aic, demean, if (var.method == 1L) "Burg" else "Burg2", series)
  if (result$order > 0L) {
    covariance <- acf(given$values, lag.max = result$order, type = "covariance", plot = FALSE, demean = FALSE)$acf[, 1L, 1L]
    result$asy.var.coef <- solve(toeplitz(covariance[seq_len(result$order)])) * result$var.pred / n
  }
  result$call <- match.call()
  result
}

# Least squares, each order on the observations that the largest leaves.
ar.ols <- function(x, aic = TRUE, order.max = NULL, na.action = na.fail, demean = TRUE, intercept = demean, series = NULL, ...) {
  if (is.null(series)) series <- .said(substitute(x))
  given <- .arSeries(x, order.max, demean, na.action)
  n <- given$n
  scale <- sqrt(mean(given$values^2))
  values <- given$values / scale
  rows <- matrix(0, given$most, given$most)
  criterion <- variances <- numeric(given$most + 1L)
  constants <- numeric(given$most + 1L)
  fits <- vector("list", given$most + 1L)
  for (k in 0:given$most) {
    observed <- values[seq.int(k + 1L, n)]
    design <- vapply(seq_len(k), function(lag) values[seq.int(k + 1L - lag, n - lag)], observed)
    if (intercept) design <- cbind(1, design)
    design <- matrix(design, length(observed))
    fit <- if (ncol(design)) qr(design)
    estimate <- if (ncol(design)) qr.coef(fit, observed) else numeric()
    left <- if (ncol(design)) qr.resid(fit, observed) else observed
    variances[k + 1L] <- sum(left^2) / length(observed)
    if (intercept) constants[k + 1L] <- estimate[1L]
    if (k > 0L) rows[k, seq_len(k)] <- estimate[intercept + seq_len(k)]
    criterion[k + 1L] <- n * log(variances[k + 1L]) + 2 * (k + intercept)
    fits[[k + 1L]] <- list(left = left, spread = if (ncol(design)) sqrt(diag(chol2inv(qr.R(fit))) * variances[k + 1L]))
  }
  result <- .arResult(given, rows, variances * scale^2, rep(NA_real_, given$most), criterion, aic, demean, "Unconstrained LS", series)
  chosen <- result$order
  fit <- fits[[chosen + 1L]]
  result$ar <- array(result$ar, c(chosen, 1L, 1L))
  result$var.pred <- drop(result$var.pred)
  result$resid[] <- c(rep(NA_real_, chosen), fit$left * scale)
  result["partialacf"] <- list(NULL)
  result <- structure(append(unclass(result), list(x.intercept = if (intercept) constants[chosen + 1L] * scale), 4L), class = "ar")
  result$asy.se.coef <- list(x.mean = if (intercept) fit$spread[1L] * scale else 0, ar = fit$spread[intercept + seq_len(chosen)])
  result$call <- match.call()
  result
}

print.ar <- function(x, digits = max(3L, getOption("digits") - 3L), ...) {
  cat("\nCall:\n", paste(deparse(x$call), collapse = "\n"), "\n\n", sep = "")
  if (x$order > 0L) {
    cat("Coefficients:\n")
    shown <- setNames(round(as.vector(x$ar), digits), seq_len(x$order))
    print.default(shown, print.gap = 2L)
  }
  if (!is.null(x$x.intercept) && !is.na(x$x.intercept)) {
    spread <- x$asy.se.coef$x.mean
    cat("\nIntercept: ", format(x$x.intercept, digits = digits), " (", format(spread, digits = digits), ") ", "\n", sep = "")
  }
  cat("\nOrder selected", x$order, " sigma^2 estimated as ", format(x$var.pred, digits = digits))
  cat("\n")
  invisible(x)
}

predict.ar <- function(object, newdata, n.ahead = 1L, se.fit = TRUE, ...) {
  if (n.ahead < 1L) stop("'n.ahead' must be at least 1")
  if (missing(newdata)) newdata <- eval.parent(str2lang(object$series))
  if (NCOL(newdata) > 1L) stop("prediction of several series is not there yet")
  series <- as.ts(newdata)
  ar <- as.vector(object$ar)
  constant <- if (is.null(object$x.intercept)) 0 else object$x.intercept
  values <- as.double(series) - object$x.mean
  n <- length(values)
  for (k in seq_len(n.ahead)) values[n + k] <- constant + sum(ar * values[n + k - seq_along(ar)])
  timed <- function(x) ts(x, start = tsp(series)[2L] + deltat(series), frequency = frequency(series))
  pred <- timed(values[n + seq_len(n.ahead)] + object$x.mean)
  if (!se.fit) return(pred)
  weights <- c(1, if (n.ahead > 1L) ARMAtoMA(ar, lag.max = n.ahead - 1L))
  list(pred = pred, se = timed(sqrt(object$var.pred * cumsum(weights^2))))
}

# A series of given coefficients: what came before its start is simulated too, until its weight is gone.
arima.sim <- function(model, n, rand.gen = rnorm, innov = rand.gen(n, ...), n.start = NA, start.innov = rand.gen(n.start, ...), ...) {
  if (!is.list(model)) stop("'model' must be list")
  if (n <= 0L) stop("'n' must be a positive integer")
  root <- if (length(model$ar)) min(Mod(polyroot(c(1, -model$ar)))) else Inf
  if (root <= 1) stop("'ar' part of model is not stationary")
  needed <- length(model$ar) + length(model$ma)
  if (is.na(n.start)) n.start <- needed + if (is.finite(root)) ceiling(6 / log(root)) else 0
  if (n.start < needed) stop("burn-in 'n.start' must be as long as 'ar + ma'")
  differences <- .simulatedDifferences(model)
  early <- start.innov[seq_len(n.start)]
  if (anyNA(early) && length(start.innov) < n.start)
    stop(sprintf(ngettext(n.start, "'start.innov' is too short: need %d point", "'start.innov' is too short: need %d points"), n.start), domain = NA)
  made <- .arma(c(early, innov[seq_len(n)]), as.double(model$ar), as.double(model$ma))
  result <- tail(made, n)
  as.ts(if (differences) diffinv(result, differences = differences) else result)
}

# How often the series is to be summed, if the order says so.
.simulatedDifferences <- function(model) {
  order <- model$order
  if (is.null(order)) return(0)
  if (!(is.numeric(order) && length(order) == 3L)) stop("'model$order' must be of length 3")
  for (part in list(c("ar", 1L), c("ma", 3L)))
    if (length(model[[part[1L]]]) != order[as.integer(part[2L])]) stop(gettextf("inconsistent specification of '%s' order", part[1L]))
  if (order[2L] %% 1 != 0 || order[2L] < 0) stop("number of differences must be a positive integer")
  order[2L]
}

# Shocks with moving averages, which the series itself is added to. There is nothing where shocks are missing for an average.
.arma <- function(shocks, ar, ma) {
  moved <- shocks
  for (lag in seq_along(ma)) moved <- moved + ma[lag] * c(rep(0, lag), shocks)[seq_along(shocks)]
  moved[seq_along(ma)] <- 0
  if (length(ar)) .recursiveSums(moved, ar, numeric(length(ar))) else moved
}
