# Data frames: taking and replacing rows and columns, binding.

`[.data.frame` <- function(x, i, j, drop) {
  indices <- nargs() - 1L - !missing(drop)
  if (indices < 2L) {
    if (!missing(drop)) warning("'drop' argument will be ignored")
    if (missing(i)) return(x)
    if (is.matrix(i)) return(as.matrix(x)[i])
    return(.columnsOf(x, i))
  }
  # Cells of one column, as in loops over rows.
  if (!missing(i) && !missing(j) && missing(drop) && !is.null(cell <- .cell(x, i, j))) return(cell)
  # A single column that is not there is nothing, if rows are chosen too.
  if (!missing(i) && !missing(j) && missing(drop) && is.character(j) && length(j) == 1L && is.na(match(j, names(x)))) return(NULL)
  if (!missing(i) && !missing(j) && missing(drop) && is.numeric(j) && length(j) == 1L && !is.na(j) && j > length(x)) return(NULL)
  if (!missing(i) && !missing(j) && missing(drop) && length(j) == 1L && (is.character(j) || is.numeric(j) && !is.na(j) && j >= 1))
    return(.rowsOf(.subset2(x, if (is.character(j)) match(j, names(x)) else j), .rowPlaces(x, i)))
  columns <- if (missing(j)) x else .columnsOf(x, j)
  if (missing(i)) {
    if ((missing(drop) || drop) && length(columns) == 1L) return(.subset2(columns, 1L))
    if (!missing(j)) {
      attributes(columns) <- list(names = names(columns))
      columns <- .frame(columns, row.names = .rawRowNames(x))
      oldClass(columns) <- oldClass(x)
    }
    return(columns)
  }
  if (missing(drop)) drop <- length(columns) == 1L
  rows <- .rowPlaces(x, i)
  if (drop && length(columns) == 1L) return(.rowsOf(.subset2(columns, 1L), rows))
  taken <- lapply(.asColumns(columns), .rowsOf, rows)
  names(taken) <- names(columns)
  if (missing(j)) taken <- .withOthers(taken, x)
  if (drop && length(rows) == 1L) return(taken)
  attr(taken, "row.names") <- .rowNamesOf(x, rows)
  oldClass(taken) <- oldClass(x)
  taken
}

# Gives columns what a data frame carries beside names, rows and class. It stays where rows are chosen or anything is replaced, not
# where columns are chosen.
.withOthers <- function(columns, x) {
  kept <- attributes(x)
  if (length(kept) > 3L) for (other in setdiff(names(kept), c("names", "class", "row.names"))) attr(columns, other) <- kept[[other]]
  columns
}

.columnsOf <- function(x, j) {
  names <- names(x)
  places <- if (is.character(j)) match(j, names)
    else if (is.logical(j) && length(j) > length(names)) NA
    else if (is.factor(j)) seq_along(names)[as.integer(j)]
    else seq_along(names)[j]
  if (anyNA(places)) stop(simpleError("undefined columns selected", sys.call(-1L)))
  taken <- .asColumns(x)[places]
  labels <- names[places]
  names(taken) <- if (anyDuplicated(labels) && !anyDuplicated(names)) make.unique(labels) else labels
  attr(taken, "row.names") <- .rawRowNames(x)
  oldClass(taken) <- oldClass(x)
  taken
}

.rowPlaces <- function(x, i) {
  if (is.character(i)) {
    # The beginning of a name will do if it is that of one only.
    places <- match(i, row.names(x))
    if (anyNA(places)) places[is.na(places)] <- pmatch(i[is.na(places)], row.names(x), duplicates.ok = TRUE)
    places
  }
  else if (is.factor(i)) match(as.character(i), row.names(x))
  else {
    if (is.logical(i) && length(dim(i)) == 2L) i <- as.vector(i)
    seq_len(.row_names_info(x, 2L))[i]
  }
}

.rowsOf <- function(column, rows) if (length(dim(column)) == 2L) column[rows, , drop = FALSE] else column[rows]

.rowNamesOf <- function(x, rows) {
  names <- attr(x, "row.names")[rows]
  if (anyNA(names) || anyDuplicated(names)) {
    names <- as.character(names)
    names[is.na(names)] <- "NA"
    names <- make.unique(names)
  }
  names
}

