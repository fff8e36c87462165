# Generalised linear models, fitted by iteratively reweighted least squares.

glm <- function(formula, family = gaussian, data, weights, subset, na.action, start = NULL, etastart, mustart, offset, control = list(...), model = TRUE,
                method = "glm.fit", x = FALSE, y = TRUE, singular.ok = TRUE, contrasts = NULL, ...) {
  said <- match.call()
  family <- .asFamily(family, parent.frame(), sys.call())
  where <- if (missing(data)) environment(formula) else data
  extras <- c("formula", "data", "subset", "weights", "na.action", "etastart", "mustart", "offset")
  frame <- eval(.frameCall(match.call(expand.dots = FALSE), extras), parent.frame())
  if (identical(method, "model.frame")) return(frame)
  fitter <- if (is.function(method)) method else if (is.character(method)) get(method, mode = "function") else stop("invalid 'method' argument")
  if (identical(method, "glm.fit")) control <- do.call("glm.control", control)
  shape <- attr(frame, "terms")
  response <- .plainResponse(model.response(frame, "any"))
  design <- if (is.empty.model(shape)) matrix(numeric(), NROW(response), 0L) else model.matrix(shape, frame, contrasts)
  parts <- .weightsAndOffset(frame, response, sys.call())
  if (any(parts$weights < 0)) stop("negative weights not allowed")
  constant <- attr(shape, "intercept") > 0L
  common <- list(y = response, weights = parts$weights, offset = parts$offset, family = family, control = control)
  fit <- do.call(fitter, c(common, list(x = design, start = start, etastart = model.extract(frame, "etastart"), mustart = model.extract(frame, "mustart"),
                                        intercept = constant, singular.ok = singular.ok)))
  if (constant && length(parts$offset)) {
    # With an offset the model of the constant alone has to be fitted, too.
    alone <- do.call(fitter, c(common, list(x = design[, "(Intercept)", drop = FALSE], mustart = fit$fitted.values, intercept = TRUE)))
    if (!alone$converged) warning("fitting to calculate the null deviance did not converge -- increase 'maxit'?")
    fit$null.deviance <- alone$deviance
  }
  fit$model <- if (model) frame
  fit$na.action <- attr(frame, "na.action")
  fit$x <- if (x) design
  if (!y) fit$y <- NULL
  more <- list(call = said, formula = formula, terms = shape, data = where, offset = parts$offset, control = control, method = method,
               contrasts = attr(design, "contrasts"), xlevels = .getXlevels(shape, frame))
  structure(c(fit, more), class = c(fit$class, "glm", "lm"))
}

# A family from its name, its function or itself.
.asFamily <- function(family, where, call) {
  if (is.character(family)) family <- get(family, mode = "function", envir = where)
  result <- if (is.function(family)) family() else family
  if (!is.null(result$family)) return(result)
  print(family)
  stop(simpleError("'family' not recognized", call))
}

.plainResponse <- function(y) if (length(dim(y)) == 1L) setNames(as.vector(y), rownames(y)) else y

glm.control <- function(epsilon = 1e-8, maxit = 25, trace = FALSE) {
  positive <- function(value, text) if (!(is.numeric(value) && value > 0)) stop(simpleError(text, sys.call(-1L)))
  positive(epsilon, "value of 'epsilon' must be > 0")
  positive(maxit, "maximum number of iterations must be > 0")
  mget(c("epsilon", "maxit", "trace"))
}

