# Tests of distributions and correlations, of many pairs, and their power.

ks.test <- function(x, ...) UseMethod("ks.test")

ks.test.default <- function(x, y, ..., alternative = c("two.sided", "less", "greater"), exact = NULL, simulate.p.value = FALSE, B = 2000) {
  alternative <- match.arg(alternative)
  name <- .said(substitute(x))
  x <- x[!is.na(x)]
  n <- as.double(length(x))
  if (n < 1L) stop("not enough 'x' data")
  if (simulate.p.value) stop("ks.test with 'simulate.p.value' is not there yet")
  if (is.numeric(y)) {
    name <- paste(name, "and", .said(substitute(y)))
    y <- y[!is.na(y)]
    ny <- length(y)
    if (ny < 1L) stop("not enough 'y' data")
    all <- c(x, y)
    ties <- length(unique(all)) < n + ny
    order <- order(all)
    steps <- cumsum(ifelse(order <= n, 1 / n, -1 / ny))
    last <- c(which(diff(all[order]) != 0), n + ny)
    if (ties) steps <- steps[last]
    if (is.null(exact)) exact <- as.double(n) * ny < 10000
    statistic <- switch(alternative, two.sided = max(abs(steps)), greater = max(steps), less = -min(steps))
    if (!exact && ties) warning("p-value will be approximate in the presence of ties")
    kind <- if (exact) "Exact" else "Asymptotic"
    method <- paste(kind, "two-sample Kolmogorov-Smirnov test")
    p <- if (exact) psmirnov(statistic, sizes = c(n, ny), z = if (ties) all, alternative = alternative, lower.tail = FALSE)
         else .kolmogorovLimit(sqrt(n * ny / (n + ny)) * statistic, alternative)
    label <- switch(alternative, two.sided = "two-sided", less = "the CDF of x lies below that of y", greater = "the CDF of x lies above that of y")
  } else {
    if (is.character(y)) y <- get(y, mode = "function", envir = parent.frame())
    if (!is.function(y)) stop("'y' must be numeric or a function or a string naming a valid function")
    ties <- length(unique(x)) < n
    if (ties) warning("ties should not be present for the Kolmogorov-Smirnov test")
    if (is.null(exact)) exact <- n < 100 && !ties
    steps <- y(sort(x), ...) - (seq_len(n) - 1) / n
    statistic <- switch(alternative, two.sided = max(c(steps, 1 / n - steps)), greater = max(1 / n - steps), less = max(steps))
    p <- if (exact) .kolmogorovExact(statistic, n, alternative) else .kolmogorovLimit(sqrt(n) * statistic, alternative)
    method <- paste(if (exact) "Exact" else "Asymptotic", "one-sample Kolmogorov-Smirnov test")
    label <- switch(alternative, two.sided = "two-sided", less = "the CDF of x lies below the null hypothesis", greater = "the CDF of x lies above the null hypothesis")
  }
  result <- .htest(statistic = setNames(statistic, switch(alternative, two.sided = "D", greater = "D^+", less = "D^-")), p.value = min(1, max(0, p)), alternative = label,
                   method = method, data.name = name, exact = exact)
  class(result) <- c("ks.test", "htest")
  result
}

ks.test.formula <- function(formula, data, subset, na.action, ...) {
  groups <- .twoGroups(formula, match.call(expand.dots = FALSE), parent.frame(), sys.call())
  DATA <- groups$parts
  result <- ks.test(x = DATA[[1L]], y = DATA[[2L]], ...)
  result$data.name <- groups$name
  result
}

# Kolmogorov's limit, beyond which the statistic is with this probability.
.kolmogorovLimit <- function(z, alternative) {
  if (alternative != "two.sided") return(exp(-2 * z^2))
  if (z <= 0) return(1)
  if (z < 1) {
    k <- seq(1, 101, by = 2)
    return(1 - sqrt(2 * pi) / z * sum(exp(-(k * pi)^2 / (8 * z^2))))
  }
  k <- 1:100
  2 * sum((-1)^(k - 1) * exp(-2 * k^2 * z^2))
}

