# Tables of counts.

table <- function(..., exclude = if (useNA == "no") c(NA, NaN), useNA = c("no", "ifany", "always"),
                  dnn = NULL, deparse.level = 1) {
  unnamed <- !missing(dnn) && is.null(dnn)
  useNA <- if (missing(useNA) && !missing(exclude) && !(NA %in% exclude)) "ifany" else match.arg(useNA)
  parts <- list(...)
  if (length(parts) == 1L && is.list(parts[[1L]])) {
    parts <- parts[[1L]]
    if (is.null(dnn)) dnn <- names(parts)
    if (is.null(dnn)) dnn <- .argumentNames(as.list(substitute(list(...)))[-1L], deparse.level)
    if (length(dnn) != length(parts)) dnn <- paste(dnn[1L], seq_along(parts), sep = ".")
  } else if (is.null(dnn)) dnn <- .argumentNames(as.list(substitute(list(...)))[-1L], deparse.level)
  if (!length(parts)) stop("nothing to tabulate")
  size <- length(parts[[1L]])
  names <- list()
  extents <- integer()
  group <- rep.int(1L, size)
  stride <- 1L
  for (i in seq_along(parts)) {
    part <- parts[[i]]
    if (length(part) != size) stop("all arguments must have the same length")
    part <- .tableFactor(part, exclude, useNA, missing(exclude))
    own <- levels(part)
    group <- group + stride * (as.integer(part) - 1L)
    names[[i]] <- own
    extents[i] <- length(own)
    stride <- stride * length(own)
  }
  if (!unnamed) names(names) <- as.character(dnn)
  result <- array(tabulate(group, prod(extents)), extents, dimnames = names)
  class(result) <- "table"
  result
}

# The factor that an argument of table counts as.
.tableFactor <- function(x, exclude, useNA, standard) {
  given <- x
  if (is.factor(x) && anyNA(levels(x)) && (standard || !anyNA(exclude))) {
    # A level that is missing counts; what has no level at all is counted with it if it is to be seen.
    codes <- as.integer(x)
    if (useNA != "no") codes[is.na(codes)] <- match(NA, levels(x))
    kept <- standard | is.na(levels(x)) | !(levels(x) %in% exclude)
    return(structure(match(codes, which(kept)), levels = levels(x)[kept], class = "factor"))
  }
  if (is.factor(x)) {
    if (anyNA(levels(x))) x <- factor(as.character(x), levels = levels(x)[!is.na(levels(x))])
    dropped <- if (length(exclude)) levels(x) %in% exclude[!is.na(exclude)] else FALSE
    if (any(dropped)) x <- factor(as.character(x), levels = levels(x)[!dropped])
  } else x <- factor(x, exclude = if (is.raw(x)) raw() else c(NA, exclude))
  missing <- is.na(given) & !(is.double(given) & is.nan(given))
  if (useNA == "no" || (useNA == "ifany" && !any(missing)) || anyNA(levels(x))) return(x)
  # What is excluded is not counted as missing.
  names <- c(levels(x), NA)
  codes <- as.integer(x)
  codes[missing] <- length(names)
  structure(codes, levels = names, class = "factor")
}

# What arguments are called: by their names, else as they are written if that is a name (or at level 2, anything).
.argumentNames <- function(expressions, deparse.level = 1) {
  names <- names(expressions)
  if (is.null(names)) names <- rep("", length(expressions))
  written <- function(each) switch(deparse.level + 1, "", if (is.symbol(each)) as.character(each) else "", deparse(each)[1L])
  nameless <- !nzchar(names)
  names[nameless] <- vapply(expressions[nameless], written, "")
  names
}

is.table <- function(x) inherits(x, "table")

as.table <- function(x, ...) UseMethod("as.table")

as.table.default <- function(x, ...) {
  if (is.table(x)) return(x)
  if (!(is.numeric(x) || is.atomic(x) && is.array(x))) stop("cannot coerce to a table")
  if (is.null(dim(x))) {
    names <- names(x)
    x <- array(x, length(x), if (!is.null(names)) list(names))
  }
  names <- dimnames(x)
  if (is.null(names)) names <- vector("list", length(dim(x)))
  for (i in seq_along(names)) if (is.null(names[[i]])) names[[i]] <- make.unique(LETTERS[(seq_len(dim(x)[i]) - 1L) %% 26L + 1L], sep = "")
  dimnames(x) <- names
  class(x) <- c("table", oldClass(x))
  x
}

