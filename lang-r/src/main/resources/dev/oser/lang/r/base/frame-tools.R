# Data frames: working with whole ones.

subset <- function(x, ...) UseMethod("subset")

subset.default <- function(x, subset, ...) {
  if (!is.logical(subset)) stop("'subset' must be logical")
  subset[is.na(subset)] <- FALSE
  x[subset]
}

subset.data.frame <- function(x, subset, select, drop = FALSE, ...) {
  rows <- columns <- TRUE
  if (!missing(subset)) {
    e <- substitute(subset)
    rows <- eval(e, x, parent.frame())
    if (!is.logical(rows)) stop("'subset' must be logical")
    rows <- rows %in% TRUE
  }
  # Names stand for places, so that ranges of names work.
  if (!missing(select)) columns <- eval(substitute(select), setNames(as.list(seq_along(x)), names(x)), parent.frame())
  x[rows, columns, drop = drop]
}

subset.matrix <- function(x, subset, select, drop = FALSE, ...) {
  columns <- if (missing(select)) TRUE else {
    places <- as.list(seq_len(ncol(x)))
    names(places) <- colnames(x)
    eval(substitute(select), places, parent.frame())
  }
  rows <- if (missing(subset)) TRUE else subset & !is.na(subset)
  x[rows, columns, drop = drop]
}

transform <- function(`_data`, ...) UseMethod("transform")

transform.default <- function(`_data`, ...) transform.data.frame(data.frame(`_data`), ...)

transform.data.frame <- function(`_data`, ...) {
  changes <- eval(substitute(list(...)), `_data`, parent.frame())
  isNew <- !(names(changes) %in% names(`_data`))
  if (!all(isNew)) `_data`[names(changes)[!isNew]] <- changes[!isNew]
  if (any(isNew)) do.call("data.frame", c(list(`_data`), changes[isNew])) else `_data`
}

within.data.frame <- function(data, expr, ...) {
  where <- parent.frame()
  e <- evalq(environment(), data, where)
  eval(substitute(expr), e)
  after <- as.list(e, all.names = TRUE)
  after <- after[!vapply(after, is.null, NA, USE.NAMES = FALSE)]
  old <- names(data)
  changed <- Filter(function(name) !identical(data[[name]], after[[name]]), intersect(old, names(after)))
  changed <- c(rev(.assignedNames(substitute(expr), setdiff(names(after), old))), changed)
  if (length(changed)) data[changed] <- after[changed]
  gone <- setdiff(old, names(after))
  if (length(gone)) data[gone] <- NULL
  data
}

# Names in the order in which code first assigns to them; those it does not mention come last.
.assignedNames <- function(code, names) {
  found <- character()
  walk <- function(e) {
    if (!is.call(e)) return(NULL)
    if (is.symbol(e[[1L]]) && as.character(e[[1L]]) %in% c("<-", "=", "<<-")) {
      target <- e[[2L]]
      while (is.call(target)) target <- target[[2L]]
      found <<- c(found, as.character(target))
    }
    for (k in seq_along(e)[-1L]) walk(e[[k]])
  }
  walk(code)
  found <- unique(found[found %in% names])
  c(found, setdiff(names, found))
}

is.na.data.frame <- function(x) {
  result <- matrix(as.logical(unlist(lapply(unclass(x), is.na), use.names = FALSE)), nrow(x), length(x))
  dimnames(result) <- list(if (.row_names_info(x) > 0L) row.names(x), names(x))
  if (length(x) && is.null(rownames(result))) dimnames(result) <- list(NULL, names(x))
  result
}

anyNA.data.frame <- function(x, recursive = FALSE) any(vapply(x, anyNA, NA, USE.NAMES = FALSE))

complete.cases <- function(...) {
  whole <- NULL
  equal <- TRUE
  size <- function(rows) {
    if (is.null(whole)) whole <<- rep(TRUE, rows)
    equal <<- equal && length(whole) == rows
  }
  look <- function(part) {
    size(NROW(part))
    if (equal && anyNA(part)) whole[if (is.matrix(part)) rowSums(is.na(part)) > 0 else as.vector(is.na(part))] <<- FALSE
  }
  for (part in list(...)) {
    if (is.data.frame(part)) size(.row_names_info(part, 2L))
    if (is.list(part)) for (column in unclass(part)) look(column) else look(part)
  }
  if (is.null(whole)) stop("no input has determined the number of cases")
  if (!equal) stop("not all arguments have the same length")
  whole
}

na.omit <- function(object, ...) UseMethod("na.omit")

