# ARIMA models with seasons and regressors: differences are taken first, then the likelihood of the ARMA model that is left is made large
# (Brockwell and Davis, Time Series: Theory and Methods, sections 8.7, 9.2 and 9.6).

arima <- function(x, order = c(0L, 0L, 0L), seasonal = list(order = c(0L, 0L, 0L), period = NA), xreg = NULL, include.mean = TRUE, transform.pars = TRUE,
                  fixed = NULL, init = NULL, method = c("CSS-ML", "ML", "CSS"), n.cond, SSinit = c("Gardner1980", "Rossignol2011"), optim.method = "BFGS",
                  optim.control = list(), kappa = 1e6) {
  method <- match.arg(method)
  series <- .said(substitute(x))
  label <- if (!is.null(xreg)) .said(substitute(xreg))
  if (NCOL(x) > 1L) stop("only implemented for univariate time series")
  if (!is.numeric(x)) stop("'x' must be numeric")
  x <- as.ts(x)
  if (anyNA(x)) stop("arima of a series with missing values is not there yet")
  shape <- .arimaShape(order, seasonal, frequency(x))
  n <- length(x)
  lost <- shape$d + shape$D * shape$period
  regressors <- .arimaRegressors(xreg, label, n, include.mean && lost == 0L)
  names <- c(.arimaNames(shape), colnames(regressors))
  count <- length(names)
  if (is.null(fixed)) fixed <- rep(NA_real_, count)
  if (length(fixed) != count) stop("wrong length for 'fixed'")
  free <- is.na(fixed)
  differenced <- function(values) {
    if (shape$d) values <- diff(values, 1L, shape$d)
    if (shape$D) values <- diff(values, shape$period, shape$D)
    values
  }
  plain <- as.double(x)
  whole <- differenced(plain)
  moved <- apply(regressors, 2L, differenced)
  dim(moved) <- c(length(whole), ncol(regressors))
  used <- length(whole)
  start <- rep(0, count)
  places <- shape$parameters + seq_len(ncol(regressors))
  scale <- rep(1, count)
  if (ncol(regressors)) {
    # Least squares is where the coefficients of the regressors begin, and says how far steps go.
    first <- lm.fit(moved, whole)
    start[places] <- ifelse(is.na(first$coefficients), 0, first$coefficients)
    spread <- sqrt(diag(chol2inv(qr.R(first$qr)))) * sqrt(sum(first$residuals^2) / max(1, first$df.residual))
    if (first$rank == ncol(regressors) && all(spread > 0)) scale[places] <- spread
  }
  if (!is.null(init)) {
    if (length(init) != count) stop("'init' is of the wrong length")
    start[!is.na(init)] <- init[!is.na(init)]
  }
  start[!free] <- fixed[!free]
  skipped <- shape$p + shape$P * shape$period
  if (!missing(n.cond)) skipped <- max(skipped, n.cond)
  errors <- function(all) if (length(places)) whole - as.vector(moved %*% all[places]) else whole
  completed <- function(some) replace(start, free, some)
  conditional <- function(some) {
    expanded <- .expandedArma(completed(some), shape)
    left <- .armaConditional(errors(completed(some)), expanded$ar, expanded$ma, skipped)
    0.5 * log(sum(left^2) / (used - skipped))
  }
  exact <- function(some) {
    all <- completed(some)
    if (!.isStationary(all, shape)) return(1e10)
    expanded <- .expandedArma(all, shape)
    found <- .armaInnovations(errors(all), expanded$ar, expanded$ma)
    if (!all(is.finite(found[[2L]])) || any(found[[2L]] <= 0)) return(1e10)
    0.5 * (log(mean(found[[1L]]^2 / found[[2L]])) + mean(log(found[[2L]])))
  }
  minimised <- function(f, from) {
    if (!any(free)) return(list(par = numeric(), convergence = 0L, value = f(numeric())))
    found <- optim(from, f, method = optim.method, control = .orElseControl(optim.control, list(parscale = scale[free], reltol = 1e-10)))
    if (found$convergence > 0L) warning(gettextf("possible convergence problem: optim gave code = %d", found$convergence), domain = NA)
    found
  }
  at <- start[free]
  if (method != "ML") {
    found <- minimised(conditional, at)
    # Where the conditional solution is no stationary process, the likelihood begins elsewhere.
    if (method == "CSS" || .isStationary(completed(found$par), shape)) at <- found$par
  }
  goal <- if (method == "CSS") conditional else exact
  if (method != "CSS") found <- minimised(exact, at)
  coefficients <- setNames(completed(found$par), names)
  expanded <- .expandedArma(coefficients, shape)
  if (method == "CSS") {
    left <- .armaConditional(errors(coefficients), expanded$ar, expanded$ma, skipped)
    variance <- sum(left^2) / (used - skipped)
  } else {
    innovations <- .armaInnovations(errors(coefficients), expanded$ar, expanded$ma)
    left <- innovations[[1L]] / sqrt(innovations[[2L]])
    variance <- mean(left^2)
  }
  hessian <- if (any(free)) optimHess(found$par, goal, control = list(ndeps = rep(1e-3, sum(free))))
  spread <- if (any(free)) solve(hessian * used) else matrix(0, 0L, 0L)
  dimnames(spread) <- list(names[free], names[free])
  value <- goal(found$par)
  likelihood <- -0.5 * used * (2 * value + 1 + log(2 * pi))
  criterion <- if (method == "CSS") NA_real_ else -2 * likelihood + 2 * (sum(free) + 1)
  residuals <- ts(c(rep(0, n - used), left), start = tsp(x)[1L], frequency = frequency(x))
  model <- list(phi = expanded$ar, theta = expanded$ma, Delta = .differencePolynomial(shape), series = plain, differenced = whole - .regressionPart(moved, coefficients[places]))
  structure(list(coef = coefficients, sigma2 = variance, var.coef = spread, mask = free, loglik = likelihood, aic = criterion,
                 arma = as.integer(c(shape$p, shape$q, shape$P, shape$Q, shape$period, shape$d, shape$D)), residuals = residuals, call = match.call(),
                 series = series, code = found$convergence, n.cond = if (method == "CSS") skipped else 0L, nobs = used, model = model,
                 xreg = regressors), class = "Arima")
}

