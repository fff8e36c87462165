# The structure of values on few lines.

str <- function(object, ...) UseMethod("str")

str.default <- function(object, max.level = NA, vec.len = 4, digits.d = 3, nchar.max = 128, give.attr = TRUE, give.head = TRUE,
                        give.length = TRUE, width = getOption("width"), nest.lev = 0, indent.str = paste(rep.int(" ", max(0, nest.lev + 1)), collapse = ".."),
                        comp.str = "$ ", no.list = FALSE, list.len = 99, ...) {
  options <- list(max.level = max.level, vec.len = vec.len, digits = digits.d, nchar.max = nchar.max, attributes = give.attr, head = give.head,
                  length = give.length, width = width, comp = comp.str, no.list = no.list, list.len = list.len,
                  fitted = missing(vec.len))
  .str(object, options, nest.lev, indent.str)
  invisible()
}

str.data.frame <- function(object, give.length = FALSE, ...) str.default(object, give.length = give.length, ...)

# Writes one value; what is before it on its line is there already.
.str <- function(x, options, level, indent) {
  if (is.null(x)) cat(" NULL\n")
  else if (isS4(x)) .strFormal(x, options, level, indent)
  else if (is.function(x)) .strFunction(x, options, level, indent)
  else if (is.list(x) && !inherits(x, "POSIXlt")) .strList(x, options, level, indent)
  else if (is.environment(x)) cat(.environmentText(x), "\n")
  else if (is.symbol(x)) cat(" symbol ", as.character(x), "\n", sep = "")
  else if (is.language(x)) .strLanguage(x, options, level, indent)
  else if (inherits(x, "logLik")) .strLikelihood(x, options$digits)
  else if (is.factor(x)) .strFactor(x, options, level, indent)
  else .strVector(x, options, level, indent)
}

.strFunction <- function(x, options, level, indent) {
  shown <- args(x)
  if (is.null(shown)) return(cat(deparse(x), "\n"))
  on.exit(.strAttributes(x, options, level, indent, character()))
  text <- deparse(shown)
  text <- text[text != "NULL"]
  cat(paste0(sub(" +$", "", text), c(rep.int(" ", length(text) - 1L), "  ")), sep = "\n")
}

.strLanguage <- function(x, options, level, indent) {
  if (is.expression(x)) {
    cat("  ", paste(trimws(deparse(x)), collapse = " "), "\n", sep = "")
    return(invisible())
  }
  formula <- inherits(x, "formula")
  shown <- x
  attributes(shown) <- NULL
  text <- paste(sub("^ +", " ", deparse(shown)), collapse = " ")
  if (formula) cat(ngettext(length(class(x)), "Class ", "Classes "), paste0("'", class(x), "'", collapse = ", "), " ", sep = "")
  cat(" language ", text, "\n", sep = "")
  if (formula) .strAttributes(x, options, level + 1, paste(indent, ".."), "class")
  else .strAttributes(x, options, level, indent, character())
}

.strAttributes <- function(x, options, level, indent, hidden) {
  if (!options$attributes) return(invisible())
  all <- attributes(x)
  all <- all[!names(all) %in% c(hidden, "srcref")]
  for (name in names(all)) {
    cat(indent, "- attr(*, \"", name, "\")=", sep = "")
    inner <- options
    inner$fitted <- FALSE
    inner$head <- TRUE
    inner$length <- TRUE
    inner$comp <- "$ "
    inner$no.list <- FALSE
    value <- all[[name]]
    .str(value, inner, level + 1, paste(indent, ".."))
  }
}

