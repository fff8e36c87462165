# Numerical methods of stats: roots, extremes, interpolation, transforms.

# Brent's method without derivatives ("Algorithms for Minimization without Derivatives", 1973, chapter 5).
optimize <- function(f, interval, ..., lower = min(interval), upper = max(interval), maximum = FALSE, tol = .Machine$double.eps^0.25) {
  value <- function(x) {
    y <- f(x, ...)
    if (maximum) -y else y
  }
  golden <- (3 - sqrt(5)) * 0.5
  a <- lower
  b <- upper
  eps <- sqrt(.Machine$double.eps)
  v <- w <- x <- a + golden * (b - a)
  d <- e <- 0
  fv <- fw <- fx <- value(x)
  tol3 <- tol/3
  repeat {
    middle <- (a + b) * 0.5
    tol1 <- eps * abs(x) + tol3
    t2 <- tol1 * 2
    if (abs(x - middle) <= t2 - (b - a) * 0.5) break
    p <- q <- r <- 0
    if (abs(e) > tol1) {
      r <- (x - w) * (fx - fv)
      q <- (x - v) * (fx - fw)
      p <- (x - v) * q - (x - w) * r
      q <- (q - r) * 2
      if (q > 0) p <- -p else q <- -q
      r <- e
      e <- d
    }
    if (abs(p) >= abs(q * 0.5 * r) || p <= q * (a - x) || p >= q * (b - x)) {
      e <- if (x < middle) b - x else a - x
      d <- golden * e
    } else {
      d <- p/q
      u <- x + d
      if (u - a < t2 || b - u < t2) {
        d <- tol1
        if (x >= middle) d <- -d
      }
    }
    u <- if (abs(d) >= tol1) x + d else if (d > 0) x + tol1 else x - tol1
    fu <- value(u)
    if (fu <= fx) {
      if (u < x) b <- x else a <- x
      v <- w
      w <- x
      x <- u
      fv <- fw
      fw <- fx
      fx <- fu
    } else {
      if (u < x) a <- u else b <- u
      if (fu <= fw || w == x) {
        v <- w
        fv <- fw
        w <- u
        fw <- fu
      } else if (fu <= fv || v == x || v == w) {
        v <- u
        fv <- fu
      }
    }
  }
  if (maximum) list(maximum = x, objective = f(x, ...)) else list(minimum = x, objective = f(x, ...))
}

optimise <- function(f, interval, ..., lower = min(interval), upper = max(interval), maximum = FALSE, tol = .Machine$double.eps^0.25)
  optimize(f, interval, ..., lower = lower, upper = upper, maximum = maximum, tol = tol)

# An interval on which a function changes its sign, in the wanted direction if there is one: ends that are on the wrong side move outwards, by
# a hundredth of their size first and by twice as much each time.
.changingSign <- function(f, lower, upper, f.lower, f.upper, direction, most) {
  wanted <- function() switch(direction,
    no = TRUE,
    yes = f.lower * f.upper <= 0,
    upX = f.lower <= 0 && f.upper >= 0,
    downX = f.lower >= 0 && f.upper <= 0)
  sign <- if (direction == "downX") -1 else 1
  step <- 0.01 * pmax(1e-4, abs(c(lower, upper)))
  rounds <- 0L
  while (!wanted()) {
    rounds <- rounds + 1L
    if (rounds > most) stop(gettextf("no sign change found in %d iterations", rounds - 1L), domain = NA)
    if (direction == "yes" || sign * f.lower > 0) {
      lower <- lower - step[1L]
      f.lower <- f(lower)
    }
    if (direction == "yes" || sign * f.upper < 0) {
      upper <- upper + step[2L]
      f.upper <- f(upper)
    }
    if (is.na(f.lower) || is.na(f.upper)) stop("f() values at end points not of opposite sign")
    step <- 2 * step
  }
  list(lower = lower, upper = upper, f.lower = f.lower, f.upper = f.upper, rounds = if (rounds) rounds else NA_integer_)
}