glm.fit <- function(x, y, weights = rep.int(1, nobs), start = NULL, etastart = NULL, mustart = NULL, offset = rep.int(0, nobs), family = gaussian(),
                    control = list(), intercept = TRUE, singular.ok = TRUE) {
  control <- do.call("glm.control", control)
  x <- as.matrix(x)
  names <- colnames(x)
  labels <- if (is.matrix(y)) rownames(y) else names(y)
  nobs <- NROW(y)
  parameters <- ncol(x)
  empty <- parameters == 0L
  if (is.null(weights)) weights <- rep.int(1, nobs)
  if (is.null(offset)) offset <- rep.int(0, nobs)
  if (!is.function(family$variance) || !is.function(family$linkinv)) stop("'family' argument seems not to be a valid family object", call. = FALSE)
  good <- function(eta, mu) family$valideta(eta) && family$validmu(mu)
  if (is.null(mustart)) eval(family$initialize)
  else {
    kept <- mustart
    eval(family$initialize)
    mustart <- kept
  }
  total <- function(mu) sum(family$dev.resids(y, mu, weights))
  conv <- FALSE
  boundary <- FALSE
  stepCount <- 0L
  coefficients <- numeric()
  if (empty) {
    eta <- rep.int(0, nobs) + offset
    if (!family$valideta(eta)) stop("invalid linear predictor values in empty model", call. = FALSE)
    mu <- family$linkinv(eta)
    if (!family$validmu(mu)) stop("invalid fitted means in empty model", call. = FALSE)
    deviance <- total(mu)
    slope <- family$mu.eta(eta)
    w <- sqrt((weights * slope^2) / family$variance(mu))
    residuals <- (y - mu) / slope
    used <- rep_len(TRUE, length(residuals))
    conv <- TRUE
  } else {
    before <- NULL
    eta <- if (!is.null(etastart)) etastart
      else if (!is.null(start)) {
        if (length(start) != parameters)
          stop(gettextf("length of 'start' should equal %d and correspond to initial coefs for %s", parameters, paste(deparse(names), collapse = ", ")), domain = NA)
        before <- start
        offset + as.vector(if (NCOL(x) == 1L) x * start else x %*% start)
      } else family$linkfun(mustart)
    mu <- family$linkinv(eta)
    if (!good(eta, mu)) stop("cannot find valid starting values: please specify some", call. = FALSE)
    last <- total(mu)
    for (round in seq_len(control$maxit)) {
      stepCount <- round
      used <- weights > 0
      variances <- family$variance(mu)[used]
      if (anyNA(variances)) stop("NAs in V(mu)")
      if (any(variances == 0)) stop("0s in V(mu)")
      slope <- family$mu.eta(eta)
      if (any(is.na(slope[used]))) stop("NAs in d(mu)/d(eta)")
      used <- weights > 0 & slope != 0
      if (all(!used)) {
        conv <- FALSE
        warning(gettextf("no observations informative at iteration %d", round), domain = NA, call. = FALSE)
        break
      }
      working <- (eta - offset)[used] + (y - mu)[used] / slope[used]
      w <- sqrt((weights[used] * slope[used]^2) / family$variance(mu)[used])
      found <- .leastSquares(x[used, , drop = FALSE] * w, working * w, min(1e-7, control$epsilon / 1000))
      estimates <- as.vector(found$coefficients)
      if (any(!is.finite(estimates))) {
        conv <- FALSE
        warning(gettextf("non-finite coefficients at iteration %d", round), domain = NA, call. = FALSE)
        break
      }
      if (nobs < found$rank)
        stop(sprintf(ngettext(nobs, "X matrix has rank %d, but only %d observation", "X matrix has rank %d, but only %d observations"), found$rank, nobs), domain = NA)
      if (!singular.ok && found$rank < parameters) stop("singular fit encountered")
      start <- numeric(parameters)
      start[found$pivot] <- estimates
      eta <- drop(x %*% start) + offset
      mu <- family$linkinv(eta)
      deviance <- total(mu)
      if (control$trace) cat("Deviance = ", deviance, " Iterations - ", round, "\n", sep = "")
      halve <- function(what) {
        if (is.null(before)) stop("no valid set of coefficients has been found: please supply starting values", call. = FALSE)
        warning(if (what == "divergence") "step size truncated due to divergence" else "step size truncated: out of bounds", call. = FALSE)
      }
      shorter <- function() {
        start <<- (start + before) / 2
        eta <<- drop(x %*% start) + offset
        mu <<- family$linkinv(eta)
      }
      boundary <- FALSE
      if (!is.finite(deviance)) {
        halve("divergence")
        tries <- 1L
        while (!is.finite(deviance)) {
          if (tries > control$maxit) stop("inner loop 1; cannot correct step size", call. = FALSE)
          tries <- tries + 1L
          shorter()
          deviance <- total(mu)
        }
        boundary <- TRUE
        if (control$trace) cat("Step halved: new deviance = ", deviance, "\n", sep = "")
      }
      if (!good(eta, mu)) {
        halve("bounds")
        tries <- 1L
        while (!good(eta, mu)) {
          if (tries > control$maxit) stop("inner loop 2; cannot correct step size", call. = FALSE)
          tries <- tries + 1L
          shorter()
        }
        boundary <- TRUE
        deviance <- total(mu)
        if (control$trace) cat("Step halved: new deviance = ", deviance, "\n", sep = "")
      }
      if (abs(deviance - last) / (abs(deviance) + 0.1) < control$epsilon) {
        conv <- TRUE
        coefficients <- start
        break
      }
      last <- deviance
      coefficients <- before <- start
    }
    if (!conv) warning("glm.fit: algorithm did not converge", call. = FALSE)
    if (boundary) warning("glm.fit: algorithm stopped at boundary value", call. = FALSE)
    close <- 10 * .Machine$double.eps
    if (family$family == "binomial" && any(mu > 1 - close | mu < close)) warning("glm.fit: fitted probabilities numerically 0 or 1 occurred", call. = FALSE)
    if (family$family == "poisson" && any(mu < close)) warning("glm.fit: fitted rates numerically 0 occurred", call. = FALSE)
    if (found$rank < parameters) coefficients[found$pivot][seq.int(found$rank + 1L, parameters)] <- NA
    residuals <- (y - mu) / family$mu.eta(eta)
    names(coefficients) <- names
  }
  names(residuals) <- labels
  names(mu) <- labels
  names(eta) <- labels
  wt <- rep.int(0, nobs)
  wt[used] <- w^2
  names(wt) <- labels
  names(weights) <- labels
  names(y) <- labels
  nullMean <- if (intercept) sum(weights * y) / sum(weights) else family$linkinv(offset)
  nullDeviance <- sum(family$dev.resids(y, rep_len(nullMean, nobs), weights))
  counted <- nobs - sum(weights == 0)
  rank <- if (empty) 0L else found$rank
  result <- list(coefficients = coefficients, residuals = residuals, fitted.values = mu)
  if (!empty) {
    effects <- as.vector(found$effects)
    names(effects) <- c(names[found$pivot[seq_len(rank)]], rep.int("", sum(used) - rank))
    triangle <- found$qr
    dimnames(triangle) <- list(rownames(x)[used], names[found$pivot])
    # The triangle alone; qr has all of it.
    R <- triangle[seq_len(min(parameters, nobs)), , drop = FALSE]
    if (nobs < parameters) R <- rbind(R, matrix(0, parameters - nobs, parameters))
    R[row(R) > col(R)] <- 0
    dimnames(R) <- list(names[found$pivot][seq_len(nrow(R))], names[found$pivot])
    result <- c(result, list(effects = effects, R = R))
  }
  result <- c(result, list(rank = rank))
  if (!empty) result <- c(result, list(qr = structure(list(qr = triangle, rank = rank, qraux = found$qraux, pivot = found$pivot, tol = min(1e-7, control$epsilon / 1000)), class = "qr")))
  result <- c(result, list(family = family, linear.predictors = eta, deviance = deviance))
  result$aic <- family$aic(y, n, mu, weights, deviance) + 2 * rank
  c(result, list(null.deviance = nullDeviance, iter = stepCount, weights = wt, prior.weights = weights, df.residual = counted - rank,
                 df.null = counted - as.integer(intercept), y = y, converged = conv, boundary = boundary))
}

