# Factors.

factor <- function(x = character(), levels, labels = levels, exclude = NA, ordered = is.ordered(x), nmax = NA) {
  if (is.null(x)) x <- character()
  force(ordered)
  kept <- names(x)
  found <- missing(levels)
  if (found) {
    levels <- unique(x)
    levels <- levels[order(levels)]
  }
  # What is left out is told by its text.
  levels <- levels[!(as.character(levels) %in% if (is.factor(exclude)) as.character(exclude) else as.vector(exclude, "character"))]
  known <- as.character(levels)
  if (missing(labels)) labels <- known <- if (found) unique(known) else known
  codes <- match(if (is.character(x)) x else as.character(x), known)
  count <- length(known)
  if (length(labels) == count) labels <- as.character(labels)
  else if (length(labels) == 1L) labels <- paste0(labels, seq_len(count))
  else stop(gettextf("invalid 'labels'; length %d should be 1 or %d", length(labels), count))
  if (anyDuplicated(known)) .duplicateLevel(known)
  distinct <- unique(labels)
  if (length(distinct) < length(labels)) codes <- match(labels, distinct)[codes]
  names(codes) <- kept
  attr(codes, "levels") <- distinct
  class(codes) <- c(if (ordered) "ordered", "factor")
  codes
}

.duplicateLevel <- function(levels) {
  stop(simpleError(sprintf("factor level [%d] is duplicated", anyDuplicated(levels)),
                   quote(`levels<-`(`*tmp*`, value = as.character(levels)))))
}

ordered <- function(x, ...) {
  if (inherits(x, "ordered") && !...length()) x else factor(x, ..., ordered = TRUE)
}

as.factor <- function(x) {
  if (is.factor(x)) x
  else if (is.integer(x) && !is.object(x) && !anyNA(x)) {
    distinct <- sort(unique.default(x))
    codes <- match(x, distinct)
    names(codes) <- names(x)
    attr(codes, "levels") <- as.character(distinct)
    class(codes) <- "factor"
    codes
  } else factor(x)
}

as.ordered <- function(x) if (is.ordered(x)) x else if (is.factor(x)) {
  class(x) <- c("ordered", class(x))
  x
} else ordered(x)

`levels<-.factor` <- function(x, value) {
  old <- attr(x, "levels")
  if (is.list(value)) {
    renamed <- rep(names(value), lengths(value))[match(old, unlist(value))]
    value <- unique(names(value))
  } else {
    if (length(old) > length(value)) stop("number of levels differs")
    renamed <- as.character(value)
    value <- unique(renamed[!is.na(renamed)])
  }
  codes <- match(renamed, value)[unclass(x)]
  attributes(codes) <- attributes(x)
  attr(codes, "levels") <- value
  codes
}

droplevels <- function(x, ...) UseMethod("droplevels")

droplevels.factor <- function(x, exclude = if (anyNA(levels(x))) NULL else NA, ...) {
  present <- levels(x)[sort(unique(as.integer(x)))]
  result <- factor(as.character(x), levels = present, exclude = exclude, ordered = is.ordered(x))
  names(result) <- names(x)
  result
}

droplevels.data.frame <- function(x, except = NULL, exclude, ...) {
  columns <- seq_along(x)
  names(columns) <- names(x)
  for (column in setdiff(columns, columns[except])) {
    if (is.factor(x[[column]])) x[[column]] <- if (missing(exclude)) droplevels(x[[column]]) else droplevels(x[[column]], exclude = exclude)
  }
  x
}

relevel <- function(x, ref, ...) UseMethod("relevel")

relevel.default <- function(x, ref, ...) stop("'relevel' only for (unordered) factors")

relevel.ordered <- function(x, ref, ...) stop("'relevel' only for unordered factors")

relevel.factor <- function(x, ref, ...) {
  if (length(ref) != 1L) stop("'ref' must be of length one")
  first <- if (is.character(ref)) match(ref, levels(x)) else ref
  if (anyNA(first)) stop("'ref' must be an existing level")
  factor(as.character(x), levels = append(levels(x)[first], levels(x)[-first]), exclude = NULL)
}

