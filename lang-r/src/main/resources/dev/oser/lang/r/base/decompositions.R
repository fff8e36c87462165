# Matrices as products of simpler ones.

chol <- function(x, ...) UseMethod("chol")

chol.default <- function(x, pivot = FALSE, LINPACK = FALSE, tol = -1, ...) {
  if (is.complex(x)) stop("complex matrices not permitted at present")
  if (!is.matrix(x)) x <- as.matrix(x)
  if (nrow(x) != ncol(x)) stop("'a' must be a square matrix")
  if (pivot) stop("chol with 'pivot' is not there yet")
  storage.mode(x) <- "double"
  result <- .cholesky(x)
  if (is.integer(result)) stop(gettextf("the leading minor of order %d is not positive definite", result), domain = NA)
  dimnames(result) <- dimnames(x)
  result
}

chol2inv <- function(x, size = NCOL(x), LINPACK = FALSE) {
  inner <- backsolve(x[seq_len(size), seq_len(size), drop = FALSE], diag(size))
  tcrossprod(inner)
}

backsolve <- function(r, x, k = ncol(r), upper.tri = TRUE, transpose = FALSE) {
  r <- as.matrix(r)[seq_len(k), seq_len(k), drop = FALSE]
  plain <- is.null(dim(x))
  x <- as.matrix(x)[seq_len(k), , drop = FALSE]
  storage.mode(x) <- "double"
  storage.mode(r) <- "double"
  zero <- which(diag(r) == 0)
  if (length(zero)) stop(gettextf("singular matrix in 'backsolve'. First zero in diagonal [%d]", zero[1L]), domain = NA)
  x <- .triangular(r, x, upper.tri, transpose)
  dimnames(x) <- NULL
  if (plain) drop(x) else x
}

forwardsolve <- function(l, x, k = ncol(l), upper.tri = FALSE, transpose = FALSE) backsolve(l, x, k, upper.tri, transpose)

# Householder's transformations in the form of LINPACK's dqrdc: vectors below the diagonal, their first elements apart. Columns
# that depend on earlier ones go to the end.
qr <- function(x, ...) UseMethod("qr")

qr.default <- function(x, tol = 1e-07, LAPACK = FALSE, ...) {
  x <- as.matrix(x)
  if (is.complex(x)) stop("qr of a complex matrix is not there yet")
  if (LAPACK) stop("qr(LAPACK = TRUE) is not there yet")
  storage.mode(x) <- "double"
  if (any(!is.finite(x))) stop("NA/NaN/Inf in foreign function call (arg 1)")
  made <- .householder(x, tol)
  names <- dimnames(x)
  if (!is.null(names)) dimnames(made$qr) <- list(names[[1L]], if (!is.null(names[[2L]])) names[[2L]][made$pivot])
  structure(made, class = "qr")
}

is.qr <- function(x) inherits(x, "qr")

qr.qty <- function(qr, y) .timesQ(qr, y, TRUE)

qr.qy <- function(qr, y) .timesQ(qr, y, FALSE)

.timesQ <- function(qr, y, transposed) {
  if (!is.qr(qr)) stop(simpleError("argument is not a QR decomposition", sys.call(-1L)))
  if (NROW(y) != nrow(qr$qr)) stop(simpleError("'qr' and 'y' must have the same number of rows", sys.call(-1L)))
  storage.mode(y) <- "double"
  result <- .multiplyQ(qr$qr, qr$qraux, qr$rank, y, transposed)
  if (is.matrix(y)) dimnames(result) <- dimnames(y) else dim(result) <- NULL
  result
}

qr.R <- function(qr, complete = FALSE, ...) {
  factor <- qr$qr * upper.tri(qr$qr, diag = TRUE)
  rows <- if (complete) nrow(factor) else min(dim(factor))
  factor <- factor[seq_len(rows), , drop = FALSE]
  if (is.null(colnames(factor))) unname(factor) else `rownames<-`(factor, NULL)
}

qr.Q <- function(qr, complete = FALSE, Dvec) {
  n <- nrow(qr$qr)
  columns <- if (complete) n else min(dim(qr$qr))
  qr.qy(qr, diag(1, n, columns))
}

qr.X <- function(qr, complete = FALSE, ncol = if (complete) nrow(R) else min(dim(R))) {
  R <- qr.R(qr, complete = TRUE)
  result <- qr.qy(qr, R)[, seq_len(ncol), drop = FALSE]
  result[, qr$pivot] <- result
  result
}

