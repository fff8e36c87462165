# Probabilities of counts and birthdays.

dmultinom <- function(x, size = NULL, prob, log = FALSE) {
  if (length(prob) != length(x)) stop("x[] and prob[] must be equal length vectors.")
  if (!all(is.finite(prob) & prob >= 0) || !any(prob > 0)) stop("probabilities must be finite, non-negative and not all 0")
  counts <- as.integer(round(x))
  if (min(counts) < 0L) stop("'x' must be non-negative")
  drawn <- sum(counts)
  if (!is.null(size) && size != drawn) stop("size != sum(x), i.e. one is wrong")
  # What cannot happen must not have happened; the rest is a product of powers over factorials.
  happened <- counts > 0L
  result <- lfactorial(drawn) + sum((counts * base::log(prob / sum(prob)) - lfactorial(counts))[happened])
  if (log) result else exp(result)
}

# Of `coincident` people who share a class: exactly for pairs, else the approximation of Diaconis and Mosteller,
# Methods for Studying Coincidences, 1989.
pbirthday <- function(n, classes = 365, coincident = 2) {
  room <- classes * (coincident - 1)
  if (coincident < 2 || n > room) 1
  else if (n < coincident) 0
  else if (coincident == 2) 1 - prod(1 - 0:(n - 1) / classes)
  else {
    # n exp(-n / (c k)) / (1 - n / (c (k + 1)))^(1/k) = (c^(k-1) k! log(1 / (1 - p)))^(1/k), solved for p
    power <- coincident * (base::log(n) - n / (classes * coincident)) - log1p(-n / (classes * (coincident + 1)))
    -expm1(-exp(power - lfactorial(coincident) - (coincident - 1) * base::log(classes)))
  }
}

qbirthday <- function(prob = 0.5, classes = 365, coincident = 2) {
  if (prob <= 0) return(1)
  if (prob >= 1) return(classes * (coincident - 1) + 1)
  low <- coincident
  high <- classes * (coincident - 1) + 1
  # The smallest number of people that is likely enough.
  while (low < high) {
    middle <- floor((low + high) / 2)
    if (pbirthday(middle, classes, coincident) >= prob) high <- middle else low <- middle + 1
  }
  low
}

nextn <- function(n, factors = c(2, 3, 5)) {
  factors <- as.integer(factors)
  if (length(factors) == 0L) stop("no factors")
  if (anyNA(factors) || any(factors <= 1L)) stop("invalid factors")
  fits <- function(number) {
    for (f in factors) while (number %% f == 0L) number <- number %/% f
    number == 1L
  }
  vapply(as.integer(n), function(number) {
    if (is.na(number)) return(NA_integer_)
    if (number <= 0L) return(1L)
    while (!fits(number)) number <- number + 1L
    number
  }, 0L)
}

# Pool adjacent violators: the convex minorant of the cumulative sums has rising slopes.
isoreg <- function(x, y = NULL) {
  points <- xy.coords(x, y, setLab = FALSE)
  given <- as.double(points$x)
  if (anyNA(given) || anyNA(points$y)) stop("x and y must not have missing values")
  ordered <- !is.null(y) && is.unsorted(given)
  places <- if (ordered) order(given, -points$y) else seq_along(given)
  values <- points$y[places]
  heights <- numeric()
  sizes <- integer()
  for (value in values) {
    heights <- c(heights, value)
    sizes <- c(sizes, 1L)
    while ((k <- length(heights)) > 1L && heights[k - 1L] > heights[k]) {
      joined <- sizes[k - 1L] + sizes[k]
      heights[k - 1L] <- (heights[k - 1L] * sizes[k - 1L] + heights[k] * sizes[k]) / joined
      sizes[k - 1L] <- joined
      heights <- heights[-k]
      sizes <- sizes[-k]
    }
  }
  structure(list(x = given, y = points$y, yf = rep(heights, sizes), yc = c(0, cumsum(values)), iKnots = cumsum(sizes),
                 isOrd = !ordered, ord = if (ordered) places, call = match.call()), class = "isoreg")
}

as.stepfun.isoreg <- function(x, ...) {
  at <- if (x$isOrd) x$x else x$x[x$ord]
  result <- stepfun(at[x$iKnots], c(x$yf[x$iKnots[1L]], x$yf[x$iKnots]))
  attr(result, "call") <- x$call
  result
}

fitted.isoreg <- function(object, ...) {
  if (object$isOrd) return(object$yf)
  result <- numeric(length(object$yf))
  result[object$ord] <- object$yf
  result
}

residuals.isoreg <- function(object, ...) object$y - fitted.isoreg(object)

print.isoreg <- function(x, digits = getOption("digits"), ...) {
  knots <- paste(x$iKnots, collapse = " ")
  writeLines(c(paste0("Isotonic regression from ", paste(deparse(x$call), collapse = ""), ","),
               sprintf("  with %d knots / breaks at obs.nr. %s ;", length(x$iKnots), knots),
               sprintf("  initially %s 'x'", if (x$isOrd) "ordered" else "not ordered")))
  cat("  and further components ")
  str(unclass(x)[c("x", "y", "yf", "yc")], digits.d = 3 + max(0, digits - 7))
  invisible(x)
}
