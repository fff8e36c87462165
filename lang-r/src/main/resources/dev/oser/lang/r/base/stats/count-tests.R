# Tests of counts and proportions.

chisq.test <- function(x, y = NULL, correct = TRUE, p = rep(1 / length(x), length(x)), rescale.p = FALSE, simulate.p.value = FALSE, B = 2000) {
  name <- .said(substitute(x))
  if (is.data.frame(x)) x <- as.matrix(x)
  if (is.matrix(x) && min(dim(x)) == 1L) x <- as.vector(x)
  if (!is.matrix(x) && !is.null(y)) {
    if (length(x) != length(y)) stop("'x' and 'y' must have the same length")
    second <- .said(substitute(y))
    name <- paste(name, "and", second)
    known <- complete.cases(x, y)
    x <- factor(x[known])
    y <- factor(y[known])
    if (nlevels(x) < 2L || nlevels(y) < 2L) stop("'x' and 'y' must have at least 2 levels")
    x <- table(x, y)
    names(dimnames(x)) <- c(.said(substitute(x)), second)
    names(dimnames(x)) <- strsplit(name, " and ", fixed = TRUE)[[1L]][1:2]
  }
  if (any(x < 0) || anyNA(x)) stop("all entries of 'x' must be nonnegative and finite")
  n <- as.double(sum(x))
  if (n == 0) stop("at least one entry of 'x' must be positive")
  simulated <- function(method) paste0(method, if (simulate.p.value) paste0("\n\t (based on ", B, " replicates)"))
  if (is.matrix(x)) {
    method <- "Pearson's Chi-squared test"
    expected <- outer(rowSums(x), colSums(x)) / n
    shares <- outer(1 - rowSums(x) / n, 1 - colSums(x) / n)
    variance <- expected * shares
    dimnames(expected) <- dimnames(x)
    if (simulate.p.value && all(rowSums(x) > 0) && all(colSums(x) > 0)) {
      method <- "Pearson's Chi-squared test with simulated p-value"
      statistic <- sum(sort((x - expected)^2 / expected, decreasing = TRUE))
      drawn <- vapply(r2dtable(B, rowSums(x), colSums(x)), function(each) sum((each - expected)^2 / expected), 0)
      pvalue <- (1 + sum(drawn >= (1 - 64 * .Machine$double.eps) * statistic)) / (B + 1)
      freedom <- NA
    } else {
      if (simulate.p.value) warning("cannot compute simulated p-value with zero marginals")
      simulate.p.value <- FALSE
      correction <- 0
      if (correct && nrow(x) == 2L && ncol(x) == 2L) {
        correction <- min(0.5, abs(x - expected))
        method <- paste(method, "with Yates' continuity correction")
      }
      statistic <- sum((abs(x - expected) - correction)^2 / expected)
      freedom <- (nrow(x) - 1L) * (ncol(x) - 1L)
      pvalue <- pchisq(statistic, freedom, lower.tail = FALSE)
    }
  } else {
    if (length(dim(x)) > 2L) stop("invalid 'x'")
    if (length(x) == 1L) stop("'x' must at least have 2 elements")
    if (length(x) != length(p)) stop("'x' and 'p' must have the same number of elements")
    if (any(p < 0)) stop("probabilities must be non-negative.")
    if (abs(sum(p) - 1) > sqrt(.Machine$double.eps)) {
      if (rescale.p) p <- p / sum(p) else stop("probabilities must sum to 1.")
    }
    method <- "Chi-squared test for given probabilities"
    expected <- n * p
    names(expected) <- names(x)
    variance <- n * p * (1 - p)
    statistic <- sum((x - expected)^2 / expected)
    if (simulate.p.value) {
      method <- paste(method, "with simulated p-value")
      drawn <- vapply(seq_len(B), function(i) {
        counts <- tabulate(sample.int(length(x), n, TRUE, prob = p), length(x))
        sum((counts - expected)^2 / expected)
      }, 0)
      pvalue <- (1 + sum(drawn >= (1 - 64 * .Machine$double.eps) * statistic)) / (B + 1)
      freedom <- NA
    } else {
      freedom <- length(x) - 1
      pvalue <- pchisq(statistic, freedom, lower.tail = FALSE)
    }
  }
  if (any(expected < 5) && is.finite(freedom)) warning("Chi-squared approximation may be incorrect")
  .htest(statistic = c(`X-squared` = statistic), parameter = c(df = freedom), p.value = pvalue, method = simulated(method), data.name = name, observed = x,
         expected = expected, residuals = (x - expected) / sqrt(expected), stdres = (x - expected) / sqrt(variance))
}

