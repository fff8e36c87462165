# Strings: what is clearer in R.

trimws <- function(x, which = c("both", "left", "right"), whitespace = "[ \t\r\n]") {
  which <- match.arg(which)
  left <- function(text) sub(paste0("^", whitespace, "+"), "", text, perl = TRUE)
  right <- function(text) sub(paste0(whitespace, "+$"), "", text, perl = TRUE)
  switch(which, left = left(x), right = right(x), both = right(left(x)))
}

shQuote <- function(string, type = c("sh", "csh", "cmd", "cmd2")) {
  if (missing(type)) type <- "sh"
  type <- match.arg(type)
  if (type == "cmd" || type == "cmd2")
    return(if (length(string)) paste0("\"", gsub("\"", "\\\\\"", string), "\"") else character())
  if (!length(string)) return(character())
  if (!any(grepl("'", string, fixed = TRUE))) return(paste0("'", string, "'"))
  if (type == "sh") paste0("\"", gsub("([\"$`\\])", "\\\\\\1", string), "\"")
  else paste0("'", gsub("'", "'\\\\''", string), "'")
}

.quotes <- function(x, plain, fancy, tex, q) {
  if (!length(x)) return(character())
  if (is.null(q)) q <- TRUE
  marks <- if (is.character(q)) {
    if (length(q) == 4L) q[if (identical(plain[1L], "'")) 1:2 else 3:4]
    else if (q[1L] == "TeX") tex else if (q[1L] == "UTF-8") fancy else plain
  } else if (isTRUE(q)) fancy else plain
  paste0(marks[1L], as.character(x), marks[2L])
}

sQuote <- function(x, q = getOption("useFancyQuotes"))
  .quotes(x, c("'", "'"), c("\u2018", "\u2019"), c("`", "'"), q)

dQuote <- function(x, q = getOption("useFancyQuotes"))
  .quotes(x, c("\"", "\""), c("\u201c", "\u201d"), c("``", "''"), q)

regmatches <- function(x, m, invert = FALSE) {
  if (length(x) != length(m)) stop(gettextf("%s and %s must have the same length", sQuote("x"), sQuote("m")))
  if (is.list(m)) {
    pieces <- function(text, at) {
      lengths <- attr(at, "match.length")
      if (!invert) {
        if (is.na(at[1L]) || at[1L] == -1L) return(character())
        parts <- substring(text, at, at + lengths - 1L)
        dim(parts) <- dim(at)
        dimnames(parts) <- dimnames(at)
        return(parts)
      }
      if (is.na(text) || is.na(at[1L])) return(NA_character_)
      if (at[1L] == -1L) return(text)
      substring(text, c(1L, at + lengths), c(at - 1L, nchar(text)))
    }
    result <- lapply(seq_along(x), function(i) pieces(x[[i]], m[[i]]))
    names(result) <- names(x)
    return(result)
  }
  if (invert) {
    return(lapply(seq_along(x), function(i) {
      if (is.na(x[[i]])) NA_character_
      else if (m[i] == -1L) x[[i]]
      else substring(x[[i]], c(1L, m[i] + attr(m, "match.length")[i]), c(m[i] - 1L, nchar(x[[i]])))
    }))
  }
  ind <- !is.na(m) & m > -1L
  so <- m[ind]
  eo <- so + attr(m, "match.length")[ind] - 1L
  result <- substring(x[ind], so, eo)
  names(result) <- names(x)[ind]
  result
}

