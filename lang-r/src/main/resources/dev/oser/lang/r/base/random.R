# Random numbers and distributions: the arguments of each family. Builtins do the work.

sample <- function(x, size, replace = FALSE, prob = NULL) {
  isCount <- length(x) == 1L && is.numeric(x) && is.finite(x) && x >= 1
  if (missing(size)) size <- if (isCount) x else length(x)
  if (isCount) return(sample.int(x, size, replace, prob))
  x[sample.int(length(x), size, replace, prob)]
}

runif <- function(n, min = 0, max = 1) .random("unif", n, min, max)

rnorm <- function(n, mean = 0, sd = 1) .random("norm", n, mean, sd)

rlnorm <- function(n, meanlog = 0, sdlog = 1) .random("lnorm", n, meanlog, sdlog)

rexp <- function(n, rate = 1) .random("exp", n, 1 / rate, 0)

rgamma <- function(n, shape, rate = 1, scale = 1 / rate) {
  if (!missing(rate) && !missing(scale)) .rateAndScale(rate, scale, sys.call())
  .random("gamma", n, shape, scale)
}

rbeta <- function(n, shape1, shape2, ncp = 0) {
  if (missing(ncp)) return(.random("beta", n, shape1, shape2))
  drawn <- .chisqPair(n, 2 * shape1, 2 * shape2, ncp)
  drawn$above / (drawn$above + drawn$below)
}

# What ratios are made of: numbers that are not central, and central ones.
.chisqPair <- function(n, df1, df2, ncp) list(above = rchisq(n, df1, ncp = ncp), below = rchisq(n, df2))

rchisq <- function(n, df, ncp = 0) .random("chisq", n, df, ncp)

rt <- function(n, df, ncp) if (missing(ncp)) .random("t", n, df, 0) else rnorm(n, ncp) / sqrt(rchisq(n, df) / df)

rf <- function(n, df1, df2, ncp) {
  if (missing(ncp)) return(.random("f", n, df1, df2))
  drawn <- .chisqPair(n, df1, df2, ncp)
  drawn$above / df1 / (drawn$below / df2)
}

rcauchy <- function(n, location = 0, scale = 1) .random("cauchy", n, location, scale)

rlogis <- function(n, location = 0, scale = 1) .random("logis", n, location, scale)

# Inversion, as in Kachitvichyanukul and Schmeiser, Computer Generation of Hypergeometric Random Variates (1985), for the
# smaller kind of balls and the smaller part of them.
rhyper <- function(nn, m, n, k) {
  count <- if (length(nn) == 1L) as.integer(nn) else length(nn)
  if (is.na(count) || count < 0L || !all(vapply(list(m, n, k), function(each) is.numeric(each) || is.logical(each), NA))) stop("invalid arguments")
  one <- function(m, n, k) {
    if (is.na(m + n + k) || m < 0 || n < 0 || k < 0 || k > m + n) return(NA_integer_)
    few <- min(m, n)
    many <- max(m, n)
    drawn <- if (2 * k >= m + n) m + n - k else k
    x <- max(0, drawn - many)
    most <- min(few, drawn)
    left <- if (x < most) runif(1L) else 0
    p <- dhyper(x, few, many, drawn)
    while (left > p && x < most) {
      left <- left - p
      p <- p * (few - x) * (drawn - x)
      x <- x + 1
      p <- p / x / (many - drawn + x)
    }
    as.integer(if (2 * k >= m + n) { if (m > n) k - n + x else m - x } else if (m > n) k - x else x)
  }
  result <- as.integer(mapply(one, rep_len(m, count), rep_len(n, count), rep_len(k, count)))
  if (anyNA(result)) warning("NAs produced")
  result
}

dhyper <- function(x, m, n, k, log = FALSE) .distribution("d", "hyper", x, m, n, TRUE, log, k)

phyper <- function(q, m, n, k, lower.tail = TRUE, log.p = FALSE) .distribution("p", "hyper", q, m, n, lower.tail, log.p, k)

