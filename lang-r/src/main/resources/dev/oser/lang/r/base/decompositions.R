# Matrices as products of simpler ones.

chol <- function(x, ...) UseMethod("chol")

chol.default <- function(x, pivot = FALSE, LINPACK = FALSE, tol = -1, ...) {
  if (is.complex(x)) stop("complex matrices not permitted at present")
  if (!is.matrix(x)) x <- as.matrix(x)
  if (nrow(x) != ncol(x)) stop("'a' must be a square matrix")
  n <- nrow(x)
  result <- x * 0
  storage.mode(result) <- "double"
  for (j in seq_len(n)) {
    above <- seq_len(j - 1L)
    pivot <- x[j, j] - sum(result[above, j]^2)
    if (is.na(pivot) || pivot <= 0) stop(gettextf("the leading minor of order %d is not positive definite", j), domain = NA)
    result[j, j] <- sqrt(pivot)
    for (k in seq_len(n - j) + j) result[j, k] <- (x[j, k] - sum(result[above, j] * result[above, k])) / result[j, j]
  }
  if (!is.null(colnames(x))) dimnames(result) <- list(NULL, colnames(x))
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
  r[if (upper.tri) lower.tri(r) else base::upper.tri(r)] <- 0
  if (transpose) r <- t(r)
  zero <- which(diag(r) == 0)
  if (length(zero)) stop(gettextf("singular matrix in 'backsolve'. First zero in diagonal [%d]", zero[1L]), domain = NA)
  for (i in if (upper.tri != transpose) k:1L else seq_len(k)) {
    others <- seq_len(k)[-i]
    x[i, ] <- (x[i, ] - drop(r[i, others, drop = FALSE] %*% (x[others, , drop = FALSE] * (r[i, others] != 0)))) / r[i, i]
  }
  dimnames(x) <- NULL
  if (plain) drop(x) else x
}

forwardsolve <- function(l, x, k = ncol(l), upper.tri = FALSE, transpose = FALSE) backsolve(l, x, k, upper.tri, transpose)

# Householder's transformations in the form of LINPACK's dqrdc: vectors below the diagonal, their first elements apart. Columns
# that depend on earlier ones go to the end.
qr <- function(x, ...) UseMethod("qr")

qr.default <- function(x, tol = 1e-07, LAPACK = FALSE, ...) {
  x <- as.matrix(x)
  storage.mode(x) <- "double"
  if (anyNA(x)) stop("NA/NaN/Inf in foreign function call (arg 1)")
  n <- nrow(x)
  columns <- ncol(x)
  pivot <- seq_len(columns)
  lengths <- sqrt(colSums(x^2))
  lengths[lengths == 0] <- 1
  extra <- numeric(columns)
  rank <- columns
  step <- 1L
  while (step <= min(n, rank)) {
    rows <- step:n
    while (step <= rank && sqrt(sum(x[rows, step]^2)) < lengths[step] * tol) {
      order <- c(seq_len(columns)[-step], step)
      x <- x[, order, drop = FALSE]
      pivot <- pivot[order]
      lengths <- lengths[order]
      rank <- rank - 1L
    }
    if (step > rank) break
    if (step == n) {
      extra[step] <- abs(x[step, step])
      step <- step + 1L
      next
    }
    size <- sqrt(sum(x[rows, step]^2))
    if (x[step, step] < 0) size <- -size
    x[rows, step] <- x[rows, step] / size
    x[step, step] <- 1 + x[step, step]
    for (j in seq_len(columns - step) + step)
      x[rows, j] <- x[rows, j] - sum(x[rows, step] * x[rows, j]) / x[step, step] * x[rows, step]
    extra[step] <- x[step, step]
    x[step, step] <- -size
    step <- step + 1L
  }
  structure(list(qr = x, rank = min(rank, n), qraux = extra, pivot = pivot), class = "qr")
}

is.qr <- function(x) inherits(x, "qr")

# Applies the transformations to the columns of y, in their order or back.
.reflect <- function(qr, y, order) {
  n <- nrow(qr$qr)
  for (step in order) {
    rows <- step:n
    vector <- qr$qr[rows, step]
    vector[1L] <- qr$qraux[step]
    if (vector[1L] != 0 && length(rows) > 1L)
      for (j in seq_len(ncol(y))) y[rows, j] <- y[rows, j] - sum(vector * y[rows, j]) / vector[1L] * vector
  }
  y
}

qr.qty <- function(qr, y) {
  result <- .reflect(qr, as.matrix(y), seq_len(min(qr$rank, nrow(qr$qr))))
  if (is.matrix(y)) result else drop(result)
}

