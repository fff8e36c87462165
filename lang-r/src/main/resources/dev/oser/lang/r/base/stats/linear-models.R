# Linear models.

lm <- function(formula, data, subset, weights, na.action, method = "qr", model = TRUE, x = FALSE, y = FALSE, qr = TRUE, singular.ok = TRUE,
               contrasts = NULL, offset, ...) {
  said <- match.call()
  frame <- eval(.frameCall(said, c("formula", "data", "subset", "weights", "na.action", "offset")), parent.frame())
  if (method == "model.frame") return(frame)
  if (method != "qr") warning(gettextf("method = '%s' is not supported. Using 'qr'", method), domain = NA)
  wanted <- c(model = model, x = x, y = y)
  shape <- attr(frame, "terms")
  y <- model.response(frame, "numeric")
  parts <- .weightsAndOffset(frame, y, sys.call())
  w <- parts$weights
  offset <- parts$offset
  x <- if (!is.empty.model(shape)) model.matrix(shape, frame, contrasts)
  fit <- if (is.null(x)) .fitNothing(y, w, offset)
         else if (is.null(w)) lm.fit(x, y, offset = offset, singular.ok = singular.ok, ...)
         else lm.wfit(x, y, w, offset = offset, singular.ok = singular.ok, ...)
  facts <- list(na.action = attr(frame, "na.action"), offset = offset, contrasts = attr(x, "contrasts"), xlevels = .getXlevels(shape, frame), call = said,
                terms = shape, model = if (wanted[["model"]]) frame, x = if (wanted[["x"]]) x, y = if (wanted[["y"]]) y)
  fit <- c(fit, facts[!vapply(facts, is.null, NA)])
  if (!qr) fit$qr <- NULL
  structure(fit, class = c(if (is.matrix(y)) "mlm", "lm"))
}

# What a model frame has beside the variables, checked.
.weightsAndOffset <- function(frame, y, call) {
  fail <- function(text) stop(simpleError(text, call))
  weight <- as.vector(model.weights(frame))
  if (!(is.null(weight) || is.numeric(weight))) fail("'weights' must be a numeric vector")
  shift <- model.offset(frame)
  if (!is.null(shift)) {
    if (NROW(shift) != NROW(y)) fail(gettextf("number of offsets is %d, should equal %d (number of observations)", NROW(shift), NROW(y)))
    if (!is.matrix(y)) shift <- as.vector(shift)
  }
  list(weights = weight, offset = shift)
}

# A model without parameters.
.fitNothing <- function(y, w, offset) {
  none <- list(coefficients = if (is.matrix(y)) matrix(NA_real_, 0, ncol(y)) else numeric(), residuals = if (is.null(offset)) y else y - offset,
               fitted.values = if (is.null(offset)) 0 * y else offset, weights = w, rank = 0L, df.residual = if (is.null(w)) NROW(y) else sum(w != 0))
  none[!vapply(none, is.null, NA)]
}

# The call of model.frame that a modelling function makes of its own call.
.frameCall <- function(call, names, ...) {
  kept <- as.list(call)[match(names, names(call), 0L)]
  as.call(c(list(quote(stats::model.frame)), kept, list(drop.unused.levels = TRUE), list(...)))
}

lm.fit <- function(x, y, offset = NULL, method = "qr", tol = 1e-7, singular.ok = TRUE, ...) .fitLeastSquares(x, y, NULL, offset, method, tol, singular.ok, sys.call(), ...)

lm.wfit <- function(x, y, w, offset = NULL, method = "qr", tol = 1e-7, singular.ok = TRUE, ...)
  .fitLeastSquares(x, y, w, offset, method, tol, singular.ok, sys.call(), ...)