# Brent's method for zeros (chapter 4 of the same book).
uniroot <- function(f, interval, ..., lower = min(interval), upper = max(interval), f.lower = f(lower, ...), f.upper = f(upper, ...),
                    extendInt = "no", check.conv = FALSE, tol = .Machine$double.eps^0.25, maxiter = 1000, trace = 0) {
  if (!missing(interval) && length(interval) != 2L) stop("'interval' must be a vector of length 2")
  if (!is.numeric(lower) || !is.numeric(upper) || lower >= upper) stop("lower < upper  is not fulfilled")
  if (is.na(f.lower)) stop("f.lower = f(lower) is NA")
  if (is.na(f.upper)) stop("f.upper = f(upper) is NA")
  extendInt <- match.arg(extendInt, c("no", "yes", "downX", "upX"))
  extended <- .changingSign(function(x) f(x, ...), lower, upper, f.lower, f.upper, extendInt, maxiter)
  lower <- extended$lower
  upper <- extended$upper
  f.lower <- extended$f.lower
  f.upper <- extended$f.upper
  if (f.lower * f.upper > 0) stop("f() values at end points not of opposite sign")
  a <- lower
  fa <- f.lower
  b <- upper
  fb <- f.upper
  c <- a
  fc <- fa
  steps <- 2L
  precision <- NA_real_
  if (fa == 0) {
    b <- a
    fb <- fa
    precision <- 0
  } else if (fb == 0) precision <- 0
  while (is.na(precision) && steps <= maxiter) {
    previous <- b - a
    if (abs(fc) < abs(fb)) {
      a <- b
      b <- c
      c <- a
      fa <- fb
      fb <- fc
      fc <- fa
    }
    enough <- 2 * .Machine$double.eps * abs(b) + tol/2
    step <- (c - b)/2
    if (abs(step) <= enough || fb == 0) {
      precision <- abs(c - b)
      break
    }
    if (abs(previous) >= enough && abs(fa) > abs(fb)) {
      cb <- c - b
      if (a == c) {
        t1 <- fb/fa
        p <- cb * t1
        q <- 1 - t1
      } else {
        q <- fa/fc
        t1 <- fb/fc
        t2 <- fb/fa
        p <- t2 * (cb * q * (q - t1) - (b - a) * (t1 - 1))
        q <- (q - 1) * (t1 - 1) * (t2 - 1)
      }
      if (p > 0) q <- -q else p <- -p
      if (p < 0.75 * cb * q - abs(enough * q)/2 && p < abs(previous * q/2)) step <- p/q
    }
    if (abs(step) < enough) step <- if (step > 0) enough else -enough
    a <- b
    fa <- fb
    b <- b + step
    fb <- f(b, ...)
    steps <- steps + 1L
    if ((fb > 0 && fc > 0) || (fb < 0 && fc < 0)) {
      c <- a
      fc <- fa
    }
  }
  if (is.na(precision)) warning("-1 iterations")
  list(root = b, f.root = fb, iter = if (is.na(extended$rounds)) steps else steps - 2L + extended$rounds, init.it = extended$rounds, estim.prec = precision)
}

.between <- function(knots, at, method, yleft, yright, f) {
  x <- knots$x
  y <- knots$y
  n <- length(x)
  place <- findInterval(at, x, rightmost.closed = TRUE)
  inside <- !is.na(at) & at >= x[1L] & at <= x[n]
  result <- rep_len(NA_real_, length(at))
  result[!is.na(at) & at < x[1L]] <- yleft
  result[!is.na(at) & at > x[n]] <- yright
  left <- pmin(place[inside], n - 1L)
  within <- if (method == "linear") y[left] + (y[left + 1L] - y[left]) * ((at[inside] - x[left])/(x[left + 1L] - x[left]))
            else if (f == 0) y[left] else if (f == 1) y[left + 1L] else y[left] * (1 - f) + y[left + 1L] * f
  # A point itself is what it is, even beside an infinite one.
  result[inside] <- if (n == 1L) y[1L] else ifelse(at[inside] == x[left + 1L], y[left + 1L], ifelse(at[inside] == x[left], y[left], within))
  result
}

