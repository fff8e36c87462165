# Densities, step functions and lines through clouds of points.

density <- function(x, ...) UseMethod("density")

density.default <- function(x, bw = "nrd0", adjust = 1, kernel = c("gaussian", "epanechnikov", "rectangular", "triangular", "biweight", "cosine", "optcosine"),
                            weights = NULL, window = kernel, width, give.Rkern = FALSE, subdensity = FALSE, n = 512, from, to, cut = 3, ext = 4, old.coords = FALSE, na.rm = FALSE, ...) {
  said <- match.call()
  said[[1L]] <- quote(density.default)
  if (!missing(window) && missing(kernel)) kernel <- window
  kernel <- match.arg(kernel)
  if (give.Rkern) return(.kernelRoughness(kernel))
  if (!is.numeric(x)) stop("argument 'x' must be numeric")
  name <- .said(substitute(x))
  points <- .densityPoints(as.vector(x), weights, na.rm, sys.call())
  x <- points$x
  if (missing(bw) && !missing(width)) {
    if (!is.numeric(width)) stop("'width' must be numeric")
    bw <- width / (if (kernel == "gaussian") 4 else 2 * .kernelHalf(kernel))
  }
  bw <- adjust * .bandwidth(bw, x, sys.call())
  if (bw <= 0) stop("'bw' is not positive.")
  # The grid has a power of two places.
  wanted <- n
  n <- if (wanted > 512) 2^ceiling(log2(wanted)) else 512
  if (missing(from)) from <- min(x) - cut * bw
  if (missing(to)) to <- max(x) + cut * bw
  if (!is.finite(from)) stop("non-finite 'from'")
  if (!is.finite(to)) stop("non-finite 'to'")
  low <- from - 4 * bw
  high <- to + 4 * bw
  if (low > high) warning("'from' is larger than 'to'")
  # The mass of the points on a grid, convolved with the kernel by Fourier transforms (Silverman, AS 176, 1982).
  mass <- .binned(x, points$weights, low, high, n) * points$share
  grid <- seq.int(0, 2 * (high - low), length.out = 2L * n)
  grid[(n + 2):(2 * n)] <- -grid[n:2]
  smooth <- Re(fft(fft(mass) * Conj(fft(.kernelAt(grid, bw, kernel))), inverse = TRUE))[seq_len(n)] / length(mass)
  at <- seq.int(from, to, length.out = wanted)
  found <- approx(seq.int(low, high, length.out = n), pmax.int(0, smooth), at)
  structure(list(x = at, y = found$y, bw = bw, n = points$all, call = said, data.name = name, has.na = FALSE), class = "density")
}

# The points that count, their weights, and their share in all.
.densityPoints <- function(x, weights, na.rm, caller) {
  fail <- function(text) stop(simpleError(text, caller))
  known <- !is.na(x)
  if (!all(known) && !na.rm) fail("'x' contains missing values")
  all <- sum(known)
  if (!is.null(weights)) {
    weights <- if (length(weights) == length(x)) weights[known] else weights
    if (length(weights) != all) fail("'x' and 'weights' have unequal length")
    if (any(!is.finite(weights))) fail("'weights' must all be finite")
    if (min(weights) < 0) fail("'weights' must not be negative")
    if (abs(1 - sum(weights)) > 1e-8) warning(simpleWarning("sum(weights) != 1  -- will not get true density", caller))
  }
  x <- x[known]
  finite <- is.finite(x)
  count <- sum(finite)
  if (is.null(weights)) list(x = x[finite], weights = rep.int(1 / count, count), share = count / all, all = all)
  else list(x = x[finite], weights = weights[finite], share = 1, all = all)
}

