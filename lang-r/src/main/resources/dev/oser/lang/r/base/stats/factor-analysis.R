# Factor analysis by maximum likelihood (Lawley and Maxwell, Factor Analysis as a Statistical Method, chapter 4; Joereskog, 1967), and rotations of
# loadings (Kaiser, 1958; Hendrickson and White, 1964).

factanal <- function(x, factors, data = NULL, covmat = NULL, n.obs = NA, subset, na.action, start = NULL,
                     scores = c("none", "regression", "Bartlett"), rotation = "varimax", control = NULL, ...) {
  call <- match.call()
  action <- NULL
  values <- NULL
  if (is.list(covmat)) {
    if (any(is.na(match(c("cov", "n.obs"), names(covmat))))) stop("'covmat' is not a valid covariance list")
    covariance <- covmat$cov
    n.obs <- covmat$n.obs
    known <- !missing(x)
  } else if (is.matrix(covmat)) {
    covariance <- covmat
    known <- FALSE
  } else if (is.null(covmat)) {
    if (missing(x)) stop("neither 'x' nor 'covmat' supplied")
    known <- TRUE
    if (inherits(x, "formula")) {
      frame <- match.call(expand.dots = FALSE)
      frame <- frame[c(1L, match(c("x", "data", "subset", "na.action"), names(frame), 0L))]
      names(frame)[names(frame) == "x"] <- "formula"
      frame[[1L]] <- quote(stats::model.frame)
      frame <- eval(frame, parent.frame())
      if (!all(vapply(frame, is.numeric, NA))) stop("factor analysis applies only to numerical variables")
      shape <- attr(frame, "terms")
      attr(shape, "intercept") <- 0
      action <- attr(frame, "na.action")
      values <- model.matrix(shape, frame)
    } else {
      values <- as.matrix(x)
      if (!is.numeric(values)) stop("factor analysis applies only to numerical variables")
      if (!missing(subset)) values <- values[subset, , drop = FALSE]
    }
    covariance <- cov.wt(values)
    n.obs <- covariance$n.obs
    covariance <- covariance$cov
  } else stop("'covmat' is of unknown type")
  scores <- match.arg(scores)
  if (scores != "none" && is.null(values)) stop("requested scores without an 'x' matrix")
  p <- ncol(covariance)
  if (p < 3) stop("factor analysis requires at least three variables")
  dof <- 0.5 * ((p - factors)^2 - p - factors)
  if (dof < 0) stop(sprintf(ngettext(factors, "%d factor is too many for %d variables", "%d factors are too many for %d variables"), as.integer(factors), as.integer(p)), domain = NA)
  correlation <- cov2cor(covariance)
  settings <- list(nstart = 1, trace = FALSE, lower = 0.005)
  settings[names(control)] <- control
  given <- list(...)
  settings[names(given)] <- given
  starts <- .uniquenessStarts(correlation, factors, start, settings)
  best <- NULL
  for (i in seq_len(ncol(starts))) {
    found <- .fittedUniquenesses(correlation, factors, starts[, i], max(settings$lower, 0), settings$opt)
    if (is.null(best) || found$value < best$value) best <- found
  }
  if (is.null(best) || best$convergence != 0) stop(ngettext(ncol(starts), "unable to optimize from this starting value", "unable to optimize from these starting values"))
  uniquenesses <- structure(best$par, names = colnames(correlation))
  raw <- .loadingsFor(uniquenesses, correlation, factors)
  dimnames(raw) <- list(colnames(correlation), paste0("Factor", seq_len(factors)))
  result <- list(converged = TRUE, loadings = structure(raw, class = "loadings"), uniquenesses = uniquenesses, correlation = correlation,
                 criteria = c(objective = best$value, counts = best$counts), factors = factors, dof = dof, method = "mle")
  if (rotation != "none" && factors > 1) {
    turned <- do.call(rotation, c(list(result$loadings), settings$rotate))
    result$loadings <- .orderedLoadings(structure(unclass(turned$loadings), class = "loadings"))
    result$rotmat <- turned$rotmat
  } else result$loadings <- .orderedLoadings(result$loadings)
  if (scores != "none") result$scores <- .factorScores(values, result, scores, action)
  if (dof > 0 && !is.na(n.obs)) {
    result$STATISTIC <- structure((n.obs - 1 - (2 * p + 5) / 6 - 2 * factors / 3) * best$value, names = "objective")
    result$PVAL <- pchisq(result$STATISTIC, dof, lower.tail = FALSE)
  }
  result$n.obs <- n.obs
  if (!is.null(action)) result$na.action <- action
  result$call <- call
  structure(result, class = "factanal")
}

# A guess by what each variable shares with the others, and random ones.
.uniquenessStarts <- function(correlation, factors, start, settings) {
  p <- ncol(correlation)
  if (is.null(start)) {
    start <- (1 - 0.5 * factors / p) / diag(solve(correlation))
    if (settings$nstart > 1) start <- cbind(start, matrix(runif((settings$nstart - 1) * p), p))
  }
  start <- as.matrix(start)
  if (nrow(start) != p) stop(sprintf(ngettext(p, "'start' must have %d row", "'start' must have %d rows"), p), domain = NA)
  start
}

