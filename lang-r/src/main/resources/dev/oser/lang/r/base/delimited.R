# Tables in text files.

# The next lines of a connection that hold so many records, if there are so many.
.leadingLines <- function(con, count, sep, quote, comment.char, blank.lines.skip) {
  lines <- character()
  missing <- count
  while (missing > 0 && length(more <- readLines(con, missing))) {
    lines <- c(lines, more)
    missing <- count - length(.splitRecords(lines, sep, quote, comment.char, blank.lines.skip, FALSE))
  }
  lines
}

# Puts lines back that come after so many records.
.returnLines <- function(con, lines, count, sep, quote, comment.char, blank.lines.skip) {
  kept <- length(lines)
  holds <- function(size) length(.splitRecords(lines[seq_len(size)], sep, quote, comment.char, blank.lines.skip, FALSE)) >= count
  while (kept > count && holds(kept - 1L)) kept <- kept - 1L
  if (kept < length(lines)) pushBack(lines[-seq_len(kept)], con)
}

.textToRead <- function(text) {
  if (is.character(text)) text else stop(simpleError("invalid 'text' argument", quote(textConnection(text, encoding = "UTF-8"))))
}

read.table <- function(file, header = FALSE, sep = "", quote = "\"'", dec = ".", numerals = c("allow.loss", "warn.loss", "no.loss"), row.names, col.names,
                       as.is = !stringsAsFactors, na.strings = "NA", colClasses = NA, nrows = -1, skip = 0, check.names = TRUE,
                       fill = !blank.lines.skip, strip.white = FALSE, blank.lines.skip = TRUE, comment.char = "#", allowEscapes = FALSE,
                       flush = FALSE, stringsAsFactors = FALSE, fileEncoding = "", encoding = "unknown", text, skipNul = FALSE) {
  lines <- if (missing(file) && !missing(text)) unlist(strsplit(paste(.textToRead(text), collapse = "\n"), "\n", fixed = TRUE))
    else {
      if (is.character(file)) {
        file <- file(file, "rt")
        on.exit(close(file))
      }
      if (!inherits(file, "connection")) stop("'file' must be a character string or connection")
      # Who reads in pieces from an open connection finds the rest there.
      partial <- nrows > 0 && isOpen(file)
      if (partial) {
        if (skip > 0) readLines(file, skip)
        skip <- 0
        .leadingLines(file, nrows + 1, sep, quote, comment.char, blank.lines.skip)
      } else readLines(file)
    }
  if (skip > 0) lines <- lines[-seq_len(min(skip, length(lines)))]
  records <- .splitRecords(lines, sep, quote, comment.char, blank.lines.skip, strip.white)
  if (!length(records)) stop("no lines available in input")
  sizes <- lengths(records)
  examined <- seq_len(min(length(sizes), 5L))
  first <- sizes[1L]
  columns <- max(sizes[examined])
  labelled <- first == columns - 1L && length(records) > 1L
  if (missing(header) && labelled) header <- TRUE
  if (!header) labelled <- FALSE
  heads <- NULL
  if (header) {
    heads <- records[[1L]]
    records <- records[-1L]
    sizes <- sizes[-1L]
    if (!length(records)) columns <- first
    if (!missing(col.names)) heads <- NULL
    else if (labelled) heads <- c("row.names", heads)
    else if (length(heads) < columns) stop("more columns than column names")
    else if (length(heads) > columns) columns <- length(heads)
  }
  if (!missing(col.names)) {
    heads <- col.names
    columns <- length(heads)
  }
  if (is.null(heads)) heads <- paste0("V", seq_len(columns))
  if (missing(text) && partial)
    .returnLines(file, lines, nrows + header, sep, quote, comment.char, blank.lines.skip)
  if (nrows > 0 && length(records) > nrows) {
    records <- records[seq_len(nrows)]
    sizes <- sizes[seq_len(nrows)]
  }
  # GNU R reads with scan, and says so if a line is too short.
  scan <- function(...) stop(sprintf("line %d did not have %d elements", which(sizes != columns)[1L], columns))
  if (any(sizes != columns) && !fill)
    scan(file = file, what = what, sep = sep, quote = quote, dec = dec, nmax = nrows, na.strings = na.strings, fill = fill)
  if (any(sizes > columns)) {
    columns <- max(sizes)
    if (length(heads) < columns) stop("more columns than column names")
  }
  if (check.names) heads <- make.names(heads, unique = TRUE)
  rows <- length(records)
  cells <- .transposeRecords(records, columns)
  kinds <- rep_len(NA_character_, columns)
  if (!is.null(names(colClasses))) kinds[match(names(colClasses), heads)] <- colClasses
  else kinds[] <- rep_len(as.character(colClasses), columns)
  as.is <- rep_len(as.is, columns)
  result <- vector("list", columns)
  for (j in seq_len(columns)) {
    column <- cells[[j]]

    result[[j]] <- if (is.na(kinds[j])) type.convert(column, na.strings = na.strings, as.is = as.is[j], dec = dec, numerals = numerals)
      else if (kinds[j] == "NULL") NULL
      else {
        column[column %in% na.strings] <- NA
        if (kinds[j] == "factor") factor(column) else if (kinds[j] == "character") column
        else if (kinds[j] == "Date") as.Date(column) else as.vector(trimws(column), kinds[j])
      }
  }
  names(result) <- heads
  dropped <- !is.na(kinds) & kinds == "NULL"
  if (any(dropped)) {
    kept <- which(!dropped)
    result <- structure(lapply(kept, function(j) result[[j]]), names = heads[kept])
  }
  labels <- NULL
  if (missing(row.names)) {
    if (labelled) {
      labels <- as.character(result[[1L]])
      result <- result[-1L]
    }
  } else if (is.character(row.names) && length(row.names) == 1L && rows != 1L) {
    place <- match(row.names, names(result))
    labels <- as.character(result[[place]])
    result <- result[-place]
  } else if (is.numeric(row.names) && length(row.names) == 1L && rows != 1L) {
    labels <- as.character(result[[row.names]])
    result <- result[-row.names]
  } else if (!is.null(row.names)) labels <- as.character(row.names)
  if (anyDuplicated(labels)) stop("duplicate 'row.names' are not allowed")
  .frame(result, rows, labels)
}