# Tables with given margins (Patefield, Algorithm AS 159, 1981, draws from the same distribution).
r2dtable <- function(n, r, c) {
  if (length(n) == 0L || n < 0 || is.na(n)) stop("invalid arguments")
  if (length(r) <= 1L || length(c) <= 1L || sum(r) != sum(c)) stop("invalid arguments")
  lapply(seq_len(n), function(i) .randomTable(as.integer(r), as.integer(c)))
}

.randomTable <- function(r, c) {
  rows <- rep.int(seq_along(r), r)
  columns <- sample(rep.int(seq_along(c), c))
  matrix(tabulate(rows + (columns - 1L) * length(r), length(r) * length(c)), length(r))
}

fisher.test <- function(x, y = NULL, workspace = 200000, hybrid = FALSE, hybridPars = c(expect = 5, percent = 80, Emin = 1), control = list(), or = 1,
                        alternative = "two.sided", conf.int = TRUE, conf.level = 0.95, simulate.p.value = FALSE, B = 2000) {
  name <- .said(substitute(x))
  method <- "Fisher's Exact Test for Count Data"
  if (is.data.frame(x)) x <- as.matrix(x)
  if (is.matrix(x)) {
    if (any(dim(x) < 2L)) stop("'x' must have at least 2 rows and columns")
    if (!is.numeric(x) || any(x < 0) || anyNA(x)) stop("all entries of 'x' must be nonnegative and finite")
    if (!is.integer(x)) {
      rounded <- round(x)
      if (any(rounded > .Machine$integer.max)) stop("'x' has entries too large to be integer")
      if (!isTRUE(all.equal(as.vector(x), as.vector(rounded)))) warning("'x' has been rounded to integer: ", "Mean relative difference")
      x <- rounded
      storage.mode(x) <- "integer"
    }
  } else {
    if (is.null(y)) stop("if 'x' is not a matrix, 'y' must be given")
    if (length(x) != length(y)) stop("'x' and 'y' must have the same length")
    name <- paste(name, "and", .said(substitute(y)))
    known <- complete.cases(x, y)
    x <- as.factor(x[known])
    y <- as.factor(y[known])
    if (nlevels(x) < 2L || nlevels(y) < 2L) stop("'x' and 'y' must have at least 2 levels")
    x <- table(x, y)
  }
  if (nrow(x) != 2L || ncol(x) != 2L) {
    kept <- x[rowSums(x) > 0, colSums(x) > 0, drop = FALSE]
    p <- if (simulate.p.value) {
      score <- -sum(lfactorial(kept))
      drawn <- vapply(r2dtable(B, rowSums(kept), colSums(kept)), function(each) -sum(lfactorial(each)), 0)
      (1 + sum(drawn <= score / (1 + 64 * .Machine$double.eps))) / (B + 1)
    } else if (any(dim(kept) < 2L)) 1 else .fisher(kept)
    if (simulate.p.value) method <- paste(method, "with simulated p-value\n\t (based on", B, "replicates)")
    return(.htest(p.value = min(1, p), alternative = "two.sided", method = method, data.name = name))
  }
  if (!missing(or) && (length(or) > 1L || is.na(or) || or < 0)) stop("'or' must be a single number between 0 and Inf")
  alternative <- c("two.sided", "less", "greater")[pmatch(alternative, c("two.sided", "less", "greater"))]
  if (is.na(alternative)) stop("alternative must be one of \"two.sided\", \"less\" or \"greater\"")
  if (conf.int) .checkLevel(conf.level)
  hyper <- .noncentralTable(x)
  q <- x[1L, 1L]
  relative <- 1 + 1e-7
  p <- switch(alternative,
    less = hyper$p(q, or, TRUE),
    greater = hyper$p(q, or, FALSE),
    if (or == 0) as.numeric(q == hyper$low) else if (or == Inf) as.numeric(q == hyper$high) else {
      d <- hyper$d(or)
      sum(d[d <= d[q - hyper$low + 1] * relative])
    })
  interval <- if (conf.int) structure(switch(alternative,
    less = c(0, hyper$upper(q, 1 - conf.level)),
    greater = c(hyper$lower(q, 1 - conf.level), Inf),
    c(hyper$lower(q, (1 - conf.level) / 2), hyper$upper(q, (1 - conf.level) / 2))), conf.level = conf.level)
  .htest(p.value = min(1, p), conf.int = interval, estimate = c(`odds ratio` = hyper$mle(q)), null.value = c(`odds ratio` = or), alternative = alternative,
         method = method, data.name = name)
}