.fitLeastSquares <- function(x, y, w, offset, method, tol, singular.ok, call, ...) {
  fail <- function(...) stop(simpleError(paste0(...), call))
  if (is.null(n <- nrow(x))) fail("'x' must be a matrix")
  if (n == 0L) fail("0 (non-NA) cases")
  p <- ncol(x)
  if (NROW(y) != n || (!is.null(w) && length(w) != n)) fail("incompatible dimensions")
  if (!is.null(w) && anyNA(w) || any(w < 0)) fail("missing or negative weights not allowed")
  if (is.matrix(y) && ncol(y) == 1L) y <- drop(y)
  if (!is.null(offset)) y <- y - offset
  if (p == 0L) {
    none <- list(coefficients = numeric(), residuals = y, fitted.values = 0 * y)
    if (!is.null(w)) none$weights <- w
    return(c(none, rank = 0L, df.residual = if (is.null(w)) length(y) else sum(w != 0)))
  }
  if (method != "qr") warning(gettextf("method = '%s' is not supported. Using 'qr'", method), call. = FALSE, domain = NA)
  several <- is.matrix(y)
  if (any(!is.finite(x))) fail("NA/NaN/Inf in 'x'")
  if (any(!is.finite(y))) fail("NA/NaN/Inf in 'y'")
  names <- colnames(x)
  if (is.null(names)) names <- paste0("x", seq_len(p))
  used <- if (is.null(w)) TRUE else w != 0
  scale <- if (is.null(w)) 1 else sqrt(w[used])
  design <- if (is.null(w)) x else x[used, , drop = FALSE] * scale
  left <- if (is.null(w)) y else if (several) y[used, , drop = FALSE] * scale else y[used] * scale
  found <- .leastSquares(design, left, tol)
  rank <- found$rank
  if (!singular.ok && rank < p) fail("singular fit encountered")
  pivot <- found$pivot
  coefficients <- found$coefficients
  if (rank < p) coefficients[(rank + 1L):p, ] <- NA
  coefficients[pivot, ] <- coefficients
  residuals <- found$residuals / scale
  effects <- found$effects
  labels <- c(names[pivot[seq_len(rank)]], rep.int("", nrow(design) - rank))
  if (several) {
    dimnames(coefficients) <- list(names, colnames(y))
    dimnames(effects) <- list(labels, colnames(y))
    dimnames(residuals) <- dimnames(left)
  } else {
    coefficients <- structure(as.vector(coefficients), names = names)
    effects <- structure(as.vector(effects), names = labels)
    residuals <- as.vector(residuals)
    attributes(residuals) <- attributes(left)
  }
  if (!isTRUE(used) && !all(used)) {
    # What has no weight is predicted, too.
    known <- !is.na(if (several) coefficients[, 1L] else coefficients)
    whole <- y
    guess <- x[!used, known, drop = FALSE] %*% (if (several) coefficients[known, , drop = FALSE] else coefficients[known])
    if (several) {
      whole[used, ] <- residuals
      whole[!used, ] <- y[!used, ] - guess
    } else {
      whole[used] <- residuals
      whole[!used] <- y[!used] - as.vector(guess)
    }
    residuals <- whole
  }
  fitted <- y - residuals
  if (!is.null(offset)) fitted <- fitted + offset
  triangle <- found$qr
  dimnames(triangle) <- list(rownames(x)[used], names[pivot])
  if (is.null(rownames(x))) dimnames(triangle) <- list(NULL, names[pivot])
  made <- structure(list(qr = triangle, qraux = found$qraux, pivot = pivot, tol = tol, rank = rank), class = "qr")
  assign <- attr(x, "assign")
  attr(made$qr, "assign") <- assign
  attr(made$qr, "contrasts") <- attr(x, "contrasts")
  result <- list(coefficients = coefficients, residuals = residuals)
  if (is.null(w)) c(result, list(effects = effects, rank = rank, fitted.values = fitted, assign = assign, qr = made, df.residual = n - rank))
  else c(result, list(fitted.values = fitted, effects = effects, weights = w, rank = rank, assign = assign, qr = made, df.residual = sum(used) - rank))
}

.lm.fit <- function(x, y, tol = 1e-7) {
  found <- .leastSquares(x, y, tol)
  plain <- function(part) if (is.matrix(y)) part else as.vector(part)
  list(qr = found$qr, coefficients = plain(found$coefficients), residuals = plain(found$residuals), effects = plain(found$effects), rank = found$rank,
       pivot = found$pivot, qraux = found$qraux, tol = tol, pivoted = is.unsorted(found$pivot))
}

