# Summaries and str.

summary.default <- function(object, ..., digits) {
  if (is.factor(object)) return(summary.factor(object, ...))
  if (is.numeric(object)) {
    missing <- is.na(object)
    object <- object[!missing]
    quartiles <- quantile(object, names = FALSE)
    value <- c(quartiles[1L:3L], mean(object), quartiles[4L:5L])
    names(value) <- c("Min.", "1st Qu.", "Median", "Mean", "3rd Qu.", "Max.")
    if (any(missing)) value <- c(value, "NA's" = sum(missing))
    class(value) <- c("summaryDefault", "table")
    return(value)
  }
  if (is.logical(object)) {
    counts <- table(object, useNA = "ifany")
    labels <- dimnames(counts)[[1L]]
    labels[is.na(labels)] <- "NA's"
    value <- c(Mode = "logical", setNames(as.character(as.vector(counts)), labels))
    class(value) <- c("summaryDefault", "table")
    return(value)
  }
  if (is.recursive(object) && !is.language(object) && !is.function(object)) return(.summaryOfList(object))
  value <- c(Length = as.character(length(object)), Class = class(object)[1L], Mode = mode(object))
  class(value) <- c("summaryDefault", "table")
  value
}

.summaryOfList <- function(x) {
  n <- length(x)
  cells <- character(3L * n)
  dim(cells) <- c(n, 3L)
  for (i in seq_len(n)) {
    e <- x[[i]]
    classes <- oldClass(e)
    cells[i, ] <- c(length(e), if (length(classes)) classes[1L] else "-none-", mode(e))
  }
  dimnames(cells) <- list(names(x), c("Length", "Class", "Mode"))
  class(cells) <- "table"
  cells
}

print.summaryDefault <- function(x, digits = max(3L, getOption("digits") - 3L), quote = FALSE, ...) {
  values <- unclass(x)
  if (is.character(values)) {
    print.default(values, quote = FALSE, right = TRUE)
    return(invisible(x))
  }
  texts <- .summaryTexts(values, digits)
  print.default(texts, quote = FALSE, right = TRUE)
  invisible(x)
}

.summaryTexts <- function(values, digits) {
  names <- names(values)
  counts <- names == "NA's"
  texts <- character(length(values))
  texts[!counts] <- .cells(signif(as.vector(values)[!counts], digits + 3L), digits)
  texts[counts] <- as.character(as.vector(values)[counts])
  names(texts) <- names
  texts
}

format.summaryDefault <- function(x, digits = max(3L, getOption("digits") - 3L), ...) .summaryTexts(unclass(x), digits)

summary.data.frame <- function(object, maxsum = 7L, digits = 7L, ...) {
  columns <- lapply(as.list(object), function(column) {
    s <- summary(column)
    texts <- if (is.character(unclass(s))) unclass(s) else if (is.factor(column)) setNames(as.character(s), names(s)) else .summaryTexts(unclass(s), 4L)
    labels <- format(names(texts))
    structure(paste0(labels, ":", if (is.character(unclass(s))) format(texts) else format(texts, justify = "right"), "  "), label = nchar(labels[1L]))
  })
  rows <- max(lengths(columns))
  cells <- unlist(lapply(columns, function(c) c(c, rep(NA_character_, rows - length(c)))), use.names = FALSE)
  dim(cells) <- c(rows, length(columns))
  pad <- floor(vapply(columns, attr, 0L, "label") - nchar(names(object))/2)
  titles <- paste0(strrep(" ", pmax(pad, 0)), names(object))
  dimnames(cells) <- list(rep.int("", rows), titles)
  class(cells) <- "table"
  cells
}

str <- function(object, ...) {
  .str(object, "", ...)
  invisible()
}

