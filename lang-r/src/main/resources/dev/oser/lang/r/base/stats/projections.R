# What each term of a model contributes to the fit, and errors of contrasts (Heiberger, Computation for the Analysis
# of Designed Experiments).

proj <- function(object, ...) UseMethod("proj")

proj.default <- function(object, onedf = TRUE, ...) {
  if (!is.qr(object$qr)) stop("argument does not include a 'qr' component")
  if (is.null(object$effects)) stop("argument does not include an 'effects' component")
  .termProjections(object, onedf)
}

proj.lm <- function(object, onedf = FALSE, unweighted.scale = FALSE, ...) {
  if (inherits(object, "mlm")) stop("'proj' is not implemented for multiple responses")
  if (object$rank < 1L) stop("'lm' object has no columns to project on")
  .describedProjections(object, onedf, unweighted.scale)
}

proj.aov <- function(object, onedf = FALSE, unweighted.scale = FALSE, ...) {
  if (inherits(object, "maov")) stop("'proj' is not implemented for multiple responses")
  result <- .describedProjections(object, onedf, unweighted.scale)
  shape <- attr(object$terms, "factors")
  attr(result, "factors") <- .projectionFactors(object$terms, colnames(result), onedf, object$assign[object$qr$pivot[seq_len(object$rank)]], "Within")
  attr(result, "call") <- object$call
  attr(result, "t.factor") <- shape
  class(result) <- "aovproj"
  result
}

.describedProjections <- function(object, onedf, unweighted) {
  result <- .termProjections(object, onedf)
  if (unweighted && !is.null(object$weights)) result <- result / sqrt(object$weights)
  freedom <- if (onedf) structure(rep(1, ncol(result)), names = colnames(result)) else {
    assigned <- .assignedColumns(object)
    c(structure(as.vector(table(assigned)), names = names(assigned)[!duplicated(assigned)]) + 0, if (object$df.residual > 0L) c(Residuals = object$df.residual))
  }
  if (onedf && object$df.residual > 0L) freedom[["Residuals"]] <- object$df.residual
  attr(result, "df") <- freedom
  attr(result, "formula") <- object$call$formula
  attr(result, "onedf") <- onedf
  result
}

# The term of each column that was used, named by it.
.assignedColumns <- function(object) {
  assigned <- object$assign[object$qr$pivot[seq_len(object$rank)]]
  structure(assigned, names = c("(Intercept)", attr(object$terms, "term.labels"))[assigned + 1L])
}

# The fit is a sum of orthogonal parts, one for each effect.
.termProjections <- function(object, onedf) {
  rank <- object$rank
  made <- object$qr
  n <- nrow(made$qr)
  parts <- matrix(0, n, rank)
  parts[cbind(seq_len(rank), seq_len(rank))] <- object$effects[seq_len(rank)]
  parts <- qr.qy(made, parts)
  colnames(parts) <- colnames(made$qr)[seq_len(rank)]
  if (!onedf) {
    assigned <- .assignedColumns(object)
    terms <- unique(assigned)
    parts <- vapply(terms, function(term) rowSums(parts[, assigned == term, drop = FALSE]), numeric(n))
    dim(parts) <- c(n, length(terms))
    colnames(parts) <- unique(names(assigned))
  }
  if (is.null(object$df.residual) || object$df.residual > 0L) {
    left <- as.vector(object$residuals)
    if (!is.null(object$weights)) left <- left * sqrt(object$weights)
    parts <- cbind(parts, Residuals = left)
  }
  rownames(parts) <- names(object$residuals)
  parts
}

.projectionFactors <- function(terms, columns, onedf, assigned, stratum) {
  shape <- attr(terms, "factors")
  labels <- attr(terms, "term.labels")
  of <- function(label) if (label == "(Intercept)") label else rownames(shape)[shape[, label] > 0]
  variables <- setdiff(if (length(labels)) rownames(shape)[rowSums(shape) > 0], character())
  structure(lapply(columns, function(column) {
    if (column == "Residuals") c(variables, stratum)
    else if (onedf) of(c("(Intercept)", labels)[assigned[match(column, columns)] + 1L])
    else of(column)
  }), names = columns)
}

# The standard error of a combination of means of chosen cases, whose coefficients sum to zero.
se.contrast <- function(object, ...) UseMethod("se.contrast")

se.contrast.aov <- function(object, contrast.obj, coef = contr.helmert(ncol(contrast))[, 1L], data = NULL, ...) {
  given <- eval(substitute(contrast.obj), data, parent.frame())
  contrast <- if (is.list(given)) .meansOfCases(given) else as.matrix(given)
  weights <- if (is.list(given)) contrast %*% coef else contrast
  turned <- qr.qty(object$qr, weights)[seq_len(object$rank), , drop = FALSE]
  drop(sqrt(deviance(object) / object$df.residual * colSums(turned^2)))
}

# Columns that make the means of cases.
.meansOfCases <- function(chosen) {
  if (!all(vapply(chosen, is.logical, NA))) stop("each element of 'contrast.list' must be logical")
  columns <- do.call(cbind, lapply(chosen, as.numeric))
  if (any(colSums(columns) == 0)) stop("each element of 'contrast.list' must have at least one TRUE")
  sweep(columns, 2L, colSums(columns), "/")
}
