# Order, ranks, and what is there more than once.

sort.default <- function(x, decreasing = FALSE, na.last = NA, ...) {
  if (is.object(x)) x[order(x, na.last = na.last, decreasing = decreasing)]
  else sort.int(x, na.last = na.last, decreasing = decreasing, ...)
}

sort.list <- function(x, partial = NULL, na.last = TRUE, decreasing = FALSE, method = NULL) {
  if (!is.atomic(x)) stop("'x' must be atomic for 'sort.list', method \"shell\" and \"quick\"\nHave you called 'sort' on a list?")
  if (is.null(method)) order(x, na.last = na.last, decreasing = decreasing)
  else order(x, na.last = na.last, decreasing = decreasing, method = method)
}

xtfrm <- function(x) UseMethod("xtfrm")

xtfrm.default <- function(x) if (is.numeric(x)) unclass(x) else .comparedRanks(x)

xtfrm.data.frame <- function(x) {
  warning("cannot xtfrm data frames")
  rank(unlist(x, use.names = FALSE), ties.method = "min", na.last = "keep")
}

xtfrm.AsIs <- function(x) {
  class(x) <- setdiff(oldClass(x), "AsIs")
  xtfrm(x)
}

# Ranks of what has a class: by its methods for `>` and `[` if there are any, what is equal by the least of its places.
.comparedRanks <- function(x) {
  compares <- function(class) any(vapply(c("Ops", ">", "=="), function(generic) !is.null(getS3method(generic, class, optional = TRUE)), NA))
  if (!is.object(x) || is.atomic(x) && !isS4(x) && !any(vapply(class(x), compares, NA)))
    return(as.vector(.rank(unclass(x), "min", TRUE, TRUE)))
  isLater <- function(i, j) isTRUE(as.vector(x[i] > x[j])[1L])
  merged <- function(one, other) {
    result <- integer(length(one) + length(other))
    i <- j <- 1L
    for (k in seq_along(result)) {
      if (j > length(other) || i <= length(one) && !isLater(one[i], other[j])) {
        result[k] <- one[i]
        i <- i + 1L
      } else {
        result[k] <- other[j]
        j <- j + 1L
      }
    }
    result
  }
  sorted <- function(places) {
    half <- length(places) %/% 2L
    if (half == 0L) places else merged(sorted(places[seq_len(half)]), sorted(places[-seq_len(half)]))
  }
  missing <- is.na(x)
  places <- sorted(if (length(missing) == length(x)) which(!missing) else seq_along(x))
  result <- rep.int(NA_integer_, length(x))
  for (k in seq_along(places))
    result[places[k]] <- if (k > 1L && !isLater(places[k], places[k - 1L])) result[places[k - 1L]] else k
  result
}

xtfrm.factor <- function(x) as.integer(x)

rank <- function(x, na.last = "keep", ties.method = c("average", "first", "last", "random", "max", "min")) {
  ties.method <- match.arg(ties.method)
  if (missing(na.last)) na.last <- TRUE
  stopifnot(length(na.last) == 1L)
  if (is.null(x)) x <- integer()
  if (is.object(x) && !is.factor(x)) x <- xtfrm(x)
  if (is.na(na.last)) {
    x <- x[!is.na(x)]
    na.last <- TRUE
  }
  keep <- identical(na.last, "keep")
  last <- !anyNA(x) || keep || na.last
  if (ties.method != "random") return(.rank(x, ties.method, last, keep))
  # Each order of what is equal is as likely as any other.
  places <- order(x, runif(length(x)), na.last = last)
  result <- integer(length(x))
  result[places] <- seq_along(places)
  if (keep) result[is.na(x)] <- NA
  names(result) <- names(x)
  result
}

anyDuplicated <- function(x, incomparables = FALSE, ...) UseMethod("anyDuplicated")

# The parts of an array along some of its dimensions, as lists.
.arrayParts <- function(x, margin) {
  d <- dim(x)
  if (length(margin) > length(d) || any(margin > length(d))) stop(simpleError(gettextf("MARGIN = %s is invalid for dim = %s", paste(margin, collapse = ","), paste(d, collapse = ",")), sys.call(-1L)))
  parts <- lapply(seq_len(prod(d[margin])), function(i) as.vector(.along(x, margin, arrayInd(i, d[margin]))))
  if (length(margin) == 1L) parts else array(parts, d[margin], dimnames(x)[margin])
}

.along <- function(x, margin, places) {
  indices <- rep(list(TRUE), length(dim(x)))
  indices[margin] <- if (length(margin) == 1L) list(places) else as.list(places)
  do.call(`[`, c(list(x), indices, list(drop = FALSE)))
}

duplicated.matrix <- function(x, incomparables = FALSE, MARGIN = 1L, fromLast = FALSE, ...) {
  if (!isFALSE(incomparables)) .NotYetUsed("incomparables != FALSE")
  if (identical(MARGIN, 0)) return(array(duplicated.default(as.vector(x), fromLast = fromLast), dim(x), dimnames(x)))
  parts <- .arrayParts(x, MARGIN)
  found <- duplicated.default(parts, fromLast = fromLast)
  if (is.null(dim(parts))) found else array(found, dim(parts), dimnames(parts))
}

duplicated.array <- function(x, incomparables = FALSE, MARGIN = 1L, fromLast = FALSE, ...) duplicated.matrix(x, incomparables, MARGIN, fromLast)

anyDuplicated.matrix <- function(x, incomparables = FALSE, MARGIN = 1L, fromLast = FALSE, ...) {
  if (!isFALSE(incomparables)) .NotYetUsed("incomparables != FALSE")
  anyDuplicated.default(.arrayParts(x, MARGIN), fromLast = fromLast)
}

anyDuplicated.array <- function(x, incomparables = FALSE, MARGIN = 1L, fromLast = FALSE, ...) anyDuplicated.matrix(x, incomparables, MARGIN, fromLast)

unique.matrix <- function(x, incomparables = FALSE, MARGIN = 1L, fromLast = FALSE, ...) {
  if (length(MARGIN) > 1L) stop(gettextf("MARGIN = %s is invalid for dim = %s", paste(MARGIN, collapse = ","), paste(dim(x), collapse = ",")))
  .along(x, MARGIN, which(!duplicated.matrix(x, incomparables, MARGIN, fromLast)))
}

unique.array <- function(x, incomparables = FALSE, MARGIN = 1L, fromLast = FALSE, ...) unique.matrix(x, incomparables, MARGIN, fromLast)
