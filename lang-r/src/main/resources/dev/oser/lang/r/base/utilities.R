# Small tools of stats and utils.

setNames <- function(object = nm, nm) {
  names(object) <- nm
  object
}

modifyList <- function(x, val, keep.null = FALSE) {
  if (!is.list(x)) stop("is.list(x) is not TRUE")
  if (!is.list(val)) stop("is.list(val) is not TRUE")
  for (name in names(val)[nzchar(names(val))]) {
    value <- val[[name]]
    if (name %in% names(x) && is.list(x[[name]]) && is.list(value)) x[[name]] <- modifyList(x[[name]], value, keep.null)
    else if (is.null(value) && keep.null) x[name] <- list(NULL)
    else x[[name]] <- value
  }
  x
}

combn <- function(x, m, FUN = NULL, simplify = TRUE, ...) {
  stopifnot(length(m) == 1L, is.numeric(m))
  if (m < 0) stop("m < 0", domain = NA)
  if (is.numeric(x) && length(x) == 1L && x > 0 && trunc(x) == x) x <- seq_len(x)
  n <- length(x)
  if (n < m) stop("n < m", domain = NA)
  m <- as.integer(m)
  FUN <- if (!is.null(FUN)) match.fun(FUN)
  count <- as.integer(round(choose(n, m)))
  places <- seq_len(m)
  results <- vector("list", count)
  for (k in seq_len(count)) {
    chosen <- x[places]
    value <- if (is.null(FUN)) chosen else FUN(chosen, ...)
    if (!is.null(value)) results[[k]] <- value
    i <- m
    while (i >= 1L && places[i] == n - m + i) i <- i - 1L
    if (i < 1L) break
    places[i:m] <- places[i] + seq_len(m - i + 1L)
  }
  if (!simplify) return(results)
  first <- results[[1L]]
  if (is.factor(x) && is.null(FUN)) {
    codes <- unlist(lapply(results, as.integer))
    if (m > 1L) dim(codes) <- c(m, count)
    return(structure(codes, levels = levels(x), class = class(x)))
  }
  values <- unlist(results, use.names = FALSE)
  if (length(dim(first)) > 1L) array(values, c(dim(first), count))
  else if (!length(first)) array(first, c(0L, count))
  else if (length(first) > 1L || is.null(FUN)) array(values, c(length(first), count))
  else array(values, count)
}

rapply <- function(object, f, classes = "ANY", deflt = NULL, how = c("unlist", "replace", "list"), ...) {
  how <- match.arg(how)
  f <- match.fun(f)
  if (!is.list(object) && !is.expression(object)) stop("'object' must be a list or expression")
  if (!is.character(classes)) stop("invalid 'classes' argument")
  fits <- function(x) identical(classes, "ANY") || any(class(x) %in% classes)
  walk <- function(x) {
    if (is.null(x)) return(if (how == "replace") x else deflt)
    if (is.list(x) || is.expression(x)) {
      kept <- attributes(x)
      parts <- lapply(as.list(x), walk)
      x <- if (is.expression(x) && how == "replace") as.expression(parts) else parts
      attributes(x) <- if (how == "replace") kept else kept["names"[!is.null(kept$names)]]
      x
    } else if (fits(x)) f(x, ...)
    else if (how == "replace") x
    else deflt
  }
  result <- walk(object)
  if (how == "unlist") unlist(result) else result
}

object.size <- function(x) structure(.objectSize(x), class = "object_size")

.sizeUnits <- list(legacy = c("b", "Kb", "Mb", "Gb", "Tb", "Pb"),
                   IEC = c("B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB", "ZiB", "YiB"),
                   SI = c("B", "kB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"))