# How a fitted model was called, as all models print it.
.printCall <- function(call) cat("\nCall:\n", paste(deparse(call), collapse = "\n"), "\n\n", sep = "")

print.lm <- function(x, digits = max(3L, getOption("digits") - 3L), ...) {
  .printCall(x$call)
  found <- coef(x)
  if (!length(found)) cat("No coefficients\n")
  else {
    cat("Coefficients:\n")
    print(format(found, digits = digits), print.gap = 2L, quote = FALSE)
  }
  cat("\n")
  invisible(x)
}

model.frame.lm <- function(formula, ...) {
  given <- list(...)
  given <- given[match(c("data", "na.action", "subset"), names(given), 0L)]
  if (!length(given) && !is.null(formula$model)) return(formula$model)
  call <- .frameCall(formula$call, c("formula", "data", "subset", "weights", "na.action", "offset"))
  call$formula <- terms(formula)
  call[names(given)] <- given
  call$xlev <- formula$xlevels
  where <- environment(formula$terms)
  eval(call, if (is.null(where)) parent.frame() else where)
}

model.matrix.lm <- function(object, ...) {
  if (!is.null(object[["x"]])) return(object[["x"]])
  frame <- model.frame(object, xlev = object$xlevels, ...)
  model.matrix.default(object, data = frame, contrasts.arg = object$contrasts)
}

formula.lm <- function(x, ...) {
  if (!is.null(x$formula)) formula(x$formula) else formula(terms(x))
}

variable.names <- function(object, ...) UseMethod("variable.names")

variable.names.lm <- function(object, full = FALSE, ...) {
  made <- object$qr
  names <- colnames(made$qr)
  if (full) names else names[seq_len(object$rank)]
}

case.names <- function(object, ...) UseMethod("case.names")

case.names.lm <- function(object, full = FALSE, ...) {
  all <- names(residuals(object))
  weight <- if (!full) weights(object)
  all[if (is.null(weight)) TRUE else which(weight != 0)]
}

labels.lm <- function(object, ...) attr(object$terms, "term.labels")[unique(object$assign)]

qr.lm <- function(x, ...) {
  if (is.null(x$qr)) stop("lm object does not have a proper 'qr' component.\n Rank zero or should not have used lm(.., qr=FALSE).")
  x$qr
}

residuals.lm <- function(object, type = c("working", "response", "deviance", "pearson", "partial"), ...) {
  kind <- match.arg(type)
  root <- if (kind %in% c("deviance", "pearson") && length(object$weights)) sqrt(object$weights) else 1
  whole <- naresid(object$na.action, root * object$residuals)
  if (kind != "partial") return(whole)
  predict(object, type = "terms") + whole
}

deviance.lm <- function(object, ...) {
  squares <- weighted.residuals(object)^2
  if (is.matrix(squares)) colSums(squares) else sum(squares, na.rm = TRUE)
}

weighted.residuals <- function(obj, drop0 = TRUE) {
  all <- residuals(obj, type = "deviance")
  weight <- if (drop0) weights(obj)
  if (is.null(weight)) return(all)
  counted <- which(weight != 0)
  if (is.matrix(all)) all[counted, , drop = FALSE] else all[counted]
}

effects <- function(object, ...) UseMethod("effects")

effects.lm <- function(object, set.sign = FALSE, ...) {
  result <- object$effects
  if (is.null(result)) stop("'object' has no 'effects' component")
  if (set.sign) {
    signs <- sign(as.matrix(coef(object)))
    whole <- as.matrix(result)
    top <- seq_len(nrow(signs))
    whole[top, ] <- signs * abs(whole[top, , drop = FALSE])
    result[] <- whole
  }
  attr(result, "assign") <- object$assign
  class(result) <- "coef"
  result
}

print.coef <- function(x, ...) {
  class(x) <- NULL
  attr(x, "assign") <- NULL
  print(x, ...)
}