.kolmogorovExact <- function(d, n, alternative) {
  if (alternative == "two.sided") return(1 - .kolmogorov(d, n))
  if (d <= 0) return(1)
  if (d >= 1) return(0)
  # Birnbaum and Tingey, 1951.
  j <- seq.int(0, floor(n * (1 - d)))
  d * sum(exp(lchoose(n, j) + (n - j) * log(1 - d - j / n) + (j - 1) * log(d + j / n)))
}

psmirnov <- function(q, sizes, z = NULL, alternative = c("two.sided", "less", "greater"), exact = TRUE, simulate = FALSE, B = 2000, lower.tail = TRUE, log.p = FALSE) {
  alternative <- match.arg(alternative)
  if (simulate) stop("psmirnov with 'simulate' is not there yet")
  m <- as.double(sizes[1L])
  n <- as.double(sizes[2L])
  value <- if (exact) {
    checked <- if (is.null(z)) rep(TRUE, m + n) else c(diff(sort(z)) != 0, TRUE)
    vapply(q, function(each) if (is.na(each)) NA_real_ else .smirnov(each, m, n, checked, alternative == "two.sided", !lower.tail), 0)
  } else {
    upper <- vapply(sqrt(m * n / (m + n)) * q, .kolmogorovLimit, 0, alternative)
    if (lower.tail) 1 - upper else upper
  }
  if (log.p) log(value) else value
}

cor.test <- function(x, ...) UseMethod("cor.test")

cor.test.default <- function(x, y, alternative = c("two.sided", "less", "greater"), method = c("pearson", "kendall", "spearman"), exact = NULL, conf.level = 0.95, continuity = FALSE, ...) {
  said <- paste(.said(substitute(x)), "and", .said(substitute(y)))
  side <- match.arg(alternative)
  kind <- match.arg(method)
  samples <- list(x = x, y = y)
  for (each in names(samples)) if (!is.numeric(samples[[each]])) stop(gettextf("'%s' must be a numeric vector", each), domain = NA)
  if (diff(lengths(samples))) stop("'x' and 'y' must have the same length")
  pairs <- cbind(x, y)[complete.cases(x, y), , drop = FALSE]
  run <- switch(kind, pearson = .pearsonTest, kendall = .kendallTest, spearman = .spearmanTest)
  run(pairs[, 1L], pairs[, 2L], side, said, sys.call(), exact = exact, level = conf.level, continuity = continuity)
}

.pearsonTest <- function(x, y, alternative, name, call, level, ...) {
  n <- length(x)
  if (n < 3L) stop(simpleError("not enough finite observations", call))
  r <- cor(x, y)
  freedom <- n - 2L
  statistic <- sqrt(freedom) * r / sqrt(1 - r^2)
  interval <- if (n > 3) {
    # Fisher's transformation.
    z <- atanh(r)
    error <- 1 / sqrt(n - 3)
    structure(switch(alternative,
      less = c(-1, tanh(z + error * qnorm(level))),
      greater = c(tanh(z - error * qnorm(level)), 1),
      tanh(z + c(-1, 1) * error * qnorm((1 + level) / 2))), conf.level = level)
  }
  .htest(statistic = c(t = statistic), parameter = c(df = freedom), p.value = .tails(statistic, alternative, function(q, lower) pt(q, freedom, lower.tail = lower)),
         estimate = c(cor = r), null.value = c(correlation = 0), alternative = alternative, method = "Pearson's product-moment correlation", data.name = name, conf.int = interval)
}