qr.qy <- function(qr, y) {
  result <- .reflect(qr, as.matrix(y), rev(seq_len(min(qr$rank, nrow(qr$qr)))))
  if (is.matrix(y)) result else drop(result)
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
  qr.coef(a, if (missing(b)) diag(1, nrow(a$qr)) else b)
}

solve.qr <- function(a, b, ...) qr.solve(a, b)

# One-sided Jacobi rotations: the columns of x times v are u times d.
svd <- function(x, nu = min(n, p), nv = min(n, p), LINPACK = FALSE) {
  x <- as.matrix(x)
  if (any(!is.finite(x))) stop("infinite or missing values in 'x'")
  n <- nrow(x)
  p <- ncol(x)
  storage.mode(x) <- "double"
  dimnames(x) <- NULL
  turned <- n < p
  parts <- .jacobi(if (turned) t(x) else x)
  left <- if (turned) parts$v else parts$u
  right <- if (turned) parts$u else parts$v
  result <- list(d = parts$d)
  if (nu > 0L) result$u <- left[, seq_len(nu), drop = FALSE]
  if (nv > 0L) result$v <- right[, seq_len(nv), drop = FALSE]
  result
}

.jacobi <- function(a) {
  p <- ncol(a)
  v <- diag(p)
  repeat {
    turned <- FALSE
    for (i in seq_len(p - 1L)) for (j in (i + 1L):p) {
      alpha <- sum(a[, i]^2)
      beta <- sum(a[, j]^2)
      gamma <- sum(a[, i] * a[, j])
      if (abs(gamma) <= 1e-15 * sqrt(alpha * beta)) next
      turned <- TRUE
      zeta <- (beta - alpha) / (2 * gamma)
      tangent <- (if (zeta >= 0) 1 else -1) / (abs(zeta) + sqrt(1 + zeta^2))
      cosine <- 1 / sqrt(1 + tangent^2)
      rotation <- matrix(c(cosine, -cosine * tangent, cosine * tangent, cosine), 2L)
      a[, c(i, j)] <- a[, c(i, j)] %*% rotation
      v[, c(i, j)] <- v[, c(i, j)] %*% rotation
    }
    if (!turned) break
  }
  d <- sqrt(colSums(a^2))
  order <- order(d, decreasing = TRUE)
  u <- sweep(a[, order, drop = FALSE], 2L, ifelse(d[order] == 0, 1, d[order]), "/")
  v <- v[, order, drop = FALSE]
  # A direction may be either way; the first element is negative as LAPACK mostly has it.
  flip <- ifelse(u[1L, ] > 0, -1, 1)
  list(d = d[order], u = sweep(u, 2L, flip, "*"), v = sweep(v, 2L, flip, "*"))
}

# Values and vectors of symmetric matrices, by Jacobi's rotations.
eigen <- function(x, symmetric, only.values = FALSE, EISPACK = FALSE) {
  x <- unname(as.matrix(x))
  if (any(!is.finite(x))) stop("infinite or missing values in 'x'")
  n <- nrow(x)
  if (n != ncol(x)) stop("non-square matrix in 'eigen'")
  if (missing(symmetric)) symmetric <- isSymmetric.matrix(x)
  if (!symmetric) stop("eigen of a matrix that is not symmetric is not there yet")
  x[upper.tri(x)] <- t(x)[upper.tri(x)]
  vectors <- diag(n)
  for (sweep in 1:100) {
    if (sum(x[upper.tri(x)]^2) <= 1e-32 * sum(x^2)) break
    for (i in seq_len(n - 1L)) for (j in (i + 1L):n) {
      if (x[i, j] == 0) next
      theta <- (x[j, j] - x[i, i]) / (2 * x[i, j])
      tangent <- (if (theta >= 0) 1 else -1) / (abs(theta) + sqrt(theta^2 + 1))
      cosine <- 1 / sqrt(tangent^2 + 1)
      rotation <- matrix(c(cosine, -cosine * tangent, cosine * tangent, cosine), 2L)
      x[, c(i, j)] <- x[, c(i, j)] %*% rotation
      x[c(i, j), ] <- t(rotation) %*% x[c(i, j), ]
      vectors[, c(i, j)] <- vectors[, c(i, j)] %*% rotation
    }
  }
  values <- diag(x)
  order <- order(values, decreasing = TRUE)
  vectors <- vectors[, order, drop = FALSE]
  # A direction may be either way; LAPACK mostly has the last element positive.
  vectors <- base::sweep(vectors, 2L, ifelse(vectors[n, ] < 0, -1, 1), "*")
  structure(list(values = values[order], vectors = if (only.values) NULL else vectors), class = "eigen")
}

print.eigen <- function(x, ...) {
  cat("eigen() decomposition\n")
  print(unclass(x), ...)
  invisible(x)
}
