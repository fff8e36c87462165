# Data frames: making them, their columns and attributes.

# A data frame of columns that are known to fit, with automatic row names or those given.
.frame <- function(columns, rows, row.names = NULL) {
  attr(columns, "class") <- "data.frame"
  attr(columns, "row.names") <- if (is.null(row.names)) .compactRows(rows) else row.names
  columns
}

.compactRows <- function(rows) if (rows > 0L) c(NA_integer_, -as.integer(rows)) else integer()

.row_names_info <- function(x, type = 1L) {
  names <- .rawRowNames(x)
  # A count stands for the numbers from 1 on. It is negative if nobody chose these rows.
  counted <- is.integer(names) && length(names) == 2L && is.na(names[1L])
  size <- if (counted) abs(names[2L]) else length(names)
  switch(as.integer(type) + 1L, names, if (counted) names[2L] else size, size)
}

data.frame <- function(..., row.names = NULL, check.rows = FALSE, check.names = TRUE, fix.empty.names = TRUE, stringsAsFactors = FALSE) {
  parts <- list(...)
  count <- length(parts)
  if (count == 0L) {
    return(.frame(structure(list(), names = character()), length(row.names), if (length(row.names)) as.character(row.names)))
  }
  written <- as.list(substitute(list(...)))[-1L]
  given <- names(parts)
  if (is.null(given)) given <- rep("", count)
  columns <- list()
  labels <- character()
  found.rows <- NULL
  bare <- integer() # the rows of what has no columns
  for (i in seq_len(count)) {
    part <- parts[[i]]
    if (is.null(part)) {
      bare <- c(bare, 0L)
      next
    }
    named <- nzchar(given[i])
    piece <- if (is.data.frame(part)) part
      else if (is.character(part) && is.null(dim(part)) && !is.object(part)) {
        names <- names(part)
        part <- if (stringsAsFactors) factor(part) else unname(part)
        .frame(list(part), length(part), if (.usableRows(names)) names)
      } else {
        x <- parts
        if (stringsAsFactors) as.data.frame(x[[i]], optional = TRUE, stringsAsFactors = TRUE)
        else as.data.frame(x[[i]], optional = TRUE)
      }
    if (!length(piece)) bare <- c(bare, nrow(piece))
    own <- names(piece)
    single <- length(piece) == 1L && !is.data.frame(part) && (!is.list(part) || is.object(part)) && length(dim(part)) < 2L
    own <- if (single) {
      if (named) given[i] else if (is.symbol(written[[i]])) as.character(written[[i]]) else {
        text <- deparse(written[[i]])[1L]
        if (inherits(part, "AsIs") && grepl("^I\\(", text)) text <- substr(text, 3L, nchar(text) - 1L)
        if (check.names || fix.empty.names) text else ""
      }
    } else if (named && length(piece) > 1L) paste(given[i], if (is.null(own) || !is.data.frame(part) && is.null(colnames(part)) && is.null(names(part))) seq_along(piece) else own, sep = ".")
      else if (named && length(dim(part)) == 2L && length(piece) == 1L && is.null(colnames(part))) given[i]
      else if (!is.data.frame(part) && length(dim(part)) == 2L && is.null(colnames(part))) {
        base <- if (named) given[i] else ""
        if (nzchar(base)) paste(base, seq_along(piece), sep = ".") else if (check.names) paste0("X", seq_along(piece)) else as.character(seq_along(piece))
      } else own
    info <- .rawRowNames(piece)
    if (check.rows && is.character(info) && is.character(found.rows) && !identical(info, found.rows))
      stop(gettextf("mismatch of row names in arguments of 'data.frame', item %d", i), domain = NA)
    if (is.null(found.rows) && is.character(info) && !anyDuplicated(info)) {
      if (is.data.frame(part) || length(dim(part)) == 2L || is.null(dim(part))) found.rows <- info
    } else if (is.null(found.rows) && is.data.frame(part) && is.integer(info) && .row_names_info(part) > 0L) found.rows <- attr(part, "row.names")
    columns <- c(columns, .asColumns(piece))
    labels <- c(labels, if (length(piece)) own)
  }
  sizes <- vapply(columns, NROW, 0L)
  rows <- max(sizes, bare, 0L)
  fits <- function(sizes) sizes == rows | (sizes > 0L & rows %% sizes == 0L)
  repeatable <- vapply(columns, function(column) length(dim(column)) != 2L, NA)
  if (!all(fits(bare), fits(sizes) & (sizes == rows | repeatable)))
    stop("arguments imply differing number of rows: ", paste(unique(.partSizes(parts)), collapse = ", "))
  for (i in seq_along(columns)) {
    if (sizes[i] == rows) next
    columns[[i]] <- rep(columns[[i]], length.out = rows)
  }
  if (check.names) labels <- if (anyDuplicated(labels)) make.names(make.unique(labels), unique = TRUE) else make.names(labels, unique = TRUE)
  names(columns) <- labels
  if (!is.null(row.names)) {
    if (length(row.names) == 1L && rows != 1L) {
      place <- if (is.character(row.names)) match(row.names, labels) else row.names
      found.rows <- as.character(columns[[place]])
      columns <- columns[-place]
    } else found.rows <- row.names
    if (length(found.rows) != rows) stop("row names supplied are of the wrong length")
    if (anyDuplicated(found.rows)) stop(sprintf("duplicate row.names: %s", paste(unique(found.rows[duplicated(found.rows)]), collapse = ", ")))
    if (is.double(found.rows) && all(found.rows == trunc(found.rows))) found.rows <- as.integer(found.rows)
    else if (!is.integer(found.rows)) found.rows <- as.character(found.rows)
  } else if (length(found.rows) != rows) {
    if (length(found.rows)) warning("row names were found from a short variable and have been discarded")
    found.rows <- NULL
  }
  .frame(columns, rows, found.rows)
}