approx <- function(x, y = NULL, xout, method = "linear", n = 50, yleft, yright, rule = 1, f = 0, ties = mean, na.rm = TRUE) {
  method <- match.arg(method, c("linear", "constant"))
  knots <- regularize.values(x, y, ties, missing(ties), na.rm = na.rm)
  count <- length(knots$x)
  if (count <= 1L && method == "linear") stop("need at least two non-NA values to interpolate")
  rule <- rep_len(rule, 2L)
  if (missing(yleft)) yleft <- if (rule[1L] == 1) NA else knots$y[1L]
  if (missing(yright)) yright <- if (rule[2L] == 1) NA else knots$y[count]
  if (missing(xout)) xout <- seq.int(knots$x[1L], knots$x[count], length.out = n)
  list(x = xout, y = .between(knots, as.double(xout), method, yleft, yright, f))
}

approxfun <- function(x, y = NULL, method = "linear", yleft, yright, rule = 1, f = 0, ties = mean, na.rm = TRUE) {
  method <- match.arg(method, c("linear", "constant"))
  knots <- regularize.values(x, y, ties, missing(ties), na.rm = na.rm)
  rule <- rep_len(rule, 2L)
  if (missing(yleft)) yleft <- if (rule[1L] == 1) NA else knots$y[1L]
  if (missing(yright)) yright <- if (rule[2L] == 1) NA else knots$y[length(knots$y)]
  function(v) .between(knots, as.double(v), method, yleft, yright, f)
}

fft <- function(z, inverse = FALSE) {
  if (is.list(z)) stop("non-numeric argument")
  kept <- attributes(z)
  d <- dim(z)
  result <- if (is.null(d) || length(d) == 1L) .fft(z, inverse) else {
    result <- z
    for (along in seq_along(d)) {
      parts <- apply(result, seq_along(d)[-along], .fft, inverse)
      dim(parts) <- c(d[along], d[-along])
      result <- aperm(parts, order(c(along, seq_along(d)[-along])))
    }
    result
  }
  attributes(result) <- kept
  result
}

mvfft <- function(z, inverse = FALSE) {
  if (!is.matrix(z)) stop("vector-valued (multivariate) series required")
  apply(z, 2L, .fft, inverse)
}

convolve <- function(x, y, conj = TRUE, type = c("circular", "open", "filter")) {
  type <- match.arg(type)
  n <- length(x)
  ny <- length(y)
  whole <- is.numeric(x) && is.numeric(y)
  if (type == "circular") {
    if (ny != n) stop("length mismatch in convolution")
  } else {
    x <- c(rep.int(0, ny - 1L), x)
    y <- c(y, rep.int(0, n - 1L))
    n <- length(y)
  }
  result <- fft(fft(x) * (if (conj) Conj(fft(y)) else fft(y)), inverse = TRUE)
  if (type == "filter") result <- result[-c(seq_len(ny - 1L), n - seq_len(ny - 1L) + 1L)]
  if (whole) Re(result)/n else result/n
}

embed <- function(x, dimension = 1) {
  n <- NROW(x)
  if (dimension < 1 || dimension > n) stop("wrong embedding dimension")
  rows <- n - dimension + 1L
  if (!is.matrix(x)) return(matrix(x[1L:rows + rep.int(dimension:1L, rep.int(rows, dimension)) - 1L], rows, dimension))
  do.call(cbind, lapply(dimension:1, function(lag) x[lag:(lag + rows - 1L), , drop = FALSE]))
}

relist <- function(flesh, skeleton = attr(flesh, "skeleton")) {
  if (is.null(skeleton)) stop("The 'flesh' argument does not contain a skeleton attribute.\nEither ensure you unlist a relistable object, or specify the skeleton separately.")
  UseMethod("relist", skeleton)
}

relist.default <- function(flesh, skeleton = attr(flesh, "skeleton")) {
  names(flesh) <- names(skeleton)
  flesh
}

relist.list <- function(flesh, skeleton = attr(flesh, "skeleton")) {
  parts <- skeleton
  used <- 0L
  for (i in seq_along(skeleton)) {
    size <- length(unlist(skeleton[[i]]))
    if (size) parts[[i]] <- relist(.bareFlesh(flesh, used, size), skeleton[[i]])
    used <- used + size
  }
  parts
}

.bareFlesh <- function(flesh, used, size) {
  part <- flesh[used + seq_len(size)]
  attr(part, "skeleton") <- NULL
  part
}

relist.matrix <- function(flesh, skeleton = attr(flesh, "skeleton")) {
  if (!is.numeric(skeleton[1L])) return(relist.list(flesh, skeleton))
  matrix(unname(flesh), nrow(skeleton), dimnames = dimnames(skeleton))
}