format.object_size <- function(x, units = "b", standard = "auto", digits = 1L, ...) {
  units <- match.arg(units, unique(c("auto", .sizeUnits$SI, .sizeUnits$IEC, .sizeUnits$legacy, "KB")))
  standard <- match.arg(standard, c("auto", "IEC", "SI", "legacy"))
  if (standard == "auto") {
    if (units == "kB") stop("For SI units, specify 'standard = \"SI\"'")
    standard <- if (grepl("iB$", units)) "IEC" else "legacy"
  }
  base <- if (standard == "SI") 1000 else 1024
  own <- .sizeUnits[[standard]]
  size <- unclass(x)
  power <- if (units == "auto") min(length(own) - 1, if (size > 0) floor(log(size, base)) else 0)
           else match(tolower(sub("i", "", units)), tolower(sub("i", "", own))) - 1
  if (is.na(power)) stop(gettextf("invalid 'units' for standard '%s'", standard))
  if (power == 0 && standard == "legacy") paste(size, "bytes") else paste(round(size / base^power, digits), own[power + 1])
}

print.object_size <- function(x, quote = FALSE, units = "b", standard = "auto", digits = 1L, ...) {
  shown <- format(x, units, standard, digits)
  if (isTRUE(quote)) print.default(shown, ...) else writeLines(shown)
  invisible(x)
}

txtProgressBar <- function(min = 0, max = 1, initial = 0, char = "=", width = NA, title, label, style = 1, file = "") {
  if (!style %in% 1:3) style <- 1
  state <- new.env()
  state$value <- initial
  state$shown <- 0L
  state$percent <- -1L
  state$closed <- FALSE
  size <- nchar(char, "w")
  room <- if (is.na(width)) {
    room <- getOption("width")
    if (style == 3L) room <- room - 10L
    as.integer(trunc(room/size))
  } else width
  say <- function(...) {
    cat(..., file = file, sep = "")
    flush.console()
  }
  up <- function(value) {
    if (!is.finite(value) || value < min || value > max) return(invisible(NULL))
    state$value <- value
    part <- (value - min)/(max - min)
    filled <- round(room * part)
    percent <- round(100 * part)
    if (style == 3L) {
      if (filled == state$shown && percent == state$percent) return(invisible(NULL))
      say(paste0("\r  |", strrep(" ", size * room + 6)))
      say(paste(c("\r  |", rep.int(char, filled), rep.int(" ", size * (room - filled)), sprintf("| %3d%%", as.integer(percent))), collapse = ""))
      state$percent <- percent
    } else if (state$shown < filled) say(strrep(char, filled - state$shown))
    else if (state$shown > filled && style == 1L) say("\r", strrep(" ", state$shown * size), "\r", strrep(char, filled))
    state$shown <- filled
    invisible(NULL)
  }
  end <- function() if (!state$closed) {
    cat("\n", file = file)
    state$closed <- TRUE
  }
  up(initial)
  structure(list(getVal = function() state$value, up = up, kill = end), class = "txtProgressBar")
}

setTxtProgressBar <- function(pb, value, title = NULL, label = NULL) {
  if (inherits(pb, "txtProgressBar")) {
    before <- pb$getVal()
    pb$up(value)
    return(invisible(before))
  }
  stop(gettextf("'pb' is not from class %s", dQuote("txtProgressBar")), domain = NA)
}

getTxtProgressBar <- function(pb) pb$getVal()

close <- function(con, ...) UseMethod("close")

close.txtProgressBar <- function(con, ...) {
  con$kill()
  invisible(NULL)
}

flush.console <- function() invisible(NULL)

# Variables of an environment with what `str` says of each.
ls.str <- function(pos = -1, name, envir, all.names = FALSE, pattern, mode = "any") {
  where <- if (!missing(envir)) envir else if (is.environment(pos)) pos else if (identical(pos, -1)) parent.frame() else as.environment(pos)
  names <- if (missing(pattern)) ls(envir = where, all.names = all.names) else ls(envir = where, all.names = all.names, pattern = pattern)
  fitting <- vapply(names, exists, NA, envir = where, mode = mode, inherits = FALSE)
  structure(as.vector(names[fitting]), envir = where, mode = mode, class = "ls_str")
}

lsf.str <- function(pos = -1, envir, ...) {
  where <- if (!missing(envir)) envir else if (is.environment(pos)) pos else if (identical(pos, -1)) parent.frame() else as.environment(pos)
  ls.str(envir = where, mode = "function", ...)
}