# A bandwidth as a number, by the rule that is named.
.bandwidth <- function(bw, x, caller) {
  if (is.character(bw)) {
    if (length(x) < 2L) stop(simpleError("need at least 2 points to select a bandwidth automatically", caller))
    rules <- list(nrd0 = bw.nrd0, nrd = bw.nrd, ucv = bw.ucv, bcv = bw.bcv, sj = bw.SJ, `sj-ste` = bw.SJ, `sj-dpi` = function(x) bw.SJ(x, method = "dpi"))
    rule <- rules[[tolower(bw)]]
    if (is.null(rule)) stop(simpleError("unknown bandwidth rule", caller))
    bw <- rule(x)
  }
  if (!is.finite(bw)) stop(simpleError("non-finite 'bw'", caller))
  bw
}

# Half the width of a kernel with standard deviation 1.
.kernelHalf <- function(kernel) switch(kernel, gaussian = 1, rectangular = sqrt(3), triangular = sqrt(6), epanechnikov = sqrt(5), biweight = sqrt(7),
                                       cosine = 1 / sqrt(1 / 3 - 2 / pi^2), optcosine = 1 / sqrt(1 - 8 / pi^2))

# Each point shares its weight between the two places of the grid beside it.
.binned <- function(x, weights, low, high, n) .sharedOut((x - low) / ((high - low) / (n - 1)), weights, n)

# Kernels with this standard deviation.
.kernelAt <- function(x, bw, kernel) {
  half <- bw * .kernelHalf(kernel)
  size <- abs(x)
  switch(kernel,
    gaussian = dnorm(x, sd = bw),
    rectangular = ifelse(size < half, 0.5 / half, 0),
    triangular = ifelse(size < half, (1 - size / half) / half, 0),
    epanechnikov = ifelse(size < half, 0.75 * (1 - (size / half)^2) / half, 0),
    biweight = ifelse(size < half, 15 / 16 * (1 - (size / half)^2)^2 / half, 0),
    cosine = ifelse(size < half, (1 + cos(pi * x / half)) / (2 * half), 0),
    optcosine = ifelse(size < half, pi / 4 * cos(pi * x / (2 * half)) / half, 0))
}

.kernelRoughness <- function(kernel) switch(kernel, gaussian = 1 / (2 * sqrt(pi)), rectangular = sqrt(3) / 6, triangular = sqrt(6) / 9, epanechnikov = 3 / (5 * sqrt(5)),
  biweight = 5 * sqrt(7) / 49, cosine = 3 / 4 * sqrt(1 / 3 - 2 / pi^2), optcosine = sqrt(1 - 8 / pi^2) * pi^2 / 16)

print.density <- function(x, digits = NULL, ...) {
  writeLines(c("", "Call:", paste0("\t", paste(deparse(x$call), collapse = "\n\t")), "",
               sprintf("Data: %s (%s obs.);\tBandwidth 'bw' = %s", x$data.name, x$n, formatC(x$bw, digits = digits)), ""))
  print(summary(as.data.frame(x[c("x", "y")])), digits = digits, ...)
  invisible(x)
}

bw.nrd0 <- function(x) {
  if (length(x) < 2L) stop("need at least 2 data points")
  spread <- sd(x)
  low <- min(spread, IQR(x) / 1.34)
  # If that is zero whatever is not.
  for (other in c(spread, abs(x[1L]), 1)) if (!low) low <- other
  0.9 * low * length(x)^-0.2
}

bw.nrd <- function(x) {
  if (length(x) < 2L) stop("need at least 2 data points")
  1.06 * min(sd(x), diff(quantile(x, c(0.25, 0.75), names = FALSE)) / 1.34) * length(x)^-0.2
}

# Counts of distances between points on a grid, for the rules that look at all pairs.
.distanceCounts <- function(x, nb) {
  span <- diff(range(x)) * 1.01
  step <- span / nb
  place <- as.integer(trunc(abs(x) / step) * sign(x))
  counts <- numeric(nb)
  bins <- tabulate(place - min(place) + 1L)
  used <- which(bins > 0)
  pairs <- outer(used, used, function(a, b) abs(a - b))
  products <- outer(as.double(bins[used]), as.double(bins[used]))
  above <- upper.tri(pairs)
  counts[1L] <- sum(bins * (bins - 1) / 2)
  sums <- rowsum(products[above], pairs[above])
  counts[as.integer(rownames(sums)) + 1L] <- sums[, 1L]
  list(step = step, counts = counts)
}

