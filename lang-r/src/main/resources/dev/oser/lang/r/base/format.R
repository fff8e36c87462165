# format, formatC and prettyNum. The numbers themselves are written by builtins.

format.default <- function(x, trim = FALSE, digits = NULL, nsmall = 0L, justify = c("left", "right", "centre", "none"),
                           width = NULL, na.encode = TRUE, scientific = NA, big.mark = "", big.interval = 3L,
                           small.mark = "", small.interval = 5L, decimal.mark = getOption("OutDec"),
                           zero.print = NULL, drop0trailing = FALSE, ...) {
  justify <- match.arg(justify)
  if (is.factor(x)) return(format.factor(x, justify = justify, width = width, na.encode = na.encode))
  if (is.list(x)) return(.formatList(x, if (missing(trim)) TRUE else trim, digits, nsmall, justify, width, na.encode, ...))
  if (is.null(x)) return("NULL")
  if (is.function(x) || is.language(x)) return(deparse(x))
  if (is.environment(x)) return(.environmentText(x))
  if (isS4(x) && !is.atomic(x)) return(.formalSummary(x))
  result <- .formatVector(x, trim, digits, nsmall, justify, width, na.encode, scientific)
  marked <- nzchar(big.mark) || nzchar(small.mark) || !identical(decimal.mark, ".") || !is.null(zero.print) || drop0trailing
  if (marked && is.numeric(x))
    result <- .marked(result, big.mark, big.interval, small.mark, small.interval, decimal.mark,
                      if (trim) "individual" else "common", zero.print, drop0trailing)
  attributes(result) <- attributes(x)[c("names", "dim", "dimnames")[c("names", "dim", "dimnames") %in% names(attributes(x))]]
  result
}

# What stands for an S4 object among texts.
.formalSummary <- function(x) {
  class <- class(x)
  count <- length(slotNames(x))
  package <- attr(class, "package")
  paste0("<S4 class ", sQuote(class), if (!is.null(package)) paste0(" [package ", dQuote(package), "]"), " with ", count, ngettext(count, " slot>", " slots>"))
}

.formatList <- function(x, trim, digits, nsmall, justify, width, na.encode, ...) {
  texts <- vapply(x, function(each) {
    if (isS4(each)) .formalSummary(each)
    else if (is.null(each) || (is.list(each) && !length(each))) "NULL"
    else if (is.factor(each)) paste(as.integer(each), collapse = ", ")
    else if (is.character(each))
      paste(.formatVector(as.character(each), TRUE, digits, nsmall, "left", NULL, TRUE, NA), collapse = ", ")
    else if (is.list(each)) paste(vapply(each, function(inner) paste(format(inner, trim = TRUE, digits = digits), collapse = ", "), ""), collapse = ", ")
    else if (is.environment(each)) .environmentText(each)
    else if (is.function(each) || is.language(each)) paste(deparse(each), collapse = ", ")
    else paste(.formatVector(each, trim, digits, nsmall, "none", NULL, TRUE, NA), collapse = ", ")
  }, "")
  result <- as.character(texts)
  if (!is.null(width)) result <- .formatVector(result, trim, digits, nsmall, justify, width, na.encode, NA)
  names(result) <- names(x)
  if (!is.null(dim(x))) dim(result) <- dim(x)
  result
}

format.factor <- function(x, ...) {
  texts <- as.character(x)
  names(texts) <- names(x)
  format(texts, ...)
}

# The width limits what lists are shown as, it does not widen.
format.AsIs <- function(x, width = 12, ...) format(unclass(x), ...)

# What stands for zero begins where the zero is, or earlier if it would not fit.
.zeroText <- function(x, zeros) {
  width <- nchar(x)
  before <- max(0L, min(regexpr("0", x, fixed = TRUE) - 1L, width - nchar(zeros)))
  formatC(substr(paste0(strrep(" ", before), zeros), 1L, width), width = -width)
}

# Puts marks into numbers that are text already.
.marked <- function(x, big.mark, big.interval, small.mark, small.interval, decimal.mark, preserve.width, zero.print, drop0trailing) {
  if (!is.null(zero.print)) {
    zero <- grepl("^ *[-+]?0*[.]?0*(e[+-]?0+)? *$", x)
    zeros <- if (is.character(zero.print)) zero.print else if (zero.print) "0" else " "
    x[zero] <- vapply(x[zero], .zeroText, "", zeros)
  }
  if (drop0trailing) {
    x <- sub("([.][0-9]*[1-9])0+(e|$)", "\\1\\2", x)
    x <- sub("[.]0+(e|$)", "\\1", x)
    x <- sub("e[+-]0+$", "", x)
  }
  # Only who needs a mark finds out that it is no text.
  if (!is.character(big.mark)) {
    if (any(grepl(paste0("[0-9]{", big.interval + 1L, ",}"), x))) stop("non-character argument")
    big.mark <- ""
  }
  if (nzchar(big.mark[1L]) && !is.numeric(big.interval)) stop("non-numeric argument to binary operator")
  .bigMarks(x, big.mark, big.interval, small.mark, small.interval, decimal.mark, preserve.width)
}