# Covariances of the coefficients of a model of this rank, but for the scale.
.unscaled <- function(object) {
  known <- seq_len(object$rank)
  made <- qr.lm(object)
  result <- chol2inv(made$qr[known, known, drop = FALSE])
  names <- colnames(made$qr)[known]
  dimnames(result) <- list(names, names)
  result
}

summary.lm <- function(object, correlation = FALSE, symbolic.cor = FALSE, ...) {
  if (is.null(object$terms)) stop("invalid 'lm' object:  no 'terms' component")
  if (!inherits(object, "lm")) warning("calling summary.lm(<fake-lm-object>) ...")
  weight <- object$weights
  root <- if (is.null(weight)) 1 else sqrt(weight)
  left <- root * object$residuals
  rank <- object$rank
  freedom <- object$df.residual
  start <- c(object[c("call", "terms")], list(weights = weight, residuals = left))
  start <- start[!vapply(start, is.null, NA)]
  headings <- c("Estimate", "Std. Error", "t value", "Pr(>|t|)")
  if (rank == 0L) {
    aliased <- is.na(coef(object))
    counted <- if (is.null(weight)) length(left) else sum(weight > 0)
    nothing <- list(aliased = aliased, df = c(0L, counted, length(aliased)), coefficients = matrix(NA_real_, 0L, 4L, dimnames = list(NULL, headings)),
                    sigma = sqrt(sum(left^2) / freedom), r.squared = 0, adj.r.squared = 0, cov.unscaled = matrix(NA_real_, 0L, 0L))
    return(structure(c(start, nothing), class = "summary.lm"))
  }
  if (is.na(freedom) || is.null(weight) && freedom + rank != length(left)) warning("residual degrees of freedom in object suggest this is not an \"lm\" fit")
  spread <- .spreadOfFit(object, weight, left)
  variance <- spread$left / freedom
  if (is.finite(variance) && variance < 1e-30 * spread$size) warning("essentially perfect fit: summary may be unreliable")
  made <- qr.lm(object)
  unscaled <- .unscaled(object)
  estimates <- object$coefficients[made$pivot[seq_len(rank)]]
  errors <- sqrt(variance * diag(unscaled))
  table <- .estimateTable(estimates, errors, freedom)
  result <- c(start, list(coefficients = table, aliased = is.na(object$coefficients), sigma = sqrt(variance), df = c(rank, freedom, ncol(made$qr)),
                          r.squared = 0, adj.r.squared = 0))
  constant <- attr(object$terms, "intercept")
  if (rank > constant) {
    own <- rank - constant
    lost <- spread$left / (spread$left + spread$model)
    result$r.squared <- spread$model / (spread$left + spread$model)
    result$adj.r.squared <- 1 - (1 - result$r.squared) * (freedom + own) / freedom
    result$fstatistic <- c(value = spread$model / own / variance, numdf = own, dendf = freedom)
  }
  result$cov.unscaled <- unscaled
  if (correlation) {
    result$correlation <- variance * unscaled / (errors %o% errors)
    result$symbolic.cor <- symbolic.cor
  }
  result$na.action <- object$na.action
  structure(result, class = "summary.lm")
}

# Sums of squares of the model and of what is left, and how large the fitted values are.
.spreadOfFit <- function(object, weight, left) {
  fitted <- object$fitted.values
  if (!is.null(object$offset)) fitted <- fitted - object$offset
  each <- if (is.null(weight)) 1 else weight
  centre <- if (attr(object$terms, "intercept") == 0L) 0 else if (is.null(weight)) mean(fitted) else sum(weight * fitted) / sum(weight)
  list(model = sum(each * (fitted - centre)^2), left = sum(left^2), size = mean(fitted)^2 + var(as.vector(fitted)))
}