.crossValidated <- function(x, nb, lower, upper, tol, score, caller) {
  n <- length(x)
  if (n < 2L) stop(simpleError("need at least 2 data points", caller))
  if (!is.numeric(x)) stop(simpleError("invalid 'x'", caller))
  bins <- .distanceCounts(x, nb)
  best <- optimize(function(h) score(h, n, bins), c(lower, upper), tol = tol)$minimum
  if (best < lower + tol || best > upper - tol) warning(simpleWarning("minimum occurred at one end of the range", caller))
  best
}

bw.ucv <- function(x, nb = 1000, lower = 0.1 * hmax, upper = hmax, tol = 0.1 * lower) {
  hmax <- 1.144 * sd(x) * length(x)^(-1 / 5)
  score <- function(h, n, bins) {
    delta <- ((seq_along(bins$counts) - 1) * bins$step / h)^2
    near <- delta < 1000
    sum((exp(-delta / 4) - sqrt(8) * exp(-delta / 2))[near] * bins$counts[near]) / (n * h * sqrt(pi)) / n + 0.5 / (n * h * sqrt(pi))
  }
  .crossValidated(x, nb, lower, upper, tol, function(h, n, bins) score(h, n, bins), sys.call())
}

bw.bcv <- function(x, nb = 1000, lower = 0.1 * hmax, upper = hmax, tol = 0.1 * lower) {
  hmax <- 1.144 * sd(x) * length(x)^(-1 / 5)
  .crossValidated(x, nb, lower, upper, tol, function(h, n, bins) {
    delta <- ((seq_along(bins$counts) - 1) * bins$step / h)^2
    near <- delta < 1000
    sum((exp(-delta / 4) * (delta^2 - 12 * delta + 12))[near] * bins$counts[near]) / (64 * n^2 * h * sqrt(pi)) + 1 / (2 * n * h * sqrt(pi))
  }, sys.call())
}

# Sheather and Jones, Journal of the Royal Statistical Society B 53, 1991.
bw.SJ <- function(x, nb = 1000, lower = 0.1 * hmax, upper = hmax, method = c("ste", "dpi"), tol = 0.1 * lower) {
  n <- length(x)
  if (n < 2L) stop("need at least 2 data points")
  method <- match.arg(method)
  bins <- .distanceCounts(x, nb)
  places <- seq_along(bins$counts) - 1
  functional <- function(h, polynomial, diagonal, constant) {
    delta <- (places * bins$step / h)^2
    near <- delta < 1000
    2 * sum((exp(-delta / 2) * polynomial(delta))[near] * bins$counts[near]) + n * diagonal
  }
  fourth <- function(h) functional(h, function(d) d^2 - 6 * d + 3, 3) / (n * (n - 1) * h^5 * sqrt(2 * pi))
  sixth <- function(h) functional(h, function(d) d^3 - 15 * d^2 + 45 * d - 15, -15) / (n * (n - 1) * h^7 * sqrt(2 * pi))
  scale <- min(sd(x), IQR(x) / 1.349)
  a <- 1.24 * scale * n^(-1 / 7)
  b <- 1.23 * scale * n^(-1 / 9)
  c1 <- 1 / (2 * sqrt(pi) * n)
  top <- -sixth(b)
  if (!is.finite(top) || top <= 0) stop("sample is too sparse to find TD", domain = NA)
  if (method == "dpi") return((c1 / fourth((2.394 / (n * top))^(1 / 7)))^(1 / 5))
  hmax <- 1.144 * scale * n^(-1 / 5)
  alpha <- 1.357 * (fourth(a) / top)^(1 / 7)
  if (!is.finite(alpha)) stop("sample is too sparse to find alph2", domain = NA)
  gap <- function(h) (c1 / fourth(alpha * h^(5 / 7)))^(1 / 5) - h
  given <- !missing(lower) && !missing(upper)
  tries <- 1
  while (gap(lower) * gap(upper) > 0) {
    if (tries > 99 || given) stop("no solution in the specified range of bandwidths")
    if (tries %% 2) upper <- upper * 1.2 else lower <- lower / 1.2
    tries <- tries + 1
  }
  uniroot(gap, c(lower, upper), tol = tol)$root
}

