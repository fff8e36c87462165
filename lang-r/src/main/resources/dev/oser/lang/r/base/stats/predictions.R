# What linear models predict.

predict.lm <- function(object, newdata, se.fit = FALSE, scale = NULL, df = Inf, interval = c("none", "confidence", "prediction"), level = 0.95,
                       type = c("response", "terms"), terms = NULL, na.action = na.pass, pred.var = res.var / weights, weights = 1, ...) {
  shape <- terms(object)
  if (!inherits(object, "lm")) warning("calling predict.lm(<fake-lm-object>) ...")
  fresh <- !(missing(newdata) || is.null(newdata))
  shift <- object$offset
  if (fresh) {
    Terms <- shape <- delete.response(shape)
    frame <- model.frame(Terms, newdata, na.action = na.action, xlev = object$xlevels)
    classes <- attr(shape, "dataClasses")
    if (!is.null(classes)) .checkMFClasses(classes, frame)
    X <- model.matrix(shape, frame, contrasts.arg = object$contrasts)
    shift <- .newOffset(object, newdata)
    omitted <- attr(frame, "na.action")
  } else {
    X <- model.matrix(object)
    frame <- model.frame(object)
    omitted <- NULL
  }
  rank <- object$rank
  places <- seq_len(rank)
  made <- qr.lm(object)
  pivot <- if (rank) made$pivot[places] else integer()
  if (rank < ncol(X) && fresh) warning("prediction from a rank-deficient fit may be misleading")
  estimates <- object$coefficients
  value <- structure(as.vector(X[, pivot, drop = FALSE] %*% estimates[pivot]), names = rownames(X))
  if (!is.null(shift)) value <- value + shift
  interval <- match.arg(interval)
  if (interval == "prediction") {
    if (!fresh) warning("predictions on current data refer to _future_ responses\n")
    if (fresh && missing(weights)) {
      w <- weights.default(object)
      if (!is.null(w)) warning("Assuming constant prediction variance even though model fit is weighted\n")
    }
    if (!missing(weights) && inherits(weights, "formula")) {
      if (length(weights) != 2L) stop("'weights' as formula should be one-sided")
      weights <- eval(weights[[2L]], if (fresh) newdata else model.frame(object), environment(weights))
    } else if (!fresh && missing(weights) && !is.null(object$weights)) {
      weights <- object$weights
      warning("assuming prediction variance inversely proportional to weights used for fitting\n")
    }
  }
  type <- match.arg(type)
  if (se.fit || interval != "none") {
    w <- object$weights
    if (is.null(scale)) {
      left <- object$residuals
      df <- object$df.residual
      res.var <- (if (is.null(w)) sum(left^2) else sum(w * left^2)) / df
    } else res.var <- scale^2
  }
  if (type == "terms") return(.predictTerms(object, shape, X, estimates, fresh, se.fit, terms, made, pivot, if (se.fit) res.var, if (se.fit) df))
  if (se.fit || interval != "none") {
    rows <- X[, pivot, drop = FALSE]
    spread <- if (rank) rowSums((rows %*% backsolve(made$qr[places, places, drop = FALSE], diag(rank)))^2) * res.var else rep(0, nrow(X))
    names(spread) <- NULL
  }
  if (interval != "none") {
    width <- qt((1 - level) / 2, df) * switch(interval, confidence = sqrt(spread), prediction = sqrt(spread + pred.var))
    value <- cbind(value, value + width %o% c(1, -1))
    colnames(value) <- c("fit", "lwr", "upr")
  }
  restore <- function(x) if (fresh) { if (is.null(omitted)) x else napredict(omitted, x) } else napredict(object$na.action, x)
  value <- restore(value)
  if (!se.fit) return(value)
  error <- sqrt(spread)
  names(error) <- rownames(X)
  list(fit = value, se.fit = restore(error), df = df, residual.scale = sqrt(res.var))
}

# What the offsets of a model are for other data.
.newOffset <- function(object, newdata) {
  shape <- terms(object)
  total <- NULL
  for (place in attr(shape, "offset")) {
    part <- eval(attr(shape, "variables")[[place + 1L]], newdata, environment(shape))
    total <- if (is.null(total)) part else total + part
  }
  if (!is.null(object$call$offset)) {
    part <- eval(object$call$offset, newdata, environment(shape))
    total <- if (is.null(total)) part else total + part
  }
  total
}

# The share of each term, around its mean.
.predictTerms <- function(object, shape, X, estimates, fresh, se.fit, wanted, made, pivot, variance, df) {
  assign <- attr(if (fresh) model.matrix(object) else X, "assign")
  labels <- attr(shape, "term.labels")
  constant <- attr(shape, "intercept") > 0L
  original <- model.matrix(object)
  estimates[is.na(estimates)] <- 0
  centre <- if (constant) colMeans(original) else 0 * colMeans(original)
  moved <- sweep(X, 2L, centre, check.margin = FALSE)
  level <- if (constant) sum(centre * estimates) else 0
  value <- matrix(0, nrow(X), length(labels), dimnames = list(rownames(X), labels))
  errors <- if (se.fit) value
  if (se.fit) inverse <- backsolve(made$qr[seq_along(pivot), seq_along(pivot), drop = FALSE], diag(length(pivot)))
  for (j in seq_along(labels)) {
    columns <- which(assign == j)
    value[, j] <- moved[, columns, drop = FALSE] %*% estimates[columns]
    if (se.fit) {
      used <- match(columns, pivot)
      known <- !is.na(used)
      errors[, j] <- sqrt(rowSums((moved[, columns[known], drop = FALSE] %*% inverse[used[known], , drop = FALSE])^2) * variance)
    }
  }
  if (!is.null(wanted)) {
    value <- value[, wanted, drop = FALSE]
    if (se.fit) errors <- errors[, wanted, drop = FALSE]
  }
  if (!fresh) value <- napredict(object$na.action, value)
  attr(value, "constant") <- level
  if (!se.fit) return(value)
  list(fit = value, se.fit = errors, df = df, residual.scale = sqrt(variance))
}

predict.mlm <- function(object, newdata, se.fit = FALSE, na.action = na.pass, ...) {
  if (se.fit) stop("the 'se.fit' argument is not yet implemented for \"mlm\" objects")
  columns <- object$qr$pivot[seq_len(object$rank)]
  slopes <- object$coefficients[columns, , drop = FALSE]
  if (missing(newdata)) rows <- list(x = model.matrix(object), offset = object$offset)
  else {
    right <- delete.response(terms(object))
    variables <- model.frame(right, newdata, xlev = object$xlevels, na.action = na.action)
    rows <- list(x = model.matrix(right, variables, contrasts.arg = object$contrasts), offset = .newOffset(object, newdata))
  }
  predicted <- rows$x[, columns, drop = FALSE] %*% slopes
  if (is.null(rows$offset)) predicted else predicted + rows$offset
}
