# Mauchly's test of sphericity (Mauchly, 1940; Anderson, An Introduction to Multivariate Statistical Analysis, section 10.7).

mauchly.test <- function(object, ...) UseMethod("mauchly.test")

mauchly.test.mlm <- function(object, ...) mauchly.test(SSD(object), ...)

mauchly.test.SSD <- function(object, Sigma = diag(nrow = p), T = .thinRows(.projection(M, idata) - .projection(X, idata)), M = diag(nrow = p), X = ~0,
                             idata = data.frame(index = seq_len(p)), ...) {
  p <- ncol(object$SSD)
  written <- function(side) if (inherits(side, "formula")) deparse(side) else apply(format(as.matrix(side)), 1L, paste, collapse = " ")
  about <- if (!missing(T)) c("\nContrast matrix", written(T))
           else if (!missing(X)) c("\nContrasts orthogonal to", written(X), "", if (!missing(M)) c("\nContrasts spanned by", written(M), ""))
  rows <- if (missing(T) && missing(X) && missing(M)) diag(nrow = p) else T
  turned <- function(products) rows %*% tcrossprod(products, rows)
  ratio <- solve(turned(Sigma), turned(object$SSD))
  W <- c(W = exp(determinant(ratio)$modulus[[1L]] - nrow(rows) * log(mean(diag(ratio)))))
  structure(list(statistic = W, p.value = .sphericityTail(W[[1L]], nrow(rows), object$df), method = c("Mauchly's test of sphericity", about),
                 data.name = paste("SSD matrix from", deparse(object$call), collapse = " ")), class = "htest")
}

# Box's approximation of the distribution by two of chi squared.
.sphericityTail <- function(W, p, n) {
  scale <- 1 - (2 * p^2 + p + 2) / (6 * p * n)
  weight <- (p + 2) * (p - 1) * (p - 2) * (2 * p^3 + 6 * p^2 + 3 * p + 2) / (288 * (n * p * scale)^2)
  tails <- pchisq(-n * scale * log(W), p * (p + 1) / 2 - 1 + c(0, 4), lower.tail = FALSE)
  min(1, max(0, tails[1L] + weight * diff(tails)))
}

# What projects onto the columns that a formula or a matrix has.
.projection <- function(side, idata) {
  columns <- if (inherits(side, "formula")) {
    if (identical(side, ~0) || identical(deparse(side), "~0")) return(matrix(0, nrow(idata), nrow(idata)))
    model.matrix(side, idata)
  } else as.matrix(side)
  basis <- qr.Q(qr(columns))[, seq_len(qr(columns)$rank), drop = FALSE]
  tcrossprod(basis)
}

# Orthonormal rows that span what a projection keeps.
.thinRows <- function(projection) {
  parts <- eigen((projection + t(projection)) / 2, symmetric = TRUE)
  t(parts$vectors[, parts$values > 0.5, drop = FALSE])
}