# What the caller did not set.
.orElseControl <- function(given, standard) c(given, standard[setdiff(names(standard), names(given))])

.arimaShape <- function(order, seasonal, frequency) {
  whole <- function(numbers) is.numeric(numbers) && length(numbers) == 3L && all(numbers >= 0)
  if (!whole(order)) stop("'order' must be a non-negative numeric vector of length 3")
  if (!is.list(seasonal)) seasonal <- list(order = seasonal)
  if (is.null(seasonal$order)) stop("'seasonal' must be a list with component 'order'")
  if (!whole(seasonal$order)) stop("'seasonal$order' must be a non-negative numeric vector of length 3")
  period <- if (is.null(seasonal$period) || is.na(seasonal$period) || seasonal$period == 0) frequency else seasonal$period
  result <- as.list(as.integer(c(order, seasonal$order, period)))
  names(result) <- c("p", "d", "q", "P", "D", "Q", "period")
  result$parameters <- result$p + result$q + result$P + result$Q
  result
}

.arimaRegressors <- function(xreg, label, n, mean) {
  result <- if (is.null(xreg)) matrix(0, n, 0L) else {
    cells <- as.matrix(xreg)
    if (nrow(cells) != n) stop("lengths of 'x' and 'xreg' do not match")
    if (is.null(colnames(cells))) colnames(cells) <- if (ncol(cells) == 1L) label else paste0(label, seq_len(ncol(cells)))
    storage.mode(cells) <- "double"
    cells
  }
  if (mean) cbind(intercept = rep(1, n), result) else result
}

.arimaNames <- function(shape) {
  numbered <- function(prefix, count) if (count) paste0(prefix, seq_len(count))
  c(numbered("ar", shape$p), numbered("ma", shape$q), numbered("sar", shape$P), numbered("sma", shape$Q))
}

# The polynomials of single steps and of seasons multiplied: coefficients on the right side of the equation.
.expandedArma <- function(coefficients, shape) {
  parts <- split(unname(coefficients[seq_len(shape$parameters)]),
                 factor(rep(c("ar", "ma", "sar", "sma"), c(shape$p, shape$q, shape$P, shape$Q)), c("ar", "ma", "sar", "sma")))
  spaced <- function(values) {
    result <- rep(0, length(values) * shape$period)
    result[seq_along(values) * shape$period] <- values
    result
  }
  list(ar = -.polynomialProduct(c(1, -parts$ar), c(1, -spaced(parts$sar)))[-1L], ma = .polynomialProduct(c(1, parts$ma), c(1, spaced(parts$sma)))[-1L])
}

.polynomialProduct <- function(a, b) {
  result <- rep(0, length(a) + length(b) - 1L)
  for (i in seq_along(a)) result[i - 1L + seq_along(b)] <- result[i - 1L + seq_along(b)] + a[i] * b
  result
}