qhyper <- function(p, m, n, k, lower.tail = TRUE, log.p = FALSE) .distribution("q", "hyper", p, m, n, lower.tail, log.p, k)

rweibull <- function(n, shape, scale = 1) .random("weibull", n, shape, scale)

rbinom <- function(n, size, prob) .random("binom", n, size, prob)

rpois <- function(n, lambda) .random("pois", n, lambda, 0)

rgeom <- function(n, prob) .random("geom", n, prob, 0)

rnbinom <- function(n, size, prob, mu) {
  if (missing(mu)) .random("nbinom", n, size, prob) else .random("nbinom_mu", n, size, mu)
}

rsignrank <- function(nn, n) .random("signrank", nn, n, 0)

rwilcox <- function(nn, m, n) .random("wilcox", nn, m, n)

rmultinom <- function(n, size, prob) {
  prob <- prob / sum(prob)
  k <- length(prob)
  draw <- function() {
    counts <- integer(k)
    left <- size
    mass <- 1
    for (i in seq_len(k - 1L)) {
      if (prob[i] > 0) {
        share <- prob[i] / mass
        counts[i] <- if (share < 1) rbinom(1L, left, share) else as.integer(left)
        left <- left - counts[i]
      }
      if (left <= 0) return(counts)
      mass <- mass - prob[i]
    }
    counts[k] <- as.integer(left)
    counts
  }
  result <- matrix(unlist(lapply(seq_len(n), function(i) draw())), nrow = k)
  if (!is.null(names(prob))) rownames(result) <- names(prob)
  result
}

dnorm <- function(x, mean = 0, sd = 1, log = FALSE) .distribution("d", "norm", x, mean, sd, TRUE, log)

pnorm <- function(q, mean = 0, sd = 1, lower.tail = TRUE, log.p = FALSE) .distribution("p", "norm", q, mean, sd, lower.tail, log.p)

qnorm <- function(p, mean = 0, sd = 1, lower.tail = TRUE, log.p = FALSE) .distribution("q", "norm", p, mean, sd, lower.tail, log.p)

dunif <- function(x, min = 0, max = 1, log = FALSE) .distribution("d", "unif", x, min, max, TRUE, log)

punif <- function(q, min = 0, max = 1, lower.tail = TRUE, log.p = FALSE) .distribution("p", "unif", q, min, max, lower.tail, log.p)

qunif <- function(p, min = 0, max = 1, lower.tail = TRUE, log.p = FALSE) .distribution("q", "unif", p, min, max, lower.tail, log.p)

dexp <- function(x, rate = 1, log = FALSE) .distribution("d", "exp", x, rate, 0, TRUE, log)

pexp <- function(q, rate = 1, lower.tail = TRUE, log.p = FALSE) .distribution("p", "exp", q, rate, 0, lower.tail, log.p)

qexp <- function(p, rate = 1, lower.tail = TRUE, log.p = FALSE) .distribution("q", "exp", p, rate, 0, lower.tail, log.p)

# A rate is another way to give a scale. Both are accepted if they say the same, with a warning.
.rateAndScale <- function(rate, scale, call) {
  complaint <- "specify 'rate' or 'scale' but not both"
  if (any(abs(rate * scale - 1) >= 1e-15, na.rm = TRUE)) stop(simpleError(complaint, call))
  warning(simpleWarning(complaint, call))
}

dgamma <- function(x, shape, rate = 1, scale = 1 / rate, log = FALSE) {
  if (!missing(rate) && !missing(scale)) .rateAndScale(rate, scale, sys.call())
  .distribution("d", "gamma", x, shape, scale, TRUE, log)
}

pgamma <- function(q, shape, rate = 1, scale = 1 / rate, lower.tail = TRUE, log.p = FALSE) {
  if (!missing(rate) && !missing(scale)) .rateAndScale(rate, scale, sys.call())
  .distribution("p", "gamma", q, shape, scale, lower.tail, log.p)
}

qgamma <- function(p, shape, rate = 1, scale = 1 / rate, lower.tail = TRUE, log.p = FALSE) {
  if (!missing(rate) && !missing(scale)) .rateAndScale(rate, scale, sys.call())
  .distribution("q", "gamma", p, shape, scale, lower.tail, log.p)
}