.strList <- function(x, options, level, indent) {
  frame <- is.data.frame(x)
  # What gives itself as its only element is shown as what it is made of.
  hidden.list <- !frame && is.object(x) && length(x) == 1L && identical(x[[1L]], x)
  count <- length(unclass(x))
  classes <- oldClass(x)
  names <- names(x)
  if (frame) {
    if (length(classes) > 1L) cat("Classes ", paste(sQuote(classes[classes != "data.frame"]), collapse = ", "), " and ", sep = "")
    rows <- .row_names_info(x, 2L)
    cat("'data.frame':\t", rows, " obs. of  ", count, if (count == 1L) " variable" else " variables", if (count > 0L) ":", "\n", sep = "")
  } else if (hidden.list) {
    cat(if (length(classes) == 1L) "Class " else "Classes ", paste0("'", classes, "'", collapse = ", "), "  hidden list of ", count, "\n", sep = "")
  } else if (count == 0L) {
    cat(if (is.null(names)) " list()\n" else " Named list()\n")
  } else if (!options$no.list) {
    extents <- dim(x)
    cat(if (is.pairlist(x)) "Dotted pair list" else "List", " of ", count, "\n", sep = "")
  }
  inner <- options
  inner$fitted <- FALSE
  inner$no.list <- FALSE
  inner$comp <- "$ "
  inner$length <- options$length
  x.plain <- if (hidden.list || frame || !inherits(x, "numeric_version")) unclass(x) else lapply(seq_len(count), function(i) x[[i]])
  if (count > 0L && (is.na(options$max.level) || level < options$max.level)) {
    labels <- if (is.null(names)) rep.int("", count) else names
    labels[is.na(labels)] <- "NA"
    labels <- formatC(labels, width = -max(nchar(labels, "width")))
    for (i in seq_len(min(count, options$list.len))) {
      cat(indent, options$comp, labels[i], ":", sep = "")
      if (is.pairlist(x) && as.character(x.plain[i]) == "") cat(" symbol \n")
      else if (.hasStrMethod(x.plain[[i]])) str(x.plain[[i]])
      else .str(x.plain[[i]], inner, level + 1, paste(indent, ".."))
    }
    if (count > options$list.len) cat(indent, " [list output truncated]\n", sep = "")
  }
  hidden <- c("names", if (frame) "row.names", if (frame || hidden.list) "class")
  .strAttributes(x, options, level, indent, hidden)
}

.strFactor <- function(x, options, level, indent) {
  names <- levels(x)
  count <- length(names)
  ordered <- is.ordered(x)
  sep <- if (ordered) "<" else ","
  cat(if (ordered) " Ord.factor" else " Factor", " w/ ", count, " level", if (count != 1L) "s", sep = "")
  if (count > 0L) {
    texts <- ifelse(is.na(names), "NA", encodeString(names, quote = "\""))
    used <- c(0, cumsum(nchar(texts, "width") + 1L))[seq_len(count)]
    shown <- max(1L, sum(used <= 13))
    cat(" ", paste(texts[seq_len(shown)], collapse = sep), if (shown < count) paste0(sep, ".."), sep = "")
  }
  codes <- unclass.codes(x)
  most <- floor(2.5 * options$vec.len)
  cat(":", if (length(codes)) paste0(" ", paste(c(codes[seq_len(min(length(codes), most))], if (length(codes) > most) "..."), collapse = " ")) else " ", "\n", sep = "")
  hidden <- c("levels", "class", "names")
  .strAttributes(x, options, level, indent, hidden)
}

