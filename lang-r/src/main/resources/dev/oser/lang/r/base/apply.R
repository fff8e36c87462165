# The apply family.

simplify2array <- function(x, higher = TRUE, except = c(0L, 1L)) {
  sizes <- unique(lengths(x))
  if (length(sizes) != 1L) return(x)
  if (sizes == 1L) {
    values <- unlist(x, recursive = FALSE)
    return(if (length(values) == length(x)) values else x)
  }
  if (sizes > 1L) {
    first <- x[[1L]]
    rows <- names(first)
    values <- unlist(x, recursive = FALSE, use.names = FALSE)
    if (length(values) != sizes * length(x)) return(x)
    if (higher && length(dim(first)) > 0L && all(vapply(x, function(e) identical(dim(e), dim(first)), NA)))
      return(.stackedArrays(values, first, names(x)))
    if (is.null(rows) && is.null(names(x))) array(values, dim = c(sizes, length(x)))
    else array(values, dim = c(sizes, length(x)), dimnames = list(rows, names(x)))
  } else x
}

# The values of arrays like the first, along one more dimension.
.stackedArrays <- function(values, first, names) {
  axes <- dimnames(first)
  label <- if (!is.null(axes) || !is.null(names)) c(if (is.null(axes)) vector("list", length(dim(first))) else axes, list(names))
  array(values, c(dim(first), length(values) / length(first)), label)
}

sapply <- function(X, FUN, ..., simplify = TRUE, USE.NAMES = TRUE) {
  FUN <- match.fun(FUN)
  results <- lapply(X = X, FUN = FUN, ...)
  nameless <- is.null(names(results))
  if (nameless && USE.NAMES && is.character(X)) names(results) <- X
  if (isFALSE(simplify) || !length(results)) return(results)
  simplify2array(results, higher = identical(simplify, "array"))
}

replicate <- function(n, expr, simplify = "array") {
  sapply(integer(n), eval.parent(substitute(function(...) expr)), simplify = simplify)
}

eval.parent <- function(expr, n = 1) {
  where <- parent.frame(n + 1)
  eval(expr, where)
}

outer <- function(X, Y, FUN = "*", ...) {
  dX <- if (is.null(dim(X))) length(X) else dim(X)
  dY <- if (is.null(dim(Y))) length(Y) else dim(Y)
  along <- function(x) if (!is.null(dim(x))) dimnames(x) else if (!is.null(names(x))) list(names(x))
  names.x <- along(X)
  names.y <- along(Y)
  if (is.character(FUN) && FUN == "*") {
    if (...length()) stop("using ... with FUN = \"*\" is an error")
    # A matrix product: of whole numbers too it is a double.
    robj <- as.vector(X) * rep(as.vector(Y), each = length(X))
    if (is.integer(robj)) robj <- as.double(robj)
  } else {
    FUN <- match.fun(FUN)
    right <- rep(Y, each = length(X))
    X <- rep(X, times = length(Y))
    Y <- right
    robj <- FUN(X, Y, ...)
  }
  dim(robj) <- c(dX, dY)
  if (!(is.null(names.x) && is.null(names.y))) {
    none <- function(names, extents) if (is.null(names)) vector("list", length(extents)) else names
    dimnames(robj) <- c(none(names.x, dX), none(names.y, dY))
  }
  robj
}

`%o%` <- function(X, Y) outer(X, Y)

.namedMargins <- function(x, names) match(names, names(dimnames(x)))

