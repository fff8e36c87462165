# Smoothing kernels and spectra of time series (Bloomfield, Fourier Analysis of Time Series, 1976; Brockwell and Davis, Time Series: Theory
# and Methods, chapter 10).

kernel <- function(coef, m = 2, r, name = "unknown") {
  if (is.character(coef)) return(switch(match.arg(coef, c("daniell", "dirichlet", "fejer", "modified.daniell")),
    daniell = .joinedKernels(m, .daniell, "Daniell"),
    modified.daniell = .joinedKernels(m, .modifiedDaniell, "mDaniell"),
    dirichlet = .angularKernel(m, r, function(half) sin((2 * r + 1) * half) / sin(half), 2 * r + 1, "Dirichlet"),
    fejer = .angularKernel(m, r, function(half) (sin(r * half) / sin(half))^2 / r, r, "Fejer")))
  if (!is.numeric(coef)) stop("'coef' must be a vector")
  if (missing(m)) m <- length(coef) - 1L
  if (length(coef) != m + 1) stop("'coef' does not have the correct length")
  if (abs(coef[1L] + 2 * sum(coef[-1L]) - 1) > 1e-10) stop("coefficients do not add to 1")
  structure(list(coef = coef, m = m), name = name, class = "tskernel")
}

.daniell <- function(m) structure(list(coef = rep(1 / (2 * m + 1), m + 1), m = m), class = "tskernel")

.modifiedDaniell <- function(m) structure(list(coef = c(rep(1 / (2 * m), m), 1 / (4 * m)), m = m), class = "tskernel")

# One kernel after the other.
.joinedKernels <- function(m, single, name) {
  result <- single(m[1L])
  for (next.m in m[-1L]) result <- kernapply.tskernel(result, single(next.m))
  structure(list(coef = result$coef, m = result$m), name = paste0(name, "(", paste(m, collapse = ","), ")"), class = "tskernel")
}

.angularKernel <- function(m, r, height, middle, name) {
  if (missing(r)) stop(gettextf("'r' is missing"))
  coef <- c(middle, height(pi * seq_len(m) / (2 * m + 1)))
  structure(list(coef = coef / (coef[1L] + 2 * sum(coef[-1L])), m = m), name = paste0(name, "(", m, ",", r, ")"), class = "tskernel")
}

is.tskernel <- function(k) inherits(k, "tskernel")

# The coefficients of the lags -m to m.
`[.tskernel` <- function(k, i) {
  whole <- c(rev(k$coef[-1L]), k$coef)
  whole[k$m + 1L + i]
}

print.tskernel <- function(x, digits = max(3L, getOption("digits") - 3L), ...) {
  lags <- seq.int(-x$m, x$m)
  cat(attr(x, "name"), "\n")
  cat(paste0("coef[", format(lags), "] = ", format(x[lags], digits = digits)), sep = "\n")
  invisible(x)
}

df.kernel <- function(k) 2 / sum(k[seq.int(-k$m, k$m)]^2)

# A uniform distribution on an interval of length 1 has the variance 1/12.
bandwidth.kernel <- function(k) {
  outer <- k$coef[-1L]
  sqrt(1 / 12 + 2 * sum(outer * seq_along(outer)^2))
}

kernapply <- function(x, ...) UseMethod("kernapply")

kernapply.default <- function(x, k, circular = FALSE, ...) {
  if (!is.tskernel(k)) stop("'k' is not a kernel")
  if (is.matrix(x)) return(apply(x, 2L, kernapply.default, k = k, circular = circular))
  if (length(x) <= 2 * k$m) stop("'x' is shorter than kernel 'k'")
  if (k$m == 0) return(x)
  weights <- k[seq.int(-k$m, k$m)]
  x <- as.vector(x)
  smoothed <- as.vector(stats::filter(x, weights, circular = circular))
  if (circular) smoothed else smoothed[seq.int(k$m + 1, length(x) - k$m)]
}

kernapply.ts <- function(x, k, circular = FALSE, ...) {
  smoothed <- kernapply.default(if (is.matrix(x)) as.matrix(unclass(x)) else as.vector(x), k, circular)
  # As in GNU R, the result ends where the series does.
  ts(smoothed, end = tsp(x)[2L], frequency = frequency(x))
}

kernapply.tskernel <- function(x, k, ...) {
  if (!is.tskernel(x)) stop("'x' is not a kernel")
  m <- x$m + k$m
  one <- x[seq.int(-x$m, x$m)]
  other <- k[seq.int(-k$m, k$m)]
  whole <- rep(0, 2 * m + 1)
  for (i in seq_along(one)) whole[i - 1L + seq_along(other)] <- whole[i - 1L + seq_along(other)] + one[i] * other
  structure(list(coef = whole[seq.int(m + 1, 2 * m + 1)], m = m), name = "unknown", class = "tskernel")
}

# A cosine bell at both ends.
spec.taper <- function(x, p = 0.1) {
  if (any(p < 0) || any(p > 0.5)) stop("'p' must be between 0 and 0.5")
  kept <- attributes(x)
  cells <- as.matrix(x)
  p <- rep_len(p, ncol(cells))
  n <- nrow(cells)
  for (j in seq_len(ncol(cells))) {
    m <- floor(n * p[j])
    if (m == 0) next
    bell <- (1 - cos(pi * (2 * seq_len(m) - 1) / (2 * m))) / 2
    cells[, j] <- cells[, j] * c(bell, rep(1, n - 2 * m), rev(bell))
  }
  attributes(cells) <- kept
  cells
}