read.csv <- function(file, header = TRUE, sep = ",", quote = "\"", dec = ".", fill = TRUE, comment.char = "", ...)
  read.table(file = file, header = header, sep = sep, quote = quote, dec = dec, fill = fill, comment.char = comment.char, ...)

read.csv2 <- function(file, header = TRUE, sep = ";", quote = "\"", dec = ",", fill = TRUE, comment.char = "", ...)
  read.table(file = file, header = header, sep = sep, quote = quote, dec = dec, fill = fill, comment.char = comment.char, ...)

read.delim <- function(file, header = TRUE, sep = "\t", quote = "\"", dec = ".", fill = TRUE, comment.char = "", ...)
  read.table(file = file, header = header, sep = sep, quote = quote, dec = dec, fill = fill, comment.char = comment.char, ...)

# Fields of fixed widths; what has a negative width is skipped.
# A list of widths is for records of several lines.
read.fwf <- function(file, widths, header = FALSE, sep = "\t", skip = 0, row.names, col.names, n = -1, buffersize = 2000, fileEncoding = "", ...) {
  each <- if (is.list(widths)) widths else list(widths)
  lines <- readLines(file, n = if (n < 0) -1L else n * length(each) + skip + header)
  if (skip > 0) lines <- lines[-seq_len(skip)]
  names <- if (header) lines[1L]
  if (header) lines <- lines[-1L]
  cut <- function(text, widths) {
    ends <- cumsum(abs(widths))
    kept <- widths >= 0
    vapply(text, function(line) paste(substring(line, (ends - abs(widths) + 1)[kept], ends[kept]), collapse = sep), "", USE.NAMES = FALSE)
  }
  records <- length(lines) %/% length(each)
  parts <- lapply(seq_along(each), function(k) cut(lines[seq.int(k, by = length(each), length.out = records)], each[[k]]))
  arguments <- list(text = c(names, do.call(paste, c(parts, sep = sep))), header = header, sep = sep, ...)
  if (!missing(row.names)) arguments$row.names <- row.names
  if (!missing(col.names)) arguments$col.names <- col.names
  do.call(read.table, arguments)
}

type.convert <- function(x, ...) UseMethod("type.convert")

