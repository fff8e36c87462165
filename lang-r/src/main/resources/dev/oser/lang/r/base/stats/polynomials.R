# Orthogonal polynomials.

poly <- function(x, ..., degree = 1, coefs = NULL, raw = FALSE, simple = FALSE) {
  others <- list(...)
  names <- names(others)
  unnamed <- if (is.null(names)) rep(TRUE, length(others)) else !nzchar(names)
  if (any(unnamed)) {
    # A number that is not a variable is the degree.
    if (length(others) == 1L && length(others[[1L]]) == 1L) degree <- others[[1L]]
    else return(polym(x, ..., degree = degree, coefs = coefs, raw = raw))
  }
  if (is.matrix(x)) {
    columns <- as.list(as.data.frame(x))
    return(do.call(polym, c(columns, degree = degree, raw = raw, list(coefs = coefs))))
  }
  if (degree < 1) stop("'degree' must be at least 1")
  if (raw) {
    value <- outer(x, seq_len(degree), "^")
    colnames(value) <- seq_len(degree)
  } else if (is.null(coefs)) {
    if (anyNA(x)) stop("missing values are not allowed in 'poly'")
    if (degree >= length(unique(x))) stop("'degree' must be less than number of unique points")
    middle <- mean(x)
    x <- x - middle
    made <- qr(outer(x, 0L:degree, "^"))
    if (made$rank < degree) stop("'degree' must be less than number of unique points")
    columns <- qr.qy(made, diag(diag(made$qr), length(x), degree + 1L))
    sizes <- colSums(columns^2)
    centres <- (colSums(x * columns^2) / sizes + middle)[seq_len(degree)]
    value <- columns / rep(sqrt(sizes), each = length(x))
    colnames(value) <- 0:degree
    value <- value[, -1L, drop = FALSE]
    coefs <- list(alpha = centres, norm2 = c(1, sizes))
  } else {
    value <- .polyAt(x, coefs, degree)
  }
  if (simple) return(value)
  if (!raw) attr(value, "coefs") <- coefs
  attr(value, "degree") <- seq_len(degree)
  class(value) <- c("poly", "matrix")
  value
}

# Values by the recurrence of three terms.
.polyAt <- function(x, coefs, degree) {
  centres <- coefs$alpha
  sizes <- coefs$norm2
  value <- matrix(1, length(x), degree + 1L, dimnames = list(names(x), 0:degree))
  value[, 2L] <- x - centres[1L]
  for (i in seq_len(degree - 1L) + 1L) value[, i + 1L] <- (x - centres[i]) * value[, i] - sizes[i + 1L] / sizes[i] * value[, i - 1L]
  value <- value / rep(sqrt(sizes[-1L]), each = length(x))
  value[, -1L, drop = FALSE]
}

predict.poly <- function(object, newdata, ...) {
  if (missing(newdata)) return(object)
  known <- attributes(object)
  degree <- max(known$degree)
  if (length(known$coefs)) .polyAt(newdata, known$coefs, degree) else structure(outer(newdata, seq_len(degree), "^"), dimnames = list(NULL, seq_len(degree)))
}

polym <- function(..., degree = 1, coefs = NULL, raw = FALSE) {
  variables <- list(...)
  count <- length(variables)
  if (!count) stop("must supply one or more vectors")
  if (count == 1L) return(poly(variables[[1L]], degree = degree, raw = raw, coefs = coefs))
  if (length(unique(lengths(variables))) != 1L) stop("arguments must have the same length")
  powers <- as.matrix(expand.grid(rep(list(0:degree), count)))
  total <- rowSums(powers)
  powers <- powers[total > 0 & total <= degree, , drop = FALSE]
  parts <- lapply(seq_len(count), function(i) {
    part <- if (raw || is.null(coefs)) poly(variables[[i]], degree = degree, raw = raw) else poly(variables[[i]], degree = degree, coefs = coefs[[i]])
    part
  })
  value <- 1
  for (i in seq_len(count)) value <- value * cbind(1, unclass(parts[[i]]))[, 1L + powers[, i], drop = FALSE]
  value <- matrix(value, length(variables[[1L]]), dimnames = list(NULL, apply(powers, 1L, paste, collapse = ".")))
  attr(value, "degree") <- as.vector(rowSums(powers))
  storage.mode(attr(value, "degree")) <- "integer"
  if (!raw) attr(value, "coefs") <- if (is.null(coefs)) lapply(parts, attr, "coefs") else coefs
  class(value) <- c("poly", "matrix")
  value
}