`regmatches<-` <- function(x, m, invert = FALSE, value) {
  if (!length(x)) return(x)
  parts <- regmatches(x, m, invert = !invert)
  if (is.list(m)) {
    value <- lapply(value, as.character)
    value <- rep_len(value, length(x))
    joined <- vapply(seq_along(x), function(i) {
      if (is.na(x[[i]])) return(NA_character_)
      keep <- parts[[i]]
      new <- value[[i]]
      if (length(keep) <= 1L && !invert) return(if (length(keep)) keep else paste(new, collapse = ""))
      if (invert) {
        new <- rep_len(new, length(keep) + 1L)
        paste(c(rbind(new[seq_along(keep)], as.vector(keep)), new[length(keep) + 1L]), collapse = "")
      } else {
        new <- rep_len(new, length(keep) - 1L)
        paste(c(rbind(keep[-length(keep)], new), keep[length(keep)]), collapse = "")
      }
    }, "")
    x[] <- joined
    return(x)
  }
  found <- which(!is.na(m) & m > -1L)
  value <- rep_len(as.character(value), length(found))
  for (k in seq_along(found)) {
    i <- found[k]
    x[i] <- paste0(substr(x[[i]], 1L, m[i] - 1L), value[k], substring(x[[i]], m[i] + attr(m, "match.length")[i]))
  }
  x
}

strwrap <- function(x, width = 0.9 * getOption("width"), indent = 0, exdent = 0, prefix = "", simplify = TRUE, initial = prefix) {
  if (!is.character(x)) x <- as.character(x)
  for (margin in list(width, indent, exdent)) {
    if (is.character(margin)) stop("non-numeric argument to binary operator")
    if (is.complex(margin)) stop("invalid comparison with complex values")
    if (is.atomic(margin) && anyNA(margin)) stop("missing value where TRUE/FALSE needed")
  }
  # The words of a paragraph, those that end a sentence with the blank that follows them.
  words.of <- function(paragraph) {
    paragraph <- gsub("([.?!][)\"']*)[ \t\n]{2,}", "\\1\001 ", paragraph)
    words <- strsplit(paragraph, "[ \t\n]+")[[1L]]
    gsub("\001", " ", words[nzchar(words)], fixed = TRUE)
  }
  fill <- function(paragraph, start) {
    words <- words.of(paragraph)
    if (!length(words)) return("")
    lines <- character()
    line <- strrep(" ", indent)
    room <- width - nchar(start, "width")
    empty <- TRUE
    for (word in words) {
      longer <- if (empty) paste0(line, word) else paste(line, word)
      if (!empty && nchar(trimws(longer, "right"), "width") >= room) {
        lines <- c(lines, trimws(line, "right"))
        longer <- paste0(strrep(" ", exdent), word)
        room <- width - nchar(prefix, "width")
      }
      line <- longer
      empty <- FALSE
    }
    c(lines, trimws(line, "right"))
  }
  wrap <- function(text, start) {
    paragraphs <- if (nzchar(text)) strsplit(text, "\n[ \t\n]*\n", perl = TRUE)[[1L]] else ""
    lines <- character()
    for (i in seq_along(paragraphs)) lines <- c(lines, if (i > 1L) "", fill(paragraphs[i], if (i == 1L) start else prefix))
    paste0(c(start, rep_len(prefix, length(lines) - 1L)), lines)
  }
  result <- lapply(seq_along(x), function(i) wrap(x[i], if (i == 1L) initial else prefix))
  if (simplify) as.character(unlist(result)) else result
}

# Terms and what they mean, as a table or a list.
formatDL <- function(x, y, style = c("table", "list"), width = 0.9 * getOption("width"), indent = NULL) {
  if (is.list(x)) {
    if (length(x) != 2L || length(x[[1L]]) != length(x[[2L]])) stop("incorrect value for 'x'")
    y <- x[[2L]]
    x <- x[[1L]]
  } else if (is.matrix(x)) {
    if (ncol(x) != 2L) stop("incorrect value for 'x'")
    y <- x[, 2L]
    x <- x[, 1L]
  } else if (missing(y)) {
    y <- x
    x <- names(y)
  }
  if (length(x) != length(y)) stop("'x' and 'y' must have the same length")
  x <- as.character(x)
  style <- match.arg(style)
  if (is.null(indent)) indent <- switch(style, table = width / 3, list = width / 9)
  if (indent > 0.5 * width) stop("incorrect values of 'indent' and 'width'")
  indent <- trunc(indent)
  described <- function(i) {
    lines <- strwrap(y[i], width - indent - 1)
    if (!length(lines)) lines <- ""
    below <- paste0(strrep(" ", indent), lines)
    if (style == "list") return(paste(strwrap(paste0(x[i], ": ", y[i]), width, exdent = indent), collapse = "\n"))
    if (nchar(x[i], "width") > indent - 3) return(paste(c(x[i], below), collapse = "\n"))
    below[1L] <- paste0(formatC(x[i], width = -indent), lines[1L])
    paste(below, collapse = "\n")
  }
  vapply(seq_along(x), described, "")
}

