# Tests of hypotheses: what they print, and those about means and variances.

print.htest <- function(x, digits = getOption("digits"), prefix = "\t", ...) {
  writeLines(c("", unlist(lapply(x$method, function(line) if (nzchar(line)) strwrap(line, prefix = prefix) else "")), "", paste0("data:  ", x$data.name)))
  short <- max(1L, digits - 2L)
  equations <- unlist(lapply(c("statistic", "parameter"), function(part) {
    value <- x[[part]]
    if (!is.null(value)) paste(names(value), format(value, digits = short), sep = " = ")
  }))
  if (!is.null(x$p.value)) equations <- c(equations, .pEquation(x$p.value, max(1L, digits - 3L)))
  writeLines(strwrap(paste(equations, collapse = ", ")))
  .printHypothesis(x, digits)
  ends <- x$conf.int
  if (!is.null(ends))
    writeLines(c(paste(format(100 * attr(ends, "conf.level")), "percent confidence interval:"), paste0(" ", paste(format(ends[1:2], digits = digits), collapse = " "))))
  if (!is.null(x$estimate)) {
    writeLines("sample estimates:")
    print(x$estimate, digits = digits, ...)
  }
  writeLines("")
  invisible(x)
}

.pEquation <- function(p, digits) {
  text <- format.pval(p, digits = digits)
  paste0("p-value ", if (!grepl("^<", text)) "= ", text)
}

.printHypothesis <- function(x, digits) {
  if (is.null(x$alternative)) return(invisible())
  cat("alternative hypothesis: ")
  if (is.null(x$null.value)) cat(x$alternative, "\n", sep = "")
  else if (length(x$null.value) == 1L) {
    relation <- switch(x$alternative, two.sided = "not equal to", less = "less than", greater = "greater than")
    cat("true ", names(x$null.value), " is ", relation, " ", x$null.value, "\n", sep = "")
  } else {
    cat(x$alternative, "\nnull values:\n", sep = "")
    print(x$null.value, digits = digits)
  }
}

.htest <- function(...) {
  parts <- list(...)
  structure(parts[!vapply(parts, is.null, NA)], class = "htest")
}

# The p-value of a statistic, its distribution function given.
.tails <- function(statistic, alternative, p) switch(alternative,
  less = p(statistic, TRUE),
  greater = p(statistic, FALSE),
  min(1, 2 * min(p(statistic, TRUE), p(statistic, FALSE))))

# Text of what a test was called with.
.said <- function(e) paste(deparse(e, 500L), collapse = "\n")

.checkLevel <- function(conf.level) if (!(length(conf.level) == 1L && is.finite(conf.level) && conf.level > 0 && conf.level < 1))
  stop(simpleError("'conf.level' must be a single number between 0 and 1", sys.call(-1L)))

# A formula's response and group, for the methods that tests have for formulas.
.groupsOf <- function(call, where, caller) {
  kept <- as.list(call)[match(c("formula", "data", "subset", "na.action"), names(call), 0L)]
  if (is.matrix(tryCatch(eval(call$data, where), error = function(e) NULL))) kept$data <- call("as.data.frame", call$data)
  frame <- eval(as.call(c(list(quote(stats::model.frame)), kept)), where)
  names <- names(frame)
  list(frame = frame, name = paste(names, collapse = " by "), response = attr(attr(frame, "terms"), "response"))
}

.twoGroups <- function(formula, call, where, caller) {
  fail <- function(text) stop(simpleError(text, caller))
  if (length(formula) != 3L) fail("'formula' missing or incorrect")
  found <- .groupsOf(call, where)
  frame <- found$frame
  answer <- frame[[found$response]]
  if (length(attr(terms(formula[-2L]), "term.labels")) > 1L) fail("'formula' missing or incorrect")
  if (length(frame) == 1L) return(list(one = answer, name = found$name))
  group <- factor(frame[[-found$response]])
  if (nlevels(group) != 2L) fail("grouping factor must have exactly 2 levels")
  list(parts = split(answer, group), levels = levels(group), name = found$name)
}

t.test <- function(x, ...) UseMethod("t.test")

