# Factors, tables and data frames.

factor <- function(x = character(), levels, labels = levels, exclude = NA, ordered = is.ordered(x), nmax = NA) {
  if (is.null(x)) x <- character()
  names <- names(x)
  if (missing(levels)) {
    y <- unique(x)
    levels <- if (is.factor(y)) attr(x, "levels")[sort(unique(as.integer(y)))] else sort(y)
  }
  force(ordered)
  x <- as.character(x)
  levels <- levels[is.na(match(levels, exclude))]
  codes <- match(x, as.character(levels))
  if (!is.null(names)) names(codes) <- names
  if (missing(labels)) levels(codes) <- as.character(levels)
  else {
    count <- length(labels)
    if (count == length(levels)) {
      texts <- as.character(labels)
      unique.texts <- unique(texts)
      codes <- structure(match(texts, unique.texts)[codes], names = names)
      attr(codes, "levels") <- unique.texts
    } else if (count == 1L) attr(codes, "levels") <- paste0(labels, seq_along(levels))
    else stop(gettextf("invalid 'labels'; length %d should be 1 or %d", count, length(levels)))
  }
  class(codes) <- c(if (ordered) "ordered", "factor")
  codes
}

ordered <- function(x, ...) factor(x, ..., ordered = TRUE)

as.factor <- function(x) {
  if (is.factor(x)) x
  else if (!is.object(x) && is.integer(x)) {
    levels <- sort(unique(x))
    f <- match(x, levels)
    levels(f) <- as.character(levels)
    if (!is.null(names(x))) names(f) <- names(x)
    class(f) <- "factor"
    f
  } else factor(x)
}

as.ordered <- function(x) if (is.ordered(x)) x else factor(x, ordered = TRUE)

droplevels <- function(x, ...) UseMethod("droplevels")

droplevels.factor <- function(x, ...) factor(as.character(x), levels = levels(x)[sort(unique(as.integer(x)))], ordered = is.ordered(x))

droplevels.data.frame <- function(x, ...) {
  for (i in seq_along(x)) if (is.factor(x[[i]])) x[[i]] <- droplevels(x[[i]])
  x
}

as.integer.factor <- function(x, ...) as.integer(unclass(x))

relevel <- function(x, ref, ...) {
  levels <- levels(x)
  factor(as.character(x), levels = c(ref, setdiff(levels, ref)))
}

rev.factor <- function(x) x[length(x):1L]

`[.factor` <- function(x, ..., drop = FALSE) {
  y <- NextMethod("[")
  attr(y, "levels") <- attr(x, "levels")
  class(y) <- oldClass(x)
  if (drop) factor(y) else y
}

`[[.factor` <- function(x, ...) {
  y <- NextMethod("[[")
  attr(y, "levels") <- attr(x, "levels")
  class(y) <- oldClass(x)
  y
}

`[<-.factor` <- function(x, ..., value) {
  levels <- levels(x)
  classes <- oldClass(x)
  codes <- if (is.factor(value)) match(levels(value)[value], levels) else match(value, levels)
  if (any(is.na(codes) & !is.na(value))) warning("invalid factor level, NA generated")
  class(x) <- NULL
  x[...] <- codes
  attr(x, "levels") <- levels
  class(x) <- classes
  x
}

c.factor <- function(..., recursive = TRUE) unlist(list(...))

Ops.factor <- function(e1, e2) {
  if (!(.Generic %in% c("==", "!="))) {
    warning(gettextf("%s not meaningful for factors", sQuote(.Generic)))
    return(rep.int(NA, max(length(e1), if (!missing(e2)) length(e2))))
  }
  if (is.factor(e1)) e1 <- as.character(e1)
  if (is.factor(e2)) e2 <- as.character(e2)
  get(.Generic, mode = "function")(e1, e2)
}

Ops.ordered <- function(e1, e2) {
  levels <- if (is.ordered(e1)) levels(e1) else levels(e2)
  code <- function(e) if (is.factor(e)) as.integer(e) else match(e, levels)
  get(.Generic, mode = "function")(code(e1), code(e2))
}

Summary.factor <- function(..., na.rm) stop(gettextf("%s not meaningful for factors", sQuote(.Generic)))

Summary.ordered <- function(..., na.rm = FALSE) {
  x <- list(...)[[1L]]
  levels <- levels(x)
  code <- get(.Generic, mode = "function")(as.integer(x), na.rm = na.rm)
  factor(levels[code], levels = levels, ordered = TRUE)
}