spectrum <- function(x, ..., method = c("pgram", "ar")) switch(match.arg(method), pgram = spec.pgram(x, ...), ar = spec.ar(x, ...))

spec.pgram <- function(x, spans = NULL, kernel = NULL, taper = 0.1, pad = 0, fast = TRUE, demean = FALSE, detrend = TRUE, plot = TRUE,
                       na.action = na.fail, ...) {
  series <- .said(substitute(x))
  x <- na.action(as.ts(x))
  rate <- frequency(x)
  cells <- as.matrix(unclass(x))
  names <- colnames(cells)
  n <- before <- nrow(cells)
  count <- ncol(cells)
  if (!is.null(spans)) kernel <- if (is.tskernel(spans)) spans else stats::kernel("modified.daniell", spans %/% 2)
  if (!is.null(kernel) && !is.tskernel(kernel)) stop("must specify 'spans' or a valid kernel")
  if (detrend) {
    place <- seq_len(n) - (n + 1) / 2
    for (j in seq_len(count)) cells[, j] <- cells[, j] - mean(cells[, j]) - place * sum(cells[, j] * place) / sum(place^2)
  } else if (demean) cells <- sweep(cells, 2L, colMeans(cells), check.margin = FALSE)
  cells <- spec.taper(cells, taper)
  # What the taper takes of squares and of fourth powers.
  squares <- 1 - 5 / 8 * taper * 2
  fourths <- 1 - 93 / 128 * taper * 2
  if (pad > 0) cells <- rbind(cells, matrix(0, n * pad, count))
  n <- nrow(cells)
  whole <- if (fast) nextn(n) else n
  cells <- rbind(cells, matrix(0, whole - n, count))
  n <- nrow(cells)
  used <- floor(n / 2)
  waves <- mvfft(cells)
  cross <- array(0i, c(n, count, count))
  for (i in seq_len(count)) for (j in seq_len(count)) {
    cross[, i, j] <- waves[, i] * Conj(waves[, j]) / (before * rate)
    # The frequency 0 says nothing once the mean is gone.
    cross[1L, i, j] <- (cross[2L, i, j] + cross[n, i, j]) / 2
  }
  if (is.null(kernel)) {
    freedom <- 2
    width <- sqrt(1 / 12)
  } else {
    for (i in seq_len(count)) for (j in seq_len(count)) cross[, i, j] <- .smoothedCircle(cross[, i, j], kernel)
    freedom <- df.kernel(kernel)
    width <- bandwidth.kernel(kernel)
  }
  freedom <- freedom / (fourths / squares^2) * (before / n)
  cross <- cross[1L + seq_len(used), , , drop = FALSE]
  spec <- vapply(seq_len(count), function(i) Re(cross[, i, i]), numeric(used))
  dim(spec) <- c(used, count)
  coherence <- phase <- NULL
  if (count > 1L) {
    pairs <- combn(count, 2L)
    coherence <- phase <- matrix(NA_real_, used, ncol(pairs))
    # Pairs are in the order of the lower triangle's rows.
    for (k in seq_len(ncol(pairs))) {
      i <- pairs[1L, k]
      j <- pairs[2L, k]
      column <- i + (j - 1) * (j - 2) / 2
      coherence[, column] <- Mod(cross[, i, j])^2 / (spec[, i] * spec[, j])
      phase[, column] <- Arg(cross[, i, j])
    }
  }
  for (j in seq_len(count)) spec[, j] <- spec[, j] / rep_len(squares, count)[j]
  result <- structure(list(freq = seq_len(used) * rate / n, spec = drop(spec), coh = coherence, phase = phase, kernel = kernel, df = freedom,
                           bandwidth = width * rate / n, n.used = n, orig.n = before, series = series, snames = names,
                           method = if (is.null(kernel)) "Raw Periodogram" else "Smoothed Periodogram", taper = taper, pad = pad, detrend = detrend,
                           demean = demean), class = "spec")
  if (!plot) return(result)
  .newPlot()
  invisible(result)
}

.smoothedCircle <- function(x, kernel) {
  real <- kernapply.default(Re(x), kernel, circular = TRUE)
  complex(real = real, imaginary = kernapply.default(Im(x), kernel, circular = TRUE))
}

spec.ar <- function(x, n.freq, order = NULL, plot = TRUE, na.action = na.fail, method = "yule-walker", ...) {
  series <- .said(substitute(x))
  model <- if (inherits(x, "ar")) x else ar(na.action(as.ts(x)), is.null(order), order, na.action = na.action, method = method)
  if (inherits(x, "ar")) series <- x$series
  if (missing(n.freq)) n.freq <- 500
  rate <- if (is.null(model$frequency)) 1 else model$frequency
  freq <- seq.int(0, 0.5, length.out = n.freq)
  response <- if (model$order > 0L) 1 - colSums(model$ar * exp(-2i * pi * outer(seq_len(model$order), freq))) else 1
  spec <- matrix(model$var.pred / (rate * Mod(response)^2), n.freq, 1L)
  method <- paste0("AR (", model$order, ") spectrum ")
  result <- structure(list(freq = freq * rate, spec = spec, coh = NULL, phase = NULL, n.used = NULL, series = series, method = method), class = "spec")
  if (!plot) return(result)
  .newPlot()
  invisible(result)
}

cpgram <- function(ts, taper = 0.1, main = paste("Series: ", deparse1(substitute(ts))), ci.col = "blue") {
  forced <- list(main, spec.taper(scale(as.vector(ts)[!is.na(ts)], TRUE, FALSE), p = taper))
  .newPlot()
  invisible()
}
