# Language, generics, simple vectors. Each definition starts at the beginning of a line; see RSources.

print <- function(x, ...) UseMethod("print")

format <- function(x, ...) UseMethod("format")

summary <- function(object, ...) UseMethod("summary")

rev <- function(x) UseMethod("rev")

rev.default <- function(x) if (length(x)) x[length(x):1L] else x

sort <- function(x, decreasing = FALSE, ...) {
  if (!is.logical(decreasing) || length(decreasing) != 1L)
    stop("'decreasing' must be a length-1 logical vector.\nDid you intend to set 'partial'?")
  if (is.object(x)) UseMethod("sort") else sort.default(x, decreasing = decreasing, ...)
}

unique <- function(x, incomparables = FALSE, ...) UseMethod("unique")

duplicated <- function(x, incomparables = FALSE, ...) UseMethod("duplicated")

mean <- function(x, ...) UseMethod("mean")

median <- function(x, na.rm = FALSE, ...) UseMethod("median")

as.list <- function(x, ...) UseMethod("as.list")

as.list.default <- function(x, ...) {
  result <- as.vector(x, "list")
  if (length(dim(x)) == 1L) names(result) <- names(x)
  result
}

as.list.function <- function(x, ...) c(formals(x), list(body(x)))

as.function <- function(x, ...) UseMethod("as.function")

all.equal <- function(target, current, ...) UseMethod("all.equal")

toString <- function(x, ...) UseMethod("toString")

toString.default <- function(x, width = NULL, ...) {
  text <- paste(x, collapse = ", ")
  if (is.null(width) || is.na(width) || width == 0) return(text)
  width <- max(width, 6)
  if (nchar(text, type = "w") > width) paste0(strtrim(text, width - 4), "....") else text
}

setattr <- function(x, name, value) {
  attr(x, name) <- value
  x
}

unname <- function(obj, force = FALSE) {
  if (length(names(obj))) names(obj) <- NULL
  keeps <- is.data.frame(obj) && !force
  if (keeps || is.null(dimnames(obj))) obj else `dimnames<-`(obj, NULL)
}

Negate <- function(f) {
  f <- match.fun(f)
  function(...) !f(...)
}

Vectorize <- function(FUN, vectorize.args = names(formals(FUN)), SIMPLIFY = TRUE, USE.NAMES = TRUE) {
  if (!is.function(FUN)) return(FUN)
  function(...) {
    given <- as.list(match.call(FUN, as.call(list(FUN, ...))))[-1L]
    over <- names(given) %in% vectorize.args
    do.call("mapply", c(FUN = FUN, given[over], MoreArgs = list(given[!over]), SIMPLIFY = SIMPLIFY, USE.NAMES = USE.NAMES))
  }
}

with <- function(data, expr, ...) UseMethod("with")

with.default <- function(data, expr, ...) eval(substitute(expr), data, enclos = parent.frame())

within <- function(data, expr, ...) UseMethod("within")

within.list <- function(data, expr, keepAttrs = TRUE, ...) {
  where <- parent.frame()
  e <- evalq(environment(), data, where)
  eval(substitute(expr), e)
  after <- rev(as.list(e, all.names = TRUE))
  gone <- setdiff(names(data), names(after))
  fresh <- setdiff(names(after), names(data))
  for (name in intersect(names(data), names(after))) data[[name]] <- after[[name]]
  for (name in fresh) data[[name]] <- after[[name]]
  for (name in gone) data[[name]] <- NULL
  # Without what else the list carries, new elements come first.
  if (keepAttrs) data else as.vector(data)[c(fresh, setdiff(names(data), fresh))]
}