# The first cell of a table with given margins and an odds ratio (Fisher's noncentral hypergeometric distribution).
.noncentralTable <- function(x) {
  m <- sum(x[, 1L])
  n <- sum(x[, 2L])
  k <- sum(x[1L, ])
  low <- max(0L, k - n)
  high <- min(k, m)
  support <- low:high
  logs <- dhyper(support, m, n, k, log = TRUE)
  d <- function(ratio) {
    weights <- logs + log(ratio) * support
    weights <- exp(weights - max(weights))
    weights / sum(weights)
  }
  expected <- function(ratio) if (ratio == 0) low else if (ratio == Inf) high else sum(support * d(ratio))
  p <- function(q, ratio, lower) {
    if (ratio == 1) return(if (lower) phyper(q, m, n, k) else phyper(q - 1, m, n, k, lower.tail = FALSE))
    if (ratio == 0) return(as.numeric(if (lower) q >= low else q <= low))
    if (ratio == Inf) return(as.numeric(if (lower) q >= high else q <= high))
    sum(d(ratio)[if (lower) support <= q else support >= q])
  }
  mle <- function(q) {
    if (q == low) return(0)
    if (q == high) return(Inf)
    at <- expected(1)
    if (at > q) uniroot(function(t) expected(t) - q, c(0, 1))$root
    else if (at < q) 1 / uniroot(function(t) expected(1 / t) - q, c(.Machine$double.eps, 1))$root
    else 1
  }
  upper <- function(q, alpha) {
    if (q == high) return(Inf)
    at <- p(q, 1, TRUE)
    if (at < alpha) uniroot(function(t) p(q, t, TRUE) - alpha, c(0, 1))$root
    else if (at > alpha) 1 / uniroot(function(t) p(q, 1 / t, TRUE) - alpha, c(.Machine$double.eps, 1))$root
    else 1
  }
  lower <- function(q, alpha) {
    if (q == low) return(0)
    at <- p(q, 1, FALSE)
    if (at > alpha) uniroot(function(t) p(q, t, FALSE) - alpha, c(0, 1))$root
    else if (at < alpha) 1 / uniroot(function(t) p(q, 1 / t, FALSE) - alpha, c(.Machine$double.eps, 1))$root
    else 1
  }
  list(low = low, high = high, d = d, p = p, mle = mle, upper = upper, lower = lower)
}

# Counts of successes and trials, from the ways tests take them.
.successes <- function(x, n, said, fail) {
  if (is.table(x) && length(dim(x)) == 1L) x <- as.vector(x)
  if (is.matrix(x)) {
    if (ncol(x) != 2L) fail("'x' must have 2 columns")
    list(x = x[, 1L], n = rowSums(x), name = said[1L])
  } else {
    if (length(x) != length(n)) fail("'x' and 'n' must have the same length")
    list(x = x, n = n, name = paste(said[1L], "out of", said[2L]))
  }
}