.kendallTest <- function(x, y, alternative, name, call, exact, continuity, ...) {
  n <- as.double(length(x))
  if (n < 2) stop(simpleError("not enough finite observations", call))
  r <- cor(x, y, method = "kendall")
  ties <- min(length(unique(x)), length(unique(y))) < n
  finish <- function(statistic, p) .htest(statistic = statistic, p.value = min(1, p), estimate = c(tau = r), null.value = c(tau = 0), alternative = alternative,
                                          method = "Kendall's rank correlation tau", data.name = name)
  if (is.null(exact)) exact <- n < 50
  if (is.na(r)) return(.htest(statistic = c(T = NA), p.value = NA, estimate = c(tau = NA), null.value = c(tau = 0), alternative = alternative,
                              method = "Kendall's rank correlation tau", data.name = name))
  if (exact && !ties) {
    q <- round((r + 1) * n * (n - 1) / 4)
    counts <- .rankCounts("kendall", n, n)
    shares <- cumsum(counts) / sum(counts)
    below <- function(k) if (k < 0) 0 else if (k >= length(shares)) 1 else shares[k + 1]
    p <- switch(alternative, two.sided = min(1, 2 * min(below(q), 1 - below(q - 1))), greater = 1 - below(q - 1), less = below(q))
    return(finish(c(T = q), p))
  }
  tx <- table(x[duplicated(x) | duplicated(x, fromLast = TRUE)])
  ty <- table(y[duplicated(y) | duplicated(y, fromLast = TRUE)])
  all <- n * (n - 1) / 2
  pairs <- function(counts) sum(counts * (counts - 1) / 2)
  s <- r * sqrt((all - pairs(tx)) * (all - pairs(ty)))
  v0 <- n * (n - 1) * (2 * n + 5)
  vt <- sum(tx * (tx - 1) * (2 * tx + 5))
  vu <- sum(ty * (ty - 1) * (2 * ty + 5))
  v1 <- sum(tx * (tx - 1)) * sum(ty * (ty - 1))
  v2 <- sum(tx * (tx - 1) * (tx - 2)) * sum(ty * (ty - 1) * (ty - 2))
  variance <- (v0 - vt - vu) / 18 + v1 / (2 * n * (n - 1)) + v2 / (9 * n * (n - 1) * (n - 2))
  if (exact && ties) warning(simpleWarning("Cannot compute exact p-value with ties", call))
  if (continuity) s <- sign(s) * (abs(s) - 1)
  z <- s / sqrt(variance)
  finish(c(z = z), .tails(z, alternative, function(q, lower) pnorm(q, lower.tail = lower)))
}

.spearmanTest <- function(x, y, alternative, name, call, exact, continuity, ...) {
  n <- as.double(length(x))
  if (n < 2) stop(simpleError("not enough finite observations", call))
  r <- cor(rank(x), rank(y))
  ties <- min(length(unique(x)), length(unique(y))) < n
  if (is.null(exact)) exact <- n < 1290
  q <- (n^3 - n) * (1 - r) / 6
  use <- exact && !ties
  upper <- function(q) {
    if (n <= 9 && use) return(if (q <= 0) 1 else .spearmanCount(n, q - 1e-7) / factorial(n))
    if (n <= 1290 && use) return(.spearmanSeries(q, n))
    rho <- 1 - q / ((n^3 - n) / 6)
    t <- if (continuity) 1 / (2 * (n - 1)) else 0
    adjusted <- (if (continuity) sign(rho) * (abs(rho) - 1 / (n - 1)) else rho)
    pt(adjusted / sqrt((1 - adjusted^2) / (n - 2)), n - 2)
  }
  if (use) q <- round(q) + (round(q) %% 2)
  tail <- function(q, lower) if (lower) { if (use) 1 - upper(q + 2) else 1 - upper(q) } else upper(q)
  p <- switch(alternative,
    two.sided = min(1, 2 * (if (q > (n^3 - n) / 6) tail(q, FALSE) else tail(q, TRUE))),
    greater = tail(q, TRUE), less = tail(q, FALSE))
  if (exact && ties) warning(simpleWarning("Cannot compute exact p-value with ties", call))
  .htest(statistic = c(S = (n^3 - n) * (1 - r) / 6), p.value = p, estimate = c(rho = r), null.value = c(rho = 0), alternative = alternative,
         method = "Spearman's rank correlation rho", data.name = name)
}

# The Edgeworth series of Best and Roberts, Algorithm AS 89, 1975.
.spearmanSeries <- function(q, n) {
  largest <- n * (n^2 - 1) / 3
  if (q <= 0) return(1)
  if (q > largest) return(0)
  b <- 1 / n
  x <- (6 * (q - 1) * b / (n^2 - 1) - 1) * sqrt(1 / b - 1)
  y <- x * x
  u <- x * b * (0.2274 + b * (0.2531 + 0.1745 * b) + y * (-0.0758 + b * (0.1033 + 0.3932 * b) - y * b * (0.0879 + 0.0151 * b - y * (0.0072 - 0.0831 * b + y * b * (0.0131 - 4.6e-04 * y)))))
  max(0, min(1, u / exp(y / 2) + pnorm(x, lower.tail = FALSE)))
}