`[[.data.frame` <- function(x, ..., exact = TRUE) {
  if (...length() == 2L) {
    row <- if (is.character(..1)) .rowPlaces(x, ..1) else ..1
    return(.subset2(x, ..2, exact = exact)[[row]])
  }
  (function(i) if (is.matrix(i)) as.matrix(x)[[i]] else .subset2(x, i, exact = exact))(..1)
}

`$<-.data.frame` <- function(x, name, value) {
  if (!is.null(changed <- .withColumn(x, name, value))) return(changed)
  rows <- .row_names_info(x, 2L)
  if (!is.null(value)) value <- .fittedColumn(value, rows)
  classes <- oldClass(x)
  x <- unclass(x)
  x[[name]] <- value
  class(x) <- classes
  x
}

# Columns that are assigned have no names.
.withoutNames <- function(value) {
  if (is.atomic(value) && !is.null(names(value))) names(value) <- NULL
  value
}

# A value for a whole column, recycled.
.fittedColumn <- function(value, rows) {
  value <- .withoutNames(value)
  size <- NROW(value)
  if (size == rows) return(value)
  if (size > rows || size == 0L || rows %% size != 0L)
    stop(simpleError(sprintf(ngettext(size, "replacement has %d row, data has %d", "replacement has %d rows, data has %d"), size, rows), sys.call(-1L)))
  if (length(dim(value)) == 2L) value[rep_len(seq_len(size), rows), , drop = FALSE] else rep(value, length.out = rows)
}

`[[<-.data.frame` <- function(x, i, j, value) {
  if (nargs() < 4L) {
    if (!is.null(changed <- .withColumn(x, i, value))) return(changed)
    rows <- .row_names_info(x, 2L)
    if (!is.null(value)) {
      value <- .fittedColumn(value, rows)
    }
    classes <- oldClass(x)
    x <- unclass(x)
    x[[i]] <- value
    if (is.numeric(i) && length(names(x)) && !nzchar(names(x)[length(x)])) names(x)[length(x)] <- paste0("V", length(x))
    class(x) <- classes
    return(x)
  }
  column <- if (is.character(j) || j <= length(x)) .subset2(x, j)
  if (is.null(column)) stop(gettextf("replacing element in non-existent column: %s", j), domain = NA)
  row <- if (is.character(i)) match(i, row.names(x)) else i
  column[[row]] <- value
  x[[j]] <- column
  x
}

`[<-.data.frame` <- function(x, i, j, value) {
  indices <- nargs() - 2L
  if (indices < 2L) {
    if (missing(i)) return(.assignColumns(x, seq_along(x), NULL, value, sys.call()))
    if (is.data.frame(i)) i <- as.matrix(i)
    if (is.matrix(i) && is.logical(i)) return(.assignWhere(x, i, value))
    if (is.matrix(i)) return(.assignCells(x, i, value))
    return(.assignColumns(x, i, NULL, value, sys.call()))
  }
  if (!missing(i) && !missing(j) && !is.null(changed <- .withCell(x, i, j, value))) return(changed)
  columns <- if (missing(j)) seq_along(x) else j
  if (missing(i)) return(.assignColumns(x, columns, NULL, value, sys.call()))
  rows <- if (is.character(i)) i else if (is.logical(i)) {
    if (anyNA(i)) stop("missing values are not allowed in subscripted assignments of data frames")
    seq_len(nrow(x))[rep_len(i, max(length(i), nrow(x)))]
  } else {
    if (anyNA(i)) stop("missing values are not allowed in subscripted assignments of data frames")
    if (any(i < 0)) seq_len(nrow(x))[i] else i[i != 0]
  }
  .assignColumns(x, columns, rows, value, sys.call())
}

.assignWhere <- function(x, where, value) {
  if (!identical(dim(where), dim(x))) stop("unsupported matrix index in replacement")
  total <- sum(where, na.rm = TRUE)
  if (total > 0L && (!length(value) || total %% length(value) != 0L))
    stop(simpleError("'value' is the wrong length", sys.call(-1L)))
  used <- 0L
  for (j in seq_along(x)) {
    chosen <- which(where[, j])
    if (!length(chosen)) next
    column <- .subset2(x, j)
    column[chosen] <- if (length(value) == 1L) value else value[(used + seq_along(chosen) - 1L) %% length(value) + 1L]
    used <- used + length(chosen)
    x[[j]] <- column
  }
  x
}

