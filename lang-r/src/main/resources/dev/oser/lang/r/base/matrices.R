# Matrices and arrays.

matrix <- function(data = NA, nrow = 1, ncol = 1, byrow = FALSE, dimnames = NULL) {
  if (is.object(data) || !is.atomic(data)) data <- as.vector(data)
  .requireVector(data)
  n <- length(data)
  # Arguments that are missing where they come from are refused, not taken for those that nobody gave.
  force(nrow)
  force(ncol)
  rows <- if (!missing(nrow)) .extent(nrow, "nrow")
  columns <- if (!missing(ncol)) .extent(ncol, "ncol")
  if (is.null(rows) && is.null(columns)) columns <- 1L
  nrow <- if (is.null(rows)) .otherExtent(n, columns) else rows
  ncol <- if (is.null(columns)) .otherExtent(n, rows) else columns
  if (!is.atomic(byrow) || is.na(byrow <- as.logical(byrow)[1L])) stop("invalid 'byrow' argument")
  if (n > 0L) {
    size <- as.double(nrow) * ncol
    if (n > 1L && size %% n != 0L) {
      if ((n > nrow && (n %/% nrow) * nrow != n) || (n < nrow && (nrow %/% n) * n != n))
        warning(sprintf("data length [%d] is not a sub-multiple or multiple of the number of rows [%d]", n, nrow))
      else if ((n > ncol && (n %/% ncol) * ncol != n) || (n < ncol && (ncol %/% n) * n != n))
        warning(sprintf("data length [%d] is not a sub-multiple or multiple of the number of columns [%d]", n, ncol))
      else warning(sprintf("data length differs from size of matrix: [%d != %d x %d]", n, nrow, ncol))
    } else if (n > 1L && size == 0L) {
      warning("non-empty data for zero-extent matrix")
    } else if (n > size && size > 0L)
      warning(sprintf("data length differs from size of matrix: [%d != %d x %d]", n, nrow, ncol))
  }
  values <- rep_len(as.vector(data), as.double(nrow) * ncol)
  if (byrow) {
    dim(values) <- c(ncol, nrow)
    values <- t.default(values)
  } else dim(values) <- c(nrow, ncol)
  if (!is.null(dimnames)) dimnames(values) <- dimnames
  values
}

.requireVector <- function(data) {
  if (is.null(data) || !(is.atomic(data) || is.list(data) || is.expression(data)))
    stop(simpleError(sprintf("'data' must be of a vector type, was '%s'", typeof(data)), sys.call(-1L)))
}

# How many rows or columns are wanted: the first number counts.
.extent <- function(extent, name) {
  if (!is.numeric(extent) && !is.logical(extent)) stop(simpleError("non-numeric matrix extent", sys.call(-1L)))
  extent <- as.integer(extent)[1L]
  if (is.na(extent)) stop(simpleError(sprintf("invalid '%s' value (too large or NA)", name), sys.call(-1L)))
  if (extent < 0L) stop(simpleError(sprintf("invalid '%s' value (< 0)", name), sys.call(-1L)))
  extent
}

# As many columns as n elements need beside so many rows, or the other way round.
.otherExtent <- function(n, extent) {
  if (!n) return(0L)
  if (!extent) stop(simpleError("data is too long", sys.call(-1L)))
  as.integer(ceiling(n / extent))
}

array <- function(data = NA, dim = length(data), dimnames = NULL) {
  data <- as.vector(data)
  .requireVector(data)
  dim <- as.integer(dim)
  if (!length(dim)) stop("'dims' cannot be of length 0")
  size <- prod(dim)
  if (is.na(size) || size < 0) stop("negative length vectors are not allowed")
  values <- if (length(data)) rep_len(data, size) else if (size) rep_len(if (is.list(data)) list(NULL) else data[NA_integer_], size) else data
  dim(values) <- dim
  if (length(dimnames)) {
    if (!is.list(dimnames)) stop("'dimnames' must be a list")
    dimnames(values) <- dimnames
  }
  values
}

as.matrix <- function(x, ...) UseMethod("as.matrix")

as.matrix.default <- function(x, ...) {
  if (is.matrix(x)) return(x)
  rows <- if (!is.null(names(x))) list(names(x), NULL)
  array(x, dim = c(length(x), 1L), dimnames = rows)
}

as.array <- function(x, ...) UseMethod("as.array")