t.test.default <- function(x, y = NULL, alternative = c("two.sided", "less", "greater"), mu = 0, paired = FALSE, var.equal = FALSE, conf.level = 0.95, ...) {
  alternative <- match.arg(alternative)
  if (!missing(mu) && (length(mu) != 1L || is.na(mu))) stop("'mu' must be a single number")
  if (!missing(conf.level)) .checkLevel(conf.level)
  two <- !is.null(y)
  name <- if (two) paste(.said(substitute(x)), "and", .said(substitute(y))) else .said(substitute(x))
  if (two) {
    if (paired) known <- complete.cases(x, y) else {
      known <- !is.na(x)
      y <- y[!is.na(y)]
    }
    if (paired) y <- y[known]
    x <- x[known]
  } else {
    if (paired) stop("'y' is missing for paired test")
    x <- x[!is.na(x)]
  }
  if (paired && two) {
    x <- x - y
    two <- FALSE
  }
  nx <- length(x)
  mx <- mean(x)
  vx <- var(x)
  ny <- length(y)
  if (!two) {
    if (nx < 2L) stop("not enough 'x' observations")
    freedom <- nx - 1
    error <- sqrt(vx / nx)
    if (error < 10 * .Machine$double.eps * abs(mx)) stop("data are essentially constant")
    shift <- mx
    method <- if (paired) "Paired t-test" else "One Sample t-test"
    estimate <- setNames(mx, if (paired) "mean difference" else "mean of x")
    what <- if (paired) "mean difference" else "mean"
  } else {
    if (nx < 1L || (!var.equal && nx < 2L)) stop("not enough 'x' observations")
    if (ny < 1L || (!var.equal && ny < 2L)) stop("not enough 'y' observations")
    if (var.equal && nx + ny < 3) stop("not enough observations")
    my <- mean(y)
    vy <- var(y)
    method <- paste(if (!var.equal) "Welch", "Two Sample t-test")
    estimate <- c(`mean of x` = mx, `mean of y` = my)
    what <- "difference in means"
    if (var.equal) {
      freedom <- nx + ny - 2
      pooled <- (if (nx > 1) (nx - 1) * vx else 0) + (if (ny > 1) (ny - 1) * vy else 0)
      error <- sqrt(pooled / freedom * (1 / nx + 1 / ny))
    } else {
      # Satterthwaite's degrees of freedom.
      parts <- c(vx / nx, vy / ny)
      error <- sqrt(sum(parts))
      freedom <- sum(parts)^2 / sum(parts^2 / c(nx - 1, ny - 1))
    }
    if (error < 10 * .Machine$double.eps * max(abs(mx), abs(my))) stop("data are essentially constant")
    shift <- mx - my
    method <- if (var.equal) " Two Sample t-test" else method
  }
  ratio <- (shift - mu) / error
  p <- if (alternative == "two.sided") 2 * pt(-abs(ratio), freedom) else pt(ratio, freedom, lower.tail = alternative == "less")
  ends <- switch(alternative,
    less = c(-Inf, ratio + qt(conf.level, freedom)),
    greater = c(ratio - qt(conf.level, freedom), Inf),
    ratio + c(-1, 1) * qt(1 - (1 - conf.level) / 2, freedom))
  interval <- structure(mu + ends * error, conf.level = conf.level)
  .htest(statistic = c(t = ratio), parameter = c(df = freedom), p.value = p, conf.int = interval, estimate = estimate, null.value = setNames(mu, what),
         stderr = error, alternative = alternative, method = method, data.name = name)
}

t.test.formula <- function(formula, data, subset, na.action, ...) {
  if (missing(formula) || length(formula) != 3L) stop("'formula' missing or incorrect")
  groups <- .twoGroups(formula, match.call(expand.dots = FALSE), parent.frame(), sys.call())
  if (is.null(groups$parts)) {
    answer <- groups$one
    result <- if (inherits(answer, "Pair")) t.test(x = answer[, 1L], y = answer[, 2L], paired = TRUE, ...) else t.test(x = answer, ...)
  } else {
    DATA <- groups$parts
    result <- t.test(x = DATA[[1L]], y = DATA[[2L]], ...)
    if (length(result$estimate) == 2L) {
      names(result$estimate) <- paste("mean in group", groups$levels)
      names(result$null.value) <- paste("difference in means between", paste("group", groups$levels, collapse = " and "))
    }
  }
  result$data.name <- groups$name
  result
}

var.test <- function(x, ...) UseMethod("var.test")