lowess <- function(x, y = NULL, f = 2 / 3, iter = 3L, delta = 0.01 * diff(range(x))) {
  points <- .pointsOf(x, y)
  order <- order(points$x)
  x <- as.double(points$x[order])
  y <- as.double(points$y[order])
  iter <- as.integer(iter)
  if (!is.numeric(f) || f <= 0) stop("'f' must be finite and > 0")
  if (is.na(iter) || iter < 0L) stop("'iter' must be finite and >= 0")
  list(x = x, y = .lowess(x, y, f, iter, delta))
}

# Coordinates from the ways functions take them.
.pointsOf <- function(x, y) {
  if (!is.null(y)) return(list(x = as.double(x), y = as.double(y)))
  if (inherits(x, "formula")) {
    if (length(x) != 3L) stop("invalid first argument")
    return(list(x = as.double(eval(x[[3L]], environment(x))), y = as.double(eval(x[[2L]], environment(x)))))
  }
  if (is.matrix(x)) return(list(x = x[, 1L], y = x[, 2L]))
  if (is.list(x) && !is.null(x$x) && !is.null(x$y)) return(list(x = as.double(x$x), y = as.double(x$y)))
  if (is.data.frame(x)) return(list(x = x[[1L]], y = x[[2L]]))
  if (is.ts(x)) return(list(x = as.vector(time(x)), y = as.vector(x)))
  list(x = seq_along(x), y = as.double(x))
}

stepfun <- function(x, y, f = as.numeric(right), ties = "ordered", right = FALSE) {
  if (is.unsorted(x)) stop("stepfun: 'x' must be ordered increasingly")
  n <- length(x)
  if (n < 1L) stop("'x' must have length >= 1")
  if (length(y) != n + 1L) stop("'y' must be one longer than 'x'")
  knots <- as.double(x)
  levels <- as.double(y)
  places <- function(v) levels[findInterval(v, knots, left.open = right) + 1L]
  result <- function(v) places(v)
  structure(result, class = c("stepfun", "function"), call = sys.call())
}

is.stepfun <- function(x) is.function(x) && inherits(x, "stepfun")

as.stepfun <- function(x, ...) UseMethod("as.stepfun")

as.stepfun.default <- function(x, ...) {
  if (is.stepfun(x)) x else stop("no 'as.stepfun' method available for 'x'")
}

knots <- function(Fn, ...) UseMethod("knots")

knots.stepfun <- function(Fn, ...) environment(Fn)$knots

ecdf <- function(x) {
  values <- sort(x)
  n <- length(values)
  if (n < 1L) stop("'x' must have 1 or more non-missing values")
  knots <- unique(as.double(values))
  levels <- c(0, cumsum(tabulate(match(values, knots))) / n)
  right <- FALSE
  nobs <- n
  result <- function(v) levels[findInterval(v, knots) + 1L]
  structure(result, class = c("ecdf", "stepfun", "function"), call = sys.call())
}