na.omit.default <- function(object, ...) {
  if (!is.atomic(object)) return(object)
  if (is.matrix(object)) {
    left <- which(rowSums(is.na(object)) > 0)
    if (!length(left)) return(object)
    result <- object[-left, , drop = FALSE]
    names(left) <- rownames(object)[left]
  } else {
    left <- which(is.na(object))
    if (!length(left)) return(object)
    result <- object[-left]
  }
  class(left) <- "omit"
  attr(result, "na.action") <- left
  result
}

na.omit.data.frame <- function(object, ...) {
  left <- which(!complete.cases(object))
  if (!length(left)) return(object)
  result <- object[-left, , drop = FALSE]
  names(left) <- row.names(object)[left]
  class(left) <- "omit"
  attr(result, "na.action") <- left
  result
}

# A series may lack values at its ends only.
na.omit.ts <- function(object, ...) {
  known <- complete.cases(if (is.matrix(object)) .plainSeries(object) else as.vector(object))
  if (all(known)) return(object)
  whole <- range(which(known))
  if (!all(known[whole[1L]:whole[2L]])) stop("time series contains internal NAs")
  tsp <- attr(object, "tsp")
  moments <- tsp[1L] + (whole - 1) / tsp[3L]
  result <- window(object, moments[1L], moments[2L])
  left <- which(!known)
  class(left) <- "omit"
  attributes(result) <- c(list(na.action = left), attributes(result))
  result
}

na.fail <- function(object, ...) UseMethod("na.fail")

na.fail.default <- function(object, ...) {
  if (all(complete.cases(object))) object else stop("missing values in object")
}

na.pass <- function(object, ...) object

na.exclude <- function(object, ...) UseMethod("na.exclude")

na.exclude.data.frame <- function(object, ...) na.exclude.default(object)

na.exclude.default <- function(object, ...) {
  result <- na.omit(object)
  if (!is.null(attr(result, "na.action"))) class(attr(result, "na.action")) <- "exclude"
  result
}

na.action <- function(object, ...) UseMethod("na.action")

na.action.default <- function(object, ...) {
  if (is.list(object) && "na.action" %in% names(object)) object[["na.action"]] else attr(object, "na.action")
}

# The rows of a data frame as texts that are the same for rows that are the same.
.rowKeys <- function(x) {
  if (length(x) == 0L) return(rep.int("", nrow(x)))
  do.call(paste, c(lapply(.asColumns(x), function(column) if (is.list(column)) vapply(column, function(each) paste(deparse(each), collapse = ""), "") else as.character(column)), sep = "\r"))
}

duplicated.data.frame <- function(x, incomparables = FALSE, fromLast = FALSE, ...) {
  if (!isFALSE(incomparables)) .NotYetUsed("incomparables != FALSE")
  if (length(x) == 1L) return(duplicated(x[[1L]], fromLast = fromLast))
  duplicated(.rowKeys(x), fromLast = fromLast)
}

unique.data.frame <- function(x, incomparables = FALSE, fromLast = FALSE, ...) {
  x[!duplicated.data.frame(x, incomparables, fromLast = fromLast), , drop = FALSE]
}

anyDuplicated.data.frame <- function(x, incomparables = FALSE, fromLast = FALSE, ...) {
  if (!isFALSE(incomparables)) .NotYetUsed("incomparables != FALSE")
  anyDuplicated(.rowKeys(x), fromLast = fromLast)
}

rev.data.frame <- function(x) x[rev(seq_along(x))]

Ops.data.frame <- function(e1, e2) {
  operation <- get(.Generic, mode = "function")
  frame <- if (is.data.frame(e1)) e1 else e2
  rows <- .row_names_info(frame, 2L)
  count <- length(frame)
  if (nargs() == 1L) {
    values <- lapply(as.list(e1), operation)
  } else {
    if (is.data.frame(e1) && is.data.frame(e2) && !identical(dim(e1), dim(e2)))
      stop(sprintf("%s only defined for equally-sized data frames", sQuote(.Generic)))
    left <- .operandColumns(e1, rows, count)
    right <- .operandColumns(e2, rows, count)
    values <- lapply(seq_len(count), function(j) operation(left[[j]], right[[j]]))
  }
  names(values) <- names(frame)
  if (.Generic %in% c("+", "-", "*", "^", "%%", "%/%", "/")) return(.frame(values, rows, .rawRowNames(frame)))
  result <- matrix(unlist(values, use.names = FALSE), rows, count)
  dimnames(result) <- list(if (.row_names_info(frame) > 0L) row.names(frame), names(frame))
  if (!length(result)) storage.mode(result) <- "logical"
  result
}