print.glm <- function(x, digits = max(3L, getOption("digits") - 3L), ...) {
  number <- function(value) format(signif(value, digits))
  writeLines(c("", paste0("Call:  ", paste(deparse(x$call), collapse = "\n")), ""))
  estimates <- x$coefficients
  if (!length(estimates)) writeLines(c("No coefficients", ""))
  else {
    writeLines("Coefficients:")
    print(format(estimates, digits = digits), print.gap = 2, quote = FALSE)
  }
  lost <- naprint(x$na.action)
  writeLines(c("", paste("Degrees of Freedom:", x$df.null, "Total (i.e. Null); ", x$df.residual, "Residual"), if (nzchar(lost)) paste0("  (", lost, ")"),
               paste("Null Deviance:\t   ", number(x$null.deviance), ""),
               paste0("Residual Deviance: ", number(x$deviance), " \tAIC: ", number(x$aic))))
  invisible(x)
}

summary.glm <- function(object, dispersion = NULL, correlation = FALSE, symbolic.cor = FALSE, ...) {
  known <- !is.null(dispersion)
  freedom <- object$df.residual
  if (!known) {
    fixed <- object$family$family %in% c("poisson", "binomial")
    dispersion <- if (fixed) 1
      else if (freedom > 0) {
        known <- FALSE
        if (any(object$weights == 0)) warning("observations with zero weight not used for calculating dispersion")
        sum((object$weights * object$residuals^2)[object$weights > 0]) / freedom
      } else NaN
    known <- fixed
  }
  aliased <- is.na(coef(object))
  rank <- object$rank
  if (rank > 0L) {
    names <- names(object$coefficients)
    places <- seq_len(rank)
    pivot <- object$qr$pivot[places]
    unscaled <- chol2inv(object$qr$qr[places, places, drop = FALSE])
    dimnames(unscaled) <- list(names[pivot], names[pivot])
    scaled <- dispersion * unscaled
    errors <- sqrt(diag(scaled))
    estimates <- object$coefficients[pivot]
    ratios <- estimates / errors
    letter <- if (known) "z" else "t"
    p <- if (known) 2 * pnorm(-abs(ratios)) else if (freedom > 0) 2 * pt(-abs(ratios), freedom) else NaN
    table <- cbind(estimates, errors, ratios, p)
    dimnames(table) <- list(names(estimates), c("Estimate", "Std. Error", paste(letter, "value"), paste0("Pr(>|", letter, "|)")))
  } else {
    table <- matrix(numeric(), 0L, 4L, dimnames = list(NULL, c("Estimate", "Std. Error", "t value", "Pr(>|t|)")))
    unscaled <- scaled <- matrix(numeric(), 0L, 0L)
  }
  kept <- intersect(c("call", "terms", "family", "deviance", "aic", "contrasts", "df.residual", "null.deviance", "df.null", "iter", "na.action"), names(object))
  result <- c(object[kept], list(deviance.resid = residuals(object, type = "deviance"), coefficients = table, aliased = aliased, dispersion = dispersion,
              df = c(rank, freedom, length(aliased)), cov.unscaled = unscaled, cov.scaled = scaled))
  if (correlation && rank > 0L) {
    spread <- sqrt(diag(unscaled))
    result$correlation <- unscaled / outer(spread, spread)
    result$symbolic.cor <- symbolic.cor
  }
  structure(result, class = "summary.glm")
}