prop.test <- function(x, n, p = NULL, alternative = c("two.sided", "less", "greater"), conf.level = 0.95, correct = TRUE) {
  given <- .successes(x, if (!missing(n)) n, c(.said(substitute(x)), .said(substitute(n))), function(text) stop(simpleError(text, sys.call(-2L))))
  known <- complete.cases(given$x, given$n)
  x <- given$x[known]
  n <- given$n[known]
  k <- length(x)
  if (k < 1L) stop("not enough data")
  if (any(n <= 0)) stop("elements of 'n' must be positive")
  if (any(x < 0)) stop("elements of 'x' must be nonnegative")
  if (any(x > n)) stop("elements of 'x' must not be greater than those of 'n'")
  if (is.null(p) && k == 1L) p <- 0.5
  name <- given$name
  if (!is.null(p)) {
    name <- paste0(name, ", null ", if (k == 1L) "probability " else "probabilities ", .said(p))
    if (length(p) != length(given$n)) stop("'p' must have the same length as 'x' and 'n'")
    p <- p[known]
    if (any(p <= 0 | p >= 1)) stop("elements of 'p' must be in (0,1)")
  }
  alternative <- match.arg(alternative)
  if (k > 2L || (k == 2L && !is.null(p))) alternative <- "two.sided"
  .checkLevel(conf.level)
  correct <- as.logical(correct)
  estimate <- setNames(x / n, if (k == 1L) "p" else paste("prop", seq_along(x)))
  yates <- if (correct && k <= 2L) 0.5 else 0
  quantile <- qnorm(if (alternative == "two.sided") (1 + conf.level) / 2 else conf.level)
  interval <- NULL
  if (k == 1L) {
    yates <- min(yates, abs(x - n * p))
    interval <- .wilsonInterval(x, n, yates, quantile)
    limits <- c(0, 1)
  } else if (k == 2L && is.null(p)) {
    difference <- estimate[[1L]] - estimate[[2L]]
    yates <- min(yates, abs(difference) / sum(1 / n))
    interval <- difference + c(-1, 1) * (quantile * sqrt(sum(estimate * (1 - estimate) / n)) + yates * sum(1 / n))
    limits <- c(-1, 1)
  }
  if (!is.null(interval)) {
    interval <- pmin(pmax(interval, limits[1L]), limits[2L])
    if (alternative == "less") interval[1L] <- limits[1L]
    if (alternative == "greater") interval[2L] <- limits[2L]
    attr(interval, "conf.level") <- conf.level
  }
  method <- paste(if (k == 1L) "1-sample proportions test" else paste0(k, "-sample test for ", if (is.null(p)) "equality of" else "given", " proportions"),
                  if (yates) "with" else "without", "continuity correction")
  if (is.null(p)) {
    p <- sum(x) / sum(n)
    freedom <- k - 1
    null <- NULL
  } else {
    freedom <- k
    null <- setNames(p, names(estimate))
  }
  observed <- cbind(x, n - x)
  expected <- cbind(n * p, n * (1 - p))
  if (any(expected < 5)) warning("Chi-squared approximation may be incorrect")
  statistic <- sum((abs(observed - expected) - yates)^2 / expected)
  pvalue <- if (alternative == "two.sided") pchisq(statistic, freedom, lower.tail = FALSE) else {
    z <- if (k == 1) sign(estimate - p) * sqrt(statistic) else sign(difference) * sqrt(statistic)
    pnorm(z, lower.tail = alternative == "less")
  }
  .htest(statistic = c(`X-squared` = statistic), parameter = c(df = freedom), p.value = as.numeric(pvalue), estimate = estimate, null.value = null, conf.int = interval,
         alternative = alternative, method = method, data.name = name)
}

# Wilson, "Probable inference", Journal of the American Statistical Association 22, 1927, with a correction for continuity.
.wilsonInterval <- function(x, n, correction, z) {
  half <- z^2 / (2 * n)
  end <- function(sign) {
    share <- x / n + sign * correction / n
    (share + half + sign * z * sqrt(share * (1 - share) / n + half / (2 * n))) / (1 + 2 * half)
  }
  c(if (x == 0) 0 else end(-1), if (x == n) 1 else end(1))
}