.isStationary <- function(coefficients, shape) {
  outside <- function(values) {
    last <- max(0L, which(values != 0))
    last == 0L || all(Mod(polyroot(c(1, -values[seq_len(last)]))) > 1)
  }
  outside(coefficients[seq_len(shape$p)]) && outside(coefficients[shape$p + shape$q + seq_len(shape$P)])
}

# The coefficients that earlier values have in a difference that is 0.
.differencePolynomial <- function(shape) {
  result <- 1
  for (i in seq_len(shape$d)) result <- .polynomialProduct(result, c(1, -1))
  for (i in seq_len(shape$D)) result <- .polynomialProduct(result, c(1, rep(0, shape$period - 1L), -1))
  -result[-1L]
}

.regressionPart <- function(cells, coefficients) if (ncol(cells)) as.vector(cells %*% coefficients) else rep(0, nrow(cells))

print.Arima <- function(x, digits = max(3L, getOption("digits") - 3L), se = TRUE, ...) {
  writeLines(c("", "Call:", deparse(x$call, 75L), ""))
  if (length(x$coef)) {
    table <- rbind(round(x$coef, digits))
    rownames(table) <- ""
    if (se && nrow(x$var.coef)) {
      errors <- replace(rep(0, length(x$coef)), x$mask, round(sqrt(diag(x$var.coef)), digits))
      table <- rbind(table, s.e. = errors)
    }
    cat("Coefficients:\n")
    print.default(table, print.gap = 2)
  }
  conditional <- is.na(x$aic)
  cat("\nsigma^2 estimated as ", format(x$sigma2, digits = digits), ":  ", if (conditional) "part log likelihood = " else "log likelihood = ",
      format(round(x$loglik, 2L)), if (!conditional) paste0(",  aic = ", format(round(x$aic, 2L))), "\n", sep = "")
  invisible(x)
}

coef.Arima <- function(object, ...) object$coef

vcov.Arima <- function(object, ...) object$var.coef

residuals.Arima <- function(object, ...) object$residuals

nobs.Arima <- function(object, ...) object$nobs

logLik.Arima <- function(object, ...) {
  value <- object$loglik
  if (is.na(object$aic)) value <- NA
  attributes(value) <- list(df = 1 + sum(object$mask), nobs = object$nobs, class = "logLik")
  value
}

# What is expected of the differences is summed up again; the variances are those of the weights of coming shocks.
predict.Arima <- function(object, n.ahead = 1L, newxreg = NULL, se.fit = TRUE, ...) {
  model <- object$model
  timing <- tsp(object$residuals)
  names <- colnames(object$xreg)
  given <- setdiff(names, "intercept")
  if (length(given) != NCOL(newxreg) * !is.null(newxreg)) stop("'xreg' and 'newxreg' have different numbers of columns")
  coming <- if (is.null(newxreg)) matrix(0, n.ahead, 0L) else as.matrix(newxreg)
  if (nrow(coming) < n.ahead) stop("'newxreg' does not have enough rows")
  coming <- coming[seq_len(n.ahead), , drop = FALSE]
  if ("intercept" %in% names) coming <- cbind(1, coming)
  effects <- object$coef[length(object$coef) - length(names) + seq_along(names)]
  errors <- model$series - .regressionPart(object$xreg, effects)
  moved <- model$differenced
  shocks <- .armaInnovations(moved, model$phi, model$theta)[[1L]]
  n <- length(moved)
  for (k in seq_len(n.ahead)) {
    earlier <- seq_along(model$phi)
    value <- sum(model$phi * moved[n + k - earlier])
    lags <- seq_along(model$theta)
    known <- lags[lags >= k & lags - k < n]
    moved[n + k] <- value + sum(model$theta[known] * shocks[n + k - known])
  }
  size <- length(errors)
  for (k in seq_len(n.ahead)) errors[size + k] <- moved[n + k] + sum(model$Delta * errors[size + k - seq_along(model$Delta)])
  timed <- function(values) ts(values, start = timing[2L] + 1 / timing[3L], frequency = timing[3L])
  pred <- timed(errors[size + seq_len(n.ahead)] + .regressionPart(coming, effects))
  if (!se.fit) return(pred)
  # The weights of the whole process, differences included.
  whole <- -.polynomialProduct(c(1, -model$phi), c(1, -model$Delta))[-1L]
  weights <- c(1, if (n.ahead > 1L) ARMAtoMA(whole, model$theta, n.ahead - 1L))
  list(pred = pred, se = timed(sqrt(object$sigma2 * cumsum(weights^2))))
}

tsdiag <- function(object, gof.lag, ...) UseMethod("tsdiag")

tsdiag.Arima <- function(object, gof.lag = 10, ...) {
  forced <- list(object, gof.lag, ...)
  .newPlot()
  invisible()
}