# Of the scaled correlations, the values below the largest ones are what the factors leave.
.scaledEigen <- function(uniquenesses, correlation) {
  root <- 1 / sqrt(uniquenesses)
  eigen(correlation * outer(root, root), symmetric = TRUE)
}

.fittedUniquenesses <- function(correlation, factors, start, lower, options) {
  badness <- function(uniquenesses) {
    left <- .scaledEigen(uniquenesses, correlation)$values[-seq_len(factors)]
    sum(left - log(left)) - length(left)
  }
  slope <- function(uniquenesses) {
    loadings <- .loadingsFor(uniquenesses, correlation, factors)
    diag(tcrossprod(loadings) + diag(uniquenesses) - correlation) / uniquenesses^2
  }
  optim(start, badness, slope, method = "L-BFGS-B", lower = lower, upper = 1,
        control = c(list(fnscale = 1, parscale = rep(0.01, length(start))), options))
}

.loadingsFor <- function(uniquenesses, correlation, factors) {
  parts <- .scaledEigen(uniquenesses, correlation)
  first <- seq_len(factors)
  sqrt(uniquenesses) * parts$vectors[, first, drop = FALSE] %*% diag(sqrt(pmax(parts$values[first] - 1, 0)), factors)
}

# Factors that explain more come first, and point where most variables do.
.orderedLoadings <- function(loadings) {
  plain <- unclass(loadings)
  names <- colnames(plain)
  plain <- plain[, order(-colSums(plain^2)), drop = FALSE]
  away <- colSums(plain) < 0
  plain[, away] <- -plain[, away]
  colnames(plain) <- names
  structure(plain, class = "loadings")
}

.factorScores <- function(values, fitted, kind, action) {
  z <- scale(values, TRUE, TRUE)
  loadings <- unclass(fitted$loadings)
  found <- if (kind == "regression") {
    z %*% solve(fitted$correlation, loadings)
  } else {
    weighted <- t(loadings / fitted$uniquenesses)
    t(solve(weighted %*% loadings, weighted %*% t(z)))
  }
  dimnames(found) <- list(rownames(values), colnames(loadings))
  if (is.null(action)) found else napredict(action, found)
}

.factorCorrelations <- function(rotmat) tcrossprod(solve(rotmat))

print.factanal <- function(x, digits = 3, ...) {
  writeLines(c("", "Call:", paste(deparse(x$call), collapse = ""), "", "Uniquenesses:"))
  print(round(x$uniquenesses, digits), ...)
  print(x$loadings, digits = digits, ...)
  .printFactorCorrelations(x, digits, ...)
  writeLines(c("", .fitOfFactors(x)))
  invisible(x)
}

# Only oblique rotations make factors correlated.
.printFactorCorrelations <- function(x, digits, ...) {
  if (is.null(x$rotmat)) return()
  between <- .factorCorrelations(x$rotmat)
  if (max(abs(between - diag(nrow(between)))) < 1e-7) return()
  names <- colnames(x$loadings)
  writeLines(c("", "Factor Correlations:"))
  print(array(between, dim(between), list(names, names)), digits = digits, ...)
}

.fitOfFactors <- function(x) {
  if (is.null(x$STATISTIC)) return(paste("The degrees of freedom for the model is", x$dof, "and the fit was", round(x$criteria[["objective"]], 4), ""))
  c(sprintf("Test of the hypothesis that %s sufficient.", if (x$factors == 1) "1 factor is" else paste(x$factors, "factors are")),
    paste("The chi square statistic is", round(x$STATISTIC, 2), "on", x$dof, ngettext(x$dof, "degree", "degrees"), "of freedom."),
    paste("The p-value is", signif(x$PVAL, 3), ""))
}

# The orthogonal rotation that makes the squares of loadings differ most, found by singular value decompositions.
varimax <- function(x, normalize = TRUE, eps = 1e-5) {
  loadings <- unclass(x)
  count <- ncol(loadings)
  if (count < 2) return(x)
  p <- nrow(loadings)
  length <- if (normalize) sqrt(drop(rowSums(loadings^2))) else rep(1, p)
  unit <- loadings / length
  rotation <- diag(count)
  size <- 0
  repeat {
    turned <- unit %*% rotation
    gradient <- crossprod(unit, turned^3 - turned %*% diag(colSums(turned^2) / p))
    parts <- La.svd(gradient)
    rotation <- parts$u %*% parts$vt
    before <- size
    size <- sum(parts$d)
    if (size < before * (1 + eps)) break
  }
  turned <- (unit %*% rotation) * length
  dimnames(turned) <- dimnames(loadings)
  list(loadings = structure(turned, class = "loadings"), rotmat = rotation)
}

# Towards the loadings of varimax to a power, where small ones are nearly nothing, by least squares.
promax <- function(x, m = 4) {
  loadings <- unclass(x)
  if (ncol(loadings) < 2) return(x)
  first <- varimax(x)
  start <- unclass(first$loadings)
  target <- start * abs(start)^(m - 1)
  oblique <- lm.fit(start, target)$coefficients
  # Factors have variance one.
  variances <- diag(solve(crossprod(oblique)))
  oblique <- oblique %*% diag(sqrt(variances))
  turned <- start %*% oblique
  dimnames(turned) <- dimnames(loadings)
  list(loadings = structure(turned, class = "loadings"), rotmat = unname(first$rotmat %*% oblique))
}