Math.factor <- function(x, ...) stop(gettextf("%s not meaningful for factors", sQuote(.Generic)))

summary.factor <- function(object, ...) {
  counts <- tabulate(as.integer(object), length(levels(object)))
  names(counts) <- levels(object)
  if (any(is.na(object))) c(counts, "NA's" = sum(is.na(object))) else counts
}

levels.default <- function(x) attr(x, "levels")

interaction <- function(..., sep = ".") {
  factors <- lapply(list(...), as.factor)
  texts <- do.call(paste, c(lapply(factors, as.character), sep = sep))
  levels <- levels(factors[[1L]])
  for (f in factors[-1L]) levels <- as.vector(outer(levels, levels(f), paste, sep = sep))
  factor(texts, levels = levels)
}

split <- function(x, f, drop = FALSE, ...) UseMethod("split")

split.default <- function(x, f, drop = FALSE, sep = ".", ...) {
  if (is.list(f)) f <- do.call(interaction, c(unname(f), sep = sep))
  else if (!is.factor(f)) f <- as.factor(f)
  if (drop) f <- factor(f)
  codes <- rep_len(as.integer(f), length(x))
  result <- vector("list", length(levels(f)))
  for (i in seq_along(result)) result[[i]] <- x[which(codes == i)]
  names(result) <- levels(f)
  result
}

split.data.frame <- function(x, f, drop = FALSE, ...) {
  if (inherits(f, "formula")) f <- x[[as.character(f[[2L]])]]
  lapply(split(seq_len(nrow(x)), f, drop = drop, ...), function(rows) x[rows, , drop = FALSE])
}

unsplit <- function(value, f) {
  x <- value[[1L]][rep(NA_integer_, length(f))]
  split(x, f) <- value
  x
}

`split<-` <- function(x, f, drop = FALSE, ..., value) {
  places <- split(seq_along(x), f)
  for (i in seq_along(places)) x[places[[i]]] <- value[[i]]
  x
}

by <- function(data, INDICES, FUN, ...) lapply(split(data, INDICES), FUN, ...)

cut.default <- function(x, breaks, labels = NULL, include.lowest = FALSE, right = TRUE, dig.lab = 3L, ordered_result = FALSE, ...) {
  if (!is.numeric(x)) stop("'x' must be numeric")
  if (length(breaks) == 1L) {
    if (is.na(breaks) || breaks < 2L) stop("invalid number of intervals")
    count <- as.integer(breaks + 1)
    limits <- range(x, na.rm = TRUE)
    width <- diff(limits)
    if (width == 0) width <- abs(limits[1L])
    breaks <- seq.int(limits[1L], limits[2L], length.out = count)
    breaks[c(1L, count)] <- c(limits[1L] - width/1000, limits[2L] + width/1000)
  } else breaks <- sort(as.double(breaks))
  count <- length(breaks)
  if (is.null(labels)) {
    for (digits in dig.lab:max(12L, dig.lab)) {
      texts <- formatC(0 + breaks, digits = digits, width = 1L)
      if (all(texts[-1L] != texts[-count])) break
    }
    labels <- if (right) paste0("(", texts[-count], ",", texts[-1L], "]") else paste0("[", texts[-count], ",", texts[-1L], ")")
    if (include.lowest) {
      if (right) substr(labels[1L], 1, 1) <- "["
      else substring(labels[count - 1L], nchar(labels[count - 1L])) <- "]"
    }
  } else if (is.logical(labels) && !labels) labels <- NULL
  else if (length(labels) != count - 1L) stop("number of intervals and length of 'labels' differ")
  codes <- vapply(x, function(v) {
    if (is.na(v)) return(NA_integer_)
    for (i in seq_len(count - 1L)) {
      inside <- if (right) v > breaks[i] && v <= breaks[i + 1L] else v >= breaks[i] && v < breaks[i + 1L]
      if (inside || (include.lowest && ((right && i == 1L && v == breaks[1L]) || (!right && i == count - 1L && v == breaks[count])))) return(i)
    }
    NA_integer_
  }, 0L)
  if (is.null(labels)) return(codes)
  structure(codes, levels = as.character(labels), class = c(if (ordered_result) "ordered", "factor"))
}