.assignCells <- function(x, cells, value) {
  value <- rep_len(value, nrow(cells))
  for (k in seq_len(nrow(cells))) {
    column <- .subset2(x, cells[k, 2L])
    column[if (is.character(cells)) match(cells[k, 1L], row.names(x)) else cells[k, 1L]] <- value[k]
    x[[cells[k, 2L]]] <- column
  }
  x
}

# Assigns to some columns, whole (rows is NULL) or in part. New columns and rows are made as needed.
.assignColumns <- function(x, columns, rows, value, call) {
  size <- .row_names_info(x, 2L)
  classes <- oldClass(x)
  names <- names(x)
  row.names <- attr(x, "row.names")
  raw.names <- .rawRowNames(x)
  old <- length(x)
  if (is.logical(columns)) columns <- seq_len(old)[rep_len(columns, max(old, length(columns)))]
  else if (is.numeric(columns) && any(columns < 0)) columns <- seq_len(old)[columns]
  if (anyNA(columns)) stop(simpleError("missing values are not allowed in subscripted assignments of data frames", call))
  if (is.character(columns)) {
    places <- match(columns, names)
    fresh <- unique(columns[is.na(places)])
    places[is.na(places)] <- old + match(columns[is.na(places)], fresh)
    names <- c(names, fresh)
  } else {
    places <- as.integer(columns)
    if (length(places) && max(places) > old) {
      if (max(places) > old + sum(places > old)) stop(simpleError("new columns would leave holes after existing columns", call))
      names <- c(names, paste0("V", (old + 1L):max(places)))
    }
    if (is.list(value) && !is.null(names(value)) && any(places > old)) {
      for (k in which(places > old)) if (nzchar(names(value)[k])) names[places[k]] <- names(value)[k]
    }
  }
  count <- length(places)
  content <- .asColumns(x)
  if (is.null(rows) && (is.null(value) || (is.list(value) && !length(value)))) {
    stay <- setdiff(seq_len(old), places)
    content <- content[stay]
    names(content) <- names[stay]
    attr(content, "row.names") <- raw.names
    content <- .withOthers(content, x)
    oldClass(content) <- classes
    return(content)
  }
  changed <- if (is.null(rows)) NULL else if (is.character(rows)) {
    at <- match(rows, as.character(row.names))
    fresh <- unique(rows[is.na(at)])
    if (length(fresh)) {
      row.names <- c(as.character(row.names), fresh)
      at[is.na(at)] <- size + match(rows[is.na(at)], fresh)
    }
    at
  } else {
    most <- if (length(rows)) max(rows) else 0L
    if (most > size) {
      row.names <- if (is.character(row.names)) c(row.names, as.character((size + 1L):most)) else c(row.names, (size + 1L):most)
    }
    as.integer(rows)
  }
  target <- if (is.null(changed)) size else length(changed)
  grown <- length(row.names) > size
  if (grown) {
    for (k in seq_along(content)) {
      column <- content[[k]]
      content[[k]] <- .rowsOf(column, c(seq_len(size), rep(NA_integer_, length(row.names) - size)))
    }
    raw.names <- row.names
  }
  parts <- .valueParts(value, target, count, call, is.null(changed))
  for (k in seq_len(count)) {
    place <- places[k]
    part <- parts[[(k - 1L) %% length(parts) + 1L]]
    if (is.null(changed)) {
      if (is.null(part)) content[place] <- list(NULL) else content[[place]] <- part
    } else {
      column <- if (place <= length(content)) content[[place]]
      if (is.null(column)) {
        column <- part[rep(NA_integer_, length(row.names))]
      }
      if (length(dim(column)) == 2L) column[changed, ] <- part else column[changed] <- part
      content[[place]] <- column
    }
  }
  # Names stand behind those of the rows where there is a new one.
  fresh <- length(names) > old
  names(content) <- if (!fresh) names
  attr(content, "row.names") <- raw.names
  if (fresh) names(content) <- names
  gone <- vapply(content, is.null, NA)
  if (any(gone)) content[gone] <- NULL
  content <- .withOthers(content, x)
  oldClass(content) <- classes
  content
}

.nothingToReplaceWith <- function() simpleError("replacement has length zero", quote(x[[jj]][iseq] <- vjj))