.usableRows <- function(names) !is.null(names) && !anyNA(names) && all(nzchar(names)) && !anyDuplicated(names)

.partSizes <- function(parts) vapply(parts, function(part) if (is.data.frame(part)) nrow(part) else if (is.list(part) && !is.object(part) && length(part)) max(lengths(part)) else NROW(part), 0L)

# The columns of a data frame as a list without names.
.asColumns <- function(x) {
  attributes(x) <- NULL
  x
}

as.data.frame <- function(x, row.names = NULL, optional = FALSE, ...) {
  if (is.null(x)) return(as.data.frame(list()))
  UseMethod("as.data.frame")
}

as.data.frame.data.frame <- function(x, row.names = NULL, ...) {
  classes <- oldClass(x)
  oldClass(x) <- classes[cumsum(classes == "data.frame") > 0L]
  if (is.null(row.names)) x else structure(x, row.names = row.names)
}

as.data.frame.list <- function(x, row.names = NULL, optional = FALSE, ..., cut.names = FALSE, col.names = names(x), fix.empty.names = TRUE, check.names = !optional, stringsAsFactors = FALSE) {
  if (!length(x)) return(.frame(structure(list(), names = character()), 0L))
  if (is.null(col.names)) {
    col.names <- vapply(x, function(each) paste(deparse(each), collapse = " "), "")
    result <- do.call(data.frame, c(unname(x), list(check.names = FALSE, stringsAsFactors = stringsAsFactors)), quote = TRUE)
    if (length(result) == length(x)) names(result) <- if (optional) rep("", length(x)) else make.names(col.names, unique = TRUE)
  } else {
    names(x) <- col.names
    result <- do.call(data.frame, c(x, list(check.names = check.names, stringsAsFactors = stringsAsFactors)), quote = TRUE)
  }
  if (!is.null(row.names)) attr(result, "row.names") <- if (is.numeric(row.names)) as.integer(row.names) else as.character(row.names)
  result
}

as.data.frame.vector <- function(x, row.names = NULL, optional = FALSE, ..., nm = deparse1(substitute(x))) {
  force(nm)
  rows <- length(x)
  if (is.null(row.names)) {
    if (.usableRows(names(x))) row.names <- names(x)
  } else row.names <- if (is.numeric(row.names)) as.integer(row.names) else as.character(row.names)
  if (!is.null(names(x))) names(x) <- NULL
  value <- list(x)
  if (!optional) names(value) <- nm
  .frame(value, rows, row.names)
}

as.data.frame.logical <- function(x, ..., nm = deparse1(substitute(x))) as.data.frame.vector(x, ..., nm = nm)

as.data.frame.integer <- function(x, ..., nm = deparse1(substitute(x))) as.data.frame.vector(x, ..., nm = nm)

as.data.frame.numeric <- function(x, ..., nm = deparse1(substitute(x))) as.data.frame.vector(x, ..., nm = nm)

as.data.frame.complex <- function(x, ..., nm = deparse1(substitute(x))) as.data.frame.vector(x, ..., nm = nm)

