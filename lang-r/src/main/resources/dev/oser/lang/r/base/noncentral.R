# Noncentral distributions: mixtures of central ones with the weights of a Poisson distribution (Johnson, Kotz and
# Balakrishnan, Continuous Univariate Distributions, vol. 2, ch. 29 to 31).

# Density ("d"), probability ("p") or quantile ("q") of a family for all elements of x, ncp, a and b.
.noncentral <- function(kind, family, x, ncp, lower.tail, log, a, b = 0) {
  if (!is.numeric(x) || !is.numeric(ncp) || !is.numeric(a) || !is.numeric(b)) stop(simpleError("Non-numeric argument to mathematical function", sys.call(-1L)))
  positive <- family != "chisq"
  probability <- switch(family, chisq = .noncentralChiSquared, beta = .noncentralBeta, f = .noncentralF, t = .noncentralT)
  one <- function(x, ncp, a, b) {
    if (anyNA(c(x, ncp, a, b))) return(x + ncp + a + b)
    if (!is.finite(ncp) || (family != "t" && ncp < 0) || a < 0 || (positive && (a == 0 || (family != "t" && b <= 0)))) return(NaN)
    if (kind == "d") return(if (log) log(.noncentralDensity(family, x, ncp, a, b)) else .noncentralDensity(family, x, ncp, a, b))
    if (kind == "p") {
      p <- probability(x, ncp, a, b, lower.tail)
      return(if (log) log(p) else p)
    }
    .noncentralQuantile(family, if (log) exp(x) else x, function(q) probability(q, ncp, a, b, lower.tail), lower.tail)
  }
  result <- as.double(unlist(mapply(one, x, ncp, a, b, USE.NAMES = FALSE)))
  if (length(result) == length(x)) attributes(result) <- attributes(x)
  if (any(is.nan(result)) && !any(is.nan(x), is.nan(ncp), is.nan(a), is.nan(b))) warning(simpleWarning("NaNs produced", sys.call(-1L)))
  result
}

# The mean of f(k) for k of a Poisson distribution; what is left out weighs less than the last digit.
.poissonMean <- function(mean, f) {
  width <- 12 * sqrt(mean) + 60
  k <- seq(max(0, floor(mean - width)), ceiling(mean + width))
  sum(dpois(k, mean) * f(k))
}

.noncentralChiSquared <- function(q, ncp, df, none, lower) {
  if (q < 0 || q == Inf) return(as.double((q < 0) != lower))
  # Without degrees of freedom 0 has a probability of its own.
  if (df == 0 && q == 0) return(if (lower) exp(-ncp / 2) else -expm1(-ncp / 2))
  .poissonMean(ncp / 2, function(k) pchisq(q, df + 2 * k, lower.tail = lower))
}

.noncentralBeta <- function(q, ncp, a, b, lower) {
  if (q <= 0 || q >= 1) return(as.double((q <= 0) != lower))
  .poissonMean(ncp / 2, function(k) pbeta(q, a + k, b, lower.tail = lower))
}

.noncentralF <- function(q, ncp, df1, df2, lower) {
  if (q <= 0 || q == Inf) return(as.double((q <= 0) != lower))
  if (df2 == Inf) return(.noncentralChiSquared(q * df1, ncp, df1, 0, lower))
  share <- q * df1 / df2
  .noncentralBeta(share / (1 + share), ncp, df1 / 2, df2 / 2, lower)
}

.noncentralT <- function(q, ncp, df, none, lower) {
  if (is.infinite(q)) return(as.double((q < 0) != lower))
  if (q < 0) return(.noncentralT(-q, -ncp, df, none, !lower))
  if (df == Inf) return(pnorm(q, ncp, lower.tail = lower))
  if (ncp == 0) return(pt(q, df, lower.tail = lower))
  mean <- ncp^2 / 2
  share <- q^2 / (df + q^2)
  even <- .poissonMean(mean, function(k) pbeta(share, k + 0.5, df / 2))
  odd <- .poissonMean(mean, function(k) exp(lgamma(k + 1) - lgamma(k + 1.5)) * pbeta(share, k + 1, df / 2))
  p <- min(1, pnorm(-ncp) + (even + ncp / sqrt(2) * odd) / 2)
  if (lower) p else 1 - p
}

.noncentralDensity <- function(family, x, ncp, a, b) {
  switch(family,
    chisq = .poissonMean(ncp / 2, function(k) dchisq(x, a + 2 * k)),
    beta = .poissonMean(ncp / 2, function(k) dbeta(x, a + k, b)),
    f = {
      if (x < 0) return(0)
      if (b == Inf) return(a * .noncentralDensity("chisq", x * a, ncp, a))
      share <- x * a / b
      .noncentralDensity("beta", share / (1 + share), ncp, a / 2, b / 2) * a / b / (1 + share)^2
    },
    t = {
      if (is.infinite(x)) return(0)
      if (a == Inf) return(dnorm(x, ncp))
      if (abs(x) < 1e-8) return(exp(lgamma((a + 1) / 2) - lgamma(a / 2) - (log(pi) + log(a) + ncp^2) / 2))
      # The derivative of the probability is a difference of two.
      abs(a / x * (.noncentralT(x * sqrt((a + 2) / a), ncp, a + 2, 0, TRUE) - .noncentralT(x, ncp, a, 0, TRUE)))
    })
}

# Where a probability is reached, by bisection.
.noncentralQuantile <- function(family, p, probability, lower) {
  if (p < 0 || p > 1) return(NaN)
  least <- if (family == "t") -Inf else 0
  most <- if (family == "beta") 1 else Inf
  if (p == 0 || p == 1) return(if ((p == 0) == lower) least else most)
  isBelow <- function(q) if (lower) probability(q) < p else probability(q) > p
  low <- max(least, -1)
  high <- 1
  while (high < most && isBelow(high)) high <- high * 2
  while (low > least && !isBelow(low)) low <- low * 2
  repeat {
    middle <- (low + high) / 2
    if (middle <= low || middle >= high || high - low <= 1e-14 * abs(middle)) return(middle)
    if (isBelow(middle)) low <- middle else high <- middle
  }
}
