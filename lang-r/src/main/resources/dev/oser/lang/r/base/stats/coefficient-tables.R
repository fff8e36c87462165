# Tables of coefficients and p-values as text.

format.pval <- function(pv, digits = max(1L, getOption("digits") - 2L), eps = .Machine$double.eps, na.form = "NA", ...) {
  text <- rep_len(na.form, length(pv))
  small <- which(pv < eps)
  # Below 0.0001 numbers are written apart, so that they do not make the others have exponents.
  usual <- which(pv >= eps & pv >= 1e-4 * (1 - 1e-12))
  tiny <- setdiff(which(!is.na(pv)), c(small, usual))
  for (group in list(usual, tiny)) if (length(group)) text[group] <- format(pv[group], digits = digits, ...)
  if (length(small)) {
    widest <- max(0L, nchar(text[c(usual, tiny)]))
    fewer <- max(1L, digits - 2L)
    if (widest > 0L && fewer > 1L && fewer + 6L > widest) fewer <- max(1L, widest - 7L)
    text[small] <- paste0(if (fewer == 1L && widest <= 6L) "<" else "< ", format(eps, digits = fewer, ...))
  }
  text
}

printCoefmat <- function(x, digits = max(3L, getOption("digits") - 2L), signif.stars = getOption("show.signif.stars"), signif.legend = signif.stars,
                         dig.tst = max(1L, min(5L, digits - 1L)), cs.ind = 1:k, tst.ind = k + 1, zap.ind = integer(), P.values = NULL,
                         has.Pvalue = nc >= 4L && length(cn <- colnames(x)) && any(substr(cn[nc], 1L, 3L) == c("Pr(", "p-v")),
                         eps.Pvalue = .Machine$double.eps, na.print = "NA", quote = FALSE, right = TRUE, ...) {
  if (length(dim(x)) != 2L) stop("'x' must be coefficient matrix/data frame")
  nc <- ncol(x)
  hasP <- has.Pvalue
  showP <- if (is.null(P.values)) hasP && isTRUE(getOption("show.coef.Pvalues")) else P.values
  if (showP && !hasP) stop("'P.values' is TRUE, but 'has.Pvalue' is not")
  numbers <- data.matrix(x)
  if (hasP && !showP) {
    numbers <- numbers[, -nc, drop = FALSE]
    nc <- nc - 1L
    hasP <- FALSE
  }
  tests <- if (missing(tst.ind)) 1L else length(tst.ind)
  k <- nc - hasP - tests
  if (!missing(cs.ind) && length(cs.ind) > k) stop("wrong k / cs.ind")
  cells <- .coefficientCells(numbers, digits, dig.tst, cs.ind, tst.ind, zap.ind, if (hasP) nc else 0L)
  cells[is.na(numbers)] <- na.print
  stars <- NULL
  if (showP) {
    p <- numbers[, nc]
    known <- which(!is.na(p))
    if (length(known)) cells[known, nc] <- format.pval(as.numeric(p[known]), digits = dig.tst, eps = eps.Pvalue)
    if (signif.stars && any(p[known] < 0.1)) {
      stars <- symnum(as.numeric(p), corr = FALSE, na = FALSE, cutpoints = c(0, 0.001, 0.01, 0.05, 0.1, 1), symbols = c("***", "**", "*", ".", " "))
      cells <- cbind(cells, format(stars))
    }
  }
  print.default(cells, quote = quote, right = right, na.print = na.print, ...)
  if (!is.null(stars) && signif.legend) .printLegend(attr(stars, "legend"), getOption("width"))
  invisible(x)
}

.printLegend <- function(legend, width) {
  if (nchar(legend) > width) legend <- strwrap(legend, width = width - 2, prefix = "  ")
  writeLines("---")
  cat("Signif. codes:  ", legend, sep = "", fill = width + 4 + max(nchar(legend, "bytes") - nchar(legend)))
}

# All columns but that of the p-values as text.
.coefficientCells <- function(numbers, digits, testDigits, estimates, tests, zapped, pColumn) {
  cells <- numbers
  cells[] <- ""
  for (j in zapped) numbers[, j] <- zapsmall(numbers[, j], digits)
  if (length(estimates)) cells[, estimates] <- .formatCoefficients(numbers[, estimates, drop = FALSE], digits)
  if (length(tests)) cells[, tests] <- format(round(numbers[, tests], testDigits), digits = digits)
  for (j in setdiff(seq_len(ncol(numbers)), c(estimates, tests, pColumn))) cells[, j] <- format(numbers[, j], digits = digits)
  shown <- setdiff(seq_len(ncol(numbers)), pColumn)
  cells[, shown] <- .notRoundedAway(cells[, shown, drop = FALSE], numbers[, shown, drop = FALSE], digits)
  cells
}