as.array.default <- function(x, ...) if (is.array(x)) x else array(x, length(x), if (!is.null(names(x))) list(names(x)))

t <- function(x) UseMethod("t")

aperm <- function(a, perm, ...) UseMethod("aperm")

rownames <- function(x, do.NULL = TRUE, prefix = "row") {
  if (is.data.frame(x) && do.NULL) return(row.names(x))
  .namesAlong(x, 1L, do.NULL, prefix, NROW(x))
}

colnames <- function(x, do.NULL = TRUE, prefix = "col") {
  if (is.data.frame(x) && do.NULL) return(names(x))
  .namesAlong(x, 2L, do.NULL, prefix, NCOL(x))
}

.namesAlong <- function(x, axis, do.NULL, prefix, count) {
  all <- dimnames(x)
  names <- if (length(all) >= axis) all[[axis]]
  if (!is.null(names) || do.NULL) names else if (count > 0L) paste0(prefix, seq_len(count)) else character()
}

.axisLabels <- function(x) if (is.null(dimnames(x))) rep(list(NULL), length(dim(x))) else dimnames(x)

`rownames<-` <- function(x, value) {
  if (is.data.frame(x)) return(`row.names<-`(x, value))
  if (is.null(value) && is.null(dimnames(x))) return(x)
  dn <- .axisLabels(x)
  dn[1L] <- list(value)
  dimnames(x) <- dn
  x
}

`colnames<-` <- function(x, value) {
  if (is.data.frame(x)) return(`names<-`(x, value))
  if (length(dim(x)) < 2L) stop("attempt to set 'colnames' on an object with less than two dimensions")
  if (is.null(value) && is.null(dimnames(x))) return(x)
  dn <- .axisLabels(x)
  dn[2L] <- list(value)
  dimnames(x) <- dn
  x
}

diag <- function(x = 1, nrow, ncol, names = TRUE) {
  sized <- !missing(nrow) || !missing(ncol)
  if (is.matrix(x)) {
    if (sized) stop("'nrow' or 'ncol' cannot be specified when 'x' is a matrix")
    return(.diagonalOf(x, names))
  }
  if (length(dim(x)) > 1L) stop("'x' is an array, but not one-dimensional.")
  # A number alone is a size.
  isSize <- nargs() == 1L && !missing(x) && length(x) == 1L
  rows <- if (isSize) as.integer(x) else if (missing(x) || !missing(nrow)) nrow else length(x)
  rows <- as.integer(rows)[1L]
  if (is.na(rows)) stop("invalid 'nrow' value (too large or NA)")
  if (rows < 0L) stop("invalid 'nrow' value (< 0)")
  if (!typeof(x) %in% c("logical", "integer", "double", "complex", "raw")) x <- as.double(x)
  columns <- if (missing(ncol)) rows else as.integer(ncol)
  if (!length(x) && rows > 0L && columns > 0L) stop("'x' must have positive length")
  .diagonal(if (isSize) 1 else x, rows, columns)
}

.diagonal <- function(values, rows, columns) {
  result <- matrix(as.vector(0, typeof(values)), rows, columns)
  along <- seq_len(min(rows, columns))
  result[along + rows * (along - 1L)] <- rep_len(values, length(along))
  result
}

.diagonalOf <- function(x, named) {
  along <- seq_len(min(dim(x)))
  result <- x[along + nrow(x) * (along - 1L)]
  if (named && length(along) && !is.null(rownames(x)) && !is.null(colnames(x))) {
    labels <- rownames(x)[along]
    if (identical(labels, colnames(x)[along])) names(result) <- labels
  }
  result
}

`diag<-` <- function(x, value) {
  if (length(dim(x)) != 2L) stop("only matrix diagonals can be replaced")
  n <- min(dim(x))
  if (length(value) != 1L && length(value) != n) stop("replacement diagonal has wrong length")
  along <- seq_len(n)
  # Methods are given rows and columns.
  if (n > 0L) x[if (is.object(x)) cbind(along, along) else along + (along - 1L) * dim(x)[1L]] <- value
  x
}

row <- function(x, as.factor = FALSE) .places(x, as.factor, 1L)

col <- function(x, as.factor = FALSE) .places(x, as.factor, 2L)

.row <- function(dim) .placesOf(dim, "row", function(rows, columns) rep(seq_len(rows), times = columns))