casefold <- function(x, upper = FALSE) if (upper) toupper(x) else tolower(x)

glob2rx <- function(pattern, trim.head = FALSE, trim.tail = TRUE) {
  special <- c("*" = ".*", "?" = ".", "." = "\\.", "(" = "\\(", "[" = "\\[")
  one <- function(glob) {
    characters <- strsplit(as.character(glob), "")[[1L]]
    known <- characters %in% names(special)
    characters[known] <- special[characters[known]]
    paste(c("^", characters, "$"), collapse = "")
  }
  expressions <- vapply(pattern, one, "", USE.NAMES = FALSE)
  if (trim.tail) expressions <- sub("[.][*][$]$", "", expressions)
  if (trim.head) expressions <- sub("^\\^[.][*]", "", expressions)
  expressions
}

rawToBits <- function(x) {
  if (!is.raw(x)) stop("argument 'x' must be raw")
  numbers <- rep(as.integer(x), each = 8L)
  as.raw(bitwAnd(bitwShiftR(numbers, rep_len(0:7, length(numbers))), 1L))
}

packBits <- function(x, type = c("raw", "integer", "double")) {
  type <- match.arg(type)
  if (!(is.raw(x) || is.integer(x) || is.logical(x))) stop("argument 'x' must be raw, integer or logical")
  bits <- bitwAnd(as.integer(x), 1L)
  size <- switch(type, raw = 8L, integer = 32L, double = 64L)
  if (length(bits) %% size) stop(gettextf("argument 'x' must be a multiple of %d long", size))
  if (!length(bits)) return(vector(type, 0L))
  if (type == "double") return(readBin(packBits(bits, "raw"), "double", length(bits) %/% 64L, endian = "little"))
  groups <- matrix(bits, nrow = size)
  if (type == "raw") return(as.raw(colSums(groups * 2^(0:7))))
  low <- colSums(groups[-32L, , drop = FALSE] * 2^(0:30))
  suppressWarnings(as.integer(ifelse(groups[32L, ] == 1L, low - 2^31, low)))
}

pretty <- function(x, ...) UseMethod("pretty")

# About n round numbers that cover the range of x: the unit is 1, 2, 5 or 10 times a power of ten, the
# larger ones favoured (Becker, Chambers and Wilks, The New S Language).
pretty.default <- function(x, n = 5L, min.n = n %/% 3L, shrink.sml = 0.75, high.u.bias = 1.5,
                           u5.bias = 0.5 + 1.5 * high.u.bias, eps.correct = 0L, ...) {
  x <- x[is.finite(x <- as.numeric(x))]
  if (!length(x)) return(x)
  low <- min(x)
  high <- max(x)
  range <- high - low
  size <- max(abs(low), abs(high))
  bias <- if (u5.bias >= 1.5 * high.u.bias + 0.5) 1 / (1 + high.u.bias) else 1.5 / (1 + u5.bias)
  small <- (range == 0 && high == 0) || range < size * (1 + bias) * max(1, n) * .Machine$double.eps * 3
  if (small) {
    cell <- if (range == 0 && high == 0) 1 else size
    if (cell > 10) cell <- 9 + cell / 10
    cell <- cell * shrink.sml
    if (min.n > 1) cell <- cell / min.n
  } else cell <- if (n > 1) range / n else range
  base <- 10^floor(log10(cell))
  unit <- base
  if (2 * base - cell < high.u.bias * (cell - unit)) {
    unit <- 2 * base
    if (5 * base - cell < u5.bias * (cell - unit)) {
      unit <- 5 * base
      if (10 * base - cell < high.u.bias * (cell - unit)) unit <- 10 * base
    }
  }
  first <- floor(low / unit + 1e-10)
  last <- ceiling(high / unit - 1e-10)
  missing <- floor(0.5 + min.n - (last - first))
  if (missing > 0) {
    half <- missing %/% 2
    if (first >= 0) {
      last <- last + half
      first <- first - half - missing %% 2
    } else {
      first <- first - half
      last <- last + half + missing %% 2
    }
  }
  result <- seq.int(first * unit, last * unit, length.out = last - first + 1)
  tiny <- abs(result) < 1e-14 * unit
  # Whole numbers stay integers unless there is something to mend.
  if (any(tiny)) result[tiny] <- 0
  result
}