# What each of some columns gets from a value.
.valueParts <- function(value, rows, count, call, whole) {
  if (is.list(value)) {
    parts <- if (is.data.frame(value)) .asColumns(value) else unname(unclass(value))
    if (length(parts) == 0L && count > 0L) stop(.nothingToReplaceWith())
    if (length(parts) > count) {
      warning(simpleWarning(sprintf(ngettext(length(parts), "provided %d variable to replace %d variables", "provided %d variables to replace %d variables"), length(parts), count), call))
      parts <- parts[seq_len(count)]
    }
    return(lapply(seq_along(parts), function(k) {
      part <- .withoutNames(parts[[k]])
      size <- NROW(part)
      if (is.null(part) || size == rows) part
      else if (size > 0L && size < rows && rows %% size == 0L) rep(part, length.out = rows)
      else if (rows == 0L) part[0L]
      else if (size == 0L && whole) part[rep(NA_integer_, rows)]
      else if (size == 0L) stop(.nothingToReplaceWith())
      else if (size < rows) stop(simpleError(sprintf(ngettext(size, "replacement element %d has %d row, need %d", "replacement element %d has %d rows, need %d"), k, size, rows), call))
      else {
        warning(simpleWarning(sprintf(ngettext(size, "replacement element %d has %d row to replace %d rows", "replacement element %d has %d rows to replace %d rows"), k, size, rows), call))
        .rowsOf(part, seq_len(rows))
      }
    }))
  }
  value <- .withoutNames(value)
  if (is.matrix(value) && ncol(value) == count && nrow(value) == rows)
    return(if (count == 1L) list(value) else lapply(seq_len(count), function(k) as.vector(value[, k])))
  size <- length(value)
  total <- rows * count
  if (count == 1L) {
    # No row may be chosen, as by a condition that none fulfils.
    if (rows == 0L && !whole) return(list(value[0L]))
    if (size == 0L && whole) return(list(value[rep(NA_integer_, rows)]))
    if (size == 0L && total > 0L) stop(.nothingToReplaceWith())
    if (size == rows) return(list(value))
    if (size > rows || rows %% size != 0L)
      stop(simpleError(sprintf(ngettext(size, "replacement has %d row, data has %d", "replacement has %d rows, data has %d"), size, rows), call))
    return(list(rep(value, length.out = rows)))
  }
  if (total == 0L) return(list(value[0L]))
  if (size == rows) return(list(value))
  if (size == 1L || (size > 0L && size < total && total %% size == 0L && rows %% size == 0L)) return(list(rep(value, length.out = rows)))
  if (size > total) {
    # What is too much is left out, with the warning of a matrix made of it.
    value <- (function(n, p) matrix(value, n, p))(rows, count)
    size <- total
  }
  if (size == 0L || total %% size != 0L)
    stop(simpleError(sprintf(ngettext(size, "replacement has %d item, need %d", "replacement has %d items, need %d"), size, total), call))
  value <- rep(value, length.out = total)
  lapply(seq_len(count), function(k) value[(k - 1L) * rows + seq_len(rows)])
}

rbind.data.frame <- function(..., deparse.level = 1, make.row.names = TRUE, stringsAsFactors = FALSE, factor.exclude = TRUE) {
  .rbindFrames(deparse.level, ..., make.row.names = make.row.names)
}

match.names <- function(clabs, nmi) {
  places <- match(clabs, nmi)
  if (anyNA(places)) stop("names do not match previous names")
  places
}

