# Histograms, box plots and bar plots: what they compute.

nclass.Sturges <- function(x) ceiling(log2(length(x)) + 1)

nclass.scott <- function(x) {
  width <- 3.5 * sqrt(var(x)) * length(x)^(-1 / 3)
  if (width > 0) max(1, ceiling(diff(range(x)) / width)) else 1L
}

nclass.FD <- function(x, digits = 5) {
  width <- 2 * IQR(x)
  if (width == 0) {
    rounded <- signif(x, digits)
    part <- 4
    while (width == 0 && (part <- 2 * part) <= 512) width <- diff(quantile(rounded, c(1, part - 1) / part, names = FALSE)) / (1 - 2 / part)
  }
  if (width == 0) width <- 3.5 * sqrt(var(x))
  if (width > 0) max(1, ceiling(diff(range(x)) / width * length(x)^(1 / 3))) else 1L
}

hist <- function(x, ...) UseMethod("hist")

hist.default <- function(x, breaks = "Sturges", freq = NULL, probability = !freq, include.lowest = TRUE, right = TRUE, fuzz = 1e-7, density = NULL,
                         angle = 45, col = "lightgray", border = NULL, main, xlim, ylim, xlab, ylab, axes = TRUE, plot = TRUE, labels = FALSE,
                         nclass = NULL, warn.unused = TRUE, ...) {
  if (!is.numeric(x)) stop("'x' must be numeric")
  xname <- deparse1(substitute(x))
  x <- as.numeric(x[is.finite(x)])
  if (missing(breaks) && !is.null(nclass)) breaks <- nclass
  ends <- breaks
  chosen <- length(breaks) > 1L
  if (is.character(breaks)) {
    rule <- match.arg(tolower(breaks), c("sturges", "fd", "freedman-diaconis", "scott"))
    ends <- switch(rule, sturges = nclass.Sturges(x), scott = nclass.scott(x), nclass.FD(x))
  } else if (is.function(breaks)) ends <- breaks(x)
  if (length(ends) == 1L) {
    if (!is.numeric(ends) || !is.finite(ends) || ends < 1) stop("invalid number of 'breaks'")
    ends <- pretty(range(x), n = ends, min.n = 1)
    chosen <- FALSE
  } else ends <- sort(as.vector(ends))
  widths <- diff(ends)
  if (!length(widths) || anyNA(ends)) stop(gettextf("invalid length(x)"), domain = NA)
  if (any(widths <= 0)) stop("'breaks' are not strictly increasing")
  equidist <- !chosen || diff(range(widths)) < 1e-7 * mean(widths)
  # What lies on a border by less than rounding belongs to it.
  slack <- fuzz * median(widths)
  moved <- if (right) ends + c(if (include.lowest) -slack else slack, rep.int(slack, length(ends) - 1L))
    else ends - c(rep.int(slack, length(ends) - 1L), if (include.lowest) -slack else slack)
  class <- findInterval(x, moved, left.open = right, rightmost.closed = include.lowest)
  if (any(class == 0L | class == length(ends))) stop("some 'x' not counted; maybe 'breaks' do not span range of 'x'")
  counts <- tabulate(class, length(widths))
  result <- structure(list(breaks = ends, counts = counts, density = counts / (sum(counts) * widths), mids = (ends[-1L] + ends[-length(ends)]) / 2,
                           xname = xname, equidist = equidist), class = "histogram")
  if (!plot) return(result)
  .plotsObject(result, ...)
  invisible(result)
}

print.histogram <- function(x, ...) {
  print.default(x, ...)
  invisible(x)
}

boxplot.stats <- function(x, coef = 1.5, do.conf = TRUE, do.out = TRUE) {
  if (coef < 0) stop("'coef' must not be negative")
  known <- !is.na(x)
  n <- sum(known)
  stats <- fivenum(x, na.rm = TRUE)
  spread <- diff(stats[c(2, 4)])
  if (coef == 0) do.out <- FALSE
  else {
    isOut <- if (is.na(spread)) !is.finite(x) else x < stats[2L] - coef * spread | x > stats[4L] + coef * spread
    if (any(isOut[known], na.rm = TRUE)) stats[c(1, 5)] <- range(x[!isOut], na.rm = TRUE)
  }
  list(stats = stats, n = n, conf = if (do.conf) stats[3L] + c(-1.58, 1.58) * spread / sqrt(n), out = if (do.out) x[isOut & known] else numeric())
}

