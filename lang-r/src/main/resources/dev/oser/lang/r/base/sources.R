# Where code was written: files of sources, which are environments, and references to parts of them.

srcfile <- function(filename, encoding = getOption("encoding"), Enc = "unknown") {
  stopifnot(is.character(filename), length(filename) == 1L)
  result <- new.env(hash = TRUE, parent = emptyenv())
  list2env(list(wd = getwd(), filename = filename, timestamp = file.mtime(filename), encoding = encoding, Enc = Enc, isFile = TRUE), result)
  structure(result, class = "srcfile")
}

srcfilecopy <- function(filename, lines, timestamp = Sys.time(), isFile = FALSE) {
  stopifnot(is.character(filename), length(filename) == 1L)
  result <- new.env(hash = TRUE, parent = emptyenv())
  lines <- unlist(strsplit(sub("$", "\n", as.character(lines)), "\n", fixed = TRUE))
  list2env(list(filename = filename, wd = getwd(), timestamp = timestamp, isFile = isFile, lines = lines, Enc = "unknown", parseData = NULL), result)
  structure(result, class = c("srcfilecopy", "srcfile"))
}

srcfilealias <- function(filename, srcfile) {
  result <- new.env(hash = TRUE, parent = emptyenv())
  list2env(list(filename = filename, original = srcfile), result)
  structure(result, class = c("srcfilealias", "srcfile"))
}

srcref <- function(srcfile, lloc) {
  if (!inherits(srcfile, "srcfile")) stop("inherits(srcfile, \"srcfile\") is not TRUE")
  places <- as.integer(lloc)
  # Lines and bytes; columns and lines as parsed are the same unless they are given.
  full <- switch(as.character(length(places)), `4` = places[c(1:4, 2L, 4L, 1L, 3L)], `6` = places[c(1:6, 1L, 3L)], `8` = places,
                 stop("a reference has 4, 6 or 8 numbers"))
  attributes(full) <- list(srcfile = srcfile, class = "srcref")
  full
}

getSrcLines <- function(srcfile, first, last) {
  if (first > last) return(character())
  if (inherits(srcfile, "srcfilealias")) srcfile <- srcfile$original
  lines <- if (is.null(srcfile$lines)) readLines(file.path(if (startsWith(srcfile$filename, "/")) "" else srcfile$wd, srcfile$filename), warn = FALSE) else srcfile$lines
  lines <- unlist(strsplit(paste0(lines, "\n"), "\n", fixed = TRUE))
  lines[seq_len(length(lines)) >= first & seq_len(length(lines)) <= last]
}

as.character.srcref <- function(x, useSource = TRUE, to = x, ...) {
  place <- as.integer(x)
  end <- as.integer(to)
  if (!useSource || is.null(attr(x, "srcfile"))) return(sprintf("<srcref: file \"\" chars %d:%d to %d:%d>", place[1L], place[5L], end[3L], end[6L]))
  lines <- getSrcLines(attr(x, "srcfile"), place[7L], end[8L])
  if (length(lines)) {
    lines[length(lines)] <- substring(lines[length(lines)], 1L, end[6L])
    lines[1L] <- substring(lines[1L], place[5L])
  }
  lines
}

print.srcref <- function(x, useSource = TRUE, ...) {
  cat(as.character(x, useSource = useSource), sep = "\n")
  invisible(x)
}

print.srcfile <- function(x, ...) {
  cat(x$filename, "\n")
  invisible(x)
}

summary.srcref <- function(object, useSource = FALSE, ...) {
  cat(as.character(object, useSource = useSource), sep = "\n")
  invisible(object)
}

getSrcref <- function(x) {
  if (inherits(x, "srcref")) return(x)
  found <- attr(x, "srcref")
  if (is.null(found) && is.function(x)) found <- attr(body(x), "srcref")
  found
}

getSrcFilename <- function(x, full.names = FALSE, unique = TRUE) {
  reference <- getSrcref(x)
  references <- if (is.list(reference)) reference else if (!is.null(reference)) list(reference)
  names <- vapply(references, function(each) attr(each, "srcfile")$filename, "")
  if (!full.names) names <- basename(names)
  if (unique) base::unique(as.character(names)) else as.character(names)
}

getSrcDirectory <- function(x, unique = TRUE) {
  reference <- getSrcref(x)
  references <- if (is.list(reference)) reference else if (!is.null(reference)) list(reference)
  directories <- vapply(references, function(each) {
    file <- attr(each, "srcfile")
    if (grepl("/", file$filename, fixed = TRUE)) dirname(file$filename) else file$wd
  }, "")
  if (unique) base::unique(as.character(directories)) else as.character(directories)
}

getSrcLocation <- function(x, which = c("line", "byte", "column", "parse"), first = TRUE) {
  which <- match.arg(which)
  reference <- getSrcref(x)
  if (is.null(reference)) return(NULL)
  if (is.list(reference)) reference <- reference[[if (first) 1L else length(reference)]]
  as.integer(reference)[switch(which, line = if (first) 1L else 3L, byte = if (first) 2L else 4L, column = if (first) 5L else 6L, parse = if (first) 7L else 8L)]
}

removeSource <- function(fn) {
  if (is.function(fn)) {
    if (is.primitive(fn)) return(fn)
    attr(fn, "srcref") <- NULL
    body(fn) <- .withoutSource(body(fn))
    return(fn)
  }
  if (!is.language(fn)) stop(gettextf("argument is not a function or language object:%s", typeof(fn)), domain = NA)
  .withoutSource(fn)
}

.withoutSource <- function(code) {
  if (!is.call(code) && !is.expression(code)) return(code)
  for (name in c("srcref", "srcfile", "wholeSrcref")) attr(code, name) <- NULL
  for (i in seq_along(code)) if (!identical(code[[i]], quote(expr = )) && (is.call(code[[i]]) || is.expression(code[[i]]))) code[[i]] <- .withoutSource(code[[i]])
  code
}

# Tokens and the parts they make, as a table. The numbers of parts are ours; what belongs to what is as in R.
getParseData <- function(x, includeText = NA) {
  file <- if (inherits(x, "srcfile")) x else if (!is.null(attr(x, "srcfile"))) attr(x, "srcfile") else attr(getSrcref(x), "srcfile")
  if (inherits(file, "srcfilealias")) file <- file$original
  if (is.null(file) || is.null(file$lines)) return(NULL)
  text <- paste(file$lines, collapse = "\n")
  columns <- .parseTable(text)
  table <- structure(columns, class = "data.frame", row.names = columns$id)
  if (isTRUE(includeText)) {
    inner <- which(!table$terminal)
    table$text[inner] <- vapply(inner, function(i) .placedText(file$lines, table[i, ]), "")
  } else if (isFALSE(includeText)) table$text <- NULL
  attr(table, "srcfile") <- file

  table
}

.placedText <- function(lines, place) {
  found <- unlist(strsplit(paste0(lines, "\n"), "\n", fixed = TRUE))[place$line1:place$line2]
  found[length(found)] <- substr(found[length(found)], 1L, place$col2)
  found[1L] <- substring(found[1L], place$col1)
  paste(found, collapse = "\n")
}

getParseText <- function(parseData, id) {
  lines <- attr(parseData, "srcfile")$lines
  rows <- match(id, parseData$id)
  vapply(rows, function(i) if (is.na(i)) NA_character_ else .placedText(lines, parseData[i, ]), "")
}
