# Which observations say much about a linear model (Belsley, Kuh and Welsch, Regression Diagnostics, 1980).

influence.measures <- function(model, infl = influence(model)) {
  estimates <- coef(model)
  names <- names(estimates)[!is.na(estimates)]
  k <- length(names)
  n <- length(residuals(model))
  shifts <- dfbetas(model, infl)
  moved <- dffits(model, infl)
  spread <- covratio(model, infl)
  distance <- cooks.distance(model, infl)
  leverage <- infl$hat
  table <- cbind(shifts, moved, spread, distance, leverage)
  dimnames(table) <- list(if (is.null(names(leverage))) seq_along(leverage) else names(leverage),
                          c(paste0("dfb.", abbreviate(sub("(Intercept)", "1_", names, fixed = TRUE))), "dffit", "cov.r", "cook.d", "hat"))
  # A model through an observation leaves nothing to judge it by.
  table[is.infinite(leverage / (1 - leverage)), ] <- NaN
  limits <- cbind(abs(shifts) > 1, abs(moved) > 3 * sqrt(k / (n - k)), abs(1 - spread) > 3 * k / (n - k), pf(distance, k, n - k) > 0.5, leverage > 3 * k / n)
  dimnames(limits) <- dimnames(table)
  structure(list(infmat = table, is.inf = limits, call = model$call), class = "infl")
}

.withHeading <- function(title, call) cat(title, "\n\t ", paste(deparse(call), collapse = "\n\t "), if (startsWith(title, "I")) " :\n\n" else " :\n", sep = "")

print.infl <- function(x, digits = max(3L, getOption("digits") - 4L), ...) {
  .withHeading("Influence measures of", x$call)
  marked <- ifelse(apply(x$is.inf, 1L, any, na.rm = TRUE), "*", " ")
  print(data.frame(x$infmat, inf = marked, check.names = FALSE), digits = digits, ...)
  invisible(x)
}

summary.infl <- function(object, digits = max(2L, getOption("digits") - 5L), ...) {
  chosen <- which(apply(object$is.inf, 1L, any, na.rm = TRUE))
  if (!length(chosen)) {
    cat("No influential observations\n")
    return(invisible(matrix(numeric(), 0L, ncol(object$infmat), dimnames = list(NULL, colnames(object$infmat)))))
  }
  .withHeading("Potentially influential observations of", object$call)
  values <- object$infmat[chosen, , drop = FALSE]
  shown <- format(round(values, digits))
  marks <- object$is.inf[chosen, , drop = FALSE]
  shown[] <- paste0(shown, ifelse(marks, "_*", ""))
  cat("\n")
  print(shown, quote = FALSE)
  invisible(values)
}

# Part of a series given other values.
# The longest stretch without missing values, the first of several.
na.contiguous <- function(object, ...) UseMethod("na.contiguous")

na.contiguous.default <- function(object, ...) {
  timing <- tsp(as.ts(object))
  complete <- !is.na(if (is.matrix(object)) rowSums(object) else object)
  if (!any(complete)) stop("all times contain an NA")
  runs <- rle(as.vector(complete))
  best <- which.max(runs$lengths * runs$values)
  last <- cumsum(runs$lengths)[best]
  first <- last - runs$lengths[best] + 1L
  if (first == 1L && last == length(complete)) return(object)
  moments <- timing[1L] + (c(first, last) - 1) / timing[3L]
  window(as.ts(object), moments[1L], moments[2L])
}

# How often each level, or combination of levels, is there: one number where all are equally frequent.
replications <- function(formula, data = NULL, na.action) {
  if (missing(data) && inherits(formula, "data.frame")) {
    data <- formula
    formula <- ~.
  }
  labels <- attr(terms(as.formula(formula), data = data), "term.labels")
  counts <- lapply(labels, function(label) {
    columns <- data[strsplit(label, ":", fixed = TRUE)[[1L]]]
    if (!all(vapply(columns, function(column) is.factor(column) || is.character(column), NA))) return(NULL)
    found <- table(columns)
    if (length(unique(as.vector(found))) == 1L) as.integer(found[1L]) else found
  })
  names(counts) <- labels
  counts <- Filter(Negate(is.null), counts)
  if (all(lengths(counts) == 1L)) unlist(counts) else counts
}

# Weighted means of what is near, with a box or a normal density whose quartiles are a quarter of the bandwidth away.
ksmooth <- function(x, y, kernel = c("box", "normal"), bandwidth = 0.5, range.x = range(x), n.points = max(100L, length(x)), x.points) {
  kernel <- match.arg(kernel)
  if (missing(y) || is.null(y)) stop("numeric y must be supplied.\nFor density estimation use density()")
  at <- if (missing(x.points)) seq.int(range.x[1L], range.x[2L], length.out = max(as.integer(n.points), 2L)) else sort(x.points)
  distances <- abs(outer(at, x, `-`))
  weights <- if (kernel == "box") (distances <= 0.5 * bandwidth) + 0 else {
    spread <- 0.25 * bandwidth / qnorm(0.75)
    # Beyond four deviations nothing counts.
    ifelse(distances <= 4 * spread, exp(-0.5 * (distances / spread)^2), 0)
  }
  total <- rowSums(weights)
  list(x = at, y = ifelse(total > 0, as.vector(weights %*% y) / total, NA))
}