abbreviate <- function(names.arg, minlength = 4L, use.classes = TRUE, dot = FALSE, strict = FALSE, method = c("left.kept", "both.sides"), named = TRUE) {
  if (minlength <= 0L) {
    result <- rep.int("", length(names.arg))
    names(result) <- names.arg
    return(result)
  }
  labels <- names.arg
  texts <- sub("^ +", "", sub(" +$", "", as.character(names.arg)))
  repeated <- duplicated(texts)
  distinct <- texts[!repeated]
  room <- rep_len(as.integer(minlength), length(distinct))
  result <- .abbreviate(distinct, room, use.classes)
  # What has become the same gets more room, until it is different or whole.
  while (!strict && any(same <- result %in% result[duplicated(result)] & !is.na(result) & result != distinct)) {
    room[same] <- room[same] + 1L
    result[same] <- .abbreviate(distinct[same], room[same], use.classes)
  }
  if (dot) {
    shorter <- result != distinct
    result[shorter] <- paste0(result[shorter], ".")
  }
  result <- result[match(texts, distinct)]
  if (named) names(result) <- texts
  result
}

toTitleCase <- function(text) {
  small <- c("a", "and", "are", "as", "at", "be", "but", "by", "en", "for", "if", "in", "is", "nor", "not", "of", "on", "or", "per", "so", "the",
             "via", "vs", "from", "into", "than", "that", "with")
  either <- c("all", "above", "after", "along", "also", "among", "any", "both", "can", "few", "it", "less", "log", "many", "more", "over", "some",
              "their", "then", "this", "under", "until", "using", "von", "when", "where", "which", "will", "without", "yet", "you", "your")
  vapply(text, function(line) {
    words <- strsplit(line, " ", fixed = TRUE)[[1L]]
    kept <- words %in% either | words %in% small | nchar(words) < 2L
    if (length(words) && nchar(words[1L]) > 1L && words[1L] %in% small) kept[1L] <- FALSE
    substr(words[!kept], 1L, 1L) <- toupper(substr(words[!kept], 1L, 1L))
    paste(words, collapse = " ")
  }, "", USE.NAMES = FALSE)
}

gregexec <- function(pattern, text, ignore.case = FALSE, perl = FALSE, fixed = FALSE, useBytes = FALSE) {
  text <- as.character(text)
  found <- gregexpr(pattern, text, ignore.case = ignore.case, perl = perl, fixed = fixed, useBytes = useBytes)
  lapply(seq_along(text), function(i) {
    starts <- found[[i]]
    if (is.na(starts[1L]) || starts[1L] == -1L) return(starts)
    parts <- regmatches(text[i], found[i])[[1L]]
    inner <- regexec(pattern, parts, ignore.case = ignore.case, perl = perl, fixed = fixed, useBytes = useBytes)
    places <- do.call(cbind, lapply(seq_along(inner), function(k) as.vector(inner[[k]]) + (starts[k] - 1L)))
    sizes <- do.call(cbind, lapply(inner, function(m) as.vector(attr(m, "match.length"))))
    groups <- attr(starts, "capture.names")
    if (length(groups)) dimnames(places) <- dimnames(sizes) <- list(c("", groups), NULL)
    attr(places, "match.length") <- sizes
    for (name in c("useBytes", "index.type")) attr(places, name) <- attr(starts, name)
    places
  })
}