var.test.default <- function(x, y, ratio = 1, alternative = c("two.sided", "less", "greater"), conf.level = 0.95, ...) {
  if (!(length(ratio) == 1L && is.finite(ratio) && ratio > 0)) stop("'ratio' must be a single positive number")
  alternative <- match.arg(alternative)
  .checkLevel(conf.level)
  name <- paste(.said(substitute(x)), "and", .said(substitute(y)))
  if (inherits(x, "lm") && inherits(y, "lm")) {
    freedoms <- c(x$df.residual, y$df.residual)
    variances <- c(sum(x$residuals^2) / freedoms[1L], sum(y$residuals^2) / freedoms[2L])
  } else {
    x <- x[is.finite(x)]
    freedoms <- length(x) - 1L
    if (freedoms < 1L) stop("not enough 'x' observations")
    y <- y[is.finite(y)]
    freedoms <- c(freedoms, length(y) - 1L)
    if (freedoms[2L] < 1L) stop("not enough 'y' observations")
    variances <- c(var(x), var(y))
  }
  estimate <- variances[1L] / variances[2L]
  f <- estimate / ratio
  lower <- pf(f, freedoms[1L], freedoms[2L])
  quantile <- function(p) qf(p, freedoms[1L], freedoms[2L])
  tail <- (1 - conf.level) / 2
  interval <- switch(alternative,
    two.sided = c(estimate / quantile(1 - tail), estimate / quantile(tail)),
    less = c(0, estimate / quantile(1 - conf.level)),
    greater = c(estimate / quantile(conf.level), Inf))
  p <- switch(alternative, two.sided = 2 * min(lower, 1 - lower), less = lower, greater = 1 - lower)
  .htest(statistic = c(F = f), parameter = c(`num df` = freedoms[1L], `denom df` = freedoms[2L]), p.value = p, conf.int = structure(interval, conf.level = conf.level),
         estimate = c(`ratio of variances` = estimate), null.value = c(`ratio of variances` = ratio), alternative = alternative,
         method = "F test to compare two variances", data.name = name)
}

var.test.formula <- function(formula, data, subset, na.action, ...) {
  groups <- .twoGroups(formula, match.call(expand.dots = FALSE), parent.frame(), sys.call())
  DATA <- groups$parts
  result <- var.test(x = DATA[[1L]], y = DATA[[2L]], ...)
  result$data.name <- groups$name
  result
}

# Samples and groups of a test of several: from a list, a vector with a group, or a formula.
.manySamples <- function(x, g, name, groupName, fail) {
  if (is.list(x)) {
    if (length(x) < 2L) fail("'x' must be a list with at least 2 elements")
    x <- lapply(x, function(each) each[complete.cases(each)])
    if (!all(vapply(x, is.numeric, NA))) fail("all elements of 'x' must be numeric") 
    sizes <- lengths(x)
    if (any(sizes == 0L)) fail("all groups must contain data")
    list(x = unlist(x), g = factor(rep.int(seq_along(x), sizes)), name = name)
  } else {
    if (length(x) != length(g)) fail("'x' and 'g' must have the same length")
    known <- complete.cases(x, g)
    x <- x[known]
    g <- g[known]
    g <- factor(g)
    if (nlevels(g) < 2L) fail("all observations are in the same group")
    list(x = x, g = g, name = paste(name, "and", groupName))
  }
}

.manyByFormula <- function(generic, formula, call, where, ...) {
  if (length(formula) != 3L) stop("'formula' missing or incorrect", call. = FALSE)
  found <- .groupsOf(call, where)
  if (length(found$frame) > 2L) stop("'formula' should be of the form response ~ group", call. = FALSE)
  result <- generic(x = found$frame[[1L]], g = found$frame[[2L]], ...)
  result$data.name <- found$name
  result
}

bartlett.test <- function(x, ...) UseMethod("bartlett.test")

bartlett.test.default <- function(x, g, ...) {
  fail <- function(text) stop(simpleError(text, sys.call(-2L)))
  if (is.list(x) && all(vapply(x, inherits, NA, "lm"))) {
    name <- .said(substitute(x))
    freedoms <- vapply(x, df.residual, 0)
    variances <- vapply(x, function(model) sum(model$residuals^2), 0) / freedoms
  } else {
    given <- .manySamples(x, if (missing(g)) NULL else g, .said(substitute(x)), .said(substitute(g)), fail)
    name <- given$name
    freedoms <- as.vector(tapply(given$x, given$g, length)) - 1
    if (any(freedoms <= 0)) stop("there must be at least 2 observations in each group")
    variances <- as.vector(tapply(given$x, given$g, var))
  }
  total <- sum(freedoms)
  pooled <- sum(freedoms * variances) / total
  groups <- length(freedoms)
  statistic <- (total * log(pooled) - sum(freedoms * log(variances))) / (1 + (sum(1 / freedoms) - 1 / total) / (3 * (groups - 1)))
  .htest(statistic = c(`Bartlett's K-squared` = statistic), parameter = c(df = groups - 1), p.value = pchisq(statistic, groups - 1, lower.tail = FALSE),
         data.name = name, method = "Bartlett test of homogeneity of variances")
}