prop.trend.test <- function(x, n, score = seq_along(x)) {
  said <- c(.said(substitute(x)), .said(substitute(n)))
  trials <- as.vector(n)
  shares <- as.vector(x) / trials
  score <- as.vector(score)
  common <- sum(x) / sum(trials)
  # The weighted regression of the shares on the scores (Cochran and Armitage).
  weight <- trials / (common * (1 - common))
  centred <- score - sum(weight * score) / sum(weight)
  statistic <- sum(weight * centred * shares)^2 / sum(weight * centred^2)
  .htest(statistic = c(`X-squared` = statistic), parameter = c(df = 1), p.value = pchisq(statistic, 1, lower.tail = FALSE),
         method = "Chi-squared Test for Trend in Proportions",
         data.name = sprintf("%s out of %s ,\n using scores: %s", said[1L], said[2L], paste(score, collapse = " ")))
}

binom.test <- function(x, n, p = 0.5, alternative = c("two.sided", "less", "greater"), conf.level = 0.95) {
  said <- .said(substitute(x))
  force(x)
  isWhole <- function(v) all(!is.na(v)) && all(abs(v - round(v)) <= 1e-7)
  if (!isWhole(x) || any(x < 0)) stop("'x' must be nonnegative and integer")
  counts <- round(x)
  if (length(counts) == 1L) {
    if (length(n) != 1L || !isWhole(n) || n < 1 || counts > round(n)) stop("'n' must be a positive integer >= 'x'")
    said <- paste(said, "and", .said(substitute(n)))
    trials <- round(n)
  } else if (length(counts) == 2L) trials <- counts[1L] + counts[2L]
  else stop("'x' has incorrect length")
  hits <- counts[1L]
  if (!missing(p) && !(length(p) == 1L && !is.na(p) && p >= 0 && p <= 1)) stop("'p' must be a single number between 0 and 1")
  side <- match.arg(alternative)
  .checkLevel(conf.level)
  pvalue <- switch(side, less = pbinom(hits, trials, p), greater = pbinom(hits - 1, trials, p, lower.tail = FALSE), two.sided = .binomialTails(hits, trials, p))
  # Clopper and Pearson's interval.
  tail <- (1 - conf.level) / (if (side == "two.sided") 2 else 1)
  low <- if (side == "less" || hits == 0) 0 else qbeta(tail, hits, trials - hits + 1)
  high <- if (side == "greater" || hits == trials) 1 else qbeta(1 - tail, hits + 1, trials - hits)
  named <- function(value) c(`probability of success` = value)
  .htest(statistic = c(`number of successes` = hits), parameter = c(`number of trials` = trials), p.value = min(1, pvalue),
         conf.int = structure(c(low, high), conf.level = conf.level), estimate = named(hits / trials), null.value = named(p), alternative = side,
         method = "Exact binomial test", data.name = said)
}

# The probability of all numbers of successes that are not more probable than this one.
.binomialTails <- function(hits, trials, p) {
  if (p %in% c(0, 1)) return(as.numeric(hits == p * trials))
  if (hits == p * trials) return(1)
  limit <- dbinom(hits, trials, p) * (1 + 1e-7)
  if (hits < p * trials) {
    other <- trials - sum(dbinom(ceiling(p * trials):trials, trials, p) <= limit)
    pbinom(hits, trials, p) + pbinom(other, trials, p, lower.tail = FALSE)
  } else {
    other <- sum(dbinom(0:floor(p * trials), trials, p) <= limit) - 1
    pbinom(other, trials, p) + pbinom(hits - 1, trials, p, lower.tail = FALSE)
  }
}

