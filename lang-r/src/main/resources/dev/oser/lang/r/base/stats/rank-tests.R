# Tests by ranks, and the distributions of their statistics.

# A function of vectors of values and parameters, element by element, with the length of the longest.
.byElement <- function(f, ...) {
  given <- list(...)
  if (any(lengths(given) == 0L)) return(numeric())
  result <- do.call(mapply, c(list(FUN = f), unname(given), USE.NAMES = FALSE))
  first <- given[[1L]]
  result <- as.double(result)
  if (length(first) == length(result)) attributes(result) <- attributes(first)
  result
}

# The same for a distribution: what is no number is refused, and a number that makes no sense told.
.distributionByElement <- function(f, ...) {
  if (!all(vapply(list(...), is.numeric, NA) | vapply(list(...), is.logical, NA)))
    stop(simpleError("Non-numeric argument to mathematical function", sys.call(-1L)))
  result <- .byElement(f, ...)
  if (any(is.nan(result)) && !any(vapply(list(...), function(each) any(is.nan(each)), NA)))
    warning(simpleWarning("NaNs produced", sys.call(-1L)))
  result
}

.discrete <- function(counts) list(d = counts / sum(counts), p = cumsum(counts) / sum(counts), upper = rev(cumsum(rev(counts))) / sum(counts))

.rankDensity <- function(x, log, table) {
  value <- if (is.na(x) || abs(x - round(x)) > 1e-7 || x < 0 || x >= length(table$d)) 0 else table$d[round(x) + 1L]
  if (log) log(value) else value
}

.rankProbability <- function(q, lower, log, table) {
  k <- floor(q + 1e-7)
  value <- if (k < 0) 0 else if (k >= length(table$p) - 1L) 1 else if (lower) table$p[k + 1L] else table$upper[k + 2L]
  if (!lower && (k < 0 || k >= length(table$p) - 1L)) value <- 1 - value
  if (log) log(value) else value
}

.rankQuantile <- function(p, lower, log, table) {
  if (is.na(p)) return(NA_real_)
  if (log) p <- exp(p)
  if (p < 0 || p > 1) return(NaN)
  fuzz <- 10 * .Machine$double.eps
  if (lower) {
    found <- which(table$p >= p - fuzz)[1L] - 1
  } else {
    reached <- c(table$upper[-1L], 0)
    found <- which(reached <= p + fuzz)[1L] - 1
  }
  found
}

.rankTable <- function(kind, m, n) .discrete(.rankCounts(kind, m, n))

.sameTable <- function(kind, m, n) {
  kept <- list()
  function(m, n) {
    key <- paste(m, n)
    if (is.null(kept[[key]])) kept[[key]] <<- .rankTable(kind, m, n)
    kept[[key]]
  }
}

dwilcox <- function(x, m, n, log = FALSE) {
  table <- .sameTable("wilcoxon")
  .distributionByElement(function(x, m, n) if (anyNA(c(x, m, n))) NA_real_ else if (m <= 0 || n <= 0) NaN else .rankDensity(x, log, table(round(m), round(n))), x, m, n)
}

pwilcox <- function(q, m, n, lower.tail = TRUE, log.p = FALSE) {
  table <- .sameTable("wilcoxon")
  .distributionByElement(function(q, m, n) if (anyNA(c(q, m, n))) NA_real_ else if (m <= 0 || n <= 0) NaN else .rankProbability(q, lower.tail, log.p, table(round(m), round(n))), q, m, n)
}

qwilcox <- function(p, m, n, lower.tail = TRUE, log.p = FALSE) {
  table <- .sameTable("wilcoxon")
  .distributionByElement(function(p, m, n) if (anyNA(c(p, m, n))) NA_real_ else if (m <= 0 || n <= 0) NaN else .rankQuantile(p, lower.tail, log.p, table(round(m), round(n))), p, m, n)
}

dsignrank <- function(x, n, log = FALSE) {
  table <- .sameTable("signed")
  .distributionByElement(function(x, n) if (anyNA(c(x, n))) NA_real_ else if (n <= 0) NaN else .rankDensity(x, log, table(round(n), 0L)), x, n)
}

psignrank <- function(q, n, lower.tail = TRUE, log.p = FALSE) {
  table <- .sameTable("signed")
  .distributionByElement(function(q, n) if (anyNA(c(q, n))) NA_real_ else if (n <= 0) NaN else .rankProbability(q, lower.tail, log.p, table(round(n), 0L)), q, n)
}

