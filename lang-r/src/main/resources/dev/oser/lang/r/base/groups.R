# Splitting into groups and working on each.

split <- function(x, f, drop = FALSE, ...) UseMethod("split")

split.default <- function(x, f, drop = FALSE, sep = ".", lex.order = FALSE, ...) {
  if (is.null(x) || is.function(x) || is.environment(x) || is.language(x)) stop("first argument must be a vector")
  f <- .groupingFactor(f, drop, sep, lex.order)
  if (length(x) && !length(f)) stop("group length is 0 but data length > 0")
  if (length(f) && length(x) %% length(f)) warning("data length is not a multiple of split variable")
  groups <- .groups(f, nlevels(f), length(x))
  result <- lapply(groups, function(places) x[places])
  names(result) <- levels(f)
  result
}

.groupingFactor <- function(f, drop = FALSE, sep = ".", lex.order = FALSE) {
  if (inherits(f, "formula")) stop("formula is not supported for this object")
  if (is.list(f)) interaction(f, drop = drop, sep = sep, lex.order = lex.order)
  else if (!is.factor(f)) as.factor(f)
  else if (drop) droplevels(f)
  else f
}

split.data.frame <- function(x, f, drop = FALSE, ...) {
  if (inherits(f, "formula")) f <- lapply(.formulaTerms(f[[2L]], x, character()), eval, x, environment(f))
  lapply(split(seq_len(nrow(x)), f, drop = drop, ...), function(rows) x[rows, , drop = FALSE])
}

`split<-` <- function(x, f, drop = FALSE, ..., value) UseMethod("split<-")

`split<-.default` <- function(x, f, drop = FALSE, ..., value) {
  groups <- split(seq_along(x), f, drop = drop, ...)
  source <- rep_len(seq_along(value), length(groups))
  for (group in seq_along(groups)) {
    i <- groups[[group]]
    j <- source[group]
    x[i] <- value[[j]]
  }
  x
}

`split<-.data.frame` <- function(x, f, drop = FALSE, ..., value) {
  places <- split(seq_len(nrow(x)), f, drop = drop, ...)
  for (i in seq_along(places)) x[places[[i]], ] <- value[[(i - 1L) %% length(value) + 1L]]
  x
}

unsplit <- function(value, f, drop = FALSE) {
  nowhere <- rep(NA_integer_, NROW(if (is.list(f)) f[[1L]] else f))
  example <- value[[1L]]
  if (!is.data.frame(example)) return(`split<-`(example[nowhere], f, drop, value = value))
  whole <- `split<-`(example[nowhere, , drop = FALSE], f, drop, value = value)
  row.names(whole) <- unsplit(lapply(value, row.names), f, drop)
  whole
}

tapply <- function(X, INDEX, FUN = NULL, ..., default = NA, simplify = TRUE) {
  FUN <- if (!is.null(FUN)) match.fun(FUN)
  if (inherits(INDEX, "formula")) INDEX <- lapply(.formulaTerms(INDEX[[2L]], X, character()), eval, X, environment(INDEX))
  if (!is.list(INDEX)) INDEX <- list(INDEX)
  INDEX <- lapply(INDEX, as.factor)
  if (is.null(X) && !is.null(FUN) && length(INDEX[[1L]]) == 0L) stop("first argument must be a vector")
  size <- if (is.data.frame(X)) nrow(X) else length(X)
  names <- lapply(INDEX, levels)
  extents <- lengths(names, use.names = FALSE)
  group <- rep.int(1L, size)
  stride <- 1L
  for (i in seq_along(INDEX)) {
    if (length(INDEX[[i]]) != size) stop("arguments must have same length")
    group <- group + stride * (as.integer(INDEX[[i]]) - 1L)
    stride <- stride * extents[i]
  }
  if (is.null(FUN)) return(group)
  cells <- stride
  places <- .groups(group, cells, size)
  filled <- which(lengths(places) > 0L)
  ans <- places
  ans[filled] <- if (is.data.frame(X)) lapply(places[filled], function(rows) X[rows, , drop = FALSE])
                 else lapply(places[filled], function(rows) X[rows])
  index <- filled
  answer <- lapply(X = ans[index], FUN = FUN, ...)
  if (simplify && all(lengths(answer) == 1L)) {
    values <- unlist(answer, use.names = FALSE)
    if (is.null(values)) values <- logical()
    if (is.factor(values)) values <- as.vector(unclass.codes(values))
    result <- array(if (is.na(default) && length(default) == 1L) values[NA_integer_][rep(1L, cells)] else vector(typeof(default), cells), extents, names)
    if (!(is.na(default) && length(default) == 1L)) result[] <- default
    result[filled] <- values
  } else {
    result <- array(vector("list", cells), extents, names)
    result[filled] <- answer
  }
  result
}