reorder <- function(x, ...) UseMethod("reorder")

reorder.default <- function(x, X, FUN = mean, ..., order = is.ordered(x), decreasing = FALSE) {
  scores <- tapply(X = X, INDEX = x, FUN = FUN, ...)
  result <- factor(x, levels = names(sort(scores, na.last = TRUE, decreasing = decreasing)), ordered = order)
  attr(result, "scores") <- scores
  result
}

addNA <- function(x, ifany = FALSE) {
  given <- if (is.factor(x)) x else factor(x)
  if (anyNA(given) || !ifany) factor(given, unique(c(levels(given), NA)), exclude = NULL) else given
}

interaction <- function(..., drop = FALSE, sep = ".", lex.order = FALSE) {
  parts <- list(...)
  if (length(parts) == 1L && is.list(parts[[1L]])) parts <- parts[[1L]]
  if (!length(parts)) stop("No factors specified")
  if (lex.order) parts <- rev(parts)
  size <- max(lengths(parts))
  codes <- rep_len(0L, size)
  names <- NULL
  stride <- 1L
  for (part in parts) {
    part <- as.factor(part)[, drop = drop]
    if (length(part) < size) {
      if (size %% length(part))
        warning(simpleWarning("longer object length is not a multiple of shorter object length", quote(ans * length(l) + if1)))
      part <- rep(part, length.out = size)
    }
    own <- levels(part)
    codes <- codes + stride * (as.integer(part) - 1L)
    names <- if (is.null(names)) own
             else if (lex.order) paste(rep(own, each = length(names)), rep(names, length(own)), sep = sep)
             else paste(rep(names, length(own)), rep(own, each = length(names)), sep = sep)
    stride <- stride * length(own)
  }
  codes <- codes + 1L
  if (anyDuplicated(names)) {
    distinct <- unique(names)
    codes <- match(names, distinct)[codes]
    names <- distinct
  }
  if (drop) {
    used <- sort(unique(codes))
    codes <- match(codes, used)
    names <- names[used]
  }
  attr(codes, "levels") <- names
  class(codes) <- "factor"
  codes
}

.crossedFactors <- function(a, b) interaction(a, b, sep = ":", lex.order = TRUE)

gl <- function(n, k, length = n * k, labels = seq_len(n), ordered = FALSE)
  structure(rep_len(rep(seq_len(n), each = if (n > 0) k else 0), length), levels = as.character(labels), class = c(if (ordered) "ordered", "factor"))

cut <- function(x, ...) UseMethod("cut")

cut.default <- function(x, breaks, labels = NULL, include.lowest = FALSE, right = TRUE, dig.lab = 3L, ordered_result = FALSE, ...) {
  if (!is.numeric(x)) stop("'x' must be numeric")
  if (length(breaks) == 1L) {
    if (is.na(breaks) || breaks < 2L) stop("invalid number of intervals")
    pieces <- as.integer(breaks + 1) - 1L
    ends <- range(x, na.rm = TRUE)
    span <- ends[2L] - ends[1L]
    if (span == 0) {
      span <- if (ends[1L] != 0) abs(ends[1L]) else 1
      breaks <- seq.int(ends[1L] - span/1000, ends[2L] + span/1000, length.out = pieces + 1L)
    } else {
      breaks <- seq.int(ends[1L], ends[2L], length.out = pieces + 1L)
      breaks[c(1L, pieces + 1L)] <- c(ends[1L] - span/1000, ends[2L] + span/1000)
    }
  } else breaks <- sort.int(as.numeric(breaks))
  if (anyDuplicated(breaks)) stop("'breaks' are not unique")
  count <- length(breaks) - 1L
  codes.only <- FALSE
  if (is.null(labels)) {
    labels <- .intervalLabels(breaks, dig.lab, right, include.lowest)
  } else if (is.logical(labels) && !labels[1L]) {
    codes.only <- TRUE
  } else if (length(labels) != count) stop("lengths of 'breaks' and 'labels' differ")
  codes <- .binOf(as.double(x), breaks, right, include.lowest)
  if (codes.only) codes else factor(codes, seq_along(labels), labels, ordered = ordered_result)
}