poisson.test <- function(x, T = 1, r = 1, alternative = c("two.sided", "less", "greater"), conf.level = 0.95) {
  name <- paste0(.said(substitute(x)), " time base: ", .said(substitute(T)))
  k <- length(x)
  if (k < 1L) stop("not enough data")
  if (k > 2L) stop("the case k > 2 is unimplemented")
  if (length(T) > k) stop("'x' and 'T' have incompatible length")
  T <- rep_len(T, k)
  if (any(!is.finite(T) | T < 0)) stop("'T' must be nonnegative")
  if (any(is.na(x) | x < 0) || max(abs(x - round(x))) > 1e-7) stop("'x' must be finite, nonnegative, and integer")
  x <- round(x)
  alternative <- match.arg(alternative)
  if (k == 2L) {
    inner <- binom.test(x[1L], sum(x), r * T[1L] / (r * T[1L] + T[2L]), alternative = alternative, conf.level = conf.level)
    ends <- inner$conf.int[1:2]
    interval <- structure(ends / (1 - ends) * T[2L] / T[1L], conf.level = conf.level)
    return(.htest(statistic = c(count1 = x[1L]), parameter = c(`expected count1` = sum(x) * r * T[1L] / sum(T * c(r, 1))), p.value = inner$p.value, conf.int = interval,
                  estimate = c(`rate ratio` = (x[1L] / T[1L]) / (x[2L] / T[2L])), null.value = c(`rate ratio` = r), alternative = alternative,
                  method = "Comparison of Poisson rates", data.name = name))
  }
  m <- r * T
  p <- switch(alternative, less = ppois(x, m), greater = ppois(x - 1, m, lower.tail = FALSE),
    if (m == 0) as.numeric(x == 0) else {
      limit <- dpois(x, m) * (1 + 1e-7)
      if (x == m) 1
      else if (x < m) {
        most <- ceiling(2 * m - x)
        while (dpois(most, m) > limit) most <- 2 * most
        count <- sum(dpois(seq.int(ceiling(m), most), m) <= limit)
        ppois(x, m) + ppois(most - count, m, lower.tail = FALSE)
      } else {
        count <- sum(dpois(seq.int(0, floor(m)), m) <= limit)
        ppois(count - 1, m) + ppois(x - 1, m, lower.tail = FALSE)
      }
    })
  low <- function(alpha) if (x == 0) 0 else qgamma(alpha, x)
  high <- function(alpha) qgamma(1 - alpha, x + 1)
  interval <- switch(alternative, less = c(0, high(1 - conf.level)), greater = c(low(1 - conf.level), Inf),
                     c(low((1 - conf.level) / 2), high((1 - conf.level) / 2))) / T
  .htest(statistic = c(`number of events` = x), parameter = c(`time base` = T), p.value = min(1, p), conf.int = structure(interval, conf.level = conf.level),
         estimate = c(`event rate` = x / T), null.value = c(`event rate` = r), alternative = alternative, method = "Exact Poisson test", data.name = name)
}

mcnemar.test <- function(x, y = NULL, correct = TRUE) {
  name <- .said(substitute(x))
  if (is.matrix(x)) {
    r <- nrow(x)
    if (r < 2L || ncol(x) != r) stop("'x' must be square with at least two rows and columns")
    if (any(x < 0) || anyNA(x)) stop("all entries of 'x' must be nonnegative and finite")
  } else {
    if (is.null(y)) stop("if 'x' is not a matrix, 'y' must be given")
    if (length(x) != length(y)) stop("'x' and 'y' must have the same length")
    name <- paste(name, "and", .said(substitute(y)))
    known <- complete.cases(x, y)
    x <- as.factor(x[known])
    y <- as.factor(y[known])
    r <- nlevels(x)
    if (r < 2L || nlevels(y) != r) stop("'x' and 'y' must have the same number of levels (minimum 2)")
    x <- table(x, y)
  }
  freedom <- r * (r - 1) / 2
  method <- "McNemar's Chi-squared test"
  above <- x[upper.tri(x)]
  below <- t(x)[upper.tri(x)]
  yates <- correct && r == 2L && any(above != below)
  if (yates) method <- paste(method, "with continuity correction")
  part <- (abs(above - below) - yates)^2 / (above + below)
  statistic <- sum(part[above + below > 0])
  .htest(statistic = c(`McNemar's chi-squared` = statistic), parameter = c(df = freedom), p.value = pchisq(statistic, freedom, lower.tail = FALSE), method = method, data.name = name)
}