qsignrank <- function(p, n, lower.tail = TRUE, log.p = FALSE) {
  table <- .sameTable("signed")
  .distributionByElement(function(p, n) if (anyNA(c(p, n))) NA_real_ else if (n <= 0) NaN else .rankQuantile(p, lower.tail, log.p, table(round(n), 0L)), p, n)
}

wilcox.test <- function(x, ...) UseMethod("wilcox.test")

wilcox.test.default <- function(x, y = NULL, alternative = c("two.sided", "less", "greater"), mu = 0, paired = FALSE, exact = NULL, correct = TRUE,
                                conf.int = FALSE, conf.level = 0.95, tol.root = 1e-4, digits.rank = Inf, ...) {
  alternative <- match.arg(alternative)
  if (!missing(mu) && (length(mu) > 1L || !is.finite(mu))) stop("'mu' must be a single number")
  if (conf.int) .checkLevel(conf.level)
  if (!is.numeric(x)) stop("'x' must be numeric")
  name <- .said(substitute(x))
  if (!is.null(y)) {
    if (!is.numeric(y)) stop("'y' must be numeric")
    name <- paste(name, "and", .said(substitute(y)))
    if (paired) {
      if (length(x) != length(y)) stop("'x' and 'y' must have the same length")
      known <- complete.cases(x, y)
      x <- x[known] - y[known]
      y <- NULL
    } else {
      y <- y[!is.na(y)]
    }
  } else if (paired) stop("'y' is missing for paired test")
  x <- x[!is.na(x)]
  if (!length(x)) stop("not enough (non-missing) 'x' observations")
  ranks <- function(v) rank(if (is.finite(digits.rank)) signif(v, digits.rank) else v)
  result <- if (is.null(y)) .signedRankTest(x, alternative, mu, exact, correct, conf.int, conf.level, tol.root, ranks, paired, sys.call())
            else {
              if (length(y) < 1L) stop("not enough 'y' observations")
              .rankSumTest(x, y, alternative, mu, exact, correct, conf.int, conf.level, tol.root, ranks, sys.call())
            }
  what <- if (paired || !is.null(y)) "location shift" else "location"
  .htest(statistic = result$statistic, parameter = NULL, p.value = as.numeric(result$p), null.value = setNames(mu, what), alternative = alternative,
         method = result$method, data.name = name, conf.int = result$interval, estimate = result$estimate)
}

.signedRankTest <- function(x, alternative, mu, exact, correct, wanted, level, tol, ranks, paired, call) {
  warn <- function(text) warning(simpleWarning(text, call))
  zero <- any(x == mu)
  moved <- (x - mu)[x != mu]
  n <- length(moved)
  if (is.null(exact)) exact <- n < 50
  r <- ranks(abs(moved))
  statistic <- setNames(sum(r[moved > 0]), "V")
  ties <- length(r) != length(unique(r))
  estimateName <- if (wanted) "(pseudo)median"
  if (exact && !ties && !zero) {
    p <- switch(alternative,
      two.sided = min(1, 2 * (if (statistic > n * (n + 1) / 4) psignrank(statistic - 1, n, lower.tail = FALSE) else psignrank(statistic, n))),
      greater = psignrank(statistic - 1, n, lower.tail = FALSE), less = psignrank(statistic, n))
    interval <- estimate <- NULL
    if (wanted) {
      x <- moved + mu
      alpha <- 1 - level
      walsh <- outer(x, x, "+")
      walsh <- sort(walsh[!lower.tri(walsh)]) / 2
      all <- n * (n + 1) / 2
      place <- function(share) max(1, qsignrank(share, n))
      interval <- switch(alternative,
        two.sided = { q <- place(alpha / 2); level <- 1 - 2 * psignrank(trunc(q) - 1, n); c(walsh[q], walsh[all + 1 - q]) },
        greater = { q <- place(alpha); level <- 1 - psignrank(trunc(q) - 1, n); c(walsh[q], Inf) },
        less = { q <- place(alpha); level <- 1 - psignrank(trunc(q) - 1, n); c(-Inf, walsh[all + 1 - q]) })
      requested <- 1 - alpha
      if (requested - level > alpha / 2) warn("requested conf.level not achievable")
      attr(interval, "conf.level") <- requested
      estimate <- setNames(median(walsh), estimateName)
    }
    return(list(statistic = statistic, p = p, method = "Wilcoxon signed rank exact test", interval = interval, estimate = estimate))
  }
  counts <- table(r)
  spread <- sqrt(n * (n + 1) * (2 * n + 1) / 24 - sum(counts^3 - counts) / 48)
  z <- statistic - n * (n + 1) / 4
  correction <- if (correct) switch(alternative, two.sided = sign(z) * 0.5, greater = 0.5, less = -0.5) else 0
  z <- (z - correction) / spread
  method <- paste0("Wilcoxon signed rank test", if (correct) " with continuity correction")
  p <- .tails(z, alternative, function(q, lower) pnorm(q, lower.tail = lower))
  interval <- estimate <- NULL
  if (wanted) {
    alpha <- 1 - level
    standard <- function(d) {
      shifted <- (x - d)[x != d]
      m <- length(shifted)
      rr <- ranks(abs(shifted))
      tied <- table(rr)
      value <- sum(rr[shifted > 0]) - m * (m + 1) / 4
      width <- sqrt(m * (m + 1) * (2 * m + 1) / 24 - sum(tied^3 - tied) / 48)
      value <- value - (if (correct) switch(alternative, two.sided = sign(value) * 0.5, greater = 0.5, less = -0.5) else 0)
      value / width
    }
    found <- .shiftInterval(standard, c(min(x), max(x)), alternative, alpha, tol, correct, x)
    interval <- structure(found$interval, conf.level = level)
    estimate <- setNames(found$estimate, estimateName)
  }
  if (exact && ties) {
    warn("cannot compute exact p-value with ties")
    if (wanted) warn("cannot compute exact confidence interval with ties")
  }
  if (exact && zero) {
    warn("cannot compute exact p-value with zeroes")
    if (wanted) warn("cannot compute exact confidence interval with zeroes")
  }
  list(statistic = statistic, p = p, method = method, interval = interval, estimate = estimate)
}