bquote <- function(expr, where = parent.frame(), splice = FALSE) {
  isSpliced <- function(e) is.call(e) && identical(e[[1L]], as.name(".."))
  walk <- function(e) {
    if (is.pairlist(e)) as.pairlist(lapply(e, walk))
    else if (is.call(e)) {
      if (identical(e[[1L]], as.name("."))) return(eval(e[[2L]], where))
      parts <- list()
      for (i in seq_along(e)) {
        part <- e[[i]]
        if (missing(part)) {
          parts <- c(parts, list(quote(expr = )))
        } else if (splice && isSpliced(part)) {
          values <- eval(part[[2L]], where)
          if (is.null(values) || !is.vector(values)) stop("can only splice vectors")
          parts <- c(parts, as.list(values))
        } else {
          added <- list(walk(part))
          names(added) <- names(e)[i]
          parts <- c(parts, added)
        }
      }
      as.call(parts)
    } else e
  }
  if (identical(substitute(expr), quote(expr = ))) return(substitute(expr))
  given <- substitute(expr)
  if (splice && isSpliced(given)) stop("can only splice inside a call", call. = FALSE)
  walk(given)
}

ifelse <- function(test, yes, no) {
  answer <- if (is.atomic(test)) `storage.mode<-`(test, "logical") else as.logical(test)
  # One truth value and something single to choose, as in loops.
  if (is.atomic(test) && length(answer) == 1L && !is.na(answer) && is.null(attributes(answer))) {
    single <- if (answer) yes else no
    if (length(single) == 1L && is.null(attributes(single))) return(single)
  }
  truth <- as.vector(answer)
  size <- length(truth)
  chosen <- function(from, places) if (length(from) == 1L && is.atomic(from) && !is.object(from)) from else rep(from, length.out = size)[places]
  places <- which(truth)
  if (length(places)) answer[places] <- chosen(yes, places)
  places <- which(!truth)
  if (length(places)) answer[places] <- chosen(no, places)
  answer
}

`mode<-` <- function(x, value) {
  attributes <- attributes(x)
  x <- if (value == "name") as.name(x) else if (value == "call") as.call(x)
       else if (value == "function") as.function(x) else as.vector(x, value)
  attributes(x) <- attributes
  x
}

isTRUE <- function(x) is.logical(x) && length(x) == 1L && !is.na(x) && x

isFALSE <- function(x) is.logical(x) && length(x) == 1L && !is.na(x) && !x

getElement <- function(object, name) object[[name, exact = TRUE]]

xor <- function(x, y) (x | y) & !(x & y)

seq <- function(...) UseMethod("seq")

# Unlike seq, it gives integers wherever a length was asked for and the numbers are whole.
seq.int <- function(from, to, by, length.out, along.with, ...) {
  result <- seq.default(from, to, by, length.out, along.with, ...)
  sized <- !missing(along.with) || (!missing(length.out) && !is.null(length.out))
  if (!sized || !is.double(result)) return(result)
  some <- result[c(1L, min(2L, length(result)), length(result))]
  if (all(some == trunc(some)) && max(abs(some)) < 2147483647) as.integer(result) else result
}