table <- function(..., exclude = if (useNA == "no") c(NA, NaN), useNA = c("no", "ifany", "always"), dnn = NULL, deparse.level = 1) {
  useNA <- match.arg(useNA)
  arguments <- list(...)
  if (length(arguments) == 1L && is.list(arguments[[1L]])) {
    arguments <- arguments[[1L]]
    if (is.null(dnn)) dnn <- names(arguments)
  } else if (is.null(dnn)) {
    written <- as.list(substitute(list(...)))[-1L]
    labels <- names(arguments)
    dnn <- vapply(seq_along(arguments), function(i) {
      if (!is.null(labels) && nzchar(labels[i])) labels[i]
      else if (is.symbol(written[[i]])) as.character(written[[i]])
      else ""
    }, "")
  }
  if (!length(arguments)) stop("nothing to tabulate")
  factors <- lapply(arguments, function(a) {
    if (useNA != "no" && (anyNA(a) || useNA == "always")) {
      f <- if (is.factor(a)) a else factor(a)
      codes <- as.integer(f)
      codes[is.na(codes)] <- length(levels(f)) + 1L
      structure(codes, levels = c(levels(f), NA), class = "factor")
    } else if (is.factor(a)) a else factor(a, exclude = exclude)
  })
  extents <- vapply(factors, function(f) length(attr(f, "levels")), 0L)
  place <- 0L
  stride <- 1L
  for (i in seq_along(factors)) {
    place <- place + stride * (as.integer(factors[[i]]) - 1L)
    stride <- stride * extents[i]
  }
  counts <- tabulate(place[!is.na(place)] + 1L, prod(extents))
  names <- lapply(factors, function(f) attr(f, "levels"))
  names(names) <- dnn
  structure(array(counts, unname(extents), names), class = "table")
}

as.data.frame.table <- function(x, row.names = NULL, responseName = "Freq", stringsAsFactors = TRUE, ...) {
  names <- dimnames(x)
  if (is.null(names(names)) || any(!nzchar(names(names)))) names(names) <- paste0("Var", seq_along(names))
  grid <- expand.grid(names, stringsAsFactors = stringsAsFactors)
  grid[[responseName]] <- as.vector(unclass(x))
  grid
}

names.table <- function(x) if (length(dim(x)) == 1L) dimnames(x)[[1L]] else NULL

`[.table` <- function(x, ...) {
  y <- NextMethod("[")
  if (length(dim(y))) class(y) <- "table"
  y
}

sort.table <- function(x, decreasing = FALSE, ...) x[order(unclass(x), decreasing = decreasing)]

rev.table <- function(x) x[length(x):1L]

expand.grid <- function(..., KEEP.OUT.ATTRS = TRUE, stringsAsFactors = TRUE) {
  arguments <- list(...)
  if (length(arguments) == 1L && is.list(arguments[[1L]])) arguments <- arguments[[1L]]
  if (is.null(names(arguments))) names(arguments) <- paste0("Var", seq_along(arguments))
  sizes <- lengths(arguments)
  total <- prod(sizes)
  each <- 1L
  columns <- list()
  for (i in seq_along(arguments)) {
    x <- arguments[[i]]
    x <- x[rep(rep(seq_along(x), each = each), length.out = total)]
    if (stringsAsFactors && is.character(x)) x <- factor(x, levels = unique(arguments[[i]]))
    columns[[names(arguments)[i]]] <- x
    each <- each * sizes[i]
  }
  .dataFrame(columns, total)
}

.dataFrame <- function(columns, n) {
  class(columns) <- "data.frame"
  attr(columns, "row.names") <- seq_len(n)
  columns
}