bartlett.test.formula <- function(formula, data, subset, na.action, ...)
  .manyByFormula(bartlett.test.default, formula, match.call(expand.dots = FALSE), parent.frame(), ...)

fligner.test <- function(x, ...) UseMethod("fligner.test")

fligner.test.default <- function(x, g, ...) {
  given <- .manySamples(x, if (missing(g)) NULL else g, .said(substitute(x)), .said(substitute(g)), function(text) stop(simpleError(text, sys.call(-2L))))
  n <- length(given$x)
  if (n < 2L) stop("not enough observations")
  centred <- given$x - as.vector(tapply(given$x, given$g, median))[as.integer(given$g)]
  scores <- qnorm((1 + rank(abs(centred)) / (n + 1)) / 2)
  between <- sum(tapply(scores, given$g, sum)^2 / tapply(scores, given$g, length))
  statistic <- (between - n * mean(scores)^2) / var(scores)
  freedom <- nlevels(given$g) - 1
  .htest(statistic = c(`Fligner-Killeen:med chi-squared` = statistic), parameter = c(df = freedom), p.value = pchisq(statistic, freedom, lower.tail = FALSE),
         method = "Fligner-Killeen test of homogeneity of variances", data.name = given$name)
}

fligner.test.formula <- function(formula, data, subset, na.action, ...)
  .manyByFormula(fligner.test.default, formula, match.call(expand.dots = FALSE), parent.frame(), ...)

oneway.test <- function(formula, data, subset, na.action, var.equal = FALSE) {
  if (missing(formula) || length(formula) != 3L) stop("'formula' missing or incorrect")
  frame <- .groupsOf(match.call(expand.dots = FALSE), parent.frame())$frame
  samples <- split(frame[[1L]], factor(frame[[2L]]))
  if (length(samples) < 2L) stop("not enough groups")
  size <- lengths(samples)
  if (min(size) < 2L) stop("not enough observations")
  centre <- vapply(samples, mean, 0)
  spread <- vapply(samples, var, 0)
  between <- length(samples) - 1
  found <- if (var.equal) .fisherF(size, centre, spread, between) else .welchF(size, centre, spread, between)
  .htest(statistic = c(F = found[1L]), parameter = c(`num df` = between, `denom df` = found[2L]), p.value = pf(found[1L], between, found[2L], lower.tail = FALSE),
         method = paste0("One-way analysis of means", if (!var.equal) " (not assuming equal variances)"), data.name = paste(names(frame), collapse = " and "))
}

.fisherF <- function(size, centre, spread, between) {
  within <- sum(size) - between - 1
  whole <- sum(size * centre) / sum(size)
  c(sum(size * (centre - whole)^2) / between / (sum((size - 1) * spread) / within), within)
}

# Welch, "On the comparison of several mean values", Biometrika 38, 1951.
.welchF <- function(size, centre, spread, between) {
  weight <- size / spread
  share <- weight / sum(weight)
  imbalance <- sum((1 - share)^2 / (size - 1)) / (between * (between + 2))
  whole <- sum(share * centre)
  c(sum(weight * (centre - whole)^2) / (between * (1 + 2 * (between - 1) * imbalance)), 1 / (3 * imbalance))
}

shapiro.test <- function(x) {
  name <- .said(substitute(x))
  if (!is.numeric(x)) stop("is.numeric(x) is not TRUE")
  x <- sort(x[complete.cases(x)])
  n <- length(x)
  if (n < 3L) stop("sample size must be between 3 and 5000")
  if (n > 5000L) stop("sample size must be between 3 and 5000")
  span <- x[n] - x[1L]
  if (span == 0) stop("all 'x' values are identical")
  if (span < 1e-10) x <- x / span
  found <- .shapiroWilk(x - x[n %/% 2L + n %% 2L], n)
  .htest(statistic = c(W = found[1L]), p.value = found[2L], method = "Shapiro-Wilk normality test", data.name = name)
}