cor.test.formula <- function(formula, data, subset, na.action, ...) {
  if (missing(formula) || !inherits(formula, "formula") || length(formula) != 2L) stop("'formula' missing or invalid")
  found <- .groupsOf(match.call(expand.dots = FALSE), parent.frame())
  if (length(found$frame) != 2L) stop("invalid formula")
  result <- cor.test(x = found$frame[[1L]], y = found$frame[[2L]], ...)
  result$data.name <- paste(names(found$frame), collapse = " and ")
  result
}

# Tests of all pairs of groups.
pairwise.table <- function(compare.levels, level.names, p.adjust.method) {
  places <- setNames(seq_along(level.names), level.names)
  table <- outer(places[-1L], places[-length(places)], function(i, j) mapply(function(a, b) if (a > b) compare.levels(a, b) else NA, i, j))
  table[lower.tri(table, TRUE)] <- p.adjust(table[lower.tri(table, TRUE)], p.adjust.method)
  table
}

.pairwise <- function(method, name, table, adjust) structure(list(method = method, data.name = name, p.value = table, p.adjust.method = adjust), class = "pairwise.htest")

pairwise.t.test <- function(x, g, p.adjust.method = p.adjust.methods, pool.sd = !paired, paired = FALSE, alternative = c("two.sided", "less", "greater"), ...) {
  said <- paste(.said(substitute(x)), "and", .said(substitute(g)))
  adjust <- match.arg(p.adjust.method)
  side <- match.arg(alternative)
  if (pool.sd && paired) stop("pooling of SD is incompatible with paired tests")
  samples <- split(x, factor(g))
  if (!pool.sd) {
    p <- function(i, j) t.test(samples[[i]], samples[[j]], paired = paired, alternative = side, ...)$p.value
    return(.pairwise(if (paired) "paired t tests" else "t tests with non-pooled SD", said, pairwise.table(p, names(samples), adjust), adjust))
  }
  known <- lapply(samples, function(sample) sample[!is.na(sample)])
  sizes <- lengths(known)
  centres <- vapply(known, mean, 0)
  freedom <- sum(sizes - 1)
  within <- sum(vapply(known, function(sample) sum((sample - mean(sample))^2), 0)) / freedom
  p <- function(i, j) {
    ratio <- (centres[[i]] - centres[[j]]) / sqrt(within * (1 / sizes[[i]] + 1 / sizes[[j]]))
    switch(side, two.sided = 2 * pt(-abs(ratio), freedom), less = pt(ratio, freedom), greater = pt(ratio, freedom, lower.tail = FALSE))
  }
  .pairwise("t tests with pooled SD", said, pairwise.table(p, names(samples), adjust), adjust)
}

pairwise.wilcox.test <- function(x, g, p.adjust.method = p.adjust.methods, paired = FALSE, ...) {
  said <- paste(.said(substitute(x)), "and", .said(substitute(g)))
  adjust <- match.arg(p.adjust.method)
  used <- NULL
  samples <- split(x, factor(g))
  # The names that warnings show.
  test <- function(xi, xj) wilcox.test(xi, xj, paired = paired, ...)
  table <- pairwise.table(function(i, j) {
    result <- test(samples[[i]], samples[[j]])
    used <<- .orElse(used, result$method)
    result$p.value
  }, names(samples), adjust)
  .pairwise(used, said, table, adjust)
}

pairwise.prop.test <- function(x, n, p.adjust.method = p.adjust.methods, ...) {
  adjust <- match.arg(p.adjust.method)
  given <- .successes(x, if (!missing(n)) n, c(.said(substitute(x)), .said(substitute(n))), function(text) stop(simpleError(text, sys.call(-2L))))
  x <- given$x
  n <- given$n
  if (length(x) < 2L) stop("too few groups")
  table <- pairwise.table(function(i, j) prop.test(x[c(i, j)], n[c(i, j)], ...)$p.value, if (is.null(names(x))) as.character(seq_along(x)) else names(x), adjust)
  .pairwise("Pairwise comparison of proportions", given$name, table, adjust)
}

