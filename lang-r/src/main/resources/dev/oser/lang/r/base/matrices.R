# Matrices and arrays.

matrix <- function(data = NA, nrow = 1, ncol = 1, byrow = FALSE, dimnames = NULL) {
  if (is.object(data) || !is.atomic(data)) data <- as.vector(data)
  if (is.null(data)) stop("'data' must be of a vector type, was 'NULL'")
  n <- length(data)
  if (missing(nrow) && missing(ncol)) nrow <- n
  else if (missing(nrow)) nrow <- ceiling(n/ncol)
  else if (missing(ncol)) ncol <- ceiling(n/nrow)
  nrow <- as.integer(nrow)
  ncol <- as.integer(ncol)
  if (is.na(nrow)) stop("invalid 'nrow' value (too large or NA)")
  if (is.na(ncol)) stop("invalid 'ncol' value (too large or NA)")
  if (nrow < 0L) stop("invalid 'nrow' value (< 0)")
  if (ncol < 0L) stop("invalid 'ncol' value (< 0)")
  if (n > 0L) {
    size <- nrow * ncol
    if (n > 1L && size %% n != 0L) {
      if ((n > nrow && (n %/% nrow) * nrow != n) || (n < nrow && (nrow %/% n) * n != n))
        warning(sprintf("data length [%d] is not a sub-multiple or multiple of the number of rows [%d]", n, nrow))
      else if ((n > ncol && (n %/% ncol) * ncol != n) || (n < ncol && (ncol %/% n) * n != n))
        warning(sprintf("data length [%d] is not a sub-multiple or multiple of the number of columns [%d]", n, ncol))
      else warning(sprintf("data length differs from size of matrix: [%d != %d x %d]", n, nrow, ncol))
    } else if (n > 1L && size == 0L) {
      warning(sprintf("data length exceeds size of matrix? [%d != 0]", n))
    } else if (n > size && size > 0L)
      warning(sprintf("data length differs from size of matrix: [%d != %d x %d]", n, nrow, ncol))
  }
  values <- rep_len(as.vector(data), nrow * ncol)
  if (byrow) {
    dim(values) <- c(ncol, nrow)
    values <- t.default(values)
  } else dim(values) <- c(nrow, ncol)
  if (!is.null(dimnames)) dimnames(values) <- dimnames
  values
}

array <- function(data = NA, dim = length(data), dimnames = NULL) {
  data <- as.vector(data)
  size <- prod(dim)
  if (size < 0) stop("negative length vectors are not allowed")
  values <- if (length(data)) rep_len(data, size) else if (size) rep_len(if (is.list(data)) list(NULL) else data[NA_integer_], size) else data
  dim(values) <- as.integer(dim)
  if (is.list(dimnames) && length(dimnames)) dimnames(values) <- dimnames
  values
}

as.matrix <- function(x, ...) UseMethod("as.matrix")

as.matrix.default <- function(x, ...) {
  if (is.matrix(x)) x
  else array(x, c(length(x), 1L), if (!is.null(names(x))) list(names(x), NULL))
}

as.array <- function(x, ...) if (is.array(x)) x else array(x, length(x), if (!is.null(names(x))) list(names(x)))

t <- function(x) UseMethod("t")

t.default <- function(x) {
  if (is.matrix(x)) return(aperm(x, c(2L, 1L)))
  array(x, c(1L, length(x)), if (!is.null(names(x))) list(NULL, names(x)))
}

rownames <- function(x, do.NULL = TRUE, prefix = "row") {
  if (is.data.frame(x)) return(row.names(x))
  dimnames(x)[[1L]]
}

colnames <- function(x, do.NULL = TRUE, prefix = "col") {
  if (is.data.frame(x)) return(names(x))
  names <- dimnames(x)
  if (is.null(names)) NULL else names[[2L]]
}

`rownames<-` <- function(x, value) {
  if (is.data.frame(x)) {
    row.names(x) <- value
    return(x)
  }
  dn <- dimnames(x)
  if (is.null(dn)) dn <- vector("list", length(dim(x)))
  if (is.null(value)) dn[1L] <- list(NULL) else dn[[1L]] <- value
  dimnames(x) <- dn
  x
}

`colnames<-` <- function(x, value) {
  if (is.data.frame(x)) {
    names(x) <- value
    return(x)
  }
  dn <- dimnames(x)
  if (is.null(dn)) dn <- vector("list", length(dim(x)))
  if (length(dim(x)) < 2L) stop("attempt to set 'colnames' on an object with less than two dimensions")
  if (is.null(value)) dn[2L] <- list(NULL) else dn[[2L]] <- value
  dimnames(x) <- dn
  x
}

