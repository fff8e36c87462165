# Sets, extremes, statistics of vectors.

union <- function(x, y) unique(c(as.vector(x), as.vector(y)))

intersect <- function(x, y) {
  if (is.null(x) || is.null(y)) return(NULL)
  # One type for both, even if nothing is common.
  both <- c(as.vector(x), as.vector(y))
  left <- head(both, length(x))
  unique(left[left %in% tail(both, length(y))])
}

setdiff <- function(x, y) {
  x <- as.vector(x)
  unique(x[!(x %in% as.vector(y))])
}

setequal <- function(x, y) {
  x <- as.vector(x)
  y <- as.vector(y)
  all(x %in% y, y %in% x)
}

pmax <- function(..., na.rm = FALSE) {
  vectors <- list(...)
  if (.arePlain(vectors)) .parallelExtremes(vectors, na.rm, TRUE) else .extremeObjects(vectors, na.rm, `>`)
}

pmin <- function(..., na.rm = FALSE) {
  vectors <- list(...)
  if (.arePlain(vectors)) .parallelExtremes(vectors, na.rm, FALSE) else .extremeObjects(vectors, na.rm, `<`)
}

.arePlain <- function(vectors) !any(vapply(vectors, is.object, NA)) && all(vapply(vectors, is.atomic, NA))

# Objects are compared as their class does.
.extremeObjects <- function(vectors, na.rm, better) {
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
  if (length(lag) != 1L || length(differences) != 1L || lag < 1L || differences < 1L) stop("'lag' and 'differences' must be integers >= 1")
  rows <- is.matrix(x)
  if (lag * differences >= if (rows) nrow(x) else length(x)) return(x[0L])
  classes <- oldClass(x)
  x <- unclass(x)
  lag <- as.integer(lag)
  for (i in seq_len(differences)) {
    n <- if (rows) nrow(x) else length(x)
    x <- if (rows) x[(1L + lag):n, , drop = FALSE] - x[1L:(n - lag), , drop = FALSE]
         else x[(1L + lag):n] - x[1L:(n - lag)]
  }
  oldClass(x) <- classes
  x
}

factorial <- function(x) gamma(x + 1)

lfactorial <- function(x) lgamma(x + 1)

rle <- function(x) {
  if (!is.vector(x) && !is.list(x)) stop("'x' must be a vector of an atomic type")
  changes <- tail(x, -1L) != head(x, -1L)
  ends <- c(which(changes | is.na(changes)), if (length(x)) length(x))
  structure(list(lengths = ends - c(0L, head(ends, -1L))[seq_along(ends)], values = x[ends]), class = "rle")
}

inverse.rle <- function(x, ...) rep.int(x$values, x$lengths)

print.rle <- function(x, digits = getOption("digits"), prefix = "", ...) {
  cat(prefix, "Run Length Encoding\n", sep = "")
  for (part in c("lengths", "values")) {
    cat(prefix, "  ", format(part, width = 7L), ":", sep = "")
    str(x[[part]], digits.d = digits)
  }
  invisible(x)
}