type.convert.default <- function(x, na.strings = "NA", as.is, dec = ".", numerals = c("allow.loss", "warn.loss", "no.loss"), ...) {
  numerals <- match.arg(numerals)
  if (is.array(x)) {
    result <- type.convert.default(as.vector(x), na.strings, as.is, dec, numerals)
    dim(result) <- dim(x)
    dimnames(result) <- dimnames(x)
    return(result)
  }
  if (missing(as.is)) {
    warning("'as.is' should be specified by the caller; using TRUE")
    as.is <- TRUE
  }
  # What says neither is not TRUE.
  as.is <- isTRUE(as.logical(as.is)[1L])
  if (!is.character(x)) x <- as.character(x)
  if (!is.character(na.strings)) stop("invalid 'na.strings' argument")
  .convertTexts(x, na.strings, as.is, dec, numerals)
}

.convertTexts <- function(x, na.strings, as.is, dec, numerals = "allow.loss") {
  result <- .parsedTexts(x, as.character(na.strings), dec)
  if (is.double(result) && numerals != "allow.loss") {
    lost <- nchar(gsub("^0+|[eE].*", "", gsub("[^0-9eE]", "", x))) > 15L
    if (any(lost, na.rm = TRUE)) {
      if (numerals == "warn.loss") warning("accuracy loss in conversion from \"", x[which(lost)[1L]], "\" to numeric")
      else result <- x
    }
  }
  if (is.character(result) && !as.is) factor(result) else result
}

type.convert.list <- function(x, ...) {
  x[] <- lapply(x, type.convert, ...)
  x
}

type.convert.data.frame <- function(x, ...) {
  x[] <- lapply(x, type.convert, ...)
  x
}

type.convert.factor <- function(x, ...) type.convert(as.character(x), ...)

write.table <- function(x, file = "", append = FALSE, quote = TRUE, sep = " ", eol = "\n", na = "NA", dec = ".", row.names = TRUE,
                        col.names = TRUE, qmethod = c("escape", "double"), fileEncoding = "") {
  qmethod <- match.arg(qmethod)
  if (!is.data.frame(x) && !is.matrix(x)) x <- data.frame(x)
  matrix <- is.matrix(x)
  rows <- nrow(x)
  columns <- ncol(x)
  labels <- if (matrix) rownames(x) else row.names(x)
  if (matrix && is.null(labels)) labels <- as.character(seq_len(rows))
  heads <- if (matrix) colnames(x) else names(x)
  if (matrix && is.null(heads)) heads <- paste0("V", seq_len(columns))
  quoted <- if (is.numeric(quote)) seq_len(columns) %in% quote
    else if (!quote) rep(FALSE, columns)
    else if (matrix) rep(is.character(x), columns)
    else vapply(x, function(column) is.character(column) || is.factor(column), NA, USE.NAMES = FALSE)
  quoting <- is.numeric(quote) || quote
  wrap <- function(text) paste0("\"", gsub("\"", if (qmethod == "double") "\"\"" else "\\\\\"", text), "\"")
  with.rows <- !isFALSE(row.names)
  if (is.character(row.names)) labels <- row.names
  cells <- vector("list", columns)
  for (j in seq_len(columns)) {
    column <- if (matrix) x[, j] else x[[j]]
    missing <- is.na(column)
    text <- if (is.numeric(column) && !is.object(column)) as.character(column) else as.character(column)
    if (dec != "." && is.numeric(column)) text <- sub(".", dec, text, fixed = TRUE)
    if (quoted[j]) text <- wrap(text)
    text[missing] <- na
    cells[[j]] <- unname(text)
  }
  lines <- character()
  head.row <- if (is.character(col.names)) {
    if (quoting) wrap(col.names) else col.names
  } else if (is.na(col.names)) c(if (quoting) "\"\"" else "", if (quoting) wrap(heads) else heads)
  else if (col.names && columns > 0L) { if (quoting) wrap(heads) else heads }
  if (!is.null(head.row)) lines <- paste(head.row, collapse = sep)
  if (rows > 0L) {
    parts <- c(if (with.rows) list(if (quoting) wrap(labels) else labels), cells)
    lines <- c(lines, do.call(paste, c(parts, sep = sep)))
  }
  if (length(lines)) cat(paste0(lines, eol, collapse = ""), file = file, append = append, sep = "")
  invisible()
}