ave <- function(x, ..., FUN = mean) {
  groups <- if (...length()) split(seq_along(x), interaction(...)) else list(seq_along(x))
  for (places in groups) x[places] <- FUN(x[places])
  x
}

by <- function(data, INDICES, FUN, ..., simplify = TRUE) UseMethod("by")

by.default <- function(data, INDICES, FUN, ..., simplify = TRUE) {
  if (length(dim(data)) == 2L) return(by(as.data.frame(data), INDICES, FUN, ..., simplify = simplify))
  if (!is.list(INDICES)) {
    title <- deparse(substitute(INDICES), 500L)[1L]
    INDICES <- list(INDICES)
    names(INDICES) <- title
  }
  FUN <- match.fun(FUN)
  result <- tapply(seq_along(data), INDICES, function(rows) FUN(data[rows], ...), simplify = simplify)
  structure(result, call = match.call(), class = "by")
}

by.data.frame <- function(data, INDICES, FUN, ..., simplify = TRUE) {
  if (inherits(INDICES, "formula")) INDICES <- .formulaFrame(INDICES[[2L]], data, environment(INDICES))
  if (!is.list(INDICES)) {
    title <- deparse(substitute(INDICES), 500L)[1L]
    INDICES <- list(INDICES)
    names(INDICES) <- title
  }
  FUN <- match.fun(FUN)
  result <- tapply(seq_len(nrow(data)), INDICES, function(rows) FUN(data[rows, , drop = FALSE], ...), simplify = simplify)
  structure(result, call = match.call(), class = "by")
}

print.by <- function(x, ..., vsep) {
  if (missing(vsep)) vsep <- strrep("-", 0.75 * getOption("width"))
  extents <- dim(x)
  names <- dimnames(x)
  titles <- names(names)
  for (i in seq_along(unclass(x))) {
    if (i > 1L) cat(vsep, "\n")
    rest <- i - 1L
    for (d in seq_along(extents)) {
      cat(titles[d], ": ", names[[d]][rest %% extents[d] + 1L], "\n", sep = "")
      rest <- rest %/% extents[d]
    }
    print(unclass(x)[[i]], ...)
  }
  invisible(x)
}

rowsum <- function(x, group, reorder = TRUE, ...) UseMethod("rowsum")

rowsum.default <- function(x, group, reorder = TRUE, na.rm = FALSE, ...) {
  if (!is.numeric(x)) stop("'x' must be numeric")
  x <- as.matrix(x)
  if (length(group) != nrow(x)) stop("incorrect length for 'group'")
  if (anyNA(group)) warning("missing values for 'group'")
  groups <- unique(group)
  if (reorder) groups <- sort(groups, na.last = TRUE)
  codes <- match(group, groups)
  result <- matrix(x[0L][NA], length(groups), ncol(x), dimnames = list(as.character(groups), colnames(x)))
  rows <- split(seq_along(codes), structure(codes, levels = as.character(seq_along(groups)), class = "factor"))
  for (j in seq_len(ncol(x))) result[, j] <- vapply(rows, function(i) sum(x[i, j], na.rm = na.rm), x[0L][NA_integer_])
  result
}

rowsum.data.frame <- function(x, group, reorder = TRUE, na.rm = FALSE, ...) {
  as.data.frame(rowsum(as.matrix(x), group, reorder, na.rm = na.rm))
}

# The terms of one side of a formula; a dot stands for the columns that are not named elsewhere.
.formulaTerms <- function(side, data, others) {
  if (is.call(side) && length(side) == 3L && as.character(side[[1L]]) %in% c("+", "*", ":"))
    return(c(.formulaTerms(side[[2L]], data, others), .formulaTerms(side[[3L]], data, others)))
  if (identical(side, quote(.))) return(lapply(setdiff(names(data), others), as.name))
  list(side)
}