seq.default <- function(from = 1, to = 1, by = ((to - from)/(length.out - 1)), length.out = NULL, along.with = NULL, ...) {
  given.from <- !missing(from)
  given.to <- !missing(to)
  given.by <- !missing(by)
  # What seq.int passes on may be missing there, and then has no default here.
  if (!given.from) from <- 1
  if (!given.to) to <- 1
  if (missing(length.out)) length.out <- NULL
  if (!missing(along.with)) {
    length.out <- length(along.with)
  } else if (!is.null(length.out)) {
    if (!length(length.out)) stop("argument of length 0")
    if (length(length.out) > 1L) {
      warning("first element used of 'length.out' argument")
      length.out <- length.out[1L]
    }
    if (is.na(length.out) || length.out < 0) stop("'length.out' must be a non-negative number")
    if (!is.integer(length.out)) length.out <- ceiling(length.out)
  }
  if (given.from && !given.to && !given.by && is.null(length.out)) {
    if (length(from) == 1L && is.numeric(from)) {
      if (is.na(from)) stop("'from' must be a finite number")
      return(if (from >= 1) 1L:from else if (from == 0) c(1L, 0L) else 1L:from)
    }
    return(seq_along(from))
  }
  if (given.from && length(from) != 1L) stop("'from' must be of length 1")
  if (given.to && length(to) != 1L) stop("'to' must be of length 1")
  if (is.character(from)) from <- as.numeric(from)
  if (is.character(to)) to <- as.numeric(to)
  if (given.from && !is.finite(from)) stop("'from' must be a finite number")
  if (given.to && !is.finite(to)) stop("'to' must be a finite number")
  if (is.null(length.out)) {
    if (!given.by) return(from:to)
    if (length(by) != 1L) stop("'by' must be of length 1")
    whole <- is.integer(from) && is.integer(by)
    del <- to - from
    if (del == 0 && to == 0) return(to)
    n <- del/by
    if (!is.finite(n)) {
      if (!is.na(by) && by == 0 && del == 0) return(from)
      stop("invalid '(to - from)/by'")
    }
    if (n < 0) stop("wrong sign in 'by' argument")
    if (n > .Machine$integer.max) stop("'by' argument is much too small")
    if (whole) {
      n <- as.integer(n)
      return(as.integer(from) + (0L:n) * by)
    }
    n <- as.integer(n + 1e-10)
    x <- from + (0L:n) * by
    return(if (by > 0) pmin(x, to) else pmax(x, to))
  }
  if (length.out == 0) return(integer())
  if (!given.from && !given.to && !given.by) return(seq_len(length.out))
  if (given.by) {
    if (given.from && given.to) stop("too many arguments")
    if (given.to) from <- to - (length.out - 1L) * by
    steps <- 0L:(as.integer(length.out) - 1L)
    x <- from + steps * by
    return(if (is.integer(by) && is.integer(if (given.to) to else from)) as.integer(x) else x)
  }
  if (given.from && given.to) {
    # A number of steps makes plain numbers of all kinds of quantities.
    from <- as.vector(unclass(from))
    to <- as.vector(unclass(to))
    if (length.out <= 2) return(c(from, to)[seq_len(length.out)])
    if (from == to) return(rep.int(from, length.out))
    by <- (to - from)/(length.out - 1)
    x <- c(from, from + seq_len(length.out - 2L) * by, to)
    return(if (is.integer(from) && is.integer(to) && is.integer(length.out) && by == trunc(by)) as.integer(x) else x)
  }
  steps <- 0L:(as.integer(length.out) - 1L)
  first <- if (given.to) to - (length.out - 1L) else from
  if (is.integer(length.out) && is.integer(if (given.to) to else from)) as.integer(first) + steps
  else as.double(first) + steps
}

sequence <- function(nvec, ...) UseMethod("sequence")

sequence.default <- function(nvec, from = 1L, by = 1L, ...) {
  nvec <- as.integer(nvec)
  from <- as.integer(from)
  by <- as.integer(by)
  steps <- as.integer(unlist(lapply(nvec, seq_len)) - 1L)
  along <- function(x) rep(rep_len(x, length(nvec)), nvec)
  if (length(steps)) along(from) + steps * along(by) else integer()
}

append <- function(x, values, after = length(x)) {
  if (!is.numeric(after) && !is.logical(after)) stop("invalid argument type")
  if (after == 0) return(c(values, x))
  left <- length(x) - after
  # Not all that has a length has elements to choose: a function has not.
  if (left <= 0) return(c(x, values))
  if (after <= -1) stop("only 0's may be mixed with negative subscripts")
  # At a place that is not whole, R has one element on each side at least, and none for what is left of the fraction.
  c(x[seq_len(max(1, after))], values, x[after + seq_len(max(1, left))])
}

nrow <- function(x) dim(x)[1L]

ncol <- function(x) dim(x)[2L]

NROW <- function(x) {
  size <- dim(x)
  if (is.null(size)) length(x) else size[1L]
}

NCOL <- function(x) {
  size <- dim(x)
  if (length(size) < 2L) 1L else size[2L]
}


is.ordered <- function(x) inherits(x, "ordered")

is.element <- function(el, set) match(el, set, 0L) > 0L