data.frame <- function(..., row.names = NULL, check.rows = FALSE, check.names = TRUE, stringsAsFactors = FALSE) {
  arguments <- list(...)
  written <- as.list(substitute(list(...)))[-1L]
  labels <- names(arguments)
  columns <- list()
  names <- character()
  rows <- NULL
  for (i in seq_along(arguments)) {
    x <- arguments[[i]]
    label <- if (is.null(labels)) "" else labels[i]
    if (is.data.frame(x)) {
      if (is.null(rows) && is.character(attr(x, "row.names"))) rows <- attr(x, "row.names")
      for (j in seq_along(x)) {
        columns[[length(columns) + 1L]] <- x[[j]]
        names <- c(names, if (nzchar(label) && length(x) > 1L) paste(label, names(x)[j], sep = ".") else if (nzchar(label)) label else names(x)[j])
      }
    } else if (is.matrix(x)) {
      for (j in seq_len(ncol(x))) {
        columns[[length(columns) + 1L]] <- as.vector(x[, j])
        own <- if (is.null(colnames(x))) (if (nzchar(label)) paste(label, j, sep = ".") else paste0("X", j)) else colnames(x)[j]
        names <- c(names, own)
      }
      if (is.null(rows)) rows <- rownames(x)
    } else if (is.list(x) && !is.object(x)) {
      for (j in seq_along(x)) {
        columns[[length(columns) + 1L]] <- x[[j]]
        names <- c(names, names(x)[j])
      }
    } else {
      if (is.null(rows) && !is.null(names(x)) && !is.factor(x) && length(names(x)) > 1L) rows <- names(x)
      if (!is.null(names(x))) names(x) <- NULL
      columns[[length(columns) + 1L]] <- x
      names <- c(names, if (nzchar(label)) label else if (is.character(written[[i]]) || is.symbol(written[[i]])) as.character(written[[i]]) else deparse(written[[i]])[1L])
    }
  }
  sizes <- lengths(columns)
  n <- if (length(sizes)) max(sizes) else 0L
  for (i in seq_along(columns)) {
    if (sizes[i] < n) {
      if (sizes[i] == 0L || n %% sizes[i] != 0L)
        stop(gettextf("arguments imply differing number of rows: %s", paste(unique(sizes), collapse = ", ")))
      columns[[i]] <- columns[[i]][rep(seq_len(sizes[i]), length.out = n)]
    }
    if (stringsAsFactors && is.character(columns[[i]])) columns[[i]] <- factor(columns[[i]])
  }
  if (check.names && length(names)) names <- make.names(names, unique = TRUE)
  names(columns) <- names
  result <- .dataFrame(columns, n)
  if (!is.null(row.names)) {
    if (length(row.names) == 1L && n != 1L) {
      rows <- as.character(result[[row.names]])
      result[[row.names]] <- NULL
    } else rows <- row.names
  }
  if (!is.null(rows) && length(rows) == n && !anyDuplicated(rows)) attr(result, "row.names") <- if (is.numeric(rows)) rows else as.character(rows)
  result
}

as.data.frame <- function(x, ...) UseMethod("as.data.frame")

as.data.frame.data.frame <- function(x, ...) x

as.data.frame.list <- function(x, ..., stringsAsFactors = FALSE) do.call(data.frame, c(x, stringsAsFactors = stringsAsFactors))

as.data.frame.matrix <- function(x, ..., stringsAsFactors = FALSE) {
  names <- colnames(x)
  if (is.null(names)) names <- paste0("V", seq_len(ncol(x)))
  columns <- lapply(seq_len(ncol(x)), function(j) as.vector(x[, j]))
  names(columns) <- names
  result <- .dataFrame(columns, nrow(x))
  if (!is.null(rownames(x))) attr(result, "row.names") <- rownames(x)
  result
}

as.data.frame.default <- function(x, ..., nm = deparse(substitute(x))) {
  result <- .dataFrame(list(x), length(x))
  names(result) <- nm
  result
}

dim.data.frame <- function(x) c(length(attr(x, "row.names")), length(unclass(x)))

dimnames.data.frame <- function(x) list(row.names(x), names(x))

`dimnames<-.data.frame` <- function(x, value) {
  row.names(x) <- value[[1L]]
  names(x) <- value[[2L]]
  x
}

row.names <- function(x) {
  if (is.data.frame(x)) as.character(attr(x, "row.names")) else rownames(x)
}

`row.names<-` <- function(x, value) {
  if (is.null(value)) attr(x, "row.names") <- seq_len(nrow(x))
  else {
    if (anyDuplicated(value)) stop("duplicate 'row.names' are not allowed")
    attr(x, "row.names") <- if (is.numeric(value)) as.integer(value) else as.character(value)
  }
  x
}

