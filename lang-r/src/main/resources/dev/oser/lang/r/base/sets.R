# Sets, extremes, statistics of vectors.

union <- function(x, y) {
  u <- as.vector(x)
  v <- as.vector(y)
  unique(c(u, v))
}

intersect <- function(x, y) {
  if (is.null(x) || is.null(y)) return(NULL)
  u <- as.vector(x)
  v <- as.vector(y)
  c(u[!duplicated(unclass(u)) & match(u, v, 0L) > 0L], v[0L])
}

setdiff <- function(x, y) {
  u <- as.vector(x)
  v <- as.vector(y)
  unique(if (length(u) || length(v)) u[match(u, v, 0L) == 0L] else u)
}

setequal <- function(x, y) {
  x <- as.vector(x)
  y <- as.vector(y)
  all(match(x, y, 0L) > 0L) && all(match(y, x, 0L) > 0L)
}

pmax <- function(..., na.rm = FALSE) .parallel(list(...), na.rm, `>`)

pmin <- function(..., na.rm = FALSE) .parallel(list(...), na.rm, `<`)

.parallel <- function(vectors, na.rm, better) {
  result <- vectors[[1L]]
  for (other in vectors[-1L]) {
    n <- max(length(result), length(other))
    if (length(result) == 0L || length(other) == 0L) return(result[0L])
    if (length(result) < n) result <- rep(result, length.out = n)
    if (length(other) < n) other <- rep(other, length.out = n)
    missing.result <- is.na(result)
    missing.other <- is.na(other)
    change <- better(other, result)
    change[is.na(change)] <- FALSE
    if (na.rm) change <- change | (missing.result & !missing.other)
    else change <- (change & !missing.result) | (missing.other & !missing.result)
    result[change] <- other[change]
  }
  result
}

diff <- function(x, ...) UseMethod("diff")

diff.default <- function(x, lag = 1L, differences = 1L, ...) {
  for (i in seq_len(differences)) {
    if (is.matrix(x)) {
      n <- nrow(x)
      if (lag >= n) return(x[0L, , drop = FALSE])
      x <- x[(1L + lag):n, , drop = FALSE] - x[1L:(n - lag), , drop = FALSE]
    } else {
      n <- length(x)
      if (lag >= n) return(x[0L])
      x <- x[(1L + lag):n] - x[1L:(n - lag)]
    }
  }
  x
}

factorial <- function(x) gamma(x + 1)

lfactorial <- function(x) lgamma(x + 1)

rle <- function(x) {
  n <- length(x)
  if (n == 0L) return(structure(list(lengths = integer(), values = x), class = "rle"))
  change <- x[-1L] != x[-n]
  ends <- c(which(change | is.na(change)), n)
  structure(list(lengths = diff(c(0L, ends)), values = x[ends]), class = "rle")
}

inverse.rle <- function(x, ...) rep.int(x$values, x$lengths)

print.rle <- function(x, digits = getOption("digits"), prefix = "", ...) {
  cat("Run Length Encoding\n")
  cat("  lengths: int ", .strValues(x$lengths), "\n", sep = "")
  cat("  values : ", .strType(x$values), " ", .strValues(x$values), "\n", sep = "")
  invisible(x)
}