prettyNum <- function(x, big.mark = "", big.interval = 3L, small.mark = "", small.interval = 5L,
                      decimal.mark = getOption("OutDec"), input.d.mark = decimal.mark,
                      preserve.width = c("common", "individual", "none"), zero.print = NULL,
                      replace.zero = FALSE, drop0trailing = FALSE, is.cmplx = NA, ...) {
  preserve.width <- match.arg(preserve.width)
  if (is.factor(x)) return(as.character(x))
  if (is.null(x)) return(character())
  numbers <- !is.character(x)
  result <- if (numbers) vapply(x, format, "", big.mark = big.mark, big.interval = big.interval, small.mark = small.mark,
                                small.interval = small.interval, decimal.mark = decimal.mark, zero.print = zero.print,
                                drop0trailing = drop0trailing, ...)
            else .marked(x, big.mark, big.interval, small.mark, small.interval, decimal.mark, preserve.width, zero.print, drop0trailing)
  attributes(result) <- attributes(x)
  result
}

formatC <- function(x, digits = NULL, width = NULL, format = NULL, flag = "", mode = NULL, big.mark = "", big.interval = 3L,
                    small.mark = "", small.interval = 5L, decimal.mark = getOption("OutDec"), preserve.width = "individual",
                    zero.print = NULL, replace.zero = TRUE, drop0trailing = FALSE) {
  if (!length(x)) return(character())
  if (!is.atomic(x)) is.finite(x)
  if (length(flag) != 1L) stop("'flag' must be a string, i.e., of length 1")
  if (isTRUE(digits < 0L)) digits <- 6L
  # No text is as wide as that: it becomes NA, with a warning.
  if (is.double(width) && any(is.infinite(width))) width <- as.integer(width)
  if (is.object(x)) x <- unclass(x)
  kept <- attributes(x)
  if (is.logical(x) && identical(format, "d")) x <- as.integer(x)
  if (is.logical(x) && identical(format, "s")) mode <- "logical"
  if (any(grepl("[^-0+ #'I]", flag))) stop("'flag' should contain only characters from [0+- #'I]")
  if (is.null(mode)) mode <- if (is.character(x)) "character" else if (is.integer(x)) "integer" else if (is.double(x)) "double" else "other"
  if (mode %in% c("numeric", "real")) mode <- "double"
  if (!(mode %in% c("double", "integer", "character", "logical", "complex", "other"))) stop("'mode' must be \"double\" (\"real\"), \"integer\" or \"character\"")
  if (mode == "other" || (mode == "logical" && !identical(format, "s")) || mode == "complex") stop("unsupported type ")
  if (identical(format, "s") && mode != "character") {
    warning("coercing argument to \"character\" for format=\"s\"")
    x <- as.character(x)
    mode <- "character"
  }
  if (mode == "character") {
    if (!is.character(x)) x <- vapply(x, format.default, "")
    shown <- ifelse(is.na(x), 2L, nchar(encodeString(x), "width"))
    if (is.null(width)) width <- max(0L, shown)
    if (is.character(width)) {
      width <- as.integer(width)
      if (anyNA(width)) stop("invalid 'width' argument")
    }
    if (width < 0L) flag <- "-"
    blanks <- strrep(" ", pmax(0L, abs(width) - shown))
    result <- if (grepl("-", flag, fixed = TRUE)) paste0(x, blanks) else paste0(blanks, x)
    attributes(result) <- kept
    return(result)
  }
  if (is.null(format)) format <- if (mode == "integer") "d" else "g"
  else if (!format %in% c("d", "f", "e", "E", "g", "G", "fg"))
    stop("'format' must be one of {\"f\",\"e\",\"E\",\"g\",\"G\", \"fg\", \"s\"}")
  if (!is.null(digits) && isTRUE(digits > 50) && (format != "f" || is.infinite(digits))) {
    warning("'digits' reduced to 50")
    digits <- 50L
  }
  if (format == "d") storage.mode(x) <- "integer"
  else if (mode == "integer" && is.null(digits) && is.null(width)) mode <- "double"
  if (is.null(width)) width <- if (is.null(digits)) 1L else digits + 1L
  if (is.null(digits)) digits <- if (is.integer(x) && format == "d") 2L else 4L
  if (width == 0L) width <- digits
  result <- .formatC(x, mode, width, digits, format, flag)
  # What is not a number is as wide as the others that are not.
  odd <- !is.finite(x)
  if (sum(odd) > 1L) result[odd] <- format(result[odd], justify = "right")
  if (length(decimal.mark) == 1L && !is.na(decimal.mark)) decimal.mark <- as.character(decimal.mark)
  if (nzchar(big.mark) || nzchar(small.mark) || !identical(decimal.mark, ".") || !is.null(zero.print) || drop0trailing)
    result <- .marked(result, big.mark, big.interval, small.mark, small.interval, decimal.mark, preserve.width, zero.print, drop0trailing)
  attributes(result) <- kept
  result
}