`[.data.frame` <- function(x, i, j, drop = if (missing(i)) TRUE else length(cols) == 1L) {
  count <- nargs() - !missing(drop)
  if (count < 3L) {
    if (missing(i)) return(x)
    if (is.matrix(i)) return(as.matrix(x)[i])
    columns <- unclass(x)
    rows <- attr(x, "row.names")
    names <- names(columns)
    attributes(columns) <- NULL
    names(columns) <- names
    chosen <- columns[i]
    if (anyNA(names(chosen)) || any(names(chosen) == "<NA>" & !("<NA>" %in% names))) stop("undefined columns selected")
    attr(chosen, "row.names") <- rows
    class(chosen) <- oldClass(x)
    return(chosen)
  }
  columns <- unclass(x)
  rows <- attr(x, "row.names")
  names <- names(columns)
  attributes(columns) <- NULL
  names(columns) <- names
  cols <- if (missing(j)) seq_along(columns) else if (is.character(j)) match(j, names) else seq_along(columns)[j]
  if (anyNA(cols)) stop("undefined columns selected")
  chosen <- columns[cols]
  if (!missing(i)) {
    if (is.character(i)) i <- match(i, as.character(rows))
    else if (is.logical(i)) i <- which.rows(i, length(rows))
    else if (is.factor(i)) i <- match(as.character(i), as.character(rows))
    places <- seq_along(rows)[i]
    chosen <- lapply(chosen, function(column) column[places])
    new.rows <- rows[places]
  } else new.rows <- rows
  if (drop && length(chosen) == 1L) return(chosen[[1L]])
  if (anyNA(new.rows)) new.rows <- make.unique(ifelse(is.na(new.rows), "NA", as.character(new.rows)))
  else if (anyDuplicated(new.rows)) new.rows <- make.unique(as.character(new.rows))
  attr(chosen, "row.names") <- new.rows
  class(chosen) <- oldClass(x)
  chosen
}

which.rows <- function(i, n) {
  i <- rep_len(i, max(n, length(i)))
  places <- seq_along(i)
  places[is.na(i)] <- NA
  places[is.na(i) | i]
}

`[[.data.frame` <- function(x, ..., exact = TRUE) {
  if (nargs() - !missing(exact) < 3L) .subset2(x, ..., exact = exact)
  else {
    indices <- list(...)
    .subset2(x, indices[[2L]])[[indices[[1L]]]]
  }
}

`$<-.data.frame` <- function(x, name, value) {
  n <- length(attr(x, "row.names"))
  if (!is.null(value)) {
    size <- NROW(value)
    if (n > size && size > 0L && n %% size == 0L) value <- rep(value, length.out = n)
    else if (size != n) {
      if (n == 0L && length(x) == 0L) attr(x, "row.names") <- seq_len(size)
      else stop(sprintf(ngettext(size, "replacement has %d row, data has %d", "replacement has %d rows, data has %d"), size, n))
    }
  }
  classes <- oldClass(x)
  class(x) <- NULL
  x[[name]] <- value
  class(x) <- classes
  x
}

`[[<-.data.frame` <- function(x, i, j, value) {
  if (nargs() < 4L) {
    if (is.numeric(i) && i <= length(x)) i <- names(x)[i]
    if (is.numeric(i)) {
      classes <- oldClass(x)
      class(x) <- NULL
      x[[i]] <- value
      class(x) <- classes
      return(x)
    }
    return(`$<-.data.frame`(x, i, value))
  }
  column <- x[[j]]
  column[[i]] <- value
  x[[j]] <- column
  x
}

`[<-.data.frame` <- function(x, i, j, value) {
  count <- nargs()
  classes <- oldClass(x)
  n <- length(attr(x, "row.names"))
  if (count < 4L) {
    if (missing(i)) j <- seq_along(x)
    else if (is.logical(i) && is.matrix(i)) {
      for (k in seq_along(x)) {
        column <- x[[k]]
        column[i[, k]] <- value
        x[[k]] <- column
      }
      return(x)
    } else j <- i
    rows <- seq_len(n)
    whole <- TRUE
  } else {
    whole <- missing(i)
    rows <- if (missing(i)) seq_len(n) else if (is.character(i)) match(i, row.names(x)) else if (is.logical(i)) which(rep_len(i, n)) else if (any(i < 0)) seq_len(n)[i] else i
    if (missing(j)) j <- seq_along(x)
  }
  names <- if (is.character(j)) j else if (is.logical(j)) names(x)[j] else { m <- names(x)[j]; m[is.na(m)] <- paste0("V", j[is.na(m)]); m }
  row.names <- attr(x, "row.names")
  grow <- max(c(rows, n))
  class(x) <- NULL
  for (k in seq_along(names)) {
    v <- if (is.list(value)) value[[(k - 1L) %% length(value) + 1L]] else if (length(value) == length(rows) * length(names)) value[(k - 1L) * length(rows) + seq_along(rows)] else value
    if (is.null(v)) {
      x[[names[k]]] <- NULL
    } else {
      column <- x[[names[k]]]
      if (is.null(column)) column <- rep(v[NA_integer_][1L], n)
      if (whole && length(v) == n) column <- v else column[rows] <- v
      x[[names[k]]] <- column
    }
  }
  if (grow > n) {
    for (k in seq_along(x)) if (length(x[[k]]) < grow) { column <- x[[k]]; column[grow] <- NA; x[[k]] <- column }
    row.names <- if (is.character(row.names)) c(row.names, as.character((n + 1L):grow)) else seq_len(grow)
  }
  attr(x, "row.names") <- row.names
  class(x) <- classes
  x
}