mapply <- function(FUN, ..., MoreArgs = NULL, SIMPLIFY = TRUE, USE.NAMES = TRUE) {
  FUN <- match.fun(FUN)
  dots <- list(...)
  answer <- .mapply(FUN, dots, MoreArgs)
  if (USE.NAMES && length(dots)) {
    first <- dots[[1L]]
    if (!is.null(names(first))) names(answer) <- names(first)
    else if (is.character(first)) names(answer) <- rep_len(first, length(answer))
  }
  if (!identical(SIMPLIFY, FALSE)) simplify2array(answer, higher = (SIMPLIFY == "array")) else answer
}

Map <- function(f, ...) {
  f <- match.fun(f)
  mapply(FUN = f, ..., SIMPLIFY = FALSE)
}

Filter <- function(f, x) {
  f <- match.fun(f)
  chosen <- as.logical(unlist(lapply(x, f)))
  x[which(chosen)]
}

Position <- function(f, x, right = FALSE, nomatch = NA_integer_) {
  f <- match.fun(f)
  places <- seq_along(x)
  if (right) places <- rev(places)
  for (i in places) if (isTRUE(as.logical(f(x[[i]])))) return(i)
  nomatch
}

Find <- function(f, x, right = FALSE, nomatch = NULL) {
  f <- match.fun(f)
  place <- Position(f, x, right, nomatch = 0L)
  if (place > 0L) x[[place]] else nomatch
}

suppressPackageStartupMessages <- function(expr) withCallingHandlers(expr, packageStartupMessage = function(c) tryInvokeRestart("muffleMessage"))

stdout <- function() structure(1L, class = c("terminal", "connection"))

stderr <- function() structure(2L, class = c("terminal", "connection"))

stdin <- function() structure(0L, class = c("terminal", "connection"))

`[.noquote` <- function(x, ...) {
  taken <- NextMethod()
  oldClass(taken) <- oldClass(x)
  taken
}

c.noquote <- function(..., recursive = FALSE) noquote(NextMethod())

as.matrix.noquote <- function(x, ...) noquote(NextMethod("as.matrix"))

noquote <- function(obj, right = FALSE) {
  # The name of the class says on which side, and it is kept as the first one of them.
  if (!inherits(obj, "noquote")) oldClass(obj) <- c(if (right) c(right = "noquote") else "noquote", oldClass(obj))[if (is.null(oldClass(obj))) 1L else c(seq_along(oldClass(obj)) + 1L, 1L)]
  obj
}

`is.na<-` <- function(x, value) UseMethod("is.na<-")

`is.na<-.default` <- function(x, value) {
  x[value] <- NA
  x
}

zapsmall <- function(x, digits = getOption("digits")) {
  if (!length(digits)) stop("invalid 'digits'")
  if (!length(x)) return(x)
  size <- max(abs(x), na.rm = TRUE)
  # Digits before the decimal point are no longer there behind it.
  before <- if (size > 0) log10(size) else 0
  round(x, if (size > 0) floor(max(0, digits - before) + 0.5) else digits)
}

# There are no translations, but what is to be one must be a text.
gettext <- function(..., domain = NULL, trim = TRUE) {
  if (!is.null(domain) && !is.character(domain) && !is.na(domain)) stop("invalid 'domain' value")
  unlist(lapply(list(...), as.character))
}

ngettext <- function(n, msg1, msg2, domain = NULL) {
  if (is.list(n)) stop("invalid 'n' argument")
  count <- as.integer(n[1L])
  if (!length(count) || is.na(count) || count < 0L) stop("invalid 'n' argument")
  isText <- function(message) is.character(message) && length(message) == 1L
  if (!isText(msg1)) stop("'msg1' must be a character string")
  if (!isText(msg2)) stop("'msg2' must be a character string")
  if (count == 1L) msg1 else msg2
}

deparse1 <- function(expr, collapse = " ", width.cutoff = 500L, ...) paste(deparse(expr, width.cutoff, ...), collapse = collapse)