.operandColumns <- function(e, rows, count) {
  if (is.data.frame(e)) return(.asColumns(e))
  if (is.list(e)) return(rep_len(unname(e), count))
  if (is.matrix(e)) return(lapply(seq_len(ncol(e)), function(j) e[, j]))
  if (length(e) == 1L) return(rep(list(e), count))
  e <- rep_len(as.vector(e), rows * count)
  lapply(seq_len(count), function(j) e[(j - 1L) * rows + seq_len(rows)])
}

Math.data.frame <- function(x, ...) {
  numeric <- vapply(x, function(column) is.numeric(column) || is.logical(column) || is.complex(column), NA)
  if (!all(numeric)) stop("non-numeric-alike variable(s) in data frame: ", paste(names(x)[!numeric], collapse = ", "))
  operation <- get(.Generic, mode = "function")
  values <- lapply(as.list(x), operation, ...)
  .frame(values, .row_names_info(x, 2L), .rawRowNames(x))
}

Summary.data.frame <- function(..., na.rm) {
  given <- list(...)
  for (i in seq_along(given)) {
    cells <- as.matrix(given[[i]])
    if (!(mode(cells) %in% c("numeric", "logical", "complex"))) stop("only defined on a data frame with all numeric-alike variables")
    given[[i]] <- cells
  }
  given$na.rm <- na.rm
  do.call(.Generic, given)
}

expand.grid <- function(..., KEEP.OUT.ATTRS = TRUE, stringsAsFactors = TRUE) {
  parts <- list(...)
  if (length(parts) == 1L && is.list(parts[[1L]])) parts <- parts[[1L]]
  count <- length(parts)
  if (count == 0L) return(as.data.frame(list()))
  names <- names(parts)
  if (is.null(names)) names <- rep("", count)
  names[!nzchar(names)] <- paste0("Var", seq_len(count))[!nzchar(names)]
  names(parts) <- names
  sizes <- lengths(parts)
  total <- as.integer(prod(sizes))
  before <- 1L
  result <- list()
  for (i in seq_len(count)) {
    part <- parts[[i]]
    places <- if (total) rep_len(rep(seq_len(sizes[i]), each = before), total) else integer()
    before <- before * sizes[i]
    if (is.character(part) && stringsAsFactors) part <- factor(part, levels = unique(part))
    result[[i]] <- part[places]
  }
  names(result) <- names
  frame <- .frame(result, total)
  if (KEEP.OUT.ATTRS) {
    texts <- lapply(names, function(name) paste0(name, "=", if (is.numeric(parts[[name]])) formatC(parts[[name]]) else as.character(parts[[name]])))
    names(texts) <- names
    attr(frame, "out.attrs") <- list(dim = sizes, dimnames = texts)
  }
  frame
}

stack <- function(x, ...) UseMethod("stack")

stack.default <- function(x, drop = FALSE, ...) {
  x <- as.list(x)
  kept <- vapply(x, is.vector, NA)
  if (!sum(kept)) stop("at least one vector element is required")
  x <- x[kept]
  ind <- rep(factor(names(x), levels = unique(names(x))), lengths(x))
  if (drop) ind <- droplevels(ind)
  .frame(list(values = unlist(unname(x)), ind = ind), length(ind))
}

stack.data.frame <- function(x, select, drop = FALSE, ...) {
  x <- if (missing(select)) as.list(x) else {
    places <- as.list(seq_along(x))
    names(places) <- names(x)
    as.list(x[eval(substitute(select), places, parent.frame())])
  }
  stack.default(x, drop = drop)
}

unstack <- function(x, ...) UseMethod("unstack")

unstack.default <- function(x, form, ...) {
  x <- as.list(x)
  if (length(x) < 2L) stop("'x' must have at least two elements")
  form <- if (missing(form)) stats::formula(x) else stats::as.formula(form)
  parts <- split(eval(form[[2L]], x), eval(form[[3L]], x))
  if (length(unique(lengths(parts))) == 1L) as.data.frame(parts) else parts
}

unstack.data.frame <- function(x, form, ...) {
  # What stack() made, or what says so in its comment: the values first.
  if (missing(form)) {
    noted <- attr(x, "formula")
    form <- if (inherits(noted, "formula")) noted else stats::formula(x)
  }
  parts <- split(eval(form[[2L]], x), eval(form[[3L]], x))
  if (length(unique(lengths(parts))) == 1L) as.data.frame(parts) else parts
}

with.data.frame <- function(data, expr, ...) eval(substitute(expr), data, enclos = parent.frame())