print.data.frame <- function(x, ..., digits = NULL, quote = FALSE, right = TRUE, row.names = TRUE, max = NULL) {
  n <- length(attr(x, "row.names"))
  if (length(x) == 0L) {
    cat(sprintf(ngettext(n, "data frame with 0 columns and %d row", "data frame with 0 columns and %d rows"), n), "\n", sep = "")
  } else if (n == 0L) {
    print.default(names(x), quote = FALSE)
    cat("<0 rows> (or 0-length row.names)\n")
  } else {
    cells <- .frameCells(x, digits)
    if (!isTRUE(row.names)) dimnames(cells)[[1L]] <- if (isFALSE(row.names)) rep.int("", n) else row.names
    print.default(cells, quote = quote, right = right)
  }
  invisible(x)
}

.frameCells <- function(x, digits = NULL) {
  n <- length(attr(x, "row.names"))
  columns <- lapply(seq_along(x), function(j) .columnCells(x[[j]], digits))
  values <- unlist(columns)
  dim(values) <- c(n, length(columns))
  dimnames(values) <- list(row.names(x), names(x))
  values
}

.columnCells <- function(column, digits = NULL) {
  if (is.factor(column)) { texts <- as.character(column); texts[is.na(texts)] <- "<NA>"; texts }
  else if (is.character(column)) { column[is.na(column)] <- "<NA>"; as.vector(column) }
  else if (is.list(column)) vapply(column, function(e) paste(format(e), collapse = ", "), "")
  else if (is.object(column)) format(column)
  else .cells(column, digits)
}

rbind.data.frame <- function(..., stringsAsFactors = FALSE) {
  parts <- list(...)
  parts <- parts[!vapply(parts, is.null, NA)]
  frames <- parts[vapply(parts, is.data.frame, NA)]
  template <- frames[[1L]]
  for (f in frames) if (length(f)) { template <- f; break }
  names <- names(template)
  columns <- lapply(seq_along(names), function(k) {
    pieces <- lapply(parts, function(p) {
      if (is.data.frame(p) && length(p) == 0L) return(NULL)
      v <- if (is.data.frame(p) || (is.list(p) && !is.null(names(p)))) p[[names[k]]] else if (is.list(p)) p[[k]] else p[k]
      if (is.null(v)) stop("names do not match previous names")
      v
    })
    pieces <- pieces[!vapply(pieces, is.null, NA)]
    if (is.factor(template[[k]])) {
      levels <- unique(unlist(lapply(pieces, function(p) if (is.factor(p)) levels(p) else as.character(p))))
      factor(unlist(lapply(pieces, as.character)), levels = levels)
    } else unlist(lapply(pieces, function(p) if (is.factor(p)) as.character(p) else p))
  })
  names(columns) <- names
  labels <- names(parts)
  rows <- unlist(lapply(seq_along(parts), function(i) {
    p <- parts[[i]]
    label <- if (is.null(labels)) "" else labels[i]
    if (!is.data.frame(p)) return(if (nzchar(label)) label else NA_character_)
    own <- attr(p, "row.names")
    automatic <- is.integer(own) && identical(own, seq_along(own))
    if (!nzchar(label)) { if (automatic) rep(NA_character_, length(own)) else as.character(own) }
    else if (automatic && length(own) == 1L) label
    else paste(label, own, sep = ".")[seq_along(own)]
  }))
  result <- .dataFrame(columns, length(columns[[1L]]))
  if (any(!is.na(rows))) {
    rows[is.na(rows)] <- as.character(which(is.na(rows)))
    attr(result, "row.names") <- make.unique(rows)
  }
  result
}