# Shifts at which a standardised statistic has the quantiles of the normal distribution.
.shiftInterval <- function(standard, range, alternative, alpha, tol, correct, x) {
  root <- function(target) {
    low <- standard(range[1L]) - target
    if (low <= 0) return(range[1L])
    high <- standard(range[2L]) - target
    if (high >= 0) return(range[2L])
    uniroot(function(d) standard(d) - target, range, tol = tol)$root
  }
  interval <- switch(alternative,
    two.sided = c(root(qnorm(alpha / 2, lower.tail = FALSE)), root(qnorm(alpha / 2))),
    greater = c(root(qnorm(alpha, lower.tail = FALSE)), Inf),
    less = c(-Inf, root(qnorm(alpha))))
  # The estimate is where the statistic without its correction is zero.
  inside <- environment(standard)
  inside$correct <- FALSE
  estimate <- root(0)
  inside$correct <- correct
  list(interval = interval, estimate = estimate)
}

.rankSumTest <- function(x, y, alternative, mu, exact, correct, wanted, level, tol, ranks, call) {
  warn <- function(text) warning(simpleWarning(text, call))
  nx <- as.double(length(x))
  ny <- as.double(length(y))
  r <- ranks(c(x - mu, y))
  if (is.null(exact)) exact <- nx < 50 && ny < 50
  statistic <- setNames(sum(r[seq_along(x)]) - nx * (nx + 1) / 2, "W")
  ties <- length(r) != length(unique(r))
  interval <- estimate <- NULL
  if (exact && !ties) {
    p <- switch(alternative,
      two.sided = min(1, 2 * (if (statistic > nx * ny / 2) pwilcox(statistic - 1, nx, ny, lower.tail = FALSE) else pwilcox(statistic, nx, ny))),
      greater = pwilcox(statistic - 1, nx, ny, lower.tail = FALSE), less = pwilcox(statistic, nx, ny))
    if (wanted) {
      alpha <- 1 - level
      differences <- sort(outer(x, y, "-"))
      place <- function(share) max(1, qwilcox(share, nx, ny))
      interval <- switch(alternative,
        two.sided = { q <- place(alpha / 2); c(differences[q], differences[nx * ny + 1 - q]) },
        greater = c(differences[place(alpha)], Inf),
        less = c(-Inf, differences[nx * ny + 1 - place(alpha)]))
      reached <- 1 - (if (alternative == "two.sided") 2 else 1) * pwilcox(trunc(place(if (alternative == "two.sided") alpha / 2 else alpha)) - 1, nx, ny)
      if (reached < level && level - reached > alpha / 2) warn("requested conf.level not achievable")
      attr(interval, "conf.level") <- level
      estimate <- c(`difference in location` = median(differences))
    }
    return(list(statistic = statistic, p = p, method = "Wilcoxon rank sum exact test", interval = interval, estimate = estimate))
  }
  counts <- table(r)
  spread <- sqrt(nx * ny / 12 * ((nx + ny + 1) - sum(counts^3 - counts) / ((nx + ny) * (nx + ny - 1))))
  z <- statistic - nx * ny / 2
  correction <- if (correct) switch(alternative, two.sided = sign(z) * 0.5, greater = 0.5, less = -0.5) else 0
  z <- (z - correction) / spread
  p <- .tails(z, alternative, function(q, lower) pnorm(q, lower.tail = lower))
  if (wanted) {
    alpha <- 1 - level
    standard <- function(d) {
      rr <- ranks(c(x - d, y))
      tied <- table(rr)
      value <- sum(rr[seq_along(x)]) - nx * (nx + 1) / 2 - nx * ny / 2
      width <- sqrt(nx * ny / 12 * ((nx + ny + 1) - sum(tied^3 - tied) / ((nx + ny) * (nx + ny - 1))))
      value <- value - (if (correct) switch(alternative, two.sided = sign(value) * 0.5, greater = 0.5, less = -0.5) else 0)
      value / width
    }
    found <- .shiftInterval(standard, c(min(x) - max(y), max(x) - min(y)), alternative, alpha, tol, correct, x)
    interval <- structure(found$interval, conf.level = level)
    estimate <- c(`difference in location` = found$estimate)
  }
  if (exact && ties) {
    warn("cannot compute exact p-value with ties")
    if (wanted) warn("cannot compute exact confidence intervals with ties")
  }
  list(statistic = statistic, p = p, method = paste0("Wilcoxon rank sum test", if (correct) " with continuity correction"), interval = interval, estimate = estimate)
}

