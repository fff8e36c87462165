# Summaries.

summary.default <- function(object, ..., digits, quantile.type = 7) {
  if (is.factor(object)) return(summary.factor(object, ...))
  if (is.matrix(object)) return(summary.matrix(object, ...))
  isList <- is.recursive(object) && !is.language(object) && length(object)
  result <- if (is.logical(object)) summary.logical(object, ...)
    else if (is.numeric(object)) .summaryOfNumbers(object, if (missing(digits)) NULL else digits, quantile.type)
    else if (isList) return(.summaryOfList(object))
    else c(Length = length(object), Class = class(object)[1L], Mode = mode(object))
  structure(result, class = c("summaryDefault", "table"))
}

.summaryOfNumbers <- function(numbers, digits, type = 7) {
  unknown <- sum(is.na(numbers))
  numbers <- numbers[!is.na(numbers)]
  result <- append(quantile(numbers, names = FALSE, type = type), mean(numbers), after = 3L)
  names(result) <- c("Min.", "1st Qu.", "Median", "Mean", "3rd Qu.", "Max.")
  if (!is.null(digits)) result <- signif(result, digits)
  if (unknown) result["NA's"] <- unknown
  result
}

.summaryOfList <- function(object) {
  result <- matrix("", length(object), 3L, dimnames = list(names(object), c("Length", "Class", "Mode")))
  for (i in seq_along(object)) {
    each <- object[[i]]
    result[i, ] <- c(as.character(length(each)), if (length(oldClass(each))) oldClass(each)[1L] else "-none-", mode(each))
  }
  class(result) <- "table"
  result
}

summary.logical <- function(object, ...) {
  counts <- table(object, exclude = NULL, useNA = "ifany")
  names <- names(counts)
  names[is.na(names)] <- "NA's"
  result <- c("logical", as.character(as.vector(counts)))
  names(result) <- c("Mode", names)
  class(result) <- c("summaryDefault", "table")
  result
}

format.summaryDefault <- function(x, digits = max(3L, getOption("digits") - 3L), ...) {
  values <- unclass(x)
  if (is.character(values)) return(values)
  if (inherits(x, c("Date", "POSIXct"))) return(.formatTimeSummary(x, digits))
  missing <- match("NA's", names(values))
  numbers <- if (is.na(missing)) values else values[-missing]
  finite <- is.finite(numbers)
  if (any(finite)) numbers[finite] <- zapsmall(numbers[finite])
  shown <- format(numbers, digits = digits, ...)
  if (is.na(missing)) shown else c(shown, "NA's" = as.character(values[missing]))
}

.formatTimeSummary <- function(x, digits) {
  missing <- attr(x, "NAs")
  oldClass(x) <- setdiff(oldClass(x), c("summaryDefault", "table"))
  c(format(x, digits = digits), "NA's" = if (!is.null(missing)) as.character(missing))
}

print.summaryDefault <- function(x, digits = max(3L, getOption("digits") - 3L), quote = FALSE, ...) {
  if (inherits(x, c("Date", "POSIXct"))) {
    print.default(.formatTimeSummary(x, digits), ...)
    return(invisible(x))
  }
  shown <- if (is.character(unclass(x))) unclass(x) else format.summaryDefault(x, digits = digits)
  if (all(is.na(unclass(x))) && is.numeric(x)) shown[] <- ""
  print.default(shown, quote = quote, right = TRUE)
  invisible(x)
}

summary.matrix <- function(object, ...) summary.data.frame(as.data.frame.matrix(object), ...)

summary.data.frame <- function(object, maxsum = 7L, digits, ...) {
  count <- length(object)
  if (count == 0L) {
    return(structure(matrix(character(), 0L, 0L), class = "table"))
  }
  wanted <- if (missing(digits)) NULL else digits
  cells <- lapply(as.list(object), function(column) .summaryCells(column, maxsum, wanted))
  rows <- max(lengths(cells))
  result <- matrix(NA_character_, rows, count)
  heads <- character(count)
  for (j in seq_len(count)) {
    own <- cells[[j]]
    result[seq_along(own), j] <- own
    pad <- floor(attr(own, "labels") - nchar(names(object)[j], "width")/2)
    heads[j] <- paste0(strrep(" ", max(0, pad)), names(object)[j])
  }
  dimnames(result) <- list(rep.int("", rows), heads)
  class(result) <- "table"
  result
}

# The lines that a column adds to the summary of a data frame.
.summaryCells <- function(column, maxsum, digits) {
  parts <- if (inherits(column, "POSIXt")) summary(column, digits = 12L) else summary(column, maxsum = maxsum)
  values <- if (inherits(parts, "summaryDefault")) {
    if (is.null(digits)) format(parts) else format(parts, digits = digits)
  } else format(parts)
  values <- format(as.vector(unclass(values)), justify = "left")
  labels <- format(c(names(parts), if (!is.null(attr(parts, "NAs"))) "NA's"))
  structure(paste0(labels, ":", values, "  "), labels = nchar(labels[1L], "width"))
}

print.summary.data.frame <- function(x, ...) print.table(x, ...)

range.default <- function(..., na.rm = FALSE, finite = FALSE) {
  x <- c(..., recursive = TRUE)
  if (is.numeric(x)) {
    counts <- if (finite) is.finite else if (na.rm) function(v) !is.na(v)
    if (!is.null(counts)) x <- x[counts(x)]
    return(c(min(x), max(x)))
  }
  na.rm <- na.rm || finite
  c(min(x, na.rm = na.rm), max(x, na.rm = na.rm))
}