.formulaFrame <- function(side, data, where, others = character()) {
  terms <- .formulaTerms(side, data, others)
  result <- lapply(terms, eval, data, where)
  names(result) <- vapply(terms, function(term) paste(deparse(term), collapse = ""), "")
  result
}

aggregate <- function(x, ...) UseMethod("aggregate")

aggregate.default <- function(x, ...) aggregate.data.frame(as.data.frame(x), ...)

aggregate.data.frame <- function(x, by, FUN, ..., simplify = TRUE, drop = TRUE) {
  if (inherits(by, "formula")) return(aggregate.formula(by, data = x, FUN = FUN, ...))
  if (!is.data.frame(x)) x <- as.data.frame(x)
  FUN <- match.fun(FUN)
  if (NROW(x) == 0L) stop("no rows to aggregate")
  if (!is.list(by)) stop("'by' must be a list")
  if (is.null(names(by)) && length(by)) names(by) <- paste0("Group.", seq_along(by))
  else {
    unnamed <- which(!nzchar(names(by)))
    names(by)[unnamed] <- paste0("Group.", unnamed)
  }
  if (any(lengths(by) != nrow(x))) stop("arguments must have same length")
  whole <- rep(TRUE, nrow(x))
  for (each in by) whole <- whole & !is.na(each)
  if (!all(whole)) {
    x <- x[whole, , drop = FALSE]
    by <- lapply(by, function(each) each[whole])
  }
  values <- lapply(by, function(each) if (is.factor(each)) factor(levels(each), levels = levels(each), ordered = is.ordered(each)) else sort(unique(each)))
  group <- rep.int(1L, nrow(x))
  stride <- 1L
  for (i in seq_along(by)) {
    group <- group + stride * (match(as.character(by[[i]]), as.character(values[[i]])) - 1L)
    stride <- stride * length(values[[i]])
  }
  shown <- if (drop) sort(unique(group)) else seq_len(stride)
  codes <- match(group, shown)
  rest <- shown - 1L
  result <- list()
  for (i in seq_along(by)) {
    result[[names(by)[i]]] <- values[[i]][rest %% length(values[[i]]) + 1L]
    rest <- rest %/% length(values[[i]])
  }
  places <- .groups(codes, length(shown), nrow(x))
  for (name in names(x)) {
    column <- x[[name]]
    answer <- lapply(lapply(places, function(rows) column[rows]), FUN, ...)
    sizes <- lengths(answer)
    if (!drop && any(sizes == 0L)) answer[sizes == 0L] <- list(rep(NA, max(sizes)))
    sizes <- unique(lengths(answer))
    result[[name]] <- if (simplify && length(sizes) == 1L && sizes == 1L) unlist(answer, use.names = FALSE)
      else if (simplify && length(sizes) == 1L && sizes > 1L) matrix(unlist(answer), nrow = length(answer), byrow = TRUE, dimnames = if (!is.null(names(answer[[1L]]))) list(NULL, names(answer[[1L]])))
      else answer
  }
  .frame(result, length(shown))
}

aggregate.formula <- function(x, data, FUN, ..., subset, na.action = na.omit) {
  formula <- x
  if (length(formula) != 3L) stop("formula 'x' must have both left and right hand sides")
  shown <- match.call()
  asked <- shown[c(1L, match(c("data", "subset", "na.action"), names(shown), 0L))]
  asked[[1L]] <- quote(stats::model.frame)
  if (is.null(shown$na.action)) asked$na.action <- quote(na.omit)
  if (identical(formula[[2L]], quote(.))) {
    others <- setdiff(names(data), all.vars(formula[[3L]]))
    formula[[2L]] <- as.call(c(quote(cbind), lapply(others, as.name)))
  }
  asked$formula <- formula
  frame <- eval(asked, parent.frame())
  values <- if (is.matrix(frame[[1L]])) as.data.frame(frame[[1L]]) else frame[1L]
  aggregate.data.frame(values, as.list(frame[-1L]), FUN, ...)
}