print.ls_str <- function(x, max.level = 1, give.attr = FALSE, ..., digits = max(1, getOption("str")$digits.d)) {
  where <- attr(x, "envir")
  for (name in as.vector(unclass(x))) {
    cat(name, ": ")
    value <- tryCatch(get(name, envir = where, mode = attr(x, "mode")), error = identity)
    if (inherits(value, "error")) cat(if (grepl("missing", conditionMessage(value))) "<missing>\n" else paste0(conditionMessage(value), "\n"))
    else str(value, max.level = max.level, give.attr = give.attr, ...)
  }
  invisible(x)
}

# Names on the search path that fit a pattern.
apropos <- function(what, where = FALSE, ignore.case = TRUE, dot_ignore_before = NULL, mode = "any") {
  stopifnot(is.character(what))
  found <- character()
  for (place in seq_along(search())) {
    names <- grep(what, ls(pos = place, all.names = TRUE), ignore.case = ignore.case, value = TRUE)
    if (mode != "any") names <- names[vapply(names, exists, NA, where = place, mode = mode, inherits = FALSE)]
    found <- c(found, setNames(names, rep.int(place, length(names))))
  }
  if (where) found[order(found)] else sort(unique(unname(found)))
}

find <- function(what, mode = "any", numeric = FALSE, simple.words = TRUE) {
  stopifnot(is.character(what))
  places <- search()
  fits <- vapply(seq_along(places), function(place) {
    names <- ls(pos = place, all.names = TRUE)
    names <- if (simple.words) intersect(what, names) else grep(what, names, value = TRUE)
    if (mode != "any") names <- names[vapply(names, exists, NA, where = place, mode = mode, inherits = FALSE)]
    length(names) > 0L
  }, NA)
  if (numeric) structure(which(fits), names = places[fits]) else places[fits]
}

# Lists as text.
formatUL <- function(x, label = "*", offset = 0, width = 0.9 * getOption("width")) {
  if (!length(x)) return(character())
  .labelled(x, rep_len(paste0(strrep(" ", offset), format(label)), length(x)), width)
}

formatOL <- function(x, type = "arabic", offset = 0, start = 1, width = 0.9 * getOption("width")) {
  if (!length(x)) return(character())
  kinds <- c("1", "A", "a", "I", "i", "arabic", "Alpha", "alpha", "Roman", "roman")
  kind <- if (type %in% kinds) type else match.arg(type, kinds[6:10])
  numbers <- seq.int(start, length.out = length(x))
  last <- numbers[length(numbers)]
  if (kind %in% c("A", "a", "Alpha", "alpha") && last > 26)
    stop(gettextf("too many list items (at most up to %d)", 26L), domain = NA)
  if (kind %in% c("I", "i", "Roman", "roman") && last > 3999)
    stop(gettextf("too many list items (at most up to %d)", 3999L), domain = NA)
  texts <- switch(kind, `1` = , arabic = as.character(numbers), A = , Alpha = LETTERS[numbers], a = , alpha = letters[numbers],
                  I = , Roman = as.character(as.roman(numbers)), i = , roman = tolower(as.character(as.roman(numbers))))
  .labelled(x, paste0(strrep(" ", offset), format(paste0(texts, "."), justify = "right")), width)
}

# Each text after its label, wrapped beside it.
.labelled <- function(x, labels, width) {
  lines <- strwrap(as.character(x), width = width - nchar(labels[1L], "width") - 1L, simplify = FALSE)
  empty <- strrep(" ", nchar(labels[1L], "width"))
  unlist(Map(function(label, parts) paste(c(label, rep.int(empty, length(parts) - 1L)), parts), labels, lines), use.names = FALSE)
}

read.delim2 <- function(file, header = TRUE, sep = "\t", quote = "\"", dec = ",", fill = TRUE, comment.char = "", ...)
  read.table(file = file, header = header, sep = sep, quote = quote, dec = dec, fill = fill, comment.char = comment.char, ...)