mantelhaen.test <- function(x, y = NULL, z = NULL, alternative = c("two.sided", "less", "greater"), correct = TRUE, exact = FALSE, conf.level = 0.95) {
  name <- .said(substitute(x))
  if (is.array(x)) {
    if (length(dim(x)) != 3L) stop("'x' must be a 3-dimensional array")
    if (anyNA(x)) stop("NAs are not allowed")
    if (any(dim(x) < 2L)) stop("each dimension in table must be >= 2")
  } else {
    if (is.null(y)) stop("if 'x' is not an array, 'y' must be given")
    if (is.null(z)) stop("if 'x' is not an array, 'z' must be given")
    name <- paste(name, "and", .said(substitute(y)), "and", .said(substitute(z)))
    x <- table(x, y, z)
  }
  # A stratum of one observation says nothing.
  x <- x[, , apply(x, 3L, sum) > 1, drop = FALSE]
  I <- dim(x)[1L]
  J <- dim(x)[2L]
  K <- dim(x)[3L]
  if (exact) stop("mantelhaen.test with 'exact' is not there yet")
  if (I == 2L && J == 2L) {
    alternative <- match.arg(alternative)
    rows <- apply(x, c(1L, 3L), sum)
    columns <- apply(x, c(2L, 3L), sum)
    n <- apply(x, 3L, sum)
    delta <- sum(x[1L, 1L, ] - rows[1L, ] * columns[1L, ] / n)
    yates <- if (correct && abs(delta) >= 0.5) 0.5 else 0
    variance <- sum(rows[1L, ] * rows[2L, ] * columns[1L, ] * columns[2L, ] / (n^2 * (n - 1)))
    statistic <- (abs(delta) - yates)^2 / variance
    p <- if (alternative == "two.sided") pchisq(statistic, 1, lower.tail = FALSE) else pnorm(sign(delta) * sqrt(statistic), lower.tail = alternative == "less")
    agree <- x[1L, 1L, ] * x[2L, 2L, ] / n
    differ <- x[1L, 2L, ] * x[2L, 1L, ] / n
    estimate <- sum(agree) / sum(differ)
    # Robins, Breslow and Greenland's variance of its logarithm.
    same <- (x[1L, 1L, ] + x[2L, 2L, ]) / n
    other <- (x[1L, 2L, ] + x[2L, 1L, ]) / n
    spread <- sqrt(sum(same * agree) / (2 * sum(agree)^2) + sum(same * differ + other * agree) / (2 * sum(agree) * sum(differ)) + sum(other * differ) / (2 * sum(differ)^2))
    z <- qnorm(if (alternative == "two.sided") (1 + conf.level) / 2 else conf.level)
    interval <- switch(alternative, less = c(0, estimate * exp(z * spread)), greater = c(estimate * exp(-z * spread), Inf), estimate * exp(c(-1, 1) * z * spread))
    return(.htest(statistic = c(`Mantel-Haenszel X-squared` = statistic), parameter = c(df = 1), p.value = p, conf.int = structure(interval, conf.level = conf.level),
                  estimate = c(`common odds ratio` = estimate), null.value = c(`common odds ratio` = 1), alternative = alternative,
                  method = paste("Mantel-Haenszel chi-squared test", if (yates) "with" else "without", "continuity correction"), data.name = name))
  }
  freedom <- (I - 1) * (J - 1)
  difference <- numeric(freedom)
  spread <- matrix(0, freedom, freedom)
  for (k in seq_len(K)) {
    stratum <- x[, , k]
    n <- sum(stratum)
    rows <- rowSums(stratum)[-I]
    columns <- colSums(stratum)[-J]
    difference <- difference + c(stratum[-I, -J]) - c(outer(rows, columns)) / n
    spread <- spread + kronecker(diag(n * columns, J - 1) - outer(columns, columns), diag(n * rows, I - 1) - outer(rows, rows)) / (n^2 * (n - 1))
  }
  statistic <- sum(difference * qr.solve(spread, difference))
  .htest(statistic = c(`Cochran-Mantel-Haenszel M^2` = statistic), parameter = c(df = freedom), p.value = pchisq(statistic, freedom, lower.tail = FALSE),
         method = "Cochran-Mantel-Haenszel test", data.name = name)
}