merge <- function(x, y, by = intersect(names(x), names(y)), by.x = by, by.y = by, all = FALSE, all.x = all, all.y = all, sort = TRUE, suffixes = c(".x", ".y"), ...) {
  key <- function(d, b) do.call(paste, c(lapply(b, function(n) as.character(d[[n]])), sep = "\r"))
  kx <- key(x, by.x)
  ky <- key(y, by.y)
  ix <- integer()
  iy <- integer()
  for (i in seq_along(kx)) {
    hits <- which(ky == kx[i])
    ix <- c(ix, rep(i, length(hits)))
    iy <- c(iy, hits)
  }
  if (all.x) {
    lone <- setdiff(seq_along(kx), ix)
    ix <- c(ix, lone)
    iy <- c(iy, rep(NA_integer_, length(lone)))
  }
  lone.y <- if (all.y) setdiff(seq_along(ky), iy) else integer()
  columns <- list()
  for (k in seq_along(by.x)) columns[[by.x[k]]] <- if (length(lone.y)) c(as.vector(x[[by.x[k]]])[ix], as.vector(y[[by.y[k]]])[lone.y]) else x[[by.x[k]]][ix]
  rest.x <- setdiff(names(x), by.x)
  rest.y <- setdiff(names(y), by.y)
  for (n in rest.x) columns[[if (n %in% rest.y) paste0(n, suffixes[1L]) else n]] <- x[[n]][c(ix, rep(NA_integer_, length(lone.y)))]
  for (n in rest.y) columns[[if (n %in% rest.x) paste0(n, suffixes[2L]) else n]] <- y[[n]][c(iy, lone.y)]
  result <- .dataFrame(columns, length(ix) + length(lone.y))
  if (sort && nrow(result) > 1L && length(by.x)) {
    result <- result[do.call(order, unname(lapply(by.x, function(n) result[[n]]))), , drop = FALSE]
    attr(result, "row.names") <- seq_len(nrow(result))
  }
  result
}

subset <- function(x, ...) UseMethod("subset")

subset.default <- function(x, subset, ...) x[subset & !is.na(subset)]

subset.data.frame <- function(x, subset, select, drop = FALSE, ...) {
  rows <- if (missing(subset)) rep_len(TRUE, nrow(x)) else {
    r <- eval(substitute(subset), x, parent.frame())
    r & !is.na(r)
  }
  columns <- if (missing(select)) rep_len(TRUE, ncol(x)) else {
    places <- as.list(seq_along(x))
    names(places) <- names(x)
    eval(substitute(select), places, parent.frame())
  }
  x[rows, columns, drop = drop]
}

transform <- function(`_data`, ...) {
  values <- eval(substitute(list(...)), `_data`, parent.frame())
  for (name in names(values)) `_data`[[name]] <- values[[name]]
  `_data`
}

with.data.frame <- function(data, expr, ...) eval(substitute(expr), data, enclos = parent.frame())

within.data.frame <- function(data, expr, ...) {
  scope <- evalq(environment(), data, parent.frame())
  eval(substitute(expr), scope)
  after <- as.list(scope, all.names = TRUE)
  fresh <- rev(setdiff(ls(scope), names(data)))
  for (name in intersect(names(data), names(after))) data[[name]] <- after[[name]]
  for (name in fresh) data[[name]] <- after[[name]]
  for (name in setdiff(names(data), names(after))) data[[name]] <- NULL
  data
}

unique.data.frame <- function(x, incomparables = FALSE, ...) x[!duplicated(x), , drop = FALSE]

duplicated.data.frame <- function(x, incomparables = FALSE, ...) duplicated(do.call(paste, c(lapply(unclass(x), as.character), sep = "\r")))

na.omit <- function(object, ...) UseMethod("na.omit")

na.omit.default <- function(object, ...) {
  gone <- which(is.na(object))
  if (!length(gone)) return(object)
  result <- object[-gone]
  attr(gone, "class") <- "omit"
  attr(result, "na.action") <- gone
  result
}

na.omit.data.frame <- function(object, ...) {
  keep <- complete.cases(object)
  if (all(keep)) return(object)
  object[keep, , drop = FALSE]
}

complete.cases <- function(...) {
  keep <- NULL
  for (x in list(...)) {
    fine <- if (is.data.frame(x)) Reduce(`&`, lapply(unclass(x), function(column) !is.na(column))) else if (is.matrix(x)) rowSums(is.na(x)) == 0 else !is.na(x)
    keep <- if (is.null(keep)) fine else keep & fine
  }
  as.vector(keep)
}

is.na.data.frame <- function(x) {
  cells <- unlist(lapply(unclass(x), is.na), use.names = FALSE)
  array(cells, dim(x), list(if (is.character(attr(x, "row.names"))) row.names(x), names(x)))
}

