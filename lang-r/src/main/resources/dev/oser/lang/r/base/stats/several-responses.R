# Models with several responses (Rencher, Methods of Multivariate Analysis, chapter 6).

manova <- function(...) {
  said <- match.call(expand.dots = TRUE)
  fitted <- said
  fitted[[1L]] <- quote(stats::lm)
  result <- eval(fitted, parent.frame())
  if (!inherits(result, "mlm")) stop("need multiple responses")
  result$call <- said
  class(result) <- c("manova", "maov", "aov", "mlm", "lm")
  result
}

# Sums of squares and products of each term and of what is left.
.responseProducts <- function(object) {
  effects <- as.matrix(object$effects)
  assigned <- object$assign[object$qr$pivot[seq_len(object$rank)]]
  labels <- attr(object$terms, "term.labels")
  first <- seq_len(object$rank)
  found <- lapply(seq_along(labels), function(k) crossprod(effects[first[assigned == k], , drop = FALSE]))
  freedom <- vapply(seq_along(labels), function(k) sum(assigned == k), 0L)
  names(found) <- labels
  list(terms = found, freedom = freedom, left = crossprod(as.matrix(object$residuals)), left.freedom = object$df.residual)
}

summary.manova <- function(object, test = c("Pillai", "Wilks", "Hotelling-Lawley", "Roy"), intercept = FALSE, tol = 1e-7, ...) {
  test <- match.arg(test)
  parts <- .responseProducts(object)
  width <- ncol(parts$left)
  # Scaled, so that units do not matter.
  scale <- 1 / sqrt(diag(parts$left))
  left <- parts$left * outer(scale, scale)
  if (qr(left, tol = tol)$rank < width) stop(gettextf("residuals have rank %s < %s", qr(left, tol = tol)$rank, width), domain = NA)
  root <- chol(left)
  eigenvalues <- t(vapply(parts$terms, function(products) {
    inner <- backsolve(root, products * outer(scale, scale), transpose = TRUE)
    pmax(0, eigen(backsolve(root, t(inner), transpose = TRUE), symmetric = TRUE, only.values = TRUE)$values)
  }, numeric(width)))
  dim(eigenvalues) <- c(length(parts$terms), width)
  rownames(eigenvalues) <- names(parts$terms)
  tests <- t(vapply(seq_along(parts$terms), function(k) .multivariateTest(test, eigenvalues[k, ], parts$freedom[k], parts$left.freedom, width), numeric(4L)))
  dim(tests) <- c(length(parts$terms), 4L)
  stats <- rbind(cbind(parts$freedom, tests, pf(tests[, 2L], tests[, 3L], tests[, 4L], lower.tail = FALSE)), c(parts$left.freedom, rep(NA, 5L)))
  dimnames(stats) <- list(c(names(parts$terms), "Residuals"), c("Df", test, "approx F", "num Df", "den Df", "Pr(>F)"))
  structure(list(row.names = rownames(stats), SS = c(parts$terms, list(Residuals = parts$left)), Eigenvalues = eigenvalues, stats = stats), class = "summary.manova")
}

# The statistic and its approximation by an F distribution with its degrees of freedom: v of the term, e of the rest, p responses.
.multivariateTest <- function(test, values, v, e, p) {
  s <- min(p, v)
  m <- 0.5 * (abs(p - v) - 1)
  n <- 0.5 * (e - p - 1)
  switch(test,
    Pillai = {
      total <- sum(values / (1 + values))
      c(total, (2 * n + s + 1) / (2 * m + s + 1) * total / (s - total), s * (2 * m + s + 1), s * (2 * n + s + 1))
    },
    Wilks = {
      lambda <- prod(1 / (1 + values))
      power <- if (p^2 + v^2 > 5) sqrt((p^2 * v^2 - 4) / (p^2 + v^2 - 5)) else 1
      below <- power * (e - 0.5 * (p - v + 1)) - 0.5 * (p * v - 2)
      share <- lambda^(1 / power)
      c(lambda, (1 - share) / share * below / (p * v), p * v, below)
    },
    `Hotelling-Lawley` = {
      total <- sum(values)
      below <- 2 * (s * n + 1)
      above <- s * (2 * m + s + 1)
      c(total, below * total / (s * above), above, below)
    },
    Roy = {
      above <- max(p, v)
      below <- e - above + v
      c(max(values), max(values) * below / above, above, below)
    })
}

print.summary.manova <- function(x, digits = max(getOption("digits") - 2L, 3L), ...) {
  print.anova(structure(as.data.frame(x$stats), class = c("anova", "data.frame")), digits = digits, ...)
  invisible(x)
}

# An analysis of variance for each response.
.responseByResponse <- function(object, ...) {
  names <- colnames(object$fitted.values)
  if (is.null(names)) names <- seq_len(ncol(object$fitted.values))
  tables <- lapply(seq_along(names), function(j) {
    single <- object
    for (part in c("coefficients", "residuals", "effects", "fitted.values")) single[[part]] <- object[[part]][, j]
    class(single) <- c("aov", "lm")
    summary.aov(single, ...)
  })
  structure(tables, names = paste(" Response", names), class = c("summary.aov", "listof"))
}

# Each part under its name.
print.listof <- function(x, ...) {
  for (i in seq_along(x)) {
    cat(names(x)[i], ":\n")
    print(x[[i]], ...)
    cat("\n")
  }
  invisible(x)
}

`[.listof` <- function(x, i, ...) structure(unclass(x)[i], class = class(x))

# What is left of each pair of responses.
SSD <- function(object, ...) UseMethod("SSD")

SSD.mlm <- function(object, ...) structure(list(SSD = crossprod(residuals(object)), call = object$call, df = object$df.residual), class = "SSD")

estVar <- function(object, ...) UseMethod("estVar")

estVar.SSD <- function(object, ...) object$SSD / object$df

estVar.mlm <- function(object, ...) estVar(SSD(object))

cancor <- function(x, y, xcenter = TRUE, ycenter = TRUE) {
  x <- as.matrix(x)
  y <- as.matrix(y)
  if (nrow(x) != nrow(y)) stop("unequal number of rows in 'cancor'")
  if (!nrow(x) || !ncol(x) || !ncol(y)) stop("dimension 0 in 'x' or 'y'")
  centred <- function(cells, how) {
    middle <- if (isTRUE(how)) colMeans(cells) else if (isFALSE(how)) rep(0, ncol(cells)) else rep_len(how, ncol(cells))
    list(cells = sweep(cells, 2L, middle, check.margin = FALSE), middle = middle)
  }
  first <- centred(x, xcenter)
  second <- centred(y, ycenter)
  one <- qr(first$cells)
  other <- qr(second$cells)
  if (!one$rank) stop("'x' has rank 0")
  if (!other$rank) stop("'y' has rank 0")
  # Correlations are the cosines of the angles between the spaces of the columns.
  overlap <- qr.qty(one, qr.qy(other, diag(1, nrow(x), other$rank)))[seq_len(one$rank), , drop = FALSE]
  angles <- svd(overlap, one$rank, other$rank)
  weights <- function(decomposition, turn) {
    known <- seq_len(decomposition$rank)
    result <- backsolve(decomposition$qr[known, known, drop = FALSE], turn)
    rownames(result) <- colnames(decomposition$qr)[known]
    result
  }
  list(cor = angles$d, xcoef = weights(one, angles$u), ycoef = weights(other, angles$v), xcenter = first$middle, ycenter = second$middle)
}