qr.coef <- function(qr, y) {
  plain <- !is.matrix(y)
  y <- as.matrix(y)
  known <- seq_len(qr$rank)
  result <- matrix(NA_real_, ncol(qr$qr), ncol(y), dimnames = if (!is.null(colnames(qr$qr))) list(colnames(qr$qr)[order(qr$pivot)], colnames(y)))
  if (qr$rank) result[qr$pivot[known], ] <- backsolve(qr$qr[known, known, drop = FALSE], as.matrix(qr.qty(qr, y))[known, , drop = FALSE])
  if (plain) structure(as.vector(result), names = rownames(result)) else result
}

qr.fitted <- function(qr, y, k = qr$rank) {
  effects <- as.matrix(qr.qty(qr, y))
  if (k < nrow(effects)) effects[(k + 1L):nrow(effects), ] <- 0
  drop(as.matrix(qr.qy(qr, effects)))
}

qr.resid <- function(qr, y) y - qr.fitted(qr, y)

qr.solve <- function(a, b, tol = 1e-7) {
  if (!is.qr(a)) a <- qr(a, tol = tol)
  if (a$rank < min(dim(a$qr))) stop("singular matrix 'a' in solve")
  result <- qr.coef(a, if (missing(b)) diag(1, nrow(a$qr)) else b)
  # Of more unknowns than equations, those that are not needed are 0.
  if (a$rank < ncol(a$qr)) result[is.na(result)] <- 0
  result
}

solve.qr <- function(a, b, ...) qr.solve(a, b)

svd <- function(x, nu = min(n, p), nv = min(n, p), LINPACK = FALSE) {
  x <- as.matrix(x)
  if (is.complex(x)) stop("svd of a complex matrix is not there yet")
  if (any(!is.finite(x))) stop("infinite or missing values in 'x'")
  n <- nrow(x)
  p <- ncol(x)
  if (!n || !p) stop("a dimension is zero")
  storage.mode(x) <- "double"
  parts <- .singularParts(unname(x), nu, nv)
  result <- list(d = parts[[1L]])
  if (nu) result$u <- parts[[2L]]
  if (nv) result$v <- t(parts[[3L]])
  result
}

# Values, the columns of u and the rows of t(v) that are wanted.
.singularParts <- function(x, nu, nv) {
  n <- nrow(x)
  p <- ncol(x)
  job <- if (nu || nv) { if (max(nu, nv) <= min(n, p)) "S" else "A" } else "N"
  parts <- .singular(x, job)
  if (nu) parts[[2L]] <- parts[[2L]][, seq_len(min(n, nu)), drop = FALSE]
  if (nv) parts[[3L]] <- parts[[3L]][seq_len(min(p, nv)), , drop = FALSE]
  parts
}

La.svd <- function(x, nu = min(n, p), nv = min(n, p)) {
  x <- as.matrix(x)
  if (any(!is.finite(x))) stop("infinite or missing values in 'x'")
  n <- nrow(x)
  p <- ncol(x)
  storage.mode(x) <- "double"
  parts <- .singularParts(unname(x), nu, nv)
  result <- list(d = parts[[1L]])
  if (nu) result$u <- parts[[2L]]
  if (nv) result$vt <- parts[[3L]]
  result
}

eigen <- function(x, symmetric, only.values = FALSE, EISPACK = FALSE) {
  x <- unname(as.matrix(x))
  if (any(!is.finite(x))) stop("infinite or missing values in 'x'")
  n <- nrow(x)
  if (!n) stop("0 x 0 matrix")
  if (n != ncol(x)) stop("non-square matrix in 'eigen'")
  if (missing(symmetric)) symmetric <- isSymmetric.matrix(x)
  if (is.complex(x)) {
    if (!symmetric || any(Im(x) != 0)) stop("eigen of a complex matrix is not there yet")
    x <- Re(x)
  }
  storage.mode(x) <- "double"
  found <- if (symmetric) .symmetricEigen(x, !only.values) else .generalEigen(x, !only.values)
  result <- list(values = found[[1L]], vectors = found[[2L]])
  if (only.values) result else structure(result, class = "eigen")
}

print.eigen <- function(x, ...) {
  cat("eigen() decomposition\n")
  print(unclass(x), ...)
  invisible(x)
}