Ops.data.frame <- function(e1, e2) {
  f <- get(.Generic, mode = "function")
  frame <- if (is.data.frame(e1)) e1 else e2
  one <- function(e, k) if (is.data.frame(e)) e[[k]] else e
  columns <- if (missing(e2)) lapply(seq_along(frame), function(k) f(e1[[k]]))
             else lapply(seq_along(frame), function(k) f(one(e1, k), one(e2, k)))
  names(columns) <- names(frame)
  if (.Generic %in% c("==", "!=", "<", ">", "<=", ">=")) {
    result <- unlist(columns, use.names = FALSE)
    return(array(result, dim(frame), list(if (is.character(attr(frame, "row.names"))) row.names(frame), names(frame))))
  }
  attr(columns, "row.names") <- attr(frame, "row.names")
  class(columns) <- "data.frame"
  columns
}

Summary.data.frame <- function(..., na.rm = FALSE) {
  values <- lapply(list(...), function(x) as.matrix(x))
  get(.Generic, mode = "function")(unlist(values), na.rm = na.rm)
}

aggregate.data.frame <- function(x, by, FUN, ...) {
  FUN <- match.fun(FUN)
  if (is.null(names(by))) names(by) <- paste0("Group.", seq_along(by))
  keys <- do.call(paste, c(lapply(rev(by), as.character), sep = "\r"))
  first <- !duplicated(keys)
  groups <- lapply(by, function(b) b[first])
  order <- do.call(order, unname(rev(groups)))
  groups <- lapply(groups, function(g) g[order])
  names <- keys[first][order]
  columns <- groups
  for (n in names(x)) columns[[n]] <- unname(sapply(names, function(k) FUN(x[[n]][keys == k], ...)))
  .dataFrame(columns, length(names))
}

aggregate.formula <- function(x, data, FUN, ...) {
  left <- all.vars(x[[2L]])
  right <- all.vars(x[[3L]])
  if (identical(left, ".")) left <- setdiff(names(data), right)
  aggregate.data.frame(data[left], unclass(data[right])[right], FUN, ...)
}

aggregate.default <- function(x, by, FUN, ...) aggregate.data.frame(list(x = x), by, FUN, ...)

stack <- function(x, ...) .dataFrame(list(values = unlist(x, use.names = FALSE), ind = factor(rep(names(x), lengths(x)), levels = unique(names(x)))), sum(lengths(x)))

all.equal.default <- function(target, current, ...) if (identical(target, current)) TRUE else "target, current do not match"

all.equal.numeric <- function(target, current, tolerance = 1.5e-8, scale = NULL, ..., check.attributes = TRUE, check.names = TRUE) {
  if (!is.numeric(current)) return(paste0("target is ", class(target)[1L], ", current is ", class(current)[1L]))
  message <- NULL
  if (check.attributes && check.names && !identical(names(target), names(current)))
    message <- if (is.null(names(target)) || is.null(names(current))) c(message, if (is.null(names(target))) "names for current but not for target" else "names for target but not for current") else message
  if (length(target) != length(current))
    return(c(message, paste0("Numeric: lengths (", length(target), ", ", length(current), ") differ")))
  target <- as.vector(target)
  current <- as.vector(current)
  out <- is.na(target)
  if (any(out != is.na(current))) return(c(message, paste("'is.NA' value mismatch:", sum(is.na(current)), "in current", sum(out), "in target")))
  out <- out | target == current
  if (all(out)) return(if (is.null(message)) TRUE else message)
  what <- "relative"
  target <- target[!out]
  current <- current[!out]
  difference <- mean(abs(target - current))
  size <- mean(abs(target))
  if (is.finite(size) && size > tolerance) difference <- difference/size else what <- "absolute"
  if (is.na(difference) || difference > tolerance) message <- c(message, paste0("Mean ", what, " difference: ", format(difference)))
  if (is.null(message)) TRUE else message
}

all.equal.character <- function(target, current, ...) {
  if (!is.character(current)) return(paste0("target is ", class(target)[1L], ", current is ", class(current)[1L]))
  if (length(target) != length(current)) return(paste0("Lengths (", length(target), ", ", length(current), ") differ (string compare on first ", min(length(target), length(current)), ")"))
  different <- sum(target != current, na.rm = TRUE)
  if (different) paste(different, if (different == 1L) "string mismatch" else "string mismatches") else TRUE
}

all.equal.list <- function(target, current, ...) {
  if (length(target) != length(current)) return(paste0("Lengths (", length(target), ", ", length(current), ") differ"))
  message <- NULL
  for (i in seq_along(target)) {
    r <- all.equal(target[[i]], current[[i]], ...)
    if (!isTRUE(r)) message <- c(message, paste0("Component ", if (is.null(names(target))) i else paste0("“", names(target)[i], "”"), ": ", r))
  }
  if (is.null(message)) TRUE else message
}