# Estimates and their errors have as many decimals as the smallest and largest of them need together.
.formatCoefficients <- function(cells, digits) {
  sizes <- abs(cells)
  if (any(is.finite(sizes))) {
    logs <- log10(range(sizes[sizes != 0 & is.finite(sizes)]))
    place <- if (all(is.finite(logs))) 1 + floor(logs) else 0
    format(round(cells, max(1L, digits - place)), digits = digits)
  } else ""
}

# A number that rounding made zero is written in full.
.notRoundedAway <- function(text, values, digits) {
  lost <- which(values != 0 & suppressWarnings(as.numeric(text)) == 0)
  if (length(lost)) text[lost] <- format(values[lost], digits = max(1L, digits - 1L))
  text
}

symnum <- function(x, cutpoints = c(0.3, 0.6, 0.8, 0.9, 0.95), symbols = if (numeric.x) c(" ", ".", ",", "+", "*", "B") else c(".", "|"),
                   legend = length(symbols) >= 3, na = "?", eps = 1e-5, numeric.x = is.numeric(x), corr = missing(cutpoints) && numeric.x,
                   show.max = if (corr) "1" else NULL, show.min = NULL, abbr.colnames = has.colnames, lower.triangular = corr && is.numeric(x) && is.matrix(x),
                   diag.lower.tri.corr = TRUE) {
  if (!length(x)) return(noquote(if (is.null(d <- dim(x))) character() else array("", dim = d)))
  has.na <- any(unknown <- is.na(x))
  if (numeric.x) {
    force(corr)
    cutpoints <- sort(cutpoints)
    if (corr) cutpoints <- c(0, cutpoints, 1)
    if (anyDuplicated(cutpoints) || (corr && (any(cutpoints > 1) || any(cutpoints < 0)))) stop("'cutpoints' must be unique, and in (0,1) if 'corr' is true")
    classes <- length(cutpoints) - 1
    if (length(symbols) != classes) stop("number of 'cutpoints' must be one more than number of symbols")
    if (corr) {
      if (any(abs(x[!unknown]) > 1 + eps)) stop("'x' must be between -1 and 1")
      x <- abs(x)
    }
    if (!is.null(show.min) || !is.null(show.max)) force(show.max)
    places <- cut(x, breaks = cutpoints, labels = FALSE, include.lowest = TRUE)
    if (anyNA(places[!unknown])) stop("cutpoints do not cover 'x'")
    text <- rep(if (is.character(na)) na else "", length(x))
    text[!unknown] <- symbols[places[!unknown]]
    if (!is.null(show.max)) text[!unknown & x >= cutpoints[classes + 1L] - eps] <- show.max
    if (!is.null(show.min)) text[!unknown & x <= cutpoints[1L] + eps] <- show.min
    if (lower.triangular && !is.null(dim(x))) text[!lower.tri(x, diag = is.null(diag.lower.tri.corr) || diag.lower.tri.corr)] <- ""
  } else if (is.logical(x)) {
    text <- rep(if (is.character(na)) na else "", length(x))
    text[!unknown] <- symbols[1L + x[!unknown]]
  } else stop("'x' must be numeric or logical")
  attributes(text) <- attributes(x)
  has.colnames <- !is.null(colnames(x))
  if (is.matrix(text)) {
    shorter <- abbr.colnames
    if (is.logical(shorter) && shorter) colnames(text) <- abbreviate(colnames(text), minlength = 1L)
    else if (is.numeric(shorter)) colnames(text) <- abbreviate(colnames(text), minlength = shorter)
    else if (is.null(shorter) || !shorter) {
      if (is.null(colnames(text))) colnames(text) <- rep("", ncol(text)) else if (is.null(shorter)) colnames(text) <- rep("", ncol(text))
    }
  }
  if (legend) {
    shown <- c(rbind(sapply(cutpoints, format), c(sQuote(symbols), "")), if (has.na && is.character(na)) paste("\t    ## NA:", sQuote(na)))
    attr(text, "legend") <- paste(shown[-2L * (length(symbols) + 1L)], collapse = " ")
  }
  noquote(text)
}
