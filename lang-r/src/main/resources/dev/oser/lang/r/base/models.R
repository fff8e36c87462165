# Integrals.

# Adaptive Gauss-Kronrod quadrature with 21 points, 15 on an infinite interval, and QUADPACK's estimate of the error
# (Piessens and others, 1983).
integrate <- function(f, lower, upper, ..., subdivisions = 100L, rel.tol = .Machine$double.eps^0.25, abs.tol = rel.tol,
                      stop.on.error = TRUE, keep.xy = FALSE, aux = NULL) {
  f <- match.fun(f)
  stopifnot(length(lower) == 1, length(upper) == 1)
  if (!is.finite(lower) || !is.finite(upper)) if (anyNA(c(lower, upper))) stop("a limit is NA or NaN")
  values <- function(x) {
    y <- f(x, ...)
    if (length(y) != length(x)) stop("evaluation of function gave a result of wrong length", call. = FALSE)
    if (any(!is.finite(y))) stop("non-finite function value")
    y
  }
  finite <- is.finite(lower) && is.finite(upper)
  transformed <- .finiteRange(values, lower, upper)
  pieces <- list(c(transformed$range, .kronrod(transformed$f, transformed$range, finite)))
  repeat {
    sums <- Reduce(`+`, lapply(pieces, `[`, 3:4))
    if (sums[2L] <= max(abs.tol, rel.tol * abs(sums[1L]))) break
    if (length(pieces) >= subdivisions) {
      if (stop.on.error) stop("maximum number of subdivisions reached")
      break
    }
    worst <- which.max(vapply(pieces, `[`, 0, 4L))
    ends <- pieces[[worst]][1:2]
    middle <- mean(ends)
    halves <- list(c(ends[1L], middle), c(middle, ends[2L]))
    halves <- lapply(halves, function(range) c(range, .kronrod(transformed$f, range, finite)))
    pieces <- c(pieces[-worst], halves)
  }
  structure(list(value = sums[1L] * transformed$sign, abs.error = sums[2L], subdivisions = length(pieces), message = "OK", call = match.call()),
            class = "integrate")
}

# An integral over an infinite range as one from 0 to 1.
.finiteRange <- function(f, lower, upper) {
  if (is.finite(lower) && is.finite(upper)) return(list(f = f, range = c(lower, upper), sign = 1))
  sign <- if (lower > upper) -1 else 1
  if (sign < 0) {
    kept <- lower
    lower <- upper
    upper <- kept
  }
  g <- if (is.finite(lower)) function(t) f(lower + (1 - t) / t) / t^2
       else if (is.finite(upper)) function(t) f(upper - (1 - t) / t) / t^2
       else function(t) (f((1 - t) / t) + f(-(1 - t) / t)) / t^2
  list(f = g, range = c(0, 1), sign = sign)
}

# The integral over an interval and an estimate of its error.
.kronrod <- function(f, range, many) {
  rule <- .kronrodRule(many)
  centre <- mean(range)
  half <- (range[2L] - range[1L]) / 2
  y <- f(centre + half * rule$nodes)
  fine <- sum(rule$weights * y)
  coarse <- sum(rule$gauss * y[rule$even])
  size <- abs(half)
  spread <- sum(rule$weights * abs(y - fine / 2)) * size
  total <- sum(rule$weights * abs(y)) * size
  error <- abs((fine - coarse) * half)
  if (spread != 0 && error != 0) error <- spread * min(1, (200 * error / spread)^1.5)
  if (total > .Machine$double.xmin / (50 * .Machine$double.eps)) error <- max(error, total * 50 * .Machine$double.eps)
  c(fine * half, error)
}

.kronrodRule <- function(many) {
  if (many) {
    nodes <- c(0.995657163025808080735527280689003, 0.973906528517171720077964012084452, 0.930157491355708226001207180059508, 0.865063366688984510732096688423493,
               0.780817726586416897063717578345042, 0.679409568299024406234327365114874, 0.562757134668604683339000099272694, 0.433395394129247190799265943165784,
               0.294392862701460198131126603103866, 0.14887433898163121088482600112972)
    weights <- c(0.011694638867371874278064396062192, 0.03255816230796472747881897245939, 0.05475589657435199603138130024458, 0.07503967481091995276704314091619,
                 0.093125454583697605535065465083366, 0.109387158802297641899210590325805, 0.123491976262065851077958109585166, 0.134709217311473325928054001771707,
                 0.142775938577060080797094273138717, 0.147739104901338491374841515972068)
    middle <- 0.149445554002916905664936468389821
    gauss <- c(0.066671344308688137593568809893332, 0.149451349150580593145863397657697, 0.219086362515982043995534934228163, 0.269266719309996355091226921569469,
               0.295524224714752870173815619188769)
    gauss <- c(gauss, rev(gauss))
  } else {
    nodes <- c(0.991455371120812639206854697526329, 0.949107912342758524526189684047851, 0.864864423359769072789712788640926, 0.741531185599394439863864773280788,
               0.58608723546769113029414469127654, 0.405845151377397166906606412076961, 0.207784955007898467600689403773245)
    weights <- c(0.022935322010529224963732008058970, 0.063092092629978553290700663189204, 0.104790010322250183839876322541518, 0.140653259715525918745189590510238,
                 0.16900472663926790282829543643216, 0.190350578064785409913256402421014, 0.204432940075298892414161999234649)
    middle <- 0.209482141084727828012999174891714
    gauss <- c(0.129484966168869693270611432679082, 0.27970539148927666790146777142378, 0.381830050505118944950369775488975)
    gauss <- c(gauss, 0.417959183673469387755102040816327, rev(gauss))
  }
  all <- c(-nodes, 0, rev(nodes))
  list(nodes = all, weights = c(weights, middle, rev(weights)), gauss = gauss, even = seq.int(2L, length(all), by = 2L))
}

print.integrate <- function(x, digits = getOption("digits"), ...) {
  found <- sprintf("%s with absolute error < %s", format(x$value, digits = digits), format(x$abs.error, digits = 2L))
  writeLines(if (x$message == "OK") found else paste("failed with message", sQuote(x$message)))
  invisible(x)
}