.col <- function(dim) .placesOf(dim, "col", function(rows, columns) rep(seq_len(columns), each = rows))

.placesOf <- function(dim, what, numbers) {
  refuse <- function(...) stop(simpleError(gettextf(...), sys.call(-2L)))
  if (length(dim) != 2L) refuse("a matrix-like object is required as argument to '%s'", what)
  dim <- as.integer(dim)
  if (anyNA(dim) || any(dim < 0L)) refuse("negative extents to matrix")
  array(numbers(dim[1L], dim[2L]), dim)
}

.places <- function(x, as.factor, along) {
  if (length(d <- dim(x)) != 2L) stop(simpleError(sprintf("a matrix-like object is required as argument to '%s'", c("row", "col")[along]), sys.call(-1L)))
  places <- if (along == 1L) .row(d) else .col(d)
  if (!as.factor) return(places)
  labels <- dimnames(x)[[along]]
  if (is.null(labels)) labels <- as.character(seq_len(d[along]))
  result <- factor(as.vector(places), labels = labels)
  dim(result) <- d
  result
}

slice.index <- function(x, MARGIN) {
  shape <- if (is.null(dim(x))) length(x) else dim(x)
  if (!length(MARGIN) || !all(MARGIN %in% seq_along(shape))) stop("incorrect value for 'MARGIN'")
  cells <- seq_len(prod(shape)) - 1L
  strides <- cumprod(c(1, shape))
  place <- weight <- 1
  for (axis in MARGIN) {
    place <- place + weight * (cells %/% strides[axis] %% shape[axis])
    weight <- weight * shape[axis]
  }
  array(as.integer(place), shape)
}

mat.or.vec <- function(nr, nc) if (nc == 1L) numeric(nr) else matrix(0, nr, nc)

max.col <- function(m, ties.method = c("random", "first", "last")) {
  ties.method <- match.arg(ties.method)
  m <- as.matrix(m)
  storage.mode(m) <- "double"
  if (ties.method != "random") return(.largestColumn(m, ties.method == "last"))
  first <- .largestColumn(m, FALSE)
  # What is smaller by less than one in 10^5 of the row's largest size counts as large; each of them is as likely as any other.
  size <- abs(m)
  size[is.infinite(size)] <- 0
  scale <- 1e-5 * do.call(pmax, c(asplit(size, 2L), list(0, na.rm = TRUE)))
  tied <- m >= m[cbind(seq_along(first), first)] - as.vector(scale)
  for (i in which(rowSums(tied) > 1)) {
    places <- which(tied[i, ])
    for (k in seq_along(places)[-1L]) if (runif(1L) < 1 / k) first[i] <- places[k]
  }
  first
}

norm <- function(x, type = c("O", "I", "F", "M", "2")) {
  if (!is.matrix(x) || !(is.numeric(x) || is.complex(x) || is.logical(x))) stop("'A' must be a numeric matrix")
  if (!length(x)) return(0)
  size <- abs(x)
  switch(toupper(substr(type[1L], 1L, 1L)),
    O = , `1` = max(colSums(size)),
    I = max(rowSums(size)),
    F = , E = sqrt(sum(size^2)),
    M = max(size),
    `2` = .singularValues(x)[1L],
    stop(gettextf("argument type[1]='%s' must be one of 'M','1','O','I','F' or 'E'", type[1L]), domain = NA))
}

lower.tri <- function(x, diag = FALSE) .triangle(x, if (diag) `>=` else `>`)

upper.tri <- function(x, diag = FALSE) .triangle(x, if (diag) `<=` else `<`)

# Which rows stand in this relation to their columns.
.triangle <- function(x, relation) {
  size <- if (length(dim(x)) == 2L) dim(x) else dim(as.matrix(x))
  relation(.row(size), .col(size))
}

determinant <- function(x, logarithm = TRUE, ...) UseMethod("determinant")

determinant.matrix <- function(x, logarithm = TRUE, ...) {
  parts <- .factorDiagonal(x)
  diagonal <- parts[[1L]]
  sign <- as.integer(parts[[2L]] * prod(ifelse(diagonal < 0, -1L, 1L), na.rm = TRUE))
  size <- abs(diagonal)
  modulus <- if (logarithm) sum(log(size)) else prod(size)
  structure(list(modulus = structure(modulus, logarithm = logarithm), sign = if (any(size == 0, na.rm = TRUE)) 1L else sign), class = "det")
}