.strVector <- function(x, options, level, indent) {
  size <- length(x)
  classes <- oldClass(x)
  if (inherits(x, c("Date", "POSIXt")) && size > 0L) {
    name <- if (inherits(x, "Date")) "Date" else class(x)[1L]
    if (!size) return(cat(" '", name, "' num(0) \n", sep = ""))
    texts <- ifelse(is.na(format(x)), "NA", paste0("\"", format(x), "\""))
    most <- if (options$fitted) 5 else max(1, floor(options$vec.len/2))
    cat(" ", name, if (options$length) paste0("[1:", size, "]"), ", format: ", paste(c(texts[seq_len(min(size, most))], if (size > most) "..."), collapse = " "), "\n", sep = "")
    return(invisible())
  }
  plain <- unclass(x)
  extents <- dim(plain)
  type <- switch(typeof(plain), integer = "int", double = "num", character = "chr", logical = "logi", complex = "cplx", raw = "raw", typeof(plain))
  named <- !is.null(names(plain)) && is.null(extents)
  attributes(plain) <- NULL
  title <- paste0(" ", if (length(classes)) paste0("'", classes[1L], "' "), if (named) "Named ", type)
  span <- if (is.ts(x)) tsp(x)
  if (!is.null(span)) title <- " Time-Series"
  range <- if (!is.null(extents)) {
    shown <- ifelse(extents == 0L, "0 ", paste0(ifelse(extents > 1L, "1:", ""), extents))
    paste0(if (size > 0L) " ", "[", paste(shown, collapse = ", "), if (length(extents) == 1L) "(1d)", "]")
  } else if (size == 0L) { if (options$length) "(0)" else "" }
  else if (size > 1L) { if (options$length) paste0(" [1:", size, "]") else " " }
  else ""
  if (!is.null(span)) range <- paste0(if (nzchar(range)) range else " [1:1]", " from ", format(span[1L], digits = options$digits), " to ", format(span[2L], digits = options$digits), ":")
  if (size == 0L) {
    cat(title, range, " \n", sep = "")
  } else {
    values <- .strElements(plain, options, if (options$head) nchar(title) + nchar(range) else nchar(range))
    if (options$head) cat(title, range, " ", values, "\n", sep = "")
    else cat(values, "\n", sep = "")
  }
  .strAttributes(x, options, level, indent, c("class", "dim", if (!is.null(span)) "tsp"))
}

# The first elements of a vector without attributes.
.strElements <- function(x, options, used) {
  size <- length(x)
  each <- options$vec.len
  if (is.character(x)) {
    most <- if (options$fitted) {
      first <- x[seq_len(min(size, 100L))]
      widths <- ifelse(is.na(first), 2L, nchar(encodeString(first, quote = "\""), "width"))
      max(1L, sum(cumsum(widths + 1L) <= options$width - 5L - used))
    } else each
    texts <- vapply(x[seq_len(min(size, most))], .strText, "", options$nchar.max, USE.NAMES = FALSE)
  } else {
    most <- if (is.integer(x)) 2.5 * each
      else if (is.logical(x)) 1.5 * each
      else if (is.complex(x)) 0.75 * each
      else if (is.double(x)) {
        first <- x[seq_len(min(size, floor(2.5 * each)))]
        first <- first[is.finite(first)]
        if (all(abs(first - signif(first, options$digits)) <= 1e-14 * abs(first))) 2.5 * each else 1.25 * each
      } else each
    most <- max(1, floor(most))
    shown <- x[seq_len(min(size, most))]
    texts <- if (is.numeric(x)) {
      texts <- format(shown, digits = options$digits, trim = TRUE)
      if (any(grepl("e", texts, fixed = TRUE))) texts else sub("[.]$", "", sub("([.][0-9]*?)0+$", "\\1", texts, perl = TRUE))
    } else if (is.complex(x)) vapply(shown, format, "", digits = options$digits)
    else as.character(shown)
    texts[is.na(shown) & !is.nan(if (is.numeric(shown)) shown else 0)] <- "NA"
  }
  paste(c(texts, if (size > most) "..."), collapse = " ")
}

.strText <- function(text, most) {
  if (is.na(text)) return("NA")
  shown <- encodeString(text, quote = "\"")
  if (nchar(shown, "width") <= most) return(shown)
  paste0(strtrim(shown, most - 16L), "\"| __truncated__")
}

.hasStrMethod <- function(x) {
  for (class in setdiff(oldClass(x), c("data.frame", "Date", "POSIXt", "logLik"))) if (is.function(getS3method("str", class, optional = TRUE))) return(TRUE)
  FALSE
}

str.logLik <- function(object, digits = max(2, getOption("digits") - 3), vec.len, ...) .strLikelihood(object, digits)

.strLikelihood <- function(x, digits) {
  cat("Class 'logLik' : ", paste(format(c(x), digits = digits), collapse = ", "), " (df=", format(attr(x, "df")), ")\n", sep = "")
  invisible()
}

str.Date <- function(object, ...) str.default(object, ...)

str.POSIXt <- function(object, ...) str.default(object, ...)