dbeta <- function(x, shape1, shape2, ncp = 0, log = FALSE) {
  if (missing(ncp)) .distribution("d", "beta", x, shape1, shape2, TRUE, log)
  else .noncentral("d", "beta", x, ncp, TRUE, log, shape1, shape2)
}

pbeta <- function(q, shape1, shape2, ncp = 0, lower.tail = TRUE, log.p = FALSE) {
  if (missing(ncp)) .distribution("p", "beta", q, shape1, shape2, lower.tail, log.p)
  else .noncentral("p", "beta", q, ncp, lower.tail, log.p, shape1, shape2)
}

qbeta <- function(p, shape1, shape2, ncp = 0, lower.tail = TRUE, log.p = FALSE) {
  if (missing(ncp)) .distribution("q", "beta", p, shape1, shape2, lower.tail, log.p)
  else .noncentral("q", "beta", p, ncp, lower.tail, log.p, shape1, shape2)
}

dt <- function(x, df, ncp, log = FALSE) {
  if (missing(ncp)) .distribution("d", "t", x, df, 0, TRUE, log)
  else .noncentral("d", "t", x, ncp, TRUE, log, df)
}

pt <- function(q, df, ncp, lower.tail = TRUE, log.p = FALSE) {
  if (missing(ncp)) .distribution("p", "t", q, df, 0, lower.tail, log.p)
  else .noncentral("p", "t", q, ncp, lower.tail, log.p, df)
}

qt <- function(p, df, ncp, lower.tail = TRUE, log.p = FALSE) {
  if (missing(ncp)) .distribution("q", "t", p, df, 0, lower.tail, log.p)
  else .noncentral("q", "t", p, ncp, lower.tail, log.p, df)
}

dchisq <- function(x, df, ncp = 0, log = FALSE) {
  if (missing(ncp)) .distribution("d", "chisq", x, df, 0, TRUE, log)
  else .noncentral("d", "chisq", x, ncp, TRUE, log, df)
}

pchisq <- function(q, df, ncp = 0, lower.tail = TRUE, log.p = FALSE) {
  if (missing(ncp)) .distribution("p", "chisq", q, df, 0, lower.tail, log.p)
  else .noncentral("p", "chisq", q, ncp, lower.tail, log.p, df)
}

qchisq <- function(p, df, ncp = 0, lower.tail = TRUE, log.p = FALSE) {
  if (missing(ncp)) .distribution("q", "chisq", p, df, 0, lower.tail, log.p)
  else .noncentral("q", "chisq", p, ncp, lower.tail, log.p, df)
}

df <- function(x, df1, df2, ncp, log = FALSE) {
  if (missing(ncp)) .distribution("d", "f", x, df1, df2, TRUE, log)
  else .noncentral("d", "f", x, ncp, TRUE, log, df1, df2)
}

pf <- function(q, df1, df2, ncp, lower.tail = TRUE, log.p = FALSE) {
  if (missing(ncp)) .distribution("p", "f", q, df1, df2, lower.tail, log.p)
  else .noncentral("p", "f", q, ncp, lower.tail, log.p, df1, df2)
}

qf <- function(p, df1, df2, ncp, lower.tail = TRUE, log.p = FALSE) {
  if (missing(ncp)) .distribution("q", "f", p, df1, df2, lower.tail, log.p)
  else .noncentral("q", "f", p, ncp, lower.tail, log.p, df1, df2)
}

dbinom <- function(x, size, prob, log = FALSE) .distribution("d", "binom", x, size, prob, TRUE, log)

pbinom <- function(q, size, prob, lower.tail = TRUE, log.p = FALSE) .distribution("p", "binom", q, size, prob, lower.tail, log.p)

qbinom <- function(p, size, prob, lower.tail = TRUE, log.p = FALSE) .distribution("q", "binom", p, size, prob, lower.tail, log.p)

dpois <- function(x, lambda, log = FALSE) .distribution("d", "pois", x, lambda, 0, TRUE, log)

