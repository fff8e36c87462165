# Data frames in files.

type.convert <- function(x, na.strings = "NA", as.is = FALSE, ...) {
  if (is.list(x)) {
    x[] <- lapply(x, type.convert, na.strings = na.strings, as.is = as.is)
    return(x)
  }
  x <- as.character(x)
  x[x %in% na.strings] <- NA
  known <- x[!is.na(x)]
  if (all(known %in% c("T", "F", "TRUE", "FALSE", "true", "false"))) return(as.logical(x))
  numbers <- suppressWarnings(as.numeric(known))
  if (!anyNA(numbers) && all(nzchar(trimws(known)))) {
    if (all(numbers == trunc(numbers)) && all(abs(numbers) < 2147483647) && !any(grepl("[.eE]", known))) return(as.integer(x))
    return(as.numeric(x))
  }
  if (as.is) x else factor(x)
}

.fields <- function(line, sep, quote) {
  characters <- strsplit(line, "", fixed = TRUE)[[1L]]
  fields <- character()
  current <- ""
  open <- ""
  any <- FALSE
  for (ch in characters) {
    if (nzchar(open)) {
      if (ch == open) open <- "" else current <- paste0(current, ch)
    } else if (nzchar(quote) && grepl(ch, quote, fixed = TRUE)) {
      open <- ch
      any <- TRUE
    } else if (if (nzchar(sep)) ch == sep else ch == " " || ch == "\t") {
      if (nzchar(sep) || nzchar(current) || any) fields <- c(fields, current)
      current <- ""
      any <- FALSE
    } else current <- paste0(current, ch)
  }
  if (nzchar(sep) || nzchar(current) || any) fields <- c(fields, current)
  fields
}

read.table <- function(file, header = FALSE, sep = "", quote = "\"'", dec = ".", row.names, col.names, na.strings = "NA",
                       colClasses = NA, nrows = -1, skip = 0, check.names = TRUE, fill = FALSE, strip.white = FALSE,
                       blank.lines.skip = TRUE, comment.char = "#", stringsAsFactors = FALSE, text, ...) {
  lines <- if (!missing(text)) unlist(strsplit(text, "\n", fixed = TRUE)) else readLines(file)
  if (skip > 0) lines <- lines[-seq_len(skip)]
  if (nzchar(comment.char)) lines <- sub(paste0("[", comment.char, "].*$"), "", lines)
  if (blank.lines.skip) lines <- lines[nzchar(trimws(lines))]
  if (!length(lines)) stop("no lines available in input")
  rows <- lapply(lines, .fields, sep = sep, quote = quote)
  if (strip.white || !nzchar(sep)) rows <- lapply(rows, trimws)
  names <- NULL
  if (header) {
    names <- rows[[1L]]
    rows <- rows[-1L]
  }
  if (nrows >= 0) rows <- head(rows, nrows)
  width <- if (length(rows)) max(lengths(rows)) else length(names)
  own <- header && length(names) == width - 1L
  if (!length(names)) names <- paste0("V", seq_len(width))
  columns <- lapply(seq_len(width), function(j) vapply(rows, function(r) if (j <= length(r)) r[j] else NA_character_, ""))
  row.labels <- NULL
  if (own) {
    row.labels <- columns[[1L]]
    columns <- columns[-1L]
  }
  if (!missing(col.names)) names <- col.names
  columns <- lapply(columns, function(column) {
    column[column %in% na.strings] <- NA
    if (any(!nzchar(column), na.rm = TRUE)) {
      rest <- column
      rest[!nzchar(rest)] <- NA
      converted <- type.convert(rest, na.strings, as.is = TRUE)
      if (!is.character(converted)) return(converted)
    }
    type.convert(column, na.strings, as.is = TRUE)
  })
  if (stringsAsFactors) columns <- lapply(columns, function(column) if (is.character(column)) factor(column) else column)
  names(columns) <- if (check.names) make.names(names, unique = TRUE) else names
  result <- .dataFrame(columns, length(rows))
  if (!is.null(row.labels)) attr(result, "row.names") <- row.labels
  if (!missing(row.names) && length(row.names) == 1L) {
    labels <- as.character(result[[row.names]])
    result[[row.names]] <- NULL
    attr(result, "row.names") <- labels
  }
  result
}

read.csv <- function(file, header = TRUE, sep = ",", quote = "\"", dec = ".", fill = TRUE, comment.char = "", ...) {
  read.table(file = file, header = header, sep = sep, quote = quote, dec = dec, fill = fill, comment.char = comment.char, ...)
}

read.delim <- function(file, header = TRUE, sep = "\t", quote = "\"", dec = ".", fill = TRUE, comment.char = "", ...) {
  read.table(file = file, header = header, sep = sep, quote = quote, dec = dec, fill = fill, comment.char = comment.char, ...)
}

write.table <- function(x, file = "", append = FALSE, quote = TRUE, sep = " ", eol = "\n", na = "NA", dec = ".", row.names = TRUE, col.names = TRUE, ...) {
  if (!is.data.frame(x)) x <- as.data.frame(x)
  quoted <- function(s) if (isTRUE(quote)) paste0("\"", gsub("\"", "\\\"", s, fixed = TRUE), "\"") else s
  columns <- lapply(x, function(column) {
    texts <- if (is.factor(column) || is.character(column)) quoted(as.character(column)) else as.character(column)
    texts[is.na(column)] <- na
    texts
  })
  if (isTRUE(row.names)) columns <- c(list(quoted(row.names(x))), columns)
  lines <- if (nrow(x)) do.call(paste, c(unname(columns), sep = sep)) else character()
  if (isTRUE(col.names) || identical(col.names, NA)) {
    heading <- quoted(names(x))
    if (identical(col.names, NA) && isTRUE(row.names)) heading <- c(quoted(""), heading)
    lines <- c(paste(heading, collapse = sep), lines)
  }
  if (length(lines)) cat(paste0(lines, eol), file = file, sep = "", append = append)
  invisible(NULL)
}

write.csv <- function(x, file = "", quote = TRUE, row.names = TRUE, ...) {
  write.table(x, file = file, quote = quote, sep = ",", row.names = row.names, col.names = if (isTRUE(row.names)) NA else TRUE, ...)
}