print.summary.lm <- function(x, digits = max(3L, getOption("digits") - 3L), symbolic.cor = x$symbolic.cor, signif.stars = getOption("show.signif.stars"), ...) {
  .printCall(x$call)
  .printResiduals(x, digits, ...)
  if (!length(x$aliased)) cat("\nNo Coefficients\n")
  else {
    dropped <- x$df[3L] - x$df[1L]
    if (dropped > 0L) cat("\nCoefficients: (", dropped, " not defined because of singularities)\n", sep = "")
    else cat("\nCoefficients:\n")
    printCoefmat(.withAliased(x$coefficients, x$aliased), digits = digits, signif.stars = signif.stars, na.print = "NA", ...)
  }
  cat("\nResidual standard error:", format(signif(x$sigma, digits)), "on", x$df[2L], "degrees of freedom")
  cat("\n")
  missing <- naprint(x$na.action)
  if (nzchar(missing)) cat("  (", missing, ")\n", sep = "")
  if (!is.null(x$fstatistic)) {
    f <- x$fstatistic
    cat("Multiple R-squared: ", formatC(x$r.squared, digits = digits))
    cat(",\tAdjusted R-squared: ", formatC(x$adj.r.squared, digits = digits), "\nF-statistic:", formatC(f[1L], digits = digits), "on", f[2L], "and", f[3L],
        "DF,  p-value:", format.pval(pf(f[1L], f[2L], f[3L], lower.tail = FALSE), digits = digits))
    cat("\n")
  }
  .printCorrelation(x$correlation, symbolic.cor, digits)
  cat("\n")
  invisible(x)
}

.printResiduals <- function(x, digits, ...) {
  freedom <- x$df[2L]
  cat(if (!is.null(x$weights) && diff(range(x$weights))) "Weighted ", "Residuals:\n", sep = "")
  left <- x$residuals
  if (freedom > 5L) {
    labels <- c("Min", "1Q", "Median", "3Q", "Max")
    numbers <- if (is.matrix(left)) structure(apply(t(left), 1L, quantile), dimnames = list(labels, colnames(left)))
               else zapsmall(quantile(left), digits + 1L)
    if (!is.matrix(left)) numbers <- structure(as.vector(numbers), names = labels)
    print(numbers, digits = digits, ...)
  } else if (freedom > 0L) print(left, digits = digits, ...)
  else {
    cat("ALL", x$df[1L], "residuals are 0: no residual degrees of freedom!")
    cat("\n")
  }
}

# A table of coefficients with rows of NA for those that could not be estimated.
.withAliased <- function(table, aliased) {
  if (is.null(aliased) || !any(aliased)) return(table)
  whole <- matrix(NA_real_, length(aliased), ncol(table), dimnames = list(names(aliased), colnames(table)))
  whole[!aliased, ] <- table
  whole
}

.printCorrelation <- function(correlation, symbolic, digits) {
  if (is.null(correlation) || ncol(correlation) < 2L) return(invisible())
  p <- ncol(correlation)
  cat("\nCorrelation of Coefficients:\n")
  if (isTRUE(symbolic)) print(symnum(correlation, abbr.colnames = NULL))
  else {
    cells <- format(round(correlation, 2L), nsmall = 2L, digits = digits)
    cells[!lower.tri(cells)] <- ""
    print(cells[-1L, -p, drop = FALSE], quote = FALSE)
  }
}

# One summary for each response.
summary.mlm <- function(object, ...) {
  responses <- colnames(object$coefficients)
  single <- function(j) {
    one <- object
    for (part in c("coefficients", "residuals", "fitted.values", "effects")) one[[part]] <- object[[part]][, j]
    answer <- object$terms[[2L]]
    one$call$formula[[2L]] <- if (nzchar(responses[j])) as.name(responses[j]) else answer
    class(one) <- setdiff(class(object), "mlm")
    summary(one, ...)
  }
  if (is.null(responses)) responses <- paste0("Y", seq_len(ncol(object$coefficients)))
  result <- lapply(seq_along(responses), single)
  names(result) <- paste("Response", responses)
  structure(result, class = c("summary.mlm", "listof"))
}

print.summary.mlm <- function(x, ...) {
  for (name in names(x)) {
    writeLines(paste(name, ":"))
    print(x[[name]], ...)
    writeLines("")
  }
  invisible(x)
}

# What methods for single responses would get wrong.
anova.mlm <- function(object, ...) stop("anova of several responses is not there yet")

vcov.mlm <- function(object, ...) stop("vcov of several responses is not there yet")

influence.mlm <- function(model, ...) stop("influence of several responses is not there yet")