print.summary.glm <- function(x, digits = max(3L, getOption("digits") - 3L), symbolic.cor = x$symbolic.cor, signif.stars = getOption("show.signif.stars"), ...) {
  .printCall(x$call)
  cat("Deviance Residuals: \n")
  left <- x$deviance.resid
  if (x$df.residual > 5) left <- setNames(quantile(left, na.rm = TRUE), c("Min", "1Q", "Median", "3Q", "Max"))
  print.default(zapsmall(left, digits + 1L), digits = digits, na.print = "", print.gap = 2L)
  if (!length(x$aliased)) cat("\nNo Coefficients\n")
  else {
    dropped <- x$df[3L] - x$df[1L]
    if (!is.null(x$df) && dropped) cat("\nCoefficients: (", dropped, " not defined because of singularities)\n", sep = "")
    else cat("\nCoefficients:\n")
    printCoefmat(.withAliased(x$coefficients, x$aliased), digits = digits, signif.stars = signif.stars, na.print = "NA", ...)
  }
  cat("\n(Dispersion parameter for ", x$family$family, " family taken to be ", format(x$dispersion), ")\n\n", sep = "")
  deviances <- format(c(x$null.deviance, x$deviance), digits = max(5L, digits + 1L))
  freedoms <- format(c(x$df.null, x$df.residual))
  cat(paste0(c("    Null deviance: ", "Residual deviance: "), deviances, "  on ", freedoms, "  degrees of freedom\n"), sep = "")
  missing <- naprint(x$na.action)
  if (nzchar(missing)) cat("  (", missing, ")\n", sep = "")
  cat("AIC: ", format(x$aic, digits = max(4L, digits + 1L)), "\n\nNumber of Fisher Scoring iterations: ", x$iter, "\n", sep = "")
  .printCorrelation(x$correlation, symbolic.cor, digits)
  cat("\n")
  invisible(x)
}