# Names for intervals, with as many digits as are needed to tell them apart.
.intervalLabels <- function(breaks, digits, right, include.lowest) {
  count <- length(breaks) - 1L
  for (size in digits:max(12L, digits)) {
    texts <- formatC(0 + breaks, digits = size, width = 1L)
    told.apart <- all(texts[-1L] != texts[-(count + 1L)])
    if (told.apart) break
  }
  if (!told.apart) return(paste0("Range_", seq_len(count)))
  labels <- paste0(if (right) "(" else "[", texts[-(count + 1L)], ",", texts[-1L], if (right) "]" else ")")
  if (include.lowest) {
    if (right) substr(labels[1L], 1L, 1L) <- "["
    else substring(labels[count], nchar(labels[count])) <- "]"
  }
  labels
}

findInterval <- function(x, vec, rightmost.closed = FALSE, all.inside = FALSE, left.open = FALSE) {
  if (!identical(FALSE, is.unsorted(vec))) stop("'vec' must be sorted non-decreasingly and not contain NAs")
  .intervalOf(as.double(x), as.double(vec), rightmost.closed, all.inside, left.open)
}

print.factor <- function(x, quote = FALSE, max.levels = NULL, width = getOption("width"), ...) {
  if (length(x) == 0L) cat(if (is.ordered(x)) "ordered" else "factor", "(0)\n", sep = "")
  else {
    shown <- as.character(x)
    names(shown) <- names(x)
    others <- attributes(x)
    for (name in setdiff(names(others), c("names", "levels", "class"))) attr(shown, name) <- others[[name]]
    print(if (quote) shown else noquote(shown), ...)
  }
  if (is.null(max.levels) || max.levels > 0)
    .printLevels(if (quote) encodeString(levels(x), quote = "\"") else encodeString(levels(x)), is.ordered(x), width)
  invisible(x)
}

# Codes taken from a factor, as a factor.
.factorOf <- function(codes, like) {
  attr(codes, "levels") <- levels(like)
  attr(codes, "contrasts") <- attr(like, "contrasts")
  oldClass(codes) <- oldClass(like)
  codes
}

`[.factor` <- function(x, ..., drop = FALSE) {
  taken <- .factorOf(NextMethod("["), x)
  if (drop) droplevels(taken) else taken
}

`[[.factor` <- function(x, ...) .factorOf(NextMethod("[["), x)

`[<-.factor` <- function(x, ..., value) .assignFactor(x, value, function(codes, new) `[<-`(codes, ..., value = new))

`[[<-.factor` <- function(x, ..., value) .assignFactor(x, value, function(codes, new) `[[<-`(codes, ..., value = new))

.assignFactor <- function(x, value, assign) {
  names <- levels(x)
  if (is.factor(value)) value <- as.character(value)
  codes <- match(value, names)
  if (any(is.na(codes) & !is.na(value))) {
    warning(simpleWarning("invalid factor level, NA generated", call = sys.call(-1L)))
  }
  kept <- attributes(x)
  result <- assign(unclass(x), codes)
  attr(result, "levels") <- names
  class(result) <- kept$class
  result
}

c.factor <- function(..., recursive = TRUE) {
  parts <- list(...)
  factors <- vapply(parts, is.factor, NA)
  if (!all(factors)) return(unlist(lapply(parts, function(each) if (is.factor(each)) unclass.codes(each) else each)))
  names <- unique(unlist(lapply(parts, levels)))
  codes <- unlist(lapply(parts, function(each) {
    result <- match(levels(each), names)[unclass(each)]
    names(result) <- names(each)
    result
  }))
  alike <- all(vapply(parts, is.ordered, NA)) && length(unique(lapply(parts, levels))) == 1L
  attr(codes, "levels") <- names
  class(codes) <- c(if (alike) "ordered", "factor")
  codes
}