print.pairwise.htest <- function(x, digits = max(1L, getOption("digits") - 5L), ...) {
  writeLines(c("", sprintf("\tPairwise comparisons using %s ", x$method), "", sprintf("data:  %s ", x$data.name), ""))
  cells <- x$p.value
  cells[] <- format.pval(x$p.value, digits, na.form = "-")
  print(cells, quote = FALSE, ...)
  writeLines(c("", sprintf("P value adjustment method: %s ", x$p.adjust.method)))
  invisible(x)
}

# Power: one of the quantities is found from the others.
print.power.htest <- function(x, digits = getOption("digits"), ...) {
  cat("\n    ", x$method, "\n\n")
  note <- x$note
  facts <- x[!names(x) %in% c("method", "note")]
  cat(paste(format(names(facts), width = 15L, justify = "right"), vapply(facts, function(each) paste(format(each, digits = digits), collapse = ", "), ""), sep = " = "), sep = "\n")
  if (is.null(note)) cat("\n") else cat("\n", "NOTE: ", note, "\n\n", sep = "")
  invisible(x)
}

power.t.test <- function(n = NULL, delta = NULL, sd = 1, sig.level = 0.05, power = NULL, type = c("two.sample", "one.sample", "paired"),
                         alternative = c("two.sided", "one.sided"), strict = FALSE, tol = .Machine$double.eps^0.25) {
  if (sum(vapply(list(n, delta, sd, power, sig.level), is.null, NA)) != 1) stop("exactly one of 'n', 'delta', 'sd', 'power', and 'sig.level' must be NULL")
  type <- match.arg(type)
  alternative <- match.arg(alternative)
  samples <- if (type == "two.sample") 2 else 1
  sides <- if (alternative == "two.sided") 2 else 1
  if (sides == 2 && !is.null(delta)) delta <- abs(delta)
  reach <- function(n, delta, sd, level) {
    freedom <- pmax(1e-7, n - 1) * samples
    limit <- qt(level / sides, freedom, lower.tail = FALSE)
    shift <- sqrt(n / samples) * delta / sd
    value <- pt(limit, freedom, ncp = shift, lower.tail = FALSE)
    if (strict && sides == 2) value <- value + pt(-limit, freedom, ncp = shift, lower.tail = TRUE)
    value
  }
  root <- function(f, range, direction = "upX") uniroot(f, range, tol = tol, extendInt = direction)$root
  if (is.null(power)) power <- reach(n, delta, sd, sig.level)
  else if (is.null(n)) n <- root(function(n) reach(n, delta, sd, sig.level) - power, c(2, 1e7))
  else if (is.null(sd)) sd <- root(function(sd) reach(n, delta, sd, sig.level) - power, delta * c(1e-7, 1e7), "downX")
  else if (is.null(delta)) delta <- root(function(delta) reach(n, delta, sd, sig.level) - power, sd * c(1e-7, 1e7))
  else sig.level <- root(function(level) reach(n, delta, sd, level) - power, c(1e-10, 1 - 1e-10), "yes")
  note <- switch(type, paired = "n is number of *pairs*, sd is std.dev. of *differences* within pairs", two.sample = "n is number in *each* group", NULL)
  method <- paste(switch(type, one.sample = "One-sample", two.sample = "Two-sample", paired = "Paired"), "t test power calculation")
  structure(list(n = n, delta = delta, sd = sd, sig.level = sig.level, power = power, alternative = alternative, note = note, method = method), class = "power.htest")
}