print.table <- function(x, digits = getOption("digits"), quote = FALSE, na.print = "", zero.print = "0", right = is.numeric(x) || is.complex(x),
                        justify = "none", ...) {
  extents <- dim(x)
  if (any(extents == 0L)) {
    cat("< table of extent ", paste(extents, collapse = " x "), " >\n", sep = "")
    return(invisible(x))
  }
  shown <- unclass(x)
  zeros <- if (is.numeric(x) && !identical(zero.print, "0")) which(shown == 0)
  if (is.numeric(x) || is.complex(x)) {
    # All cells have the same number of digits, not only those of a column.
    shown <- format(shown, digits = digits, justify = justify)
    shown[is.na(x)] <- na.print
    shown[zeros] <- zero.print
  }
  print.default(shown, digits = digits, quote = quote, na.print = na.print, right = right, ...)
  invisible(x)
}

`[.table` <- function(x, i, j, ..., drop = TRUE) {
  result <- NextMethod("[")
  size <- length(dim(result))
  if (size > 0L && (size == length(dim(x)) || size > 1L)) class(result) <- oldClass(x)
  result
}

rev.table <- function(x) if (length(dim(x)) == 1L) x[length(x):1L] else rev.default(x)

sort.table <- function(x, decreasing = FALSE, ...) x[order(x, decreasing = decreasing)]

head.table <- function(x, n = 6L, ...) {
  if (length(dim(x)) != 1L) return(head.matrix(x, n, ...))
  .checkHeadSize(n, x)
  x[seq_len(.headSize(n, length(x))), drop = FALSE]
}

tail.table <- function(x, n = 6L, ...) {
  if (length(dim(x)) != 1L) return(tail.matrix(x, n, ...))
  .checkHeadSize(n, x, quote(d <- dim(x)))
  x[.lastPlaces(n, length(x)), drop = FALSE]
}

aperm.table <- function(a, perm = NULL, resize = TRUE, keep.class = TRUE, ...) {
  result <- if (is.null(perm)) aperm(unclass(a)) else aperm(unclass(a), perm)
  if (keep.class) class(result) <- class(a)
  result
}

t.table <- function(x) {
  result <- t.default(unclass(x))
  class(result) <- oldClass(x)
  result
}

unique.table <- function(x, ...) unique(as.vector(x))

as.data.frame.table <- function(x, row.names = NULL, optional = FALSE, ..., responseName = "Freq", stringsAsFactors = TRUE, sep = "", base = list(LETTERS)) {
  names <- dimnames(x)
  if (is.null(names)) names <- dimnames(as.table(x))
  frame <- expand.grid(names, KEEP.OUT.ATTRS = FALSE, stringsAsFactors = stringsAsFactors)
  frame[[responseName]] <- as.vector(unclass(x))
  if (!is.null(row.names)) row.names(frame) <- row.names
  frame
}

margin.table <- function(x, margin = NULL) {
  if (is.null(margin)) return(sum(x))
  if (is.character(margin)) margin <- .namedMargins(x, margin)
  sums <- array(apply(unclass(x), margin, sum), dim(x)[margin], dimnames(x)[margin])
  structure(sums, class = oldClass(x))
}

marginSums <- function(x, margin = NULL) margin.table(x, margin)

proportions <- function(x, margin = NULL) {
  if (length(margin)) sweep(x, margin, margin.table(x, margin), "/", check.margin = FALSE) else x/sum(x)
}

prop.table <- function(x, margin = NULL) proportions(x, margin)

# A list of functions has an element for each margin, itself a list if there are to be several lines.
addmargins <- function(A, margin = seq_along(dim(A)), FUN = sum, quiet = FALSE) {
  if (is.null(dim(A))) stop("'A' must be an array or table")
  written <- substitute(FUN)
  given <- !missing(FUN)
  if (is.list(FUN) && length(FUN) != 1L && length(FUN) != length(margin))
    stop(gettextf("length of FUN, %d,\n does not match the length of the margins, %d", length(FUN), length(margin)), domain = NA)
  sets <- if (!is.list(FUN)) rep_len(list(structure(list(FUN), names = if (given) deparse1(written) else "Sum")), length(margin))
    else lapply(rep_len(seq_along(FUN), length(margin)), function(i) .marginFunctions(FUN[[i]], names(FUN)[i], if (is.call(written)) written[[i + 1L]]))
  if (given && !quiet && length(margin) > 1L) {
    names <- names(dimnames(A))
    cat("Margins computed over dimensions\nin the following order:\n")
    for (i in seq_along(margin)) cat(i, ": ", if (is.null(names)) "" else names[margin[i]], "\n", sep = "")
  }
  for (i in seq_along(margin)) A <- .addMargin(A, margin[i], sets[[i]])
  A
}