diag <- function(x = 1, nrow, ncol, names = TRUE) {
  if (is.matrix(x)) {
    n <- min(dim(x))
    if (n == 0L) return(x[0L])
    return(x[1L + 0L:(n - 1L) * (dim(x)[1L] + 1L)])
  }
  if (length(x) == 1L && missing(nrow)) {
    n <- as.integer(x)
    x <- 1
  } else n <- if (missing(nrow)) length(x) else nrow
  columns <- if (missing(ncol)) n else ncol
  result <- matrix(if (is.integer(x)) 0L else if (is.complex(x)) 0i else 0, n, columns)
  m <- min(n, columns)
  if (m > 0L) result[1L + 0L:(m - 1L) * (n + 1L)] <- x
  result
}

`diag<-` <- function(x, value) {
  n <- min(dim(x))
  if (length(value) != 1L && length(value) != n) stop("replacement diagonal has wrong length")
  if (n > 0L) x[1L + 0L:(n - 1L) * (dim(x)[1L] + 1L)] <- value
  x
}

row <- function(x) {
  d <- dim(x)
  array(rep(seq_len(d[1L]), times = d[2L]), d)
}

col <- function(x) {
  d <- dim(x)
  array(rep(seq_len(d[2L]), each = d[1L]), d)
}

lower.tri <- function(x, diag = FALSE) if (diag) row(x) >= col(x) else row(x) > col(x)

upper.tri <- function(x, diag = FALSE) if (diag) row(x) <= col(x) else row(x) < col(x)

rowMeans <- function(x, na.rm = FALSE, dims = 1L) {
  if (is.data.frame(x)) x <- as.matrix(x)
  if (na.rm) rowSums(x, na.rm = TRUE)/rowSums(!is.na(x)) else rowSums(x)/ncol(x)
}

colMeans <- function(x, na.rm = FALSE, dims = 1L) {
  if (is.data.frame(x)) x <- as.matrix(x)
  if (na.rm) colSums(x, na.rm = TRUE)/colSums(!is.na(x)) else colSums(x)/nrow(x)
}

det <- function(x, ...) {
  n <- nrow(x)
  sign <- 1
  for (k in seq_len(n)) {
    p <- which.max(abs(x[k:n, k])) + k - 1L
    if (x[p, k] == 0) return(0)
    if (p != k) {
      swap <- x[k, ]
      x[k, ] <- x[p, ]
      x[p, ] <- swap
      sign <- -sign
    }
    if (k < n) for (i in (k + 1L):n) {
      f <- x[i, k]/x[k, k]
      x[i, k:n] <- x[i, k:n] - f * x[k, k:n]
    }
  }
  sign * prod(diag(x))
}

kronecker <- function(X, Y, FUN = "*", ...) {
  X <- as.matrix(X)
  Y <- as.matrix(Y)
  FUN <- match.fun(FUN)
  result <- matrix(0, nrow(X) * nrow(Y), ncol(X) * ncol(Y))
  for (i in seq_len(nrow(X))) for (j in seq_len(ncol(X)))
    result[(i - 1L) * nrow(Y) + seq_len(nrow(Y)), (j - 1L) * ncol(Y) + seq_len(ncol(Y))] <- FUN(X[i, j], Y, ...)
  result
}

arrayInd <- function(ind, .dim, .dimnames = NULL, useNames = FALSE) {
  rank <- length(.dim)
  rest <- ind - 1L
  result <- matrix(0L, length(ind), rank)
  for (d in seq_len(rank)) {
    result[, d] <- as.integer(rest %% .dim[d]) + 1L
    rest <- rest %/% .dim[d]
  }
  if (useNames) {
    axes <- if (rank == 2L) c("row", "col") else paste0("dim", seq_len(rank))
    dimnames(result) <- list(.dimnames[[1L]][result[, 1L]], axes)
  }
  result
}

cbind <- function(..., deparse.level = 1) {
  arguments <- list(...)
  for (a in arguments) if (is.data.frame(a)) {
    # R shows the method under the name of the generic.
    cbind <- .cbindFrames
    return(cbind(deparse.level, ...))
  }
  .bind(TRUE, deparse.level, arguments, if (deparse.level) as.list(substitute(list(...)))[-1L] else rep(list(1), length(arguments)))
}

rbind <- function(..., deparse.level = 1) {
  arguments <- list(...)
  for (a in arguments) if (is.data.frame(a)) {
    rbind <- .rbindFrames
    return(rbind(deparse.level, ...))
  }
  .bind(FALSE, deparse.level, arguments, if (deparse.level) as.list(substitute(list(...)))[-1L] else rep(list(1), length(arguments)))
}

solve <- function(a, b, ...) UseMethod("solve")