power.prop.test <- function(n = NULL, p1 = NULL, p2 = NULL, sig.level = 0.05, power = NULL, alternative = c("two.sided", "one.sided"), strict = FALSE,
                            tol = .Machine$double.eps^0.25) {
  if (sum(vapply(list(n, p1, p2, power, sig.level), is.null, NA)) != 1) stop("exactly one of 'n', 'p1', 'p2', 'power', and 'sig.level' must be NULL")
  alternative <- match.arg(alternative)
  sides <- if (alternative == "two.sided") 2 else 1
  reach <- function(n, p1, p2, level) {
    limit <- qnorm(level / sides, lower.tail = FALSE)
    difference <- abs(p1 - p2)
    own <- sqrt(p1 * (1 - p1) + p2 * (1 - p2))
    common <- sqrt((p1 + p2) * (1 - (p1 + p2) / 2))
    value <- pnorm((sqrt(n) * difference - limit * common) / own)
    if (strict && sides == 2) value <- value + pnorm((sqrt(n) * difference + limit * common) / own, lower.tail = FALSE)
    value
  }
  root <- function(f, range, direction = "upX") uniroot(f, range, tol = tol, extendInt = direction)$root
  if (is.null(power)) power <- reach(n, p1, p2, sig.level)
  else if (is.null(n)) n <- root(function(n) reach(n, p1, p2, sig.level) - power, c(1, 1e7))
  else if (is.null(p2)) p2 <- root(function(p2) reach(n, p1, p2, sig.level) - power, c(p1, 1), "yes")
  else if (is.null(p1)) p1 <- root(function(p1) reach(n, p1, p2, sig.level) - power, c(0, p2), "yes")
  else sig.level <- root(function(level) reach(n, p1, p2, level) - power, c(1e-10, 1 - 1e-10))
  structure(list(n = n, p1 = p1, p2 = p2, sig.level = sig.level, power = power, alternative = alternative, note = "n is number in *each* group",
                 method = "Two-sample comparison of proportions power calculation"), class = "power.htest")
}

power.anova.test <- function(groups = NULL, n = NULL, between.var = NULL, within.var = NULL, sig.level = 0.05, power = NULL) {
  if (sum(vapply(list(groups, n, between.var, within.var, power, sig.level), is.null, NA)) != 1)
    stop("exactly one of 'groups', 'n', 'between.var', 'within.var', 'power', and 'sig.level' must be NULL")
  if (!is.null(groups) && groups < 2) stop("number of groups must be at least 2")
  if (!is.null(n) && n < 2) stop("number of observations in each group must be at least 2")
  reach <- function(groups, n, between, within, level) {
    shift <- (groups - 1) * n * between / within
    pf(qf(level, groups - 1, (n - 1) * groups, lower.tail = FALSE), groups - 1, (n - 1) * groups, shift, lower.tail = FALSE)
  }
  root <- function(f, range) uniroot(f, range, tol = .Machine$double.eps^0.25)$root
  if (is.null(power)) power <- reach(groups, n, between.var, within.var, sig.level)
  else if (is.null(groups)) groups <- root(function(g) reach(g, n, between.var, within.var, sig.level) - power, c(2, 1e2))
  else if (is.null(n)) n <- root(function(n) reach(groups, n, between.var, within.var, sig.level) - power, c(2, 1e5))
  else if (is.null(within.var)) within.var <- root(function(v) reach(groups, n, between.var, v, sig.level) - power, between.var * c(1e-7, 1e7))
  else if (is.null(between.var)) between.var <- root(function(v) reach(groups, n, v, within.var, sig.level) - power, within.var * c(1e-7, 1e7))
  else sig.level <- root(function(level) reach(groups, n, between.var, within.var, level) - power, c(1e-10, 1 - 1e-10))
  structure(list(groups = groups, n = n, between.var = between.var, within.var = within.var, sig.level = sig.level, power = power, note = "n is number in each group",
                 method = "Balanced one-way analysis of variance power calculation"), class = "power.htest")
}

Box.test <- function(x, lag = 1, type = c("Box-Pierce", "Ljung-Box"), fitdf = 0) {
  if (NCOL(x) > 1) stop("x is not a vector or univariate time series")
  name <- .said(substitute(x))
  type <- match.arg(type)
  found <- acf(x, lag.max = lag, plot = FALSE, na.action = na.pass)
  n <- sum(!is.na(x))
  squares <- found$acf[2:(lag + 1)]^2
  statistic <- if (type == "Box-Pierce") n * sum(squares) else n * (n + 2) * sum(squares / (n - seq_len(lag)))
  method <- if (type == "Box-Pierce") "Box-Pierce test" else "Box-Ljung test"
  .htest(statistic = c(`X-squared` = statistic), parameter = c(df = lag - fitdf), p.value = 1 - pchisq(statistic, lag - fitdf), method = method, data.name = name)
}