wilcox.test.formula <- function(formula, data, subset, na.action, ...) {
  if (missing(formula) || length(formula) != 3L) stop("'formula' missing or incorrect")
  groups <- .twoGroups(formula, match.call(expand.dots = FALSE), parent.frame(), sys.call())
  if (is.null(groups$parts)) result <- wilcox.test(x = groups$one, ...)
  else {
    DATA <- groups$parts
    result <- wilcox.test(x = DATA[[1L]], y = DATA[[2L]], ...)
  }
  result$data.name <- groups$name
  result
}

kruskal.test <- function(x, ...) UseMethod("kruskal.test")

kruskal.test.default <- function(x, g, ...) {
  given <- .manySamples(x, if (missing(g)) NULL else g, .said(substitute(x)), .said(substitute(g)), function(text) stop(simpleError(text, sys.call(-2L))))
  n <- length(given$x)
  if (n < 2L) stop("not enough observations")
  n <- as.double(n)
  r <- rank(given$x)
  ties <- table(given$x)
  sums <- sum(tapply(r, given$g, sum)^2 / tapply(r, given$g, length))
  statistic <- (12 * sums / (n * (n + 1)) - 3 * (n + 1)) / (1 - sum(ties^3 - ties) / (n^3 - n))
  freedom <- nlevels(given$g) - 1L
  .htest(statistic = c(`Kruskal-Wallis chi-squared` = statistic), parameter = c(df = freedom), p.value = pchisq(statistic, freedom, lower.tail = FALSE),
         method = "Kruskal-Wallis rank sum test", data.name = given$name)
}

kruskal.test.formula <- function(formula, data, subset, na.action, ...)
  .manyByFormula(kruskal.test.default, formula, match.call(expand.dots = FALSE), parent.frame(), ...)

# Blocks in rows, treatments in columns, from what the tests of blocked data take.
.blocked <- function(y, groups, blocks, said, fail) {
  if (is.matrix(y)) {
    list(y = y, name = said[1L])
  } else {
    if (anyNA(groups) || anyNA(blocks)) fail("NA's are not allowed in 'groups' or 'blocks'")
    if (length(y) != length(groups) || length(y) != length(blocks)) fail("'y', 'groups' and 'blocks' must have the same length")
    if (any(table(groups, blocks) != 1)) fail("not an unreplicated complete block design")
    groups <- factor(groups)
    blocks <- factor(blocks)
    order <- order(groups, blocks)
    list(y = matrix(y[order], nlevels(blocks)), name = paste0(said[1L], ", ", said[2L], " and ", said[3L]))
  }
}