as.data.frame.raw <- function(x, ..., nm = deparse1(substitute(x))) as.data.frame.vector(x, ..., nm = nm)

as.data.frame.factor <- function(x, ..., nm = deparse1(substitute(x))) as.data.frame.vector(x, ..., nm = nm)

as.data.frame.ordered <- function(x, ..., nm = deparse1(substitute(x))) as.data.frame.vector(x, ..., nm = nm)

as.data.frame.Date <- function(x, ..., nm = deparse1(substitute(x))) as.data.frame.vector(x, ..., nm = nm)

as.data.frame.difftime <- function(x, ..., nm = deparse1(substitute(x))) as.data.frame.vector(x, ..., nm = nm)

as.data.frame.noquote <- function(x, ..., nm = deparse1(substitute(x))) as.data.frame.vector(x, ..., nm = nm)

as.data.frame.character <- function(x, ..., stringsAsFactors = FALSE, nm = deparse1(substitute(x))) {
  force(nm)
  as.data.frame.vector(if (stringsAsFactors) factor(x) else x, ..., nm = nm)
}

as.data.frame.AsIs <- function(x, row.names = NULL, optional = FALSE, ...) {
  rows <- NROW(x)
  value <- list(x)
  if (!optional) names(value) <- deparse1(substitute(x))
  .frame(value, rows, if (is.null(dim(x)) && .usableRows(names(x))) names(x))
}

as.data.frame.matrix <- function(x, row.names = NULL, optional = FALSE, make.names = TRUE, ..., stringsAsFactors = FALSE) {
  rows <- nrow(x)
  columns <- ncol(x)
  names <- dimnames(x)
  if (is.null(row.names)) row.names <- names[[1L]]
  value <- vector("list", columns)
  plain <- unname(unclass(x))
  for (j in seq_len(columns)) {
    column <- as.vector(plain[, j])
    value[[j]] <- if (is.character(column) && stringsAsFactors) factor(column) else column
  }
  labels <- names[[2L]]
  if (length(labels) == columns) {
    unnamed <- which(!nzchar(labels))
    labels[unnamed] <- paste0("V", unnamed)
    names(value) <- labels
  } else if (!optional) names(value) <- paste0("V", seq_len(columns))
  if (!is.null(row.names) && anyDuplicated(row.names)) row.names <- make.unique(row.names)
  .frame(value, rows, row.names)
}

as.data.frame.array <- function(x, row.names = NULL, optional = FALSE, ...) {
  extents <- dim(x)
  if (length(extents) == 1L) {
    names <- dimnames(x)[[1L]]
    result <- as.data.frame.vector(as.vector(x), if (is.null(row.names)) names else row.names, optional, ..., nm = deparse1(substitute(x)))
    return(result)
  }
  if (length(extents) == 2L) return(as.data.frame.matrix(x, row.names, optional, ...))
  names <- dimnames(x)
  flat <- array(x, c(extents[1L], prod(extents[-1L])))
  if (!is.null(names)) {
    if (length(names[[1L]])) rownames(flat) <- names[[1L]]
    labels <- names[[2L]]
    if (is.null(labels)) labels <- seq_len(extents[2L])
    for (d in seq_along(extents)[-(1:2)]) {
      own <- names[[d]]
      if (is.null(own)) own <- seq_len(extents[d])
      labels <- paste(rep(labels, length(own)), rep(own, each = length(labels)), sep = ".")
    }
    colnames(flat) <- labels
  } else {
    labels <- seq_len(extents[2L])
    for (d in seq_along(extents)[-(1:2)]) labels <- paste(rep(labels, extents[d]), rep(seq_len(extents[d]), each = length(labels)), sep = ".")
    colnames(flat) <- labels
  }
  as.data.frame.matrix(flat, row.names, optional, ...)
}

as.data.frame.default <- function(x, ...)
  stop(gettextf("cannot coerce class %s to a data.frame", sQuote(deparse(class(x))[1L])), domain = NA)

as.list.data.frame <- function(x, ...) structure(unclass(x), row.names = NULL)

as.list.factor <- function(x, ...) {
  result <- vector("list", length(x))
  for (i in seq_along(x)) result[[i]] <- x[i]
  names(result) <- names(x)
  result
}

I <- function(x) {
  if (!inherits(x, "AsIs")) class(x) <- unique(c("AsIs", oldClass(x)))
  x
}