deviance.glm <- function(object, ...) object$deviance

effects.glm <- function(object, ...) object$effects

sigma.glm <- function(object, ...) sqrt(summary(object)$dispersion)

weights.glm <- function(object, type = c("prior", "working"), ...) {
  part <- c(prior = "prior.weights", working = "weights")[[match.arg(type)]]
  naresid(object$na.action, object[[part]])
}

formula.glm <- function(x, ...) formula(x$terms)

residuals.glm <- function(object, type = c("deviance", "pearson", "working", "response", "partial"), ...) {
  kind <- match.arg(type)
  family <- object$family
  centre <- object$fitted.values
  raw <- if (kind %in% c("deviance", "pearson", "response")) {
    if (is.null(object[["y"]])) object$residuals * family$mu.eta(object$linear.predictors) else object[["y"]] - centre
  }
  found <- if (kind == "response") raw
    else if (kind == "pearson") raw * sqrt(object$prior.weights) / sqrt(family$variance(centre))
    else if (kind != "deviance") object$residuals
    else if (object$df.residual > 0) .signedRoots(raw, family$dev.resids(centre + raw, centre, object$prior.weights))
    else 0 * centre
  found <- naresid(object$na.action, found)
  if (kind == "partial") found + predict(object, type = "terms") else found
}

.signedRoots <- function(differences, squares) ifelse(differences > 0, 1, -1) * sqrt(pmax(squares, 0))

predict.glm <- function(object, newdata = NULL, type = c("link", "response", "terms"), se.fit = FALSE, dispersion = NULL, terms = NULL, na.action = na.pass, ...) {
  type <- match.arg(type)
  omitted <- object$na.action
  object$na.action <- NULL
  fresh <- !(missing(newdata) || is.null(newdata))
  if (!se.fit) {
    if (!fresh) {
      found <- switch(type, link = object$linear.predictors, response = object$fitted.values, terms = predict.lm(object, type = "terms", terms = terms))
      return(if (is.null(omitted)) found else napredict(omitted, found))
    }
    found <- predict.lm(object, newdata, se.fit = FALSE, scale = 1, type = if (type == "link" || type == "response") "response" else type, terms = terms, na.action = na.action)
    return(if (type == "response") family(object)$linkinv(found) else found)
  }
  if (inherits(object, "survreg")) dispersion <- 1
  if (is.null(dispersion) || dispersion == 0) dispersion <- summary(object, dispersion = dispersion)$dispersion
  scale <- as.vector(sqrt(dispersion))
  found <- if (fresh) predict.lm(object, newdata, se.fit = TRUE, scale = scale, type = if (type == "terms") "terms" else "response", terms = terms, na.action = na.action)
           else predict.lm(object, se.fit = TRUE, scale = scale, type = if (type == "terms") "terms" else "response", terms = terms)
  fit <- found$fit
  error <- found$se.fit
  if (type == "response") {
    error <- error * abs(family(object)$mu.eta(fit))
    fit <- family(object)$linkinv(fit)
  }
  if (!fresh && !is.null(omitted)) {
    fit <- napredict(omitted, fit)
    error <- napredict(omitted, error)
  }
  list(fit = fit, se.fit = error, residual.scale = scale)
}