friedman.test <- function(y, ...) UseMethod("friedman.test")

friedman.test.default <- function(y, groups, blocks, ...) {
  given <- .blocked(y, if (!missing(groups)) groups, if (!missing(blocks)) blocks, c(.said(substitute(y)), .said(substitute(groups)), .said(substitute(blocks))),
                    function(text) stop(simpleError(text, sys.call(-2L))))
  y <- given$y[complete.cases(given$y), , drop = FALSE]
  k <- as.double(ncol(y))
  n <- nrow(y)
  r <- t(apply(y, 1L, rank))
  ties <- sum(unlist(tapply(c(r), row(r), function(each) { counts <- table(each); sum(counts^3 - counts) })))
  statistic <- 12 * sum((colSums(r) - n * (k + 1) / 2)^2) / (n * k * (k + 1) - ties / (k - 1))
  .htest(statistic = c(`Friedman chi-squared` = statistic), parameter = c(df = k - 1), p.value = pchisq(statistic, k - 1, lower.tail = FALSE),
         method = "Friedman rank sum test", data.name = given$name)
}

# The parts of a formula response ~ group | block.
.blockedFormula <- function(formula, call, where) {
  if (length(formula) != 3L || length(formula[[3L]]) != 3L || formula[[3L]][[1L]] != as.name("|"))
    stop("incorrect specification for 'formula'", call. = FALSE)
  formula[[3L]][[1L]] <- as.name("+")
  call$formula <- formula
  found <- .groupsOf(call, where)
  list(frame = found$frame, name = paste(names(found$frame)[1L], "and", names(found$frame)[2L], "and", names(found$frame)[3L]))
}

friedman.test.formula <- function(formula, data, subset, na.action, ...) {
  found <- .blockedFormula(formula, match.call(expand.dots = FALSE), parent.frame())
  names <- names(found$frame)
  result <- friedman.test(found$frame[[1L]], found$frame[[2L]], found$frame[[3L]])
  result$data.name <- paste(names, collapse = " and ")
  result
}

quade.test <- function(y, ...) UseMethod("quade.test")

quade.test.default <- function(y, groups, blocks, ...) {
  given <- .blocked(y, if (!missing(groups)) groups, if (!missing(blocks)) blocks, c(.said(substitute(y)), .said(substitute(groups)), .said(substitute(blocks))),
                    function(text) stop(simpleError(text, sys.call(-2L))))
  y <- given$y[complete.cases(given$y), , drop = FALSE]
  k <- as.double(ncol(y))
  b <- nrow(y)
  r <- t(apply(y, 1L, rank))
  weights <- rank(apply(y, 1L, function(each) max(each) - min(each)))
  s <- weights * (r - (k + 1) / 2)
  total <- sum(s^2)
  between <- sum(colSums(s)^2) / b
  if (total == between) {
    return(.htest(statistic = c(`Quade F` = NaN), parameter = c(`num df` = k - 1, `denom df` = (b - 1) * (k - 1)), p.value = factorial(k)^(1 - b), method = "Quade test", data.name = given$name))
  }
  statistic <- (b - 1) * between / (total - between)
  freedoms <- c(`num df` = k - 1, `denom df` = (b - 1) * (k - 1))
  .htest(statistic = c(`Quade F` = statistic), parameter = freedoms, p.value = pf(statistic, k - 1, (b - 1) * (k - 1), lower.tail = FALSE), method = "Quade test", data.name = given$name)
}

quade.test.formula <- function(formula, data, subset, na.action, ...) {
  found <- .blockedFormula(formula, match.call(expand.dots = FALSE), parent.frame())
  names <- names(found$frame)
  result <- quade.test(found$frame[[1L]], found$frame[[2L]], found$frame[[3L]])
  result$data.name <- paste(names, collapse = " and ")
  result
}

mood.test <- function(x, ...) UseMethod("mood.test")