relist.factor <- function(flesh, skeleton = attr(flesh, "skeleton")) factor(levels(skeleton)[flesh], levels = levels(skeleton))

ppoints <- function(n, a = if (n <= 10) 3/8 else 1/2) {
  n <- if (length(n) == 1L) n else length(n)
  places <- seq_len(max(0, n))
  (places - a)/(n - 2 * a + 1)
}

toeplitz <- function(x, ...) {
  n <- length(x)
  matrix(x[abs(outer(seq_len(n), seq_len(n), "-")) + 1L], n, n)
}

diffinv <- function(x, ...) UseMethod("diffinv")

diffinv.default <- function(x, lag = 1L, differences = 1L, xi, ...) {
  if (is.matrix(x)) .summedColumns(x, lag, differences, xi)
  else if (is.vector(x)) diffinv.vector(x, lag, differences, xi)
  else stop("'x' is not a vector or matrix")
}

.summedColumns <- function(x, lag, differences, xi) {
  before <- lag * differences
  if (missing(xi)) xi <- matrix(0, before, ncol(x))
  if (NROW(xi) != before || NCOL(xi) != ncol(x)) stop("incorrect dimensions for 'xi'")
  xi <- as.matrix(xi)
  result <- matrix(0, nrow(x) + before, ncol(x))
  for (column in seq_len(ncol(x))) result[, column] <- diffinv.vector(as.vector(x[, column]), lag, differences, as.vector(xi[, column]))
  if (!is.null(colnames(x))) colnames(result) <- colnames(x)
  result
}

# `xi` are the first values of the result, whose differences begin each of the sums.
diffinv.vector <- function(x, lag = 1L, differences = 1L, xi, ...) {
  if (!is.vector(x)) stop("'x' is not a vector")
  if (lag < 1L || differences < 1L) stop("bad value for 'lag' or 'differences'")
  if (missing(xi)) xi <- rep(0, lag * differences)
  if (length(xi) != lag * differences) stop("'xi' does not have the right length")
  if (differences > 1L) x <- diffinv.vector(x, lag, differences - 1L, diff(xi, lag))
  result <- c(as.double(xi[seq_len(lag)]), numeric(length(x)))
  for (i in seq_along(x)) result[i + lag] <- result[i] + x[i]
  result
}

diffinv.ts <- function(x, lag = 1L, differences = 1L, xi, ...) {
  plain <- .plainSeries(x)
  summed <- diffinv.default(if (is.matrix(plain)) plain else as.vector(plain), lag, differences, xi)
  ts(summed, end = attr(x, "tsp")[2L], frequency = attr(x, "tsp")[3L], names = colnames(x))
}

dist <- function(x, method = "euclidean", diag = FALSE, upper = FALSE, p = 2) {
  methods <- c("euclidean", "maximum", "manhattan", "canberra", "binary", "minkowski")
  method <- match.arg(method, methods)
  x <- as.matrix(x)
  n <- nrow(x)
  values <- .distances(x, method, as.double(p))
  structure(values, Size = n, Labels = rownames(x), Diag = diag, Upper = upper, method = method, call = match.call(), class = "dist")
}

as.matrix.dist <- function(x, ...) {
  n <- attr(x, "Size")
  result <- matrix(0, n, n)
  result[row(result) > col(result)] <- as.vector(x)
  result <- result + t(result)
  labels <- attr(x, "Labels")
  if (is.null(labels)) labels <- as.character(seq_len(n))
  dimnames(result) <- list(labels, labels)
  result
}

print.dist <- function(x, diag = attr(x, "Diag"), upper = attr(x, "Upper"), digits = getOption("digits"), justify = "none", right = TRUE, ...) {
  if (!length(x)) {
    cat(class(x)[1L], "(0)\n", sep = "")
    return(invisible(x))
  }
  whole <- as.matrix(x)
  cells <- format(whole, digits = digits)
  if (!isTRUE(upper)) cells[row(cells) < col(cells)] <- ""
  if (!isTRUE(diag)) cells[row(cells) == col(cells)] <- ""
  n <- nrow(cells)
  print(if (isTRUE(diag) || isTRUE(upper)) cells else cells[-1L, -n, drop = FALSE], quote = FALSE, right = right)
  invisible(x)
}
