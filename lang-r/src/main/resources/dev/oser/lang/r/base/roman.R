# Roman numerals.

as.roman <- function(x) {
  if (inherits(x, "roman")) return(x)
  numbers <- if (is.character(x)) {
    digits <- grepl("^[[:digit:]]+$", x)
    result <- rep(NA_integer_, length(x))
    result[digits] <- as.integer(x[digits])
    result[!digits] <- .romanToInteger(x[!digits])
    wrong <- is.na(result) & !is.na(x) & nzchar(x)
    if (any(wrong)) warning(sprintf(ngettext(sum(wrong), "invalid roman numeral: %s", "invalid roman numerals: %s"), paste(x[wrong], collapse = " ")))
    result
  } else as.integer(x)
  numbers[!is.na(numbers) & (numbers <= 0L | numbers >= 4000L)] <- NA
  structure(numbers, class = "roman")
}

.romanDigits <- function() c(M = 1000L, CM = 900L, D = 500L, CD = 400L, C = 100L, XC = 90L, L = 50L, XL = 40L, X = 10L, IX = 9L, V = 5L, IV = 4L, I = 1L)

.romanToInteger <- function(texts) vapply(toupper(texts), function(text) {
  # What is allowed beyond the usual form was measured: five equal digits, and one behind a pair.
  if (is.na(text) || !nzchar(text) || !grepl("^M{0,3}D?(C{0,4}|C[DM])C?L?(X{0,4}|X[LC])X?V?(I{0,4}|I[VX])I?$", text)) return(NA_integer_)
  values <- .romanDigits()[strsplit(text, "")[[1L]]]
  smaller <- c(values[-1L] > values[-length(values)], FALSE)
  as.integer(sum(ifelse(smaller, -values, values)))
}, 0L, USE.NAMES = FALSE)

as.character.roman <- function(x, ...) vapply(unclass(x), function(number) {
  if (is.na(number)) return(NA_character_)
  text <- ""
  digits <- .romanDigits()
  for (digit in names(digits)) while (number >= digits[[digit]]) {
    text <- paste0(text, digit)
    number <- number - digits[[digit]]
  }
  text
}, "")

format.roman <- function(x, ...) format(as.character(x), ...)

print.roman <- function(x, ...) {
  print(noquote(as.character(x)), ...)
  invisible(x)
}

`[.roman` <- function(x, i) structure(unclass(x)[i], class = "roman")

as.double.roman <- function(x, ...) as.double(unclass(x))

as.integer.roman <- function(x, ...) as.integer(unclass(x))

rep.roman <- function(x, ...) structure(rep(unclass(x), ...), class = "roman")

as.data.frame.roman <- as.data.frame.vector

Ops.roman <- function(e1, e2) {
  if (.Generic %in% c("&", "|", "!")) {
    operands <- lapply(if (missing(e2)) list(e1) else list(e1, e2), unclass)
    return(do.call(.Generic, operands))
  }
  # Numbers need not be such that there is a numeral for them.
  whole <- function(e) if (is.numeric(e) && !inherits(e, "roman")) as.integer(e) else unclass(as.roman(e))
  result <- get(.Generic, mode = "function")(whole(e1), whole(e2))
  if (.Generic %in% c("+", "-", "*", "^", "%%", "%/%", "/")) as.roman(result) else result
}

Summary.roman <- function(..., na.rm = TRUE) as.roman(do.call(.Generic, c(lapply(list(...), function(each) as.integer(unclass(as.roman(each)))), na.rm = na.rm)))