ppois <- function(q, lambda, lower.tail = TRUE, log.p = FALSE) .distribution("p", "pois", q, lambda, 0, lower.tail, log.p)

qpois <- function(p, lambda, lower.tail = TRUE, log.p = FALSE) .distribution("q", "pois", p, lambda, 0, lower.tail, log.p)

dgeom <- function(x, prob, log = FALSE) .distribution("d", "geom", x, prob, 0, TRUE, log)

pgeom <- function(q, prob, lower.tail = TRUE, log.p = FALSE) .distribution("p", "geom", q, prob, 0, lower.tail, log.p)

qgeom <- function(p, prob, lower.tail = TRUE, log.p = FALSE) .distribution("q", "geom", p, prob, 0, lower.tail, log.p)

dnbinom <- function(x, size, prob, mu, log = FALSE) {
  if (missing(mu)) .distribution("d", "nbinom", x, size, prob, TRUE, log)
  else .distribution("d", "nbinom_mu", x, size, mu, TRUE, log)
}

pnbinom <- function(q, size, prob, mu, lower.tail = TRUE, log.p = FALSE) {
  if (missing(mu)) .distribution("p", "nbinom", q, size, prob, lower.tail, log.p)
  else .distribution("p", "nbinom_mu", q, size, mu, lower.tail, log.p)
}

qnbinom <- function(p, size, prob, mu, lower.tail = TRUE, log.p = FALSE) {
  if (missing(mu)) .distribution("q", "nbinom", p, size, prob, lower.tail, log.p)
  else .distribution("q", "nbinom_mu", p, size, mu, lower.tail, log.p)
}

dlnorm <- function(x, meanlog = 0, sdlog = 1, log = FALSE) .distribution("d", "lnorm", x, meanlog, sdlog, TRUE, log)

plnorm <- function(q, meanlog = 0, sdlog = 1, lower.tail = TRUE, log.p = FALSE) .distribution("p", "lnorm", q, meanlog, sdlog, lower.tail, log.p)

qlnorm <- function(p, meanlog = 0, sdlog = 1, lower.tail = TRUE, log.p = FALSE) .distribution("q", "lnorm", p, meanlog, sdlog, lower.tail, log.p)

dlogis <- function(x, location = 0, scale = 1, log = FALSE) .distribution("d", "logis", x, location, scale, TRUE, log)

plogis <- function(q, location = 0, scale = 1, lower.tail = TRUE, log.p = FALSE) .distribution("p", "logis", q, location, scale, lower.tail, log.p)

qlogis <- function(p, location = 0, scale = 1, lower.tail = TRUE, log.p = FALSE) .distribution("q", "logis", p, location, scale, lower.tail, log.p)

dcauchy <- function(x, location = 0, scale = 1, log = FALSE) .distribution("d", "cauchy", x, location, scale, TRUE, log)

pcauchy <- function(q, location = 0, scale = 1, lower.tail = TRUE, log.p = FALSE) .distribution("p", "cauchy", q, location, scale, lower.tail, log.p)

qcauchy <- function(p, location = 0, scale = 1, lower.tail = TRUE, log.p = FALSE) .distribution("q", "cauchy", p, location, scale, lower.tail, log.p)

dweibull <- function(x, shape, scale = 1, log = FALSE) .distribution("d", "weibull", x, shape, scale, TRUE, log)

pweibull <- function(q, shape, scale = 1, lower.tail = TRUE, log.p = FALSE) .distribution("p", "weibull", q, shape, scale, lower.tail, log.p)

qweibull <- function(p, shape, scale = 1, lower.tail = TRUE, log.p = FALSE) .distribution("q", "weibull", p, shape, scale, lower.tail, log.p)

RNGversion <- function(vstr) {
  version <- numeric_version(vstr)
  if (version < "1.7.0") stop("generators of R before 1.7.0 are not there")
  invisible(if (version < "3.6.0") RNGkind("Mersenne-Twister", "Inversion", "Rounding") else RNGkind("Mersenne-Twister", "Inversion", "Rejection"))
}