args <- function(name) {
  f <- if (is.character(name)) get0(name, parent.frame(), mode = "function") else name
  if (is.null(f) && is.character(name)) stop(gettextf("could not find function \"%s\"", name))
  if (!is.function(f)) return(NULL)
  parameters <- if (is.primitive(f)) .primitiveFormals(f) else formals(f)
  if (identical(parameters, FALSE)) return(NULL)
  result <- function() NULL
  formals(result) <- parameters
  environment(result) <- globalenv()
  result
}

replace <- function(x, list, values) {
  x[list] <- values
  x
}

alist <- function(...) as.list(sys.call())[-1L]

pairlist <- function(...) as.pairlist(list(...))

# What is missing matches as the text "NA".
.textsToMatch <- function(x) {
  x <- as.character(x)
  x[is.na(x)] <- "NA"
  x
}

pmatch <- function(x, table, nomatch = NA_integer_, duplicates.ok = FALSE) {
  x <- .textsToMatch(x)
  table <- .textsToMatch(table)
  nomatch <- as.integer(nomatch)[1L]
  if (is.na(duplicates.ok)) stop("invalid 'duplicates.ok' argument")
  used <- rep(FALSE, length(table))
  result <- rep(nomatch, length(x))
  found <- logical(length(x))
  for (i in seq_along(x)) {
    hit <- which(table == x[i] & !used & nzchar(x[i]))
    if (length(hit)) {
      result[i] <- hit[1L]
      found[i] <- TRUE
      if (!duplicates.ok) used[hit[1L]] <- TRUE
    }
  }
  for (i in which(!found)) {
    hit <- which(startsWith(table, x[i]) & !used & nzchar(x[i]))
    if (length(hit) == 1L) {
      result[i] <- hit
      if (!duplicates.ok) used[hit] <- TRUE
    }
  }
  result
}

charmatch <- function(x, table, nomatch = NA_integer_) {
  nomatch <- as.integer(nomatch)[1L]
  table <- .textsToMatch(table)
  vapply(.textsToMatch(x), function(s) {
    exact <- which(table == s)
    if (length(exact) == 1L) return(exact)
    hit <- which(startsWith(table, s))
    if (length(hit) == 1L) hit else if (length(hit) > 1L) 0L else nomatch
  }, 0L, USE.NAMES = FALSE)
}

hasName <- function(x, name) match(name, names(x), nomatch = 0L) > 0L

drop <- function(x) {
  d <- dim(x)
  if (is.null(d)) return(x)
  keep <- d != 1L
  names <- dimnames(x)
  values <- as.vector(x)
  if (sum(keep) <= 1L) {
    if (!is.null(names) && sum(keep) == 1L) names(values) <- names[[which(keep)]]
    return(values)
  }
  array(values, d[keep], if (!is.null(names)) names[keep])
}


comment <- function(x) attr(x, "comment")

`comment<-` <- function(x, value) {
  attr(x, "comment") <- value
  x
}

labels <- function(object, ...) UseMethod("labels")

labels.default <- function(object, ...) if (is.null(names(object))) as.character(seq_along(object)) else names(object)

.Deprecated <- function(new, package = NULL, msg, old = as.character(sys.call(sys.parent()))[1L]) {
  warning(.retired(old, new, "deprecated", "Deprecated", if (!missing(msg)) msg), call. = FALSE)
}

.Defunct <- function(new, package = NULL, msg) {
  old <- as.character(sys.call(sys.parent()))[1L]
  stop(.retired(old, if (!missing(new)) new, "defunct", "Defunct", if (!missing(msg)) msg), call. = FALSE)
}

.retired <- function(old, new, what, topic, message) {
  if (!is.null(message)) return(paste(message, collapse = "\n"))
  paste0("'", old, "' is ", what, ".\n", if (!is.null(new)) paste0("Use '", new, "' instead.\n"),
         "See help(\"", topic, "\")")
}

as.numeric <- as.double

data.class <- function(x) {
  declared <- oldClass(x)
  shape <- c("array", "matrix", "array")[min(length(dim(x)), 3L)]
  c(declared, shape, mode(x))[1L]
}

allowInterrupts <- function(expr) expr

suspendInterrupts <- function(expr) expr