mood.test.default <- function(x, y, alternative = c("two.sided", "less", "greater"), ...) {
  alternative <- match.arg(alternative)
  name <- paste(.said(substitute(x)), "and", .said(substitute(y)))
  x <- x[is.finite(x)]
  y <- y[is.finite(y)]
  m <- as.double(length(x))
  n <- m + length(y)
  if (n < 3L) stop("not enough observations")
  expected <- m * (n^2 - 1) / 12
  variance <- m * (n - m) * (n + 1) * (n + 2) * (n - 2) / 180
  all <- c(x, y)
  if (!anyDuplicated(all)) statistic <- sum((rank(all)[seq_along(x)] - (n + 1) / 2)^2)
  else {
    # Tied observations share the mean of their scores (Mielke, 1967).
    values <- sort(unique(all))
    counts <- tabulate(match(all, values), length(values))
    mine <- tabulate(match(x, values), length(values))
    scores <- cumsum((seq_len(n) - (n + 1) / 2)^2)
    ends <- cumsum(counts)
    blocks <- diff(c(0, scores[ends]))
    statistic <- sum(mine / counts * blocks)
    # R's correction of the variance for ties.
    variance <- variance - m * (n - m) / (180 * n * (n - 1)) * sum(counts * (counts^2 - 1) * (counts^2 - 4 + 15 * (n - counts)^2))
  }
  z <- (statistic - expected) / sqrt(variance)
  p <- switch(alternative, less = pnorm(z, lower.tail = FALSE), greater = pnorm(z), 2 * min(pnorm(z), pnorm(z, lower.tail = FALSE)))
  .htest(statistic = c(Z = z), p.value = p, alternative = alternative, method = "Mood two-sample test of scale", data.name = name)
}

mood.test.formula <- function(formula, data, subset, na.action, ...) {
  groups <- .twoGroups(formula, match.call(expand.dots = FALSE), parent.frame(), sys.call())
  DATA <- groups$parts
  result <- mood.test(x = DATA[[1L]], y = DATA[[2L]], ...)
  result$data.name <- groups$name
  result
}

ansari.test <- function(x, ...) UseMethod("ansari.test")

ansari.test.default <- function(x, y, alternative = c("two.sided", "less", "greater"), exact = NULL, conf.int = FALSE, conf.level = 0.95, ...) {
  alternative <- match.arg(alternative)
  if (conf.int) stop("ansari.test with 'conf.int' is not there yet")
  name <- paste(.said(substitute(x)), "and", .said(substitute(y)))
  x <- x[complete.cases(x)]
  y <- y[complete.cases(y)]
  m <- as.double(length(x))
  if (m < 1L) stop("not enough 'x' observations")
  n <- length(y)
  if (n < 1L) stop("not enough 'y' observations")
  all <- m + n
  r <- rank(c(x, y))
  scores <- pmin(r, all - r + 1)
  statistic <- sum(scores[seq_along(x)])
  ties <- length(r) != length(unique(r))
  if (is.null(exact)) exact <- m < 50L && n < 50L
  if (exact && !ties) {
    counts <- .rankCounts("ansari", m, n)
    least <- ((m + 1) %/% 2) * (1 + m %/% 2)
    shares <- cumsum(counts) / sum(counts)
    below <- function(q) {
      k <- floor(q + 1e-7) - least
      if (k < 0) 0 else if (k >= length(shares)) 1 else shares[k + 1]
    }
    p <- switch(alternative,
      two.sided = {
        q <- if (statistic > ((m + 1)^2 %/% 4 + ((m * n) %/% 2) / 2)) 1 - below(statistic - 1) else below(statistic)
        min(2 * q, 1)
      },
      less = 1 - below(statistic - 1), greater = below(statistic))
  } else {
    even <- all %% 2 == 0
    expected <- if (even) m * (all + 2) / 4 else m * (all + 1)^2 / (4 * all)
    counts <- table(scores)
    values <- as.numeric(names(counts))
    variance <- if (even) m * n * (16 * sum(counts * values^2) - all * (all + 2)^2) / (16 * all * (all - 1))
                else m * n * (16 * all * sum(counts * values^2) - (all + 1)^4) / (16 * all^2 * (all - 1))
    z <- (statistic - expected) / sqrt(variance)
    p <- switch(alternative, less = pnorm(z, lower.tail = FALSE), greater = pnorm(z), 2 * min(pnorm(z), pnorm(z, lower.tail = FALSE)))
    if (exact && ties) warning("cannot compute exact p-value with ties")
  }
  .htest(statistic = c(AB = statistic), p.value = p, null.value = c(`ratio of scales` = 1), alternative = alternative, method = "Ansari-Bradley test", data.name = name)
}

ansari.test.formula <- function(formula, data, subset, na.action, ...) {
  groups <- .twoGroups(formula, match.call(expand.dots = FALSE), parent.frame(), sys.call())
  DATA <- groups$parts
  result <- ansari.test(x = DATA[[1L]], y = DATA[[2L]], ...)
  result$data.name <- groups$name
  result
}