.str <- function(x, indent, give.attr = TRUE, vec.len = 4, max.level = NA, ...) {
  n <- length(x)
  if (is.null(x)) cat(" NULL\n")
  else if (is.function(x)) cat("function ", .strArguments(x), "  \n", sep = "")
  else if (is.data.frame(x)) {
    cat("'data.frame':\t", nrow(x), " obs. of  ", n, " variable", if (n != 1L) "s", ":\n", sep = "")
    .strElements(unclass(x), indent, TRUE, vec.len)
  } else if (is.factor(x)) {
    levels <- levels(x)
    shown <- paste0("\"", levels, "\"")
    most <- min(length(levels), 5L)
    cat(if (is.ordered(x)) " Ord.factor" else " Factor", " w/ ", length(levels), " level", if (length(levels) != 1L) "s", " ",
        paste(shown[seq_len(most)], collapse = if (is.ordered(x)) "<" else ","), if (most < length(levels)) ",..", ": ",
        paste(as.integer(x)[seq_len(min(n, 10L))], collapse = " "), if (n > 10L) " ...", "\n", sep = "")
  } else if (is.list(x)) {
    if (n == 0L) cat(" list()\n")
    else {
      cat("List of ", n, "\n", sep = "")
      .strElements(x, indent, FALSE, vec.len)
    }
    classes <- oldClass(x)
    if (!is.null(classes)) cat(indent, " - attr(*, \"class\")=", sep = "", .strLine(classes, vec.len), "\n")
  } else if (is.environment(x)) cat("<environment>\n")
  else if (is.symbol(x)) cat(" symbol ", as.character(x), "\n", sep = "")
  else if (is.call(x)) cat(" language ", deparse(x)[1L], "\n", sep = "")
  else {
    cat(.strLine(x, vec.len), "\n", sep = "")
    if (!is.null(names(x)) && is.null(dim(x))) cat(indent, " - attr(*, \"names\")=", .strLine(names(x), vec.len), "\n", sep = "")
  }
}

.strElements <- function(x, indent, frame, vec.len) {
  names <- names(x)
  if (is.null(names)) names <- rep("", length(x))
  names <- format(names)
  for (i in seq_along(x)) {
    cat(if (nzchar(indent)) paste0(indent, "$ ") else " $ ", names[i], ":", sep = "")
    e <- x[[i]]
    if (frame && is.atomic(e) && !is.factor(e)) cat(.strLine(e, vec.len, sized = FALSE), "\n", sep = "")
    else .str(e, if (nzchar(indent)) paste0(indent, " ..") else "  ..", vec.len = vec.len)
  }
}

.strLine <- function(x, vec.len = 4, sized = TRUE) {
  n <- length(x)
  type <- switch(typeof(x), integer = "int", double = "num", character = "chr", logical = "logi", complex = "cplx", raw = "raw", typeof(x))
  if (n == 0L) return(paste0(" ", type, "(0) "))
  size <- if (!is.null(dim(x))) paste0(" [", paste0("1:", dim(x), collapse = ", "), "]") else if (n > 1L && sized) paste0(" [1:", n, "]") else if (n > 1L || !sized) " " else ""
  most <- switch(type, int = round(1.25 * vec.len) * 2, chr = vec.len, logi = round(1.5 * vec.len), vec.len)
  # Ten numbers if three digits say all about them, else five.
  if (type == "num") most <- if (all(x[seq_len(min(n, 10L))] == signif(x[seq_len(min(n, 10L))], 3L), na.rm = TRUE)) 10 else 5
  shown <- x[seq_len(min(n, most))]
  texts <- if (type == "chr") ifelse(is.na(shown), "NA", paste0("\"", shown, "\""))
           else if (type == "num") vapply(as.vector(shown), function(v) as.character(signif(v, 3L)), "")
           else as.character(shown)
  paste0(" ", if (!is.null(names(x)) && is.null(dim(x))) "Named ", type, size, " ", paste(texts, collapse = " "), if (n > most) " ...")
}

.strArguments <- function(f) {
  text <- deparse(args.of(f))
  sub("^function ", "", sub(" *NULL$", "", paste(text, collapse = " ")))
}

args.of <- function(f) {
  g <- f
  body(g) <- NULL
  g
}