unclass.codes <- function(x) {
  attributes(x) <- NULL
  x
}

rep.factor <- function(x, ...) {
  codes <- unclass(x)
  names <- levels(x)
  attr(codes, "levels") <- NULL
  result <- rep(codes, ...)
  attr(result, "levels") <- names
  class(result) <- oldClass(x)
  result
}

`is.na<-.factor` <- function(x, value) {
  codes <- unclass(x)
  codes[value] <- NA
  class(codes) <- oldClass(x)
  codes
}

`length<-.factor` <- function(x, value) {
  result <- `length<-`(unclass.codes(x), value)
  attr(result, "levels") <- levels(x)
  class(result) <- oldClass(x)
  result
}

as.logical.factor <- function(x, ...) as.logical(levels(x))[x]

Ops.factor <- function(e1, e2) {
  if (!.Generic %in% c("==", "!=")) {
    warning(gettextf("%s not meaningful for factors", sQuote(.Generic)))
    return(rep.int(NA, max(length(e1), if (!missing(e2)) length(e2))))
  }
  if (is.factor(e1) && is.factor(e2) && length(e1) != 1L) {
    if (!(nlevels(e1) == nlevels(e2) && all(sort(levels(e1)) == sort(levels(e2))))) stop("level sets of factors are different")
  }
  if (is.factor(e1)) e1 <- as.character(e1)
  if (is.factor(e2)) e2 <- as.character(e2)
  get(.Generic, mode = "function")(e1, e2)
}

Ops.ordered <- function(e1, e2) {
  if (!.Generic %in% c("<", ">", "<=", ">=", "==", "!=")) {
    warning(sprintf("'%s' is not meaningful for ordered factors", .Generic))
    return(rep.int(NA, max(length(e1), if (!missing(e2)) length(e2))))
  }
  if (.Generic %in% c("==", "!=")) return(NextMethod(.Generic))
  if (is.ordered(e1) && is.ordered(e2)) {
    if (!identical(levels(e1), levels(e2))) stop("level sets of factors are different")
    e1 <- as.integer(e1)
    e2 <- as.integer(e2)
  } else if (is.ordered(e1)) {
    e2 <- match(e2, levels(e1))
    e1 <- as.integer(e1)
  } else {
    e1 <- match(e1, levels(e2))
    e2 <- as.integer(e2)
  }
  get(.Generic, mode = "function")(e1, e2)
}

Summary.factor <- function(..., na.rm) stop(gettextf("%s not meaningful for factors", sQuote(.Generic)))

Math.factor <- function(x, ...) stop(gettextf("%s not meaningful for factors", sQuote(.Generic)))

Summary.ordered <- function(..., na.rm = FALSE) {
  if (!.Generic %in% c("max", "min", "range"))
    stop(gettextf("'%s' not defined for ordered factors", .Generic), domain = NA)
  parts <- list(...)
  names <- levels(parts[[1L]])
  codes <- unlist(lapply(parts, as.integer))
  factor(names[get(.Generic, mode = "function")(codes, na.rm = na.rm)], levels = names, ordered = TRUE)
}

sort.factor <- function(x, decreasing = FALSE, na.last = NA, ...) {
  places <- order(as.integer(x), decreasing = decreasing, na.last = na.last)
  x[places]
}

summary.factor <- function(object, maxsum = 100L, ...) {
  missing <- is.na(object)
  names <- levels(object)
  counts <- tabulate(object, length(names))
  names(counts) <- names
  if (length(counts) + any(missing) > maxsum) {
    kept <- maxsum - 1L - any(missing)
    places <- sort.list(counts, decreasing = TRUE)
    counts <- c(counts[places[seq_len(kept)]], "(Other)" = sum(counts[places[-seq_len(kept)]]))
  }
  if (any(missing)) c(counts, "NA's" = sum(missing)) else counts
}

format.ordered <- function(x, ...) format.factor(x, ...)