.marginFunctions <- function(given, name, written) {
  if (is.function(given)) return(structure(list(given), names = if (length(name) && !is.na(name) && nzchar(name)) name else deparse1(written)))
  names <- names(given)
  if (is.null(names)) names <- rep_len("", length(given))
  for (k in which(!nzchar(names))) names[k] <- deparse1(written[[k + 1L]])
  structure(as.list(given), names = names)
}

.addMargin <- function(A, margin, functions) {
  extents <- dim(A)
  names <- dimnames(A)
  rank <- length(extents)
  others <- seq_len(rank)[-margin]
  lines <- lapply(functions, function(f) if (rank == 1L) f(unclass(A)) else apply(unclass(A), others, f))
  order <- c(others, margin)
  moved <- if (rank == 1L) A else aperm(unclass(A), order)
  extents[margin] <- extents[margin] + length(functions)
  if (!is.null(names)) names[[margin]] <- c(names[[margin]], names(functions))
  result <- array(c(moved, unlist(lines, use.names = FALSE)), extents[order])
  if (rank > 1L) result <- aperm(result, order(order))
  if (!is.null(names)) dimnames(result) <- names
  class(result) <- oldClass(A)
  result
}

summary.table <- function(object, ...) {
  if (!is.table(object)) stop(gettextf("'object' must inherit from class %s", dQuote("table")))
  rank <- length(dim(object))
  total <- sum(object)
  result <- list(n.vars = rank, n.cases = total)
  if (rank > 1L) {
    expected <- 1
    margins <- lapply(seq_len(rank), function(d) as.vector(margin.table(object, d))/total)
    for (margin in margins) expected <- as.vector(outer(expected, margin))
    expected <- expected * total
    result$statistic <- sum((as.vector(object) - expected)^2/expected)
    result$parameter <- prod(dim(object)) - 1L - sum(dim(object) - 1L)
    result$approx.ok <- all(expected >= 5)
    result$p.value <- pchisq(result$statistic, result$parameter, lower.tail = FALSE)
  }
  result$call <- attr(object, "call")
  class(result) <- "summary.table"
  result
}

print.summary.table <- function(x, digits = max(1L, getOption("digits") - 3L), ...) {
  if (!is.null(x$call)) cat("Call: ", deparse(x$call), "\n", sep = "")
  cat("Number of cases in table:", x$n.cases, "\nNumber of factors:", x$n.vars, "\n")
  if (x$n.vars > 1L) {
    chisq <- round(x$statistic, max(0, digits - log10(x$statistic)))
    writeLines(c("Test for independence of all factors:",
                 sprintf("\tChisq = %s, df = %s, p-value = %s", format(chisq), format(x$parameter), format(x$p.value, digits = digits)),
                 if (!x$approx.ok) "\tChi-squared approximation may be incorrect"))
  }
  invisible(x)
}

xtabs <- function(formula = ~., data = parent.frame(), subset, sparse = FALSE, na.action, addNA = FALSE, exclude = if (!addNA) c(NA, NaN), drop.unused.levels = FALSE) {
  if (sparse) stop("sparse tables need package Matrix")
  shown <- match.call()
  # The variables are looked for as those of a model are, so that subsets, missing values and errors are the same.
  asked <- shown[c(1L, match(c("formula", "data", "subset", "na.action"), names(shown), 0L))]
  asked[[1L]] <- quote(stats::model.frame)
  if (addNA && is.null(asked$na.action)) asked$na.action <- quote(na.pass)
  frame <- eval(asked, parent.frame())
  response <- attr(attr(frame, "terms"), "response")
  by <- lapply(if (response) frame[-response] else frame, function(group) {
    if (!is.factor(group)) group <- factor(group, exclude = exclude)
    else if (addNA) group <- addNA(group, ifany = TRUE)
    if (drop.unused.levels) group[, drop = TRUE] else group
  })
  if (!response) result <- do.call("table", c(by, list(useNA = if (addNA) "ifany" else "no")))
  else {
    y <- frame[[response]]
    na.rm <- FALSE
    result <- if (is.matrix(y)) .tableOfColumns(y, by) else tapply(y, by, sum, na.rm = na.rm, default = 0L)
  }
  attributes(result) <- list(dim = dim(result), dimnames = dimnames(result), class = c("xtabs", "table"), call = shown)
  result
}

# Sums of several variables at once are the last dimension of a table.
.tableOfColumns <- function(y, by) {
  sums <- lapply(seq_len(ncol(y)), function(column) tapply(y[, column], by, sum, default = 0L))
  array(unlist(sums), c(dim(sums[[1L]]), ncol(y)), c(dimnames(sums[[1L]]), list(colnames(y))))
}

print.xtabs <- function(x, ...) {
  attr(x, "call") <- NULL
  class(x) <- "table"
  print.table(x, ...)
  invisible(x)
}
