# Sets, extremes, statistics of vectors.

union <- function(x, y) {
  u <- as.vector(x)
  v <- as.vector(y)
  unique(c(u, v))
}

intersect <- function(x, y) {
  u <- as.vector(x)
  v <- as.vector(y)
  unique(u[match(u, v, 0L) > 0L])
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

var <- function(x, y = NULL, na.rm = FALSE, use) {
  if (is.data.frame(x)) x <- as.matrix(x)
  if (is.matrix(x) || !is.null(y)) return(cov(x, y))
  if (is.character(x)) stop("is.numeric(x) || is.logical(x) is not TRUE")
  if (na.rm) x <- x[!is.na(x)]
  n <- length(x)
  if (n < 2L) return(NA_real_)
  m <- mean(x)
  sum((x - m)^2)/(n - 1)
}

cov <- function(x, y = NULL, ...) {
  if (is.data.frame(x)) x <- as.matrix(x)
  if (is.null(y) && is.matrix(x)) y <- x
  if (is.matrix(x)) {
    y <- as.matrix(y)
    cx <- sweep(x, 2L, colMeans(x))
    cy <- sweep(y, 2L, colMeans(y))
    return(crossprod(cx, cy)/(nrow(x) - 1))
  }
  sum((x - mean(x)) * (y - mean(y)))/(length(x) - 1)
}

cor <- function(x, y = NULL, ...) {
  if (is.data.frame(x)) x <- as.matrix(x)
  if (is.matrix(x)) {
    v <- cov(x, y)
    d <- sqrt(diag(v))
    return(v/outer(d, d))
  }
  a <- x - mean(x)
  b <- y - mean(y)
  sum(a * b)/sqrt(sum(a^2) * sum(b^2))
}

sd <- function(x, na.rm = FALSE) sqrt(var(if (is.vector(x) || is.factor(x)) x else as.double(x), na.rm = na.rm))

median.default <- function(x, na.rm = FALSE, ...) {
  if (is.factor(x) || is.data.frame(x)) stop("need numeric data")
  if (na.rm) x <- x[!is.na(x)] else if (any(is.na(x))) return(x[NA_integer_][1L])
  n <- length(x)
  if (n == 0L) return(x[NA_integer_][1L])
  half <- (n + 1L) %/% 2L
  sorted <- sort(x)
  if (n %% 2L == 1L) sorted[half] else mean(sorted[half + 0L:1L])
}

quantile <- function(x, ...) UseMethod("quantile")

quantile.default <- function(x, probs = seq(0, 1, 0.25), na.rm = FALSE, names = TRUE, type = 7, ...) {
  if (na.rm) x <- x[!is.na(x)]
  else if (anyNA(x)) stop("missing values and NaN's not allowed if 'na.rm' is FALSE")
  n <- length(x)
  sorted <- sort(x)
  index <- 1 + max(n - 1, 0) * probs
  low <- floor(index)
  high <- ceiling(index)
  result <- as.vector(sorted)[low]
  h <- index - low
  change <- h > 0 & high <= n
  result[change] <- ((1 - h) * result + h * as.vector(sorted)[pmin(high, n)])[change]
  if (names) names(result) <- paste0(format(100 * probs, trim = TRUE, digits = 7), "%")
  result
}

range.default <- function(..., na.rm = FALSE) {
  x <- c(..., recursive = TRUE)
  c(min(x, na.rm = na.rm), max(x, na.rm = na.rm))
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

scale <- function(x, center = TRUE, scale = TRUE) {
  x <- as.matrix(x)
  if (is.logical(center)) {
    if (center) {
      center <- colMeans(x, na.rm = TRUE)
      x <- sweep(x, 2L, center)
      attr(x, "scaled:center") <- center
    }
  }
  if (is.logical(scale) && scale) {
    s <- apply(x, 2L, function(v) sqrt(sum(v^2, na.rm = TRUE)/max(1, length(v) - 1L)))
    kept <- attributes(x)
    x <- sweep(x, 2L, s, "/")
    for (name in setdiff(names(kept), c("dim", "dimnames"))) attr(x, name) <- kept[[name]]
    attr(x, "scaled:scale") <- s
  }
  x
}

cut <- function(x, ...) UseMethod("cut")

findInterval <- function(x, vec, ...) vapply(x, function(v) sum(vec <= v), 0L)

rowsum <- function(x, group, ...) {
  groups <- sort(unique(group))
  result <- t(sapply(groups, function(g) colSums(x[group == g, , drop = FALSE])))
  if (is.integer(x)) storage.mode(result) <- "integer"
  dimnames(result) <- list(as.character(groups), colnames(x))
  result
}

combn <- function(x, m, FUN = NULL, simplify = TRUE, ...) {
  if (length(x) == 1L && is.numeric(x) && x >= 1) x <- seq_len(x)
  n <- length(x)
  if (n < m) stop("n < m", domain = NA)
  places <- seq_len(m)
  results <- list()
  repeat {
    chosen <- x[places]
    results[[length(results) + 1L]] <- if (is.null(FUN)) chosen else FUN(chosen, ...)
    i <- m
    while (i >= 1L && places[i] == n - m + i) i <- i - 1L
    if (i < 1L) break
    places[i] <- places[i] + 1L
    if (i < m) for (j in (i + 1L):m) places[j] <- places[j - 1L] + 1L
  }
  if (!simplify) return(results)
  if (all(lengths(results) == 1L)) {
    if (is.null(FUN)) matrix(unlist(results), nrow = m) else unlist(results)
  } else matrix(unlist(results), ncol = length(results))
}

weighted.mean <- function(x, w, ..., na.rm = FALSE) {
  if (na.rm) {
    keep <- !is.na(x)
    x <- x[keep]
    w <- w[keep]
  }
  sum(x * w)/sum(w)
}

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