boxplot <- function(x, ...) UseMethod("boxplot")

boxplot.default <- function(x, ..., range = 1.5, width = NULL, varwidth = FALSE, notch = FALSE, outline = TRUE, names, plot = TRUE, border, col, log = "",
                            pars, ann, horizontal = FALSE, add = FALSE, at = NULL) {
  given <- list(x, ...)
  labels <- attr(given, "names")
  named <- if (is.null(labels)) rep.int(FALSE, length(given)) else nzchar(labels)
  groups <- if (is.list(x)) x else given[!named]
  if (is.matrix(x) && length(groups) == 1L) groups <- lapply(seq_len(ncol(x)), function(j) x[, j])
  if (is.matrix(x) && !is.null(colnames(x))) names(groups) <- colnames(x)
  if (!length(groups)) stop("invalid first argument")
  if (missing(names)) names <- if (!is.null(attr(groups, "names"))) attr(groups, "names") else if (length(groups) == 1L) "" else as.character(seq_along(groups))
  parts <- lapply(groups, function(group) boxplot.stats(unclass(group), range))
  outside <- lapply(parts, `[[`, "out")
  result <- list(stats = matrix(unlist(lapply(parts, `[[`, "stats"), use.names = FALSE), 5L), n = as.numeric(vapply(parts, `[[`, 0, "n", USE.NAMES = FALSE)),
                 conf = matrix(unlist(lapply(parts, `[[`, "conf"), use.names = FALSE), 2L), out = as.numeric(unlist(outside, use.names = FALSE)),
                 group = as.numeric(rep(seq_along(outside), lengths(outside))), names = as.character(names))
  if (!plot) return(result)
  if (!add) .newPlot()
  invisible(result)
}

boxplot.matrix <- function(x, use.cols = TRUE, ...) {
  groups <- if (use.cols) split(c(x), rep.int(seq_len(ncol(x)), rep.int(nrow(x), ncol(x)))) else split(c(x), seq(nrow(x)))
  names <- dimnames(x)[[1L + use.cols]]
  if (length(names)) names(groups) <- names
  boxplot(groups, ...)
}

boxplot.formula <- function(formula, data = NULL, ..., subset, na.action = NULL, drop = FALSE, sep = ".", lex.order = FALSE) {
  if (length(formula) != 3L) stop("'formula' missing or incorrect")
  shown <- match.call()
  asked <- shown[c(1L, match(c("formula", "data", "subset", "na.action"), names(shown), 0L))]
  asked[[1L]] <- quote(stats::model.frame)
  asked["na.action"] <- list(na.action)
  frame <- eval(asked, parent.frame())
  response <- attr(attr(frame, "terms"), "response")
  boxplot(split(frame[[response]], as.list(frame[-response]), drop = drop, sep = sep, lex.order = lex.order), ...)
}

bxp <- function(z, ...) {
  .plotsObject(z, ...)
  invisible(seq_along(z$n))
}

barplot <- function(height, ...) UseMethod("barplot")

barplot.default <- function(height, width = 1, space = NULL, names.arg = NULL, legend.text = NULL, beside = FALSE, horiz = FALSE, ..., plot = TRUE) {
  if (!is.numeric(height) && !is.logical(height)) stop("'height' must be a vector or a matrix")
  forced <- list(names.arg, legend.text, ...)
  isTable <- is.matrix(height)
  gap <- if (!is.null(space)) space else if (isTable && beside) c(0, 1) else 0.2
  rows <- if (isTable && beside) nrow(height) else 1L
  bars <- if (isTable) ncol(height) * rows else length(height)
  widths <- rep_len(width, bars)
  gap <- gap * mean(widths)
  # The first bar of a group is further from the one before.
  before <- if (length(gap) == 2L) rep.int(c(gap[2L], rep.int(gap[1L], rows - 1L)), bars / rows) else rep_len(gap, bars)
  mids <- cumsum(before + widths) - widths / 2
  if (!isTable) mids <- matrix(mids) else if (beside) mids <- matrix(mids, rows)
  if (!plot) return(mids)
  .newPlot()
  invisible(mids)
}

barplot.formula <- function(formula, data = parent.frame(), ...) {
  counts <- eval(call("xtabs", formula, substitute(data)), parent.frame())
  barplot.default(unclass(counts), ...)
}