print.AsIs <- function(x, ...) {
  class(x) <- setdiff(oldClass(x), "AsIs")
  if (!length(oldClass(x))) x <- unclass(x)
  print(x, ...)
  invisible(x)
}

`[.AsIs` <- function(x, i, ...) {
  result <- NextMethod("[")
  class(result) <- unique(c("AsIs", oldClass(result)))
  result
}

dim.data.frame <- function(x) c(.row_names_info(x, 2L), length(unclass(x)))

row.names <- function(x) UseMethod("row.names")

row.names.data.frame <- function(x) as.character(attr(x, "row.names"))

row.names.default <- function(x) if (!is.null(dim(x))) rownames(x)

`row.names<-` <- function(x, value) UseMethod("row.names<-")

`row.names<-.default` <- function(x, value) `rownames<-`(x, value)

`row.names<-.data.frame` <- function(x, value) `.rowNamesDF<-`(x, value = value)

`.rowNamesDF<-` <- function(x, make.names = FALSE, value) {
  rows <- .row_names_info(x, 2L)
  if (is.null(value)) {
    attr(x, "row.names") <- .compactRows(rows)
    return(x)
  }
  if (is.object(value) || !is.integer(value)) value <- as.character(value)
  if (length(value) != rows && rows > 0L) stop("invalid 'row.names' length")
  if (anyDuplicated(value)) {
    again <- sort(unique(value[duplicated(value)]))
    warning(ngettext(length(again), sprintf("non-unique value when setting 'row.names': %s", sQuote(again[1L])),
                     paste("non-unique values when setting 'row.names':", paste(sQuote(again), collapse = ", "))), call. = FALSE)
    stop("duplicate 'row.names' are not allowed")
  }
  if (anyNA(value)) stop("missing values in 'row.names' are not allowed")
  attr(x, "row.names") <- value
  x
}

dimnames.data.frame <- function(x) list(row.names.data.frame(x), names(x))

`dimnames<-.data.frame` <- function(x, value) {
  fits <- is.list(value) && length(value) == 2L && all(lengths(value) == dim(x))
  if (!fits) stop("invalid 'dimnames' given for data frame")
  names(x) <- as.character(value[[2L]])
  row.names(x) <- as.character(value[[1L]])
  x
}

t.data.frame <- function(x) {
  x <- as.matrix(x)
  names <- dimnames(x)
  if (is.null(names[[1L]])) t(x) else t.default(x)
}

as.matrix.data.frame <- function(x, rownames.force = NA, ...) {
  rows <- nrow(x)
  count <- length(x)
  automatic <- .row_names_info(x) <= 0L
  names <- if (isFALSE(rownames.force)) NULL
    else if (isTRUE(rownames.force) || !automatic) row.names(x)
  if (count == 0L) return(matrix(NA, rows, 0L, dimnames = list(names, NULL)))
  labels <- character()
  columns <- unclass(x)
  attr(columns, "row.names") <- NULL
  text <- FALSE
  for (j in seq_len(count)) {
    column <- columns[[j]]
    if (is.data.frame(column)) column <- as.matrix(column)
    own <- if (length(dim(column)) == 2L) {
      inner <- colnames(column)
      paste(names(x)[j], if (is.null(inner)) seq_len(ncol(column)) else inner, sep = ".")
    } else names(x)[j]
    labels <- c(labels, own)
    if (is.factor(column)) {
      column <- as.vector(column)
      text <- TRUE
    } else if (is.character(column)) text <- TRUE
    else if (is.object(column) && !is.numeric(column)) {
      column <- as.vector(format(column))
      text <- TRUE
    }
    columns[[j]] <- column
  }
  if (text) {
    columns <- lapply(columns, function(column) {
      if (is.character(column)) column
      else if (is.logical(column) || is.list(column)) as.character(column)
      else {
        shown <- if (is.numeric(column)) format(column) else as.vector(column)
        shown[is.na(column)] <- NA
        shown
      }
    })
  }
  values <- unlist(lapply(columns, function(column) if (is.list(column)) column else as.vector(column)), recursive = FALSE, use.names = FALSE)
  if (is.null(values)) values <- logical()
  dim(values) <- c(rows, length(labels))
  if (any(nzchar(labels)) || !is.null(names)) dimnames(values) <- list(names, labels)
  values
}

