# Statistics of vectors and matrices.

var <- function(x, y = NULL, na.rm = FALSE, use) {
  if (missing(use)) use <- if (na.rm) "na.or.complete" else "everything"
  # Rows of a matrix come here one by one; what they are not is not asked.
  if (is.object(x) && is.data.frame(x)) x <- as.matrix(x)
  if (is.object(y) && is.data.frame(y)) y <- as.matrix(y)
  if (is.object(x) && is.factor(x)) stop("Calling var(x) on a factor x is defunct.\n  Use something like 'all(duplicated(x)[-1L])' to test for a constant vector.")
  .covariance(x, y, use, FALSE, "pearson")
}

sd <- function(x, na.rm = FALSE) sqrt(var(if (is.vector(x) || is.factor(x)) x else as.double(x), na.rm = na.rm))

cov <- function(x, y = NULL, use = "everything", method = c("pearson", "kendall", "spearman")) {
  way <- match.arg(method)
  samples <- .samples(x, y, "is.numeric(%1$s) || is.logical(%1$s) is not TRUE")
  if (is.character(samples)) stop(samples)
  .covariance(samples$x, samples$y, use, FALSE, way)
}

cor <- function(x, y = NULL, use = "everything", method = c("pearson", "kendall", "spearman")) {
  way <- match.arg(method)
  samples <- .samples(x, y, "'%s' must be numeric")
  if (is.character(samples)) stop(samples)
  .covariance(samples$x, samples$y, use, TRUE, way)
}

# Data frames as matrices; or what is wrong if they are no numbers.
.samples <- function(x, y, refusal) {
  both <- lapply(list(x = x, y = y), function(sample) if (is.data.frame(sample)) as.matrix(sample) else sample)
  alone <- is.null(both$y)
  if (alone && !is.matrix(both$x)) return("supply both 'x' and 'y' or a matrix-like 'x'")
  for (name in if (alone) "x" else c("x", "y"))
    if (!is.numeric(both[[name]]) && !is.logical(both[[name]])) return(sprintf(refusal, name))
  both
}

median.default <- function(x, na.rm = FALSE, ...) {
  if (is.factor(x) || is.data.frame(x)) stop("need numeric data")
  x <- unname(x)
  known <- x[!is.na(x)]
  if (!length(known) || (!na.rm && length(known) < length(x))) return(x[NA_integer_])
  ordered <- sort(known)
  middle <- (length(known) + 1)/2
  if (middle == floor(middle)) ordered[middle] else mean(ordered[middle + c(-0.5, 0.5)])
}

quantile <- function(x, ...) UseMethod("quantile")

# Hyndman and Fan, Sample Quantiles in Statistical Packages, 1996: types 1 to 9.
quantile.default <- function(x, probs = seq(0, 1, 0.25), na.rm = FALSE, names = TRUE, type = 7, digits = 7, ...) {
  if (is.factor(x)) {
    if (is.ordered(x)) {
      if (!type %in% c(1, 3)) stop("'type' must be 1 or 3 for ordered factors")
    } else stop("(unordered) factors are not allowed")
  }
  if (na.rm) x <- x[!is.na(x)]
  else if (anyNA(x)) stop("missing values and NaN's not allowed if 'na.rm' is FALSE")
  if (is.list(x)) stop("'x' must be atomic")
  known <- !is.na(probs)
  tolerance <- 100 * .Machine$double.eps
  if (any(known & (probs < -tolerance | probs > 1 + tolerance))) stop("'probs' outside [0,1]")
  result <- rep(NA_real_, length(probs))
  n <- length(x)
  if (n > 0L && any(known)) {
    p <- pmax(0, pmin(1, probs[known]))
    sorted <- sort(if (is.factor(x)) as.integer(x) else as.vector(unclass(x)))
    result[known] <- .quantiles(sorted, n, p, type)
    # The quantiles have the class that elements of x have.
    kept <- x[1L]
    if (is.object(kept) && !is.factor(kept)) result <- .withClass(result, kept)
  }
  if (is.factor(x)) result <- factor(levels(x)[result], levels = levels(x), ordered = TRUE)
  if (names && length(probs)) {
    labels <- rep("", length(probs))
    labels[known] <- paste0(formatC(100 * probs[known], format = "fg", width = 1, digits = digits), "%")
    names(result) <- labels
  }
  result
}