# What is bound may have any name: no name is the beginning of this parameter's.
.rbindFrames <- function(`(deparse.level)`, ..., make.row.names = TRUE, stringsAsFactors = FALSE, factor.exclude = TRUE) {
  parts <- list(...)
  given <- names(parts)
  used <- vapply(parts, function(part) length(part) > 0L, NA)
  if (!any(used)) return(if (length(parts)) parts[[1L]] else data.frame())
  parts <- parts[used]
  given <- if (is.null(given)) rep("", length(parts)) else given[used]
  frames <- vapply(parts, is.data.frame, NA)
  empty <- frames & vapply(parts, function(part) is.data.frame(part) && nrow(part) == 0L, NA)
  first <- parts[[which(frames)[1L]]]
  if (all(!frames)) first <- as.data.frame(parts[[1L]])
  names <- names(first)
  count <- length(names)
  pieces <- vector("list", length(parts))
  labels <- list()
  total <- 0L
  named <- FALSE
  for (k in seq_along(parts)) {
    part <- parts[[k]]
    title <- given[k]
    if (is.matrix(part)) part <- as.data.frame(part)
    if (is.data.frame(part)) {
      if (length(part) != count) stop("numbers of columns of arguments do not match")
      xi <- part
      clabs <- names
      places <- match.names(clabs, names(xi))
      pieces[[k]] <- .asColumns(part)[places]
      size <- .row_names_info(part, 2L)
      own <- attr(part, "row.names")
      automatic <- identical(own, seq_len(size))
      label <- if (nzchar(title)) {
        named <- TRUE
        if (size > 1L) paste(title, if (automatic) seq_len(size) else attr(part, "row.names"), sep = ".")
        else if (size == 1L) title else character()
      } else if (automatic) seq_len(size)
      else {
        named <- TRUE
        own
      }
      labels[[k]] <- label
    } else {
      if (is.list(part)) {
        places <- if (is.null(names(part))) seq_len(count) else match(names, names(part))
        if (anyNA(places)) { if (length(part) == count && !any(names(part) %in% names)) places <- seq_len(count) else stop("names do not match previous names") }
        columns <- unname(part)[places]
        size <- max(lengths(columns))
        pieces[[k]] <- lapply(columns, rep, length.out = size)
      } else {
        if (length(part) != count && count %% length(part) != 0L) warning("number of columns of result, ", count, ", is not a multiple of vector length ", length(part), " of arg ", k)
        pieces[[k]] <- as.list(unname(rep_len(part, count)))
        size <- 1L
      }
      labels[[k]] <- if (nzchar(title)) {
        named <- TRUE
        if (size > 1L) paste(title, seq_len(size), sep = ".") else title
      } else if (is.list(part)) seq_len(size) else total + 1L
    }
    total <- total + size
  }
  content <- vector("list", count)
  for (j in seq_len(count)) content[[j]] <- .stackedColumn(lapply(pieces[!empty | all(empty)], function(piece) piece[[j]]))
  names(content) <- names
  attr(content, "row.names") <- .compactRows(total)
  if (named && make.row.names) {
    label <- unlist(labels)
    if (anyDuplicated(label)) label <- make.unique(as.character(label), sep = "")
    if (!identical(label, seq_len(total))) attr(content, "row.names") <- label
  }
  content <- .withOthers(content, first)
  oldClass(content) <- oldClass(first)
  content
}

# Parts of a column, one below the other.
.stackedColumn <- function(parts) {
  first <- parts[[1L]]
  if (length(parts) == 1L) return(first)
  if (length(dim(first)) == 2L) return(do.call(rbind, parts))
  if (is.factor(first)) {
    names <- levels(first)
    texts <- lapply(parts, as.character)
    for (k in seq_along(parts)) {
      more <- if (is.factor(parts[[k]])) levels(parts[[k]]) else unique(texts[[k]])
      names <- c(names, setdiff(more[!is.na(more)], names))
    }
    alike <- is.ordered(first) && length(names) == length(levels(first))
    return(factor(unlist(texts), levels = names, ordered = alike))
  }
  if (any(vapply(parts, is.factor, NA))) parts <- lapply(parts, function(part) if (is.factor(part)) as.character(part) else part)
  if (is.list(first)) return(do.call(c, parts))
  if (is.object(first)) {
    result <- do.call(c, parts)
    if (inherits(first, "AsIs") && !inherits(result, "AsIs")) class(result) <- class(first)
    return(result)
  }
  unlist(lapply(parts, unname), use.names = FALSE)
}

cbind.data.frame <- function(..., deparse.level = 1) .cbindFrames(deparse.level, ...)

.cbindFrames <- function(`(deparse.level)`, ...) data.frame(..., check.names = FALSE)

# How many of so many elements head and tail take.
.headSize <- function(n, size) if (n < 0L) max(size + n, 0L) else min(n, size)

# The last of so many places, one more where a part of one is wanted.
.lastPlaces <- function(n, size) seq.int(to = size, length.out = as.numeric(.headSize(n, size)))

head <- function(x, ...) UseMethod("head")

tail <- function(x, ...) UseMethod("tail")