data.matrix <- function(frame, rownames.force = NA) {
  if (!is.data.frame(frame)) return(as.matrix(frame))
  for (j in seq_along(frame)) {
    column <- frame[[j]]
    if (is.character(column)) column <- factor(column)
    if (is.factor(column)) column <- as.integer(column)
    else if (!is.numeric(column) && !is.logical(column)) column <- as.numeric(column)
    if (is.logical(column)) column <- as.integer(column)
    frame[[j]] <- column
  }
  result <- as.matrix(frame, rownames.force = rownames.force)
  if (!length(result)) storage.mode(result) <- "double"
  result
}

format.data.frame <- function(x, ..., digits = NULL, nsmall = 0L, justify = "none", na.encode = TRUE) {
  rows <- .row_names_info(x, 2L)
  columns <- lapply(as.list(x), function(column) {
    shown <- if (is.data.frame(column)) as.matrix(format(column, ..., digits = digits, nsmall = nsmall))
      else if (is.list(column) && is.null(oldClass(column))) vapply(column, .cellText, "", digits = digits)
      else if (is.numeric(column) || is.complex(column)) format(column, ..., digits = digits, nsmall = nsmall)
      else format(column, ..., justify = justify, na.encode = na.encode)
    if (is.null(dim(shown))) unname(as.vector(shown)) else shown
  })
  names(columns) <- names(x)
  .frame(columns, rows, row.names(x))
}

# An element of a list in a data frame.
.cellText <- function(x, digits = NULL) {
  if (is.null(x)) "NULL"
  else if (is.list(x)) paste(vapply(x, .cellText, "", digits = digits), collapse = ", ")
  else if (is.character(x) || is.factor(x)) paste(as.character(x), collapse = ", ")
  else if (is.atomic(x)) paste(format(x, trim = TRUE, digits = digits), collapse = ", ")
  else paste(deparse(x), collapse = ", ")
}

print.data.frame <- function(x, ..., digits = NULL, quote = FALSE, right = TRUE, row.names = TRUE, max = NULL) {
  rows <- .row_names_info(x, 2L)
  if (length(x) == 0L) {
    cat(if (rows == 1L) "data frame with 0 columns and 1 row\n" else sprintf("data frame with 0 columns and %d rows\n", rows))
    return(invisible(x))
  }
  if (rows == 0L) {
    print.default(names(x), quote = FALSE)
    cat("<0 rows> (or 0-length row.names)\n")
    return(invisible(x))
  }
  most <- (if (is.null(max)) getOption("max.print", 99999L) else max) %/% length(x)
  omitted <- rows > most
  shown <- .frameCells(if (omitted) x[seq_len(most), , drop = FALSE] else x, digits, quote)
  if (!isTRUE(row.names))
    dimnames(shown)[[1L]] <- if (isFALSE(row.names)) rep.int("", nrow(shown)) else row.names
  print.default(shown, quote = FALSE, right = right, ...)
  if (omitted)
    cat(" [ reached 'max' / getOption(\"max.print\") -- omitted", rows - most, "rows ]\n")
  invisible(x)
}

# What a data frame shows: a matrix of texts.
.frameCells <- function(x, digits = NULL, quote = FALSE) {
  shown <- as.matrix(format.data.frame(x, digits = digits, na.encode = FALSE), rownames.force = TRUE)
  if (quote) shown[] <- ifelse(is.na(shown), "NA", encodeString(shown, quote = "\""))
  shown
}

as.data.frame.ts <- function(x, ...) {
  single <- !is.matrix(x)
  attributes(x) <- attributes(x)[c("dim", "dimnames")]
  if (single) as.data.frame.vector(x, ..., nm = "x") else as.data.frame.matrix(x, ...)
}

as.data.frame.numeric_version <- function(x, ..., nm = deparse1(substitute(x))) as.data.frame.vector(x, ..., nm = nm)

as.vector.data.frame <- function(x, mode = "any") as.vector(as.list.data.frame(x), mode)

as.data.frame.logLik <- function(x, ...) as.data.frame(c(x), ...)

as.data.frame.model.matrix <- function(x, row.names = NULL, optional = FALSE, make.names = TRUE, ..., nm = deparse1(substitute(x))) {
  force(nm)
  names <- if (is.null(row.names)) rownames(x) else row.names
  result <- list(unclass(x))
  if (!optional) names(result) <- nm
  attr(result, "row.names") <- if (length(names)) names else .set_row_names(nrow(x))
  class(result) <- "data.frame"
  result
}

as.data.frame.aovproj <- function(x, ...) as.data.frame.matrix(unclass(x), ...)