apply <- function(X, MARGIN, FUN, ..., simplify = TRUE) {
  FUN <- match.fun(FUN)
  if (is.object(X)) X <- if (length(dim(X)) == 2L) as.matrix(X) else as.array(X)
  d <- dim(X)
  if (!length(d)) stop("dim(X) must have a positive length")
  names <- dimnames(X)
  if (is.character(MARGIN)) {
    if (is.null(names(names))) stop("'X' must have named dimnames")
    MARGIN <- .namedMargins(X, MARGIN)
    if (anyNA(MARGIN)) stop("not all elements of 'MARGIN' are names of dimensions")
  }
  if (anyNA(MARGIN) || any(MARGIN > length(d))) stop("'MARGIN' does not match dim(X)")
  others <- seq_along(d)[-MARGIN]
  extents <- d[MARGIN]
  count <- prod(extents)
  moved <- aperm(X, c(others, MARGIN))
  d.call <- d[others]
  dn.call <- if (!is.null(names)) names[others]
  dim(moved) <- c(prod(d.call), count)
  if (length(d.call) == 1L && !is.null(dn.call[[1L]])) dimnames(moved) <- list(dn.call[[1L]], NULL)
  newX <- moved
  if (count == 0L) {
    # What the function makes of empty elements tells the type of the answer.
    blank <- vector(typeof(X), prod(d.call))
    value <- FUN(if (length(d.call) > 1L) array(blank, d.call, dn.call) else blank, ...)
    return(if (is.null(value)) value else if (length(extents) < 2L) value[0L] else array(value, extents))
  }
  answer <- vector("list", count)
  for (i in seq_len(count)) {
    value <- if (length(d.call) > 1L) FUN(array(newX[, i], d.call, dn.call), ...) else FUN(newX[, i], ...)
    if (!is.null(value)) answer[[i]] <- value
  }
  margin.names <- if (!is.null(names)) names[MARGIN]
  sizes <- unique(lengths(answer))
  stays <- !simplify || length(sizes) != 1L || any(vapply(answer, is.recursive, NA))
  if (stays || sizes == 1L) {
    result <- if (stays) answer else unlist(answer, use.names = FALSE)
    if (length(MARGIN) == 1L) {
      if (length(margin.names)) names(result) <- margin.names[[1L]]
      return(result)
    }
    return(array(result, extents, if (length(margin.names)) margin.names))
  }
  if (sizes == 0L) return(unlist(answer, use.names = FALSE))
  first <- names(answer[[1L]])
  if (!all(vapply(answer, function(each) identical(names(each), first), NA))) first <- NULL
  label <- if (!is.null(first) || length(unlist(margin.names)) || length(names(margin.names)))
    c(if (length(dn.call) == 1L && identical(first, dn.call[[1L]])) dn.call else list(first),
      if (length(margin.names)) margin.names else vector("list", length(MARGIN)))
  array(unlist(answer, use.names = FALSE), c(sizes, extents), label)
}

sweep <- function(x, MARGIN, STATS, FUN = "-", check.margin = TRUE, ...) {
  FUN <- match.fun(FUN)
  d <- dim(x)
  if (is.character(MARGIN)) MARGIN <- .namedMargins(x, MARGIN)
  extents <- d[MARGIN]
  if (check.margin) {
    shape <- dim(STATS)
    if (!is.null(shape) && !identical(shape[shape > 1L], extents[extents > 1L]))
      warning("length(STATS) or dim(STATS) do not match dim(x)[MARGIN]")
    else if (length(STATS) > prod(extents)) warning("STATS is longer than the extent of 'dim(x)[MARGIN]'")
    else if (prod(extents) %% length(STATS)) warning("STATS does not recycle exactly across MARGIN")
  }
  # Each cell of x has its cell of the margin. Along one dimension they are runs, as long as the dimensions before it are large.
  # STATS of another length go on where they are in the next cell across the margin.
  spread <- if (length(STATS) != prod(extents)) aperm(array(STATS, c(extents, d[-MARGIN])), order(c(MARGIN, seq_along(d)[-MARGIN])))
    else if (length(MARGIN) == 1L) rep(STATS, each = prod(d[seq_len(MARGIN - 1L)]), length.out = prod(d))
    else STATS[slice.index(x, MARGIN)]
  FUN(x, array(spread, d), ...)
}