timestamp <- function(stamp = date(), prefix = "##------ ", suffix = " ------##", quiet = FALSE) {
  line <- paste0(prefix, stamp, suffix)
  if (!quiet) cat(line, sep = "\n")
  invisible(line)
}

# A little noise, so that equal points are seen (Chambers and others, Graphical Methods for Data Analysis, 1983).
jitter <- function(x, factor = 1, amount = NULL) {
  if (length(x) == 0L) return(x)
  if (!is.numeric(x)) stop("'x' must be numeric")
  extent <- diff(range(x, na.rm = TRUE, finite = TRUE))
  if (extent == 0) extent <- abs(range(x, na.rm = TRUE)[1L])
  if (extent == 0) extent <- 1
  if (is.null(amount)) {
    steps <- diff(sort(unique(round(x, 3 - floor(log10(extent))))))
    smallest <- if (length(steps)) min(steps) else if (any(x != 0, na.rm = TRUE)) x[x != 0][1L] / 10 else extent / 10
    amount <- abs(factor / 5 * smallest)
  } else if (amount == 0) amount <- factor * extent / 50
  x + runif(length(x), -amount, amount)
}

char.expand <- function(input, target, nomatch = stop("no match")) {
  if (length(input) != 1L) stop("'input' must have length 1")
  if (!(is.character(input) && is.character(target))) stop("'input' and 'target' must be character vectors")
  fitting <- target[startsWith(target, input)]
  if (input %in% target) input else if (length(fitting) > 1L) character() else if (length(fitting)) fitting else eval(nomatch)
}

as.single <- function(x, ...) UseMethod("as.single")

as.single.default <- function(x, ...) structure(as.double(x), Csingle = TRUE)

single <- function(length = 0L) structure(vector("double", length), Csingle = TRUE)

numToBits <- function(x) {
  if (!is.numeric(x) && !is.logical(x)) stop("argument 'x' must be numeric")
  rawToBits(writeBin(as.double(x), raw(), endian = "little"))
}

numToInts <- function(x) {
  if (!is.numeric(x) && !is.logical(x)) stop("argument 'x' must be numeric")
  readBin(writeBin(as.double(x), raw(), endian = "little"), "integer", 2L * length(x), endian = "little")
}

chkDots <- function(...) if (...length()) {
  names <- ...names()
  texts <- vapply(seq_len(...length()), function(i) {
    name <- if (is.null(names)) "" else names[i]
    paste0("\u2018", if (is.na(name)) "" else name, "\u2019")
  }, "")
  warning(sprintf(ngettext(length(texts), "In %s :\n extra argument %s will be disregarded", "In %s :\n extra arguments %s will be disregarded"),
                  paste(deparse(sys.call(-1L), nlines = 1L), collapse = "\n"), paste(texts, collapse = ", ")), call. = FALSE, domain = NA)
}

validEnc <- function(x) if (is.character(x)) validUTF8(x) else stop("invalid 'x' argument")

default.stringsAsFactors <- function() FALSE

mtfrm <- function(x) UseMethod("mtfrm")

mtfrm.default <- function(x) {
  texts <- as.character(x)
  if (length(texts) != length(x)) stop("cannot mtfrm")
  texts
}

# How elements are ordered, and where equal ones end.
grouping <- function(...) {
  columns <- list(...)
  if (!length(columns)) return(NULL)
  if (length(columns) == 1L && is.object(columns[[1L]]) && is.list(columns[[1L]])) columns <- as.list(columns[[1L]])
  codes <- lapply(columns, function(column) match(column, sort(unique(column))))
  places <- do.call(order, codes)
  n <- length(places)
  same <- Reduce(`&`, lapply(codes, function(code) code[places][-1L] == code[places][-n]), rep.int(TRUE, max(0L, n - 1L)))
  ends <- c(which(!same), if (n) n)
  structure(places, ends = ends, maxgrpn = if (n) max(diff(c(0L, ends))) else 0L, class = c("grouping", "integer"))
}

builtins <- function(internal = FALSE) ls(baseenv(), all.names = TRUE)