write.csv <- function(x, file = "", ..., row.names = TRUE, quote = TRUE, na = "NA", eol = "\n")
  write.table(x, file, sep = ",", dec = ".", qmethod = "double", row.names = row.names, quote = quote, na = na, eol = eol,
              col.names = if (isFALSE(row.names)) TRUE else NA)

write.csv2 <- function(x, file = "", ..., row.names = TRUE, quote = TRUE, na = "NA", eol = "\n")
  write.table(x, file, sep = ";", dec = ",", qmethod = "double", row.names = row.names, quote = quote, na = na, eol = eol,
              col.names = if (isFALSE(row.names)) TRUE else NA)

count.fields <- function(file, sep = "", quote = "\"'", skip = 0, blank.lines.skip = TRUE, comment.char = "#") {
  lines <- readLines(file)
  lengths(.splitRecords(if (skip > 0) lines[-seq_len(skip)] else lines, sep, quote, comment.char, blank.lines.skip, FALSE))
}

# Records of tags and values, with blank lines between them, as DESCRIPTION files have them.
read.dcf <- function(file, fields = NULL, all = FALSE, keep.white = NULL) {
  lines <- if (is.character(file) && grepl("[.]gz$", file)) {
    con <- gzfile(file)
    on.exit(close(con))
    readLines(con, warn = FALSE)
  } else readLines(file, warn = FALSE)
  lines <- lines[!startsWith(lines, "#")]
  blank <- !grepl("[^[:space:]]", lines)
  record <- (cumsum(blank) + 1L)[!blank]
  lines <- lines[!blank]
  more <- grepl("^[[:space:]]", lines)
  begins <- regexpr(":", lines, fixed = TRUE)
  bad <- !more & begins < 1L
  if (length(lines) && (more[1L] || any(bad))) {
    stop(gettextf("Line starting '%s ...' is malformed!", substr(lines[more & seq_along(lines) == 1L | bad][1L], 1L, 25L)), domain = NA)
  }
  entry <- cumsum(!more)
  tag <- substr(lines, 1L, begins - 1L)[!more]
  kept <- tag %in% keep.white
  value <- vapply(seq_along(tag), function(i) {
    text <- lines[entry == i]
    text[1L] <- substring(text[1L], nchar(tag[i]) + 2L)
    if (kept[i]) text[1L] <- sub("^[[:space:]]", "", text[1L]) else text <- trimws(text)
    paste(text, collapse = "\n")
  }, "")
  record <- match(record, unique(record))[!more]
  columns <- if (is.null(fields)) unique(tag) else fields
  result <- matrix(NA_character_, max(0L, record), length(columns), dimnames = list(NULL, columns))
  for (i in seq_along(tag)) if (tag[i] %in% columns) result[record[i], tag[i]] <- value[i]
  if (all) as.data.frame(result, stringsAsFactors = FALSE, optional = TRUE) else result
}

write.dcf <- function(x, file = "", append = FALSE, useBytes = FALSE, indent = 0.1 * getOption("width"), width = 0.9 * getOption("width"), keep.white = NULL) {
  if (!is.data.frame(x)) x <- as.data.frame(x, stringsAsFactors = FALSE, optional = TRUE)
  tags <- names(x)
  records <- vapply(seq_len(nrow(x)), function(i) {
    fields <- vapply(seq_along(tags), function(j) {
      value <- as.character(x[[j]][[i]])
      if (length(value) != 1L || is.na(value)) return(NA_character_)
      if (tags[j] %in% keep.white) {
        return(paste0(tags[j], ": ", gsub("\n", "\n ", gsub("\n([^[:space:]])", "\n \\1", value), fixed = FALSE)))
      }
      .dcfField(tags[j], value, indent, width)
    }, "")
    paste(fields[!is.na(fields)], collapse = "\n")
  }, "")
  cat(paste0(paste(records, collapse = "\n\n"), if (length(records)) "\n"), file = file, sep = "", append = append)
  invisible()
}

.dcfField <- function(tag, value, indent, width)
  paste(strwrap(paste0(tag, ": ", value), indent = 0L, exdent = indent, width = width), collapse = "\n")