print.stepfun <- function(x, digits = getOption("digits") - 2, ...) {
  line <- function(values, label, tail) {
    n <- length(values)
    number <- function(v) paste(formatC(v, digits = digits, width = 6L), collapse = ", ")
    if (n <= 6L) number(values) else paste0(number(values[1:3]), ",  ..., ", number(values[n - 1:0]))
  }
  knots <- environment(x)$knots
  levels <- environment(x)$levels
  cat("Step function\nCall: ")
  print(attr(x, "call"), ...)
  cat(" x[1:", length(knots), "] = ", line(knots), "\n", sep = "")
  cat(length(levels), " plateau levels = ", line(levels), "\n", sep = "")
  invisible(x)
}

print.ecdf <- function(x, digits = getOption("digits") - 2L, ...) {
  number <- function(v) paste(formatC(v, digits = digits, width = 6L), collapse = ", ")
  knots <- environment(x)$knots
  n <- length(knots)
  cat("Empirical CDF \nCall: ")
  print(attr(x, "call"), ...)
  cat(" x[1:", n, "] = ", if (n <= 5L) number(knots) else paste0(number(knots[1:3]), ",  ..., ", number(knots[n - 1:0])), "\n", sep = "")
  invisible(x)
}

summary.stepfun <- function(object, ...) {
  n <- length(environment(object)$knots)
  cat("Step function with continuity 'f'=", format(as.numeric(isTRUE(environment(object)$right))), ", ", n, "knots", if (n <= 6L) "at\n" else "with summary\n")
  show <- function(v) if (length(v) <= 6L) print(v) else print(summary(v))
  show(environment(object)$knots)
  levels <- environment(object)$levels
  cat(if (n <= 6L) "  ", "and\t", length(levels), " plateau levels (y) ", if (length(levels) <= 7L) "at\n" else "with summary\n", sep = "")
  show(levels)
  invisible()
}

summary.ecdf <- function(object, ...) {
  knots <- environment(object)$knots
  structure(summary(knots, ...), header = paste0("Empirical CDF:\t  ", length(knots), " unique values with summary\n"), class = c("summary.ecdf", "summaryDefault", "table"))
}

print.summary.ecdf <- function(x, ...) {
  cat(attr(x, "header"))
  attr(x, "header") <- NULL
  class(x) <- class(x)[-1L]
  print(x, ...)
  invisible(x)
}

quantile.ecdf <- function(x, ...) {
  inside <- environment(x)
  counts <- round(diff(inside$levels) * inside$nobs)
  quantile(rep.int(inside$knots, counts), ...)
}

line <- function(x, y = NULL, iter = 1) {
  points <- .pointsOf(x, y)
  x <- points$x
  y <- points$y
  known <- complete.cases(x, y)
  x <- x[known]
  y <- y[known]
  n <- length(x)
  if (n < 2L) stop("insufficient observations")
  # Tukey's line through the medians of the outer thirds.
  sorted <- sort(x)
  at <- function(share) {
    position <- 1 + (n - 1) * share
    (sorted[floor(position)] + sorted[ceiling(position)]) / 2
  }
  thirds <- c(at(1 / 3), at(2 / 3))
  left <- x <= thirds[1L]
  right <- x >= thirds[2L]
  apart <- median(x[right]) - median(x[left])
  slope <- 0
  for (round in seq_len(iter)) {
    rest <- y - slope * x
    slope <- slope + (median(rest[right]) - median(rest[left])) / apart
  }
  level <- median(y - slope * x)
  structure(list(call = sys.call(), coefficients = c(level, slope), residuals = y - (level + slope * x), fitted.values = level + slope * x), class = "tukeyline")
}

print.tukeyline <- function(x, digits = max(3L, getOption("digits") - 3L), ...) {
  .printCall(x$call)
  cat("Coefficients:\n")
  print(format(x$coefficients, digits = digits), print.gap = 2L, quote = FALSE)
  cat("\n")
  invisible(x)
}