.quantiles <- function(sorted, n, p, type) {
  at <- function(k) sorted[pmax(1, pmin(n, k))]
  mixed <- function(k, h) {
    low <- at(k)
    high <- at(k + 1)
    ifelse(h == 0 | low == high, low, ifelse(h == 1, high, low + h * (high - low)))
  }
  fuzz <- 4 * .Machine$double.eps
  if (type == 7) {
    index <- (n - 1) * p
    k <- floor(index + fuzz)
    h <- index - k
    h[abs(h) < fuzz * pmax(1, index)] <- 0
    low <- at(k + 1)
    high <- at(k + 2)
    inside <- h > 0
    result <- low
    result[inside] <- ((1 - h) * low + h * high)[inside]
    same <- is.finite(low) & low == high
    result[same] <- low[same]
    return(result)
  }
  if (type <= 3) {
    position <- if (type == 3) n * p - 0.5 else n * p
    k <- floor(position + fuzz)
    above <- position > k + fuzz * pmax(1, abs(position))
    h <- switch(type, as.numeric(above), ifelse(above, 1, 0.5), as.numeric(above | k %% 2 == 1))
    if (type == 3) h <- ifelse(abs(position - k) > fuzz, 1, ifelse(k %% 2 == 0, 0, 1))
    return(mixed(k, h))
  }
  ab <- switch(as.integer(type) - 3L, c(0, 1), c(0.5, 0.5), c(0, 0), NULL, c(1/3, 1/3), c(3/8, 3/8))
  position <- ab[1L] + p * (n + 1 - ab[1L] - ab[2L])
  k <- floor(position + fuzz)
  h <- position - k
  h[abs(h) < fuzz] <- 0
  mixed(k, h)
}

# Tukey's five numbers: the hinges are the medians of the halves, each with the middle if there is one.
fivenum <- function(x, na.rm = TRUE) {
  known <- sort(x[!is.na(x)])
  n <- length(known)
  if (!n || (!na.rm && n < length(x))) return(rep(NA, 5))
  # Hinges are medians of the halves; a place between two elements has the name of the lower one.
  hinge <- ((n + 1) %/% 2 + 1) / 2
  places <- c(1, hinge, (n + 1) / 2, n + 1 - hinge, n)
  (known[floor(places)] + known[ceiling(places)]) / 2
}

IQR <- function(x, na.rm = FALSE, type = 7) {
  ends <- quantile(as.numeric(x), c(0.25, 0.75), na.rm = na.rm, names = FALSE, type = type)
  ends[2L] - ends[1L]
}

mad <- function(x, center = median(x), constant = 1.4826, na.rm = FALSE, low = FALSE, high = FALSE) {
  if (na.rm) x <- x[!is.na(x)]
  distances <- abs(x - center)
  if (low || high) {
    n <- length(x)
    if (n %% 2 == 0) {
      place <- n %/% 2 + as.integer(high)
      return(constant * sort(distances)[place])
    }
  }
  constant * median(distances)
}

weighted.mean <- function(x, w, ...) UseMethod("weighted.mean")

weighted.mean.default <- function(x, w, ..., na.rm = FALSE) {
  weighted <- !missing(w)
  if (weighted && length(w) != length(x)) stop("'x' and 'w' must have the same length")
  if (na.rm) {
    kept <- which(!is.na(x))
    x <- x[kept]
    if (weighted) w <- w[kept]
  }
  if (weighted) .massOf(x, as.double(w)) / sum(as.double(w)) else sum(x) / length(x)
}

# What has no weight does not count, not even if it is infinite, unless nothing has any.
.massOf <- function(x, weights) {
  weightless <- weights %in% 0
  products <- x * weights
  sum(if (all(weightless)) products else products[!weightless])
}

# Times, whose products with numbers mean nothing, are taken for the numbers they are.
weighted.mean.Date <- function(x, w, ...) .weightedMeanOf(x, if (!missing(w)) w, ...)

weighted.mean.POSIXct <- function(x, w, ...) .weightedMeanOf(x, if (!missing(w)) w, ...)

weighted.mean.difftime <- function(x, w, ...) .weightedMeanOf(x, if (!missing(w)) w, ...)

.weightedMeanOf <- function(x, w, ...) {
  numbers <- as.double(unclass(x))
  result <- if (is.null(w)) weighted.mean(numbers, ...) else weighted.mean(numbers, w, ...)
  attributes(result) <- attributes(x)[c("class", "units", "tzone")]
  result
}

scale <- function(x, center = TRUE, scale = TRUE) UseMethod("scale")

scale.default <- function(x, center = TRUE, scale = TRUE) {
  x <- as.matrix(x)
  if (isTRUE(center)) center <- colMeans(x, na.rm = TRUE)
  if (is.numeric(center)) {
    if (length(center) != ncol(x)) stop("length of 'center' must equal the number of columns of 'x'")
    x <- sweep(x, 2L, center)
  }
  if (isTRUE(scale)) scale <- apply(x, 2L, .spread)
  if (is.numeric(scale)) {
    if (length(scale) != ncol(x)) stop("length of 'scale' must equal the number of columns of 'x'")
    x <- sweep(x, 2L, scale, "/")
  }
  attr(x, "scaled:center") <- if (is.numeric(center)) center
  attr(x, "scaled:scale") <- if (is.numeric(scale)) scale
  x
}

.spread <- function(column) {
  known <- column[!is.na(column)]
  sqrt(sum(known^2)/max(1, length(known) - 1L))
}


cov2cor <- function(V) {
  size <- dim(V)
  if (!is.numeric(V) || length(size) != 2L || size[1L] != size[2L]) stop("'V' is not a square numeric matrix")
  spread <- sqrt(diag(V))
  if (any(!is.finite(1 / spread))) warning("diag(.) had 0 or NA entries; non-finite result is doubtful")
  V[] <- V / outer(spread, spread)
  diag(V) <- 1
  V
}