# Royston, "Remark AS R94", Applied Statistics 44, 1995.
.shapiroWilk <- function(x, n) {
  at <- function(coefficients, z) sum(coefficients * z^(seq_along(coefficients) - 1))
  half <- n %/% 2L
  if (n == 3L) a <- sqrt(0.5) else {
    m <- qnorm((seq_len(half) - 0.375) / (n + 0.25))
    squares <- 2 * sum(m^2)
    root <- 1 / sqrt(n)
    first <- at(c(0, 0.221157, -0.147981, -2.07119, 4.434685, -2.706056), root) - m[1L] / sqrt(squares)
    if (n > 5L) {
      second <- at(c(0, 0.042981, -0.293762, -1.752461, 5.682633, -3.582633), root) - m[2L] / sqrt(squares)
      scale <- sqrt((squares - 2 * m[1L]^2 - 2 * m[2L]^2) / (1 - 2 * first^2 - 2 * second^2))
      a <- c(first, second, -m[-(1:2)] / scale)
    } else {
      scale <- sqrt((squares - 2 * m[1L]^2) / (1 - 2 * first^2))
      a <- c(first, -m[-1L] / scale)
    }
  }
  weights <- numeric(n)
  weights[seq_len(half)] <- -a
  weights[n + 1L - seq_len(half)] <- a
  scaled <- x / (x[n] - x[1L])
  centred <- scaled - mean(scaled)
  weights <- weights - mean(weights)
  ssa <- sum(weights^2)
  ssx <- sum(centred^2)
  sax <- sum(weights * centred)
  both <- sqrt(ssa * ssx)
  rest <- (both - sax) * (both + sax) / (ssa * ssx)
  w <- 1 - rest
  if (n == 3L) return(c(w, max(0, 6 / pi * (asin(sqrt(w)) - asin(sqrt(0.75))))))
  y <- log(rest)
  if (n <= 11L) {
    gamma <- at(c(-2.273, 0.459), n)
    if (y >= gamma) return(c(w, 1e-99))
    y <- -log(gamma - y)
    centre <- at(c(0.544, -0.39978, 0.025054, -6.714e-4), n)
    spread <- exp(at(c(1.3822, -0.77857, 0.062767, -0.0020322), n))
  } else {
    l <- log(n)
    centre <- at(c(-1.5861, -0.31082, -0.083751, 0.0038915), l)
    spread <- exp(at(c(-0.4803, -0.082676, 0.0030302), l))
  }
  c(w, pnorm(y, centre, spread, lower.tail = FALSE))
}

p.adjust.methods <- c("holm", "hochberg", "hommel", "bonferroni", "BH", "BY", "fdr", "none")

p.adjust <- function(p, method = p.adjust.methods, n = length(p)) {
  method <- match.arg(method)
  if (method == "fdr") method <- "BH"
  names <- names(p)
  whole <- setNames(as.numeric(p), names)
  known <- if (all(!is.na(p))) TRUE else !is.na(p)
  values <- as.numeric(p)[known]
  count <- length(values)
  if (missing(n) && !isTRUE(known)) n <- count
  if (n < count) stop("n >= lp is not TRUE")
  if (n <= 1) return(whole)
  if (n == 2 && method == "hommel") method <- "hochberg"
  rising <- function(factor) {
    # From the largest down: none may be larger than the one before.
    order <- order(values, decreasing = TRUE)
    pmin(1, cummin(factor(count:1) * values[order]))[order(order)]
  }
  whole[known] <- switch(method,
    bonferroni = pmin(1, n * values),
    holm = {
      order <- order(values)
      pmin(1, cummax((n + 1 - seq_len(count)) * values[order]))[order(order)]
    },
    hochberg = rising(function(i) n + 1 - i),
    BH = rising(function(i) n / i),
    BY = rising(function(i) sum(1 / seq_len(n)) * n / i),
    hommel = .hommel(values, n),
    none = values)
  whole
}

# Wright, "Adjusted P-values for Simultaneous Inference", Biometrics 48, 1992.
.hommel <- function(values, n) {
  count <- length(values)
  if (n > count) values <- c(values, rep.int(1, n - count))
  order <- order(values)
  sorted <- values[order]
  best <- rep.int(min(n * sorted / seq_len(n)), n)
  adjusted <- best
  for (m in (n - 1L):2L) {
    low <- seq_len(n - m + 1L)
    high <- (n - m + 2L):n
    least <- min(m * sorted[high] / (2L:m))
    best[low] <- pmin(m * sorted[low], least)
    best[high] <- best[n - m + 1L]
    adjusted <- pmax(adjusted, best)
  }
  pmax(adjusted, sorted)[order(order)][seq_len(count)]
}