runmed <- function(x, k, endrule = c("median", "keep", "constant"), algorithm = NULL, na.action = NULL, print.level = 0) {
  n <- length(x)
  rule <- match.arg(endrule)
  k <- as.integer(k)
  if (is.na(k) || k < 1L) stop("'k' must be a positive odd integer")
  if (k %% 2L == 0L) {
    k <- 1L + 2L * (k %/% 2L)
    warning(gettextf("'k' must be odd!  Changing 'k' to %d", k), domain = NA)
  }
  half <- k %/% 2L
  result <- as.double(x)
  inner <- seq_len(max(0L, n - 2L * half)) + half
  if (anyNA(x)) for (i in inner) result[i] <- median(x[(i - half):(i + half)])
  else if (length(inner)) result[inner] <- .runningMedians(x, k)
  if (rule == "constant" && n > 2L * half) {
    result[seq_len(half)] <- result[half + 1L]
    result[n + 1L - seq_len(half)] <- result[n - half]
  } else if (rule == "median") result <- smoothEnds(result, k)
  attr(result, "k") <- k
  result
}

smoothEnds <- function(y, k = 3L) {
  k <- as.integer(k)
  half <- k %/% 2L
  n <- length(y)
  if (half < 1L) return(y)
  smooth <- y
  med <- function(a, b, c) sort(c(a, b, c))[2L]
  for (i in rev(seq_len(half - 1L)) + 1L) {
    smooth[i] <- median(y[seq_len(2L * i - 1L)])
    smooth[n + 1L - i] <- median(y[(n - 2L * i + 2L):n])
  }
  smooth[1L] <- med(y[1L], smooth[2L], 3 * smooth[2L] - 2 * smooth[3L])
  smooth[n] <- med(y[n], smooth[n - 1L], 3 * smooth[n - 1L] - 2 * smooth[n - 2L])
  smooth
}

medpolish <- function(x, eps = 0.01, maxiter = 10L, trace.iter = TRUE, na.rm = FALSE) {
  said <- .said(substitute(x))
  state <- list(left = as.matrix(x), effects = list(numeric(NROW(x)), numeric(NCOL(x))), overall = 0)
  size <- 0
  for (round in seq_len(maxiter)) {
    for (margin in 1:2) state <- .sweepMedians(state, margin, na.rm)
    last <- size
    size <- sum(abs(state$left), na.rm = na.rm)
    settled <- size == 0 || abs(size - last) < eps * size
    if (trace.iter) writeLines(paste0(if (settled) "Final" else round, ": ", format(size)))
    if (settled) break
  }
  if (!settled) warning(sprintf(ngettext(maxiter, "medpolish() did not converge in %d iteration", "medpolish() did not converge in %d iterations"), maxiter), domain = NA)
  structure(list(overall = state$overall, row = setNames(state$effects[[1L]], rownames(x)), col = setNames(state$effects[[2L]], colnames(x)),
                 residuals = state$left, name = said), class = "medpolish")
}

# Moves the medians of rows or columns into their effects, and the median of the other effects into the whole.
.sweepMedians <- function(state, margin, na.rm) {
  step <- apply(state$left, margin, median, na.rm = na.rm)
  state$left <- sweep(state$left, margin, step)
  state$effects[[margin]] <- state$effects[[margin]] + step
  middle <- median(state$effects[[3L - margin]], na.rm = na.rm)
  state$effects[[3L - margin]] <- state$effects[[3L - margin]] - middle
  state$overall <- state$overall + middle
  state
}

print.medpolish <- function(x, digits = getOption("digits"), ...) {
  writeLines(c("", sprintf("Median Polish Results (Dataset: \"%s\")", x$name), "", paste("Overall:", format(x$overall, digits = digits))))
  parts <- c(`Row Effects` = "row", `Column Effects` = "col", Residuals = "residuals")
  for (label in names(parts)) {
    writeLines(c("", paste0(label, ":")))
    print(x[[parts[[label]]]], digits = if (label == "Residuals") max(2L, digits - 2L) else digits, ...)
  }
  writeLines("")
  invisible(x)
}