# What head and tail refuse, in the name of R's own check, which is shown with how it got the dimensions.
.checkHeadSize <- function(n, x, shown = quote(dx <- dim(x))) {
  refuse <- function(reason, ...) stop(simpleError(gettextf(paste("invalid 'n' -", reason), ...), call("checkHT", quote(n), shown)))
  d <- dim(x)
  if (all(is.na(n))) refuse(" must contain at least one non-missing element, got none.")
  if (is.null(d) && length(n) > 1L) refuse("must have length one when dim(x) is NULL, got %d", length(n))
  if (!is.null(d) && length(n) > length(d)) refuse("length(n) must be <= length(dim(x)), got %d > %d", length(n), length(d))
}

head.default <- function(x, n = 6L, ...) {
  .checkHeadSize(n, x)
  if (length(dim(x)) > 1L) return(head.matrix(x, n, ...))
  x[seq_len(.headSize(n, length(x)))]
}

tail.default <- function(x, n = 6L, keepnums = FALSE, addrownums, ...) {
  .checkHeadSize(n, x)
  if (length(dim(x)) > 1L) return(tail.matrix(x, n, ...))
  x[.lastPlaces(n, length(x))]
}

# What is left of each dimension: those without a number stay as they are.
.partOfDimensions <- function(x, n, last) {
  .checkHeadSize(n, x, quote(d <- dim(x)))
  d <- dim(x)
  lapply(seq_along(d), function(k) {
    if (k > length(n) || is.na(n[k])) return(NULL)
    if (last) .lastPlaces(n[k], d[k]) else seq_len(.headSize(n[k], d[k]))
  })
}

.chosenPart <- function(x, places) {
  indices <- lapply(places, function(each) if (is.null(each)) TRUE else each)
  do.call(`[`, c(list(x), indices, list(drop = FALSE)))
}

head.matrix <- function(x, n = 6L, ...) .chosenPart(x, .partOfDimensions(x, n, FALSE))

head.data.frame <- function(x, n = 6L, ...) {
  places <- .partOfDimensions(x, n, FALSE)
  rows <- if (is.null(places[[1L]])) TRUE else places[[1L]]
  # Without columns, other attributes stay.
  if (is.null(places[[2L]])) x[rows, , drop = FALSE] else x[rows, places[[2L]], drop = FALSE]
}

head.array <- function(x, n = 6L, ...) head.matrix(x, n)

head.function <- function(x, n = 6L, ...) .functionLines(x, n, function(lines) seq_len(.headSize(n, lines)), TRUE)

# Some lines of a function, with their numbers.
.functionLines <- function(x, n, chosen, numbered) {
  lines <- as.matrix(deparse(x))
  .checkHeadSize(n, lines, quote(dim(x)))
  dimnames(lines) <- list(if (numbered) seq_len(nrow(lines)) else character(nrow(lines)), "")
  noquote(lines[chosen(nrow(lines)), , drop = FALSE])
}

tail.matrix <- function(x, n = 6L, keepnums = TRUE, addrownums, ...) {
  if (!missing(addrownums) && missing(keepnums)) keepnums <- addrownums
  places <- .partOfDimensions(x, n, TRUE)
  result <- .chosenPart(x, places)
  if (!keepnums || length(places) < 2L) return(result)
  # Where there are no names, the numbers of what is left are kept.
  for (k in seq_along(places)) if (length(places[[k]]) && is.null(dimnames(x)[[k]]))
    dimnames(result)[[k]] <- switch(min(k, 3L), format(paste0("[", places[[k]], ",]"), justify = "right"), paste0("[,", places[[k]], "]"), as.character(places[[k]]))
  result
}

tail.data.frame <- function(x, n = 6L, ...) {
  places <- .partOfDimensions(x, n, TRUE)
  rows <- if (is.null(places[[1L]])) TRUE else places[[1L]]
  # Without columns, other attributes stay.
  if (is.null(places[[2L]])) x[rows, , drop = FALSE] else x[rows, places[[2L]], drop = FALSE]
}

tail.array <- function(x, n = 6L, keepnums = TRUE, ...) tail.matrix(x, n, keepnums)

tail.function <- function(x, n = 6L, keepnums = TRUE, addrownums, ...) {
  if (!missing(addrownums) && missing(keepnums)) keepnums <- addrownums
  .functionLines(x, n, function(lines) .lastPlaces(n, lines), keepnums)
}