det <- function(x, ...) {
  parts <- determinant(x, logarithm = TRUE, ...)
  as.vector(parts$sign * exp(parts$modulus))
}

kronecker <- function(X, Y, FUN = "*", make.dimnames = FALSE, ...) {
  FUN <- match.fun(FUN)
  dx <- if (is.null(dim(X))) length(X) else dim(X)
  dy <- if (is.null(dim(Y))) length(Y) else dim(Y)
  rank <- max(length(dx), length(dy))
  nx <- length(dx)
  ny <- length(dy)
  dx <- c(dx, rep_len(1L, rank - nx))
  dy <- c(dy, rep_len(1L, rank - ny))
  result <- outer(array(X, dx), array(Y, dy), FUN, ...)
  # The places of Y run fastest along each dimension.
  result <- aperm(result, c(rbind(rank + seq_len(rank), seq_len(rank))))
  dim(result) <- dx * dy
  if (make.dimnames) {
    labels <- function(names, extent) if (is.null(names)) rep_len("", extent) else names
    names.x <- if (is.null(dim(X))) list(names(X)) else dimnames(X)
    names.y <- if (is.null(dim(Y))) list(names(Y)) else dimnames(Y)
    made <- lapply(seq_len(rank), function(d) {
      one <- if (d <= length(names.x)) names.x[[d]]
      other <- if (d <= length(names.y)) names.y[[d]]
      if (is.null(one) && is.null(other)) return(NULL)
      as.vector(outer(labels(other, dy[d]), labels(one, dx[d]), function(b, a) paste(a, b, sep = ":")))
    })
    if (!all(vapply(made, is.null, NA))) dimnames(result) <- made
  }
  result
}

`%x%` <- function(X, Y) kronecker(X, Y)

arrayInd <- function(ind, .dim, .dimnames = NULL, useNames = FALSE) {
  rank <- length(.dim)
  rest <- ind - 1L
  places <- vector("list", rank)
  for (d in seq_len(rank)) {
    places[[d]] <- as.integer(rest %% .dim[d]) + 1L
    rest <- rest %/% .dim[d]
  }
  result <- matrix(unlist(places), length(ind), rank)
  if (useNames) {
    axes <- if (any(nzchar(names(.dimnames)))) names(.dimnames)
            else if (rank == 2L) c("row", "col") else paste0("dim", seq_len(rank))
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
  method <- .bindMethod("cbind", arguments)
  if (!is.null(method)) return(method(..., deparse.level = deparse.level))
  .bind(TRUE, deparse.level, arguments, as.list(substitute(list(...)))[-1L])
}

rbind <- function(..., deparse.level = 1) {
  arguments <- list(...)
  for (a in arguments) if (is.data.frame(a)) {
    rbind <- .rbindFrames
    return(rbind(deparse.level, ...))
  }
  method <- .bindMethod("rbind", arguments)
  if (!is.null(method)) return(method(..., deparse.level = deparse.level))
  .bind(FALSE, deparse.level, arguments, as.list(substitute(list(...)))[-1L])
}

# The method of the first argument whose class has one.
.bindMethod <- function(generic, arguments) {
  for (a in arguments) if (is.object(a)) for (class in class(a)) {
    method <- getS3method(generic, class, optional = TRUE, envir = parent.frame(2L))
    if (!is.null(method)) return(method)
  }
}

solve <- function(a, b, ...) UseMethod("solve")

# Those attributes that fit; none of them is an error.
`mostattributes<-` <- function(obj, value) {
  if (!length(value)) return(obj)
  if (!is.list(value)) stop("'value' must be a list")
  if (is.null(names(value))) stop("attributes must be named")
  names <- value$names
  extents <- value$dim
  axes <- value$dimnames
  attributes(obj) <- value[!(names(value) %in% c("names", "dim", "dimnames"))]
  if (length(extents) && length(obj) == prod(extents)) {
    dim(obj) <- extents
    if (length(axes) && identical(lengths(axes, FALSE)[lengths(axes) > 0L], as.integer(extents)[lengths(axes) > 0L])) dimnames(obj) <- axes
  } else if (!is.null(names) && length(names) == length(obj)) names(obj) <- names
  obj
}
