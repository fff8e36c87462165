# What a person does at the console: looking at warnings, choosing, asking for help, reading bit by bit.

print.warnings <- function(x, tags, header = ngettext(length(x), "Warning message:\n", "Warning messages:\n"), ...) {
  if (length(x)) {
    text <- .warningText(x)
    if (!missing(tags) || !missing(header)) {
      given <- if (missing(tags)) if (length(x) == 1L) "" else paste0(seq_along(x), ": ") else rep_len(as.character(tags), length(x))
      each <- vapply(seq_along(x), function(i) sub("^[^\n]*\n", "", .warningText(x[i])), "")
      text <- paste0(header, paste0(given, each, collapse = ""))
    }
    cat(text)
  }
  invisible(x)
}

# How often each warning was given.
summary.warnings <- function(object, ...) {
  keys <- paste(names(object), vapply(unclass(object), function(call) paste(deparse(call), collapse = "\n"), ""), sep = "\r")
  structure(object[!duplicated(keys)], counts = as.vector(table(factor(keys, unique(keys)))), class = c("summary.warnings", "warnings"))
}

print.summary.warnings <- function(x, ...) {
  counts <- attr(x, "counts")
  given <- structure(unclass(x), counts = NULL, class = "warnings")
  if (length(x) == 0L) cat("No warnings\n")
  else if (length(x) == 1L) print.warnings(given, header = sprintf("%d identical warnings:\n", counts))
  else {
    cat("Summary of (a total of ", sum(counts), ") warning messages:\n", sep = "")
    print.warnings(given, tags = paste0(format(counts), "x : "), header = "")
  }
  invisible(x)
}

`[.warnings` <- function(x, ...) structure(NextMethod("["), class = "warnings")

unique.warnings <- function(x, incomparables = FALSE, ...) {
  x[!duplicated(mapply(function(message, call) list(message, call), names(x), unclass(x), SIMPLIFY = FALSE, USE.NAMES = FALSE))]
}

print.connection <- function(x, ...) {
  facts <- tryCatch(unlist(summary(x)), error = function(e) NULL)
  if (is.null(facts)) {
    cat("A connection, specifically, ", paste(sQuote(oldClass(x)[1L]), collapse = ", "), ", but invalid.\n", sep = "")
    return(invisible(x))
  }
  shown <- as.matrix(facts)
  colnames(shown) <- ""
  cat("A connection with")
  print(shown, ...)
  invisible(x)
}

menu <- function(choices, graphics = FALSE, title = NULL) {
  if (!interactive()) stop("menu() cannot be used non-interactively")
  if (!length(choices)) return(0L)
  if (length(title) && nzchar(title[1L])) cat(title[1L], "\n")
  cat("", paste0(format(seq_along(choices)), ": ", choices), "", sep = "\n")
  repeat {
    chosen <- suppressWarnings(as.integer(readline("Selection: ")))
    if (!is.na(chosen) && chosen >= 0L && chosen <= length(choices)) return(chosen)
    cat("Enter an item from the menu, or 0 to exit\n")
  }
}

# There are no help pages: what can be said is how a function is called.
help <- function(topic, package = NULL, ...) {
  if (missing(topic)) {
    cat("There are no help pages here. args(f) shows how f is called, apropos(\"text\") finds names.\n")
    return(invisible())
  }
  written <- substitute(topic)
  .help(if (is.character(written) || is.name(written)) as.character(written) else as.character(topic))
}

`?` <- function(e1, e2) {
  topic <- substitute(e1)
  while (is.call(topic) && length(topic) > 1L && identical(topic[[1L]], as.name("?"))) topic <- topic[[2L]]
  .help(if (is.call(topic) && as.character(topic[[1L]])[1L] %in% c("::", ":::")) as.character(topic[[3L]])
    else as.character(if (is.call(topic)) topic[[1L]] else topic))
}

.help <- function(name) {
  found <- get0(name, envir = globalenv())
  if (is.null(found)) cat("There is nothing called ", sQuote(name), " here.\n", sep = "")
  else if (is.function(found)) {
    shape <- deparse(args(found))
    usage <- sub("^function *", if (make.names(name) == name) name else paste0("`", name, "`"), shape[shape != "NULL"])
    cat(trimws(usage, "right"), sep = "\n")
    cat("There are no help pages here; the documentation of GNU R describes its functions.\n")
  } else cat(name, " is a variable of class ", paste(class(found), collapse = ", "), ".\n", sep = "")
  invisible()
}


# The lines with so many fields; the rest of the last one is left to who reads next.
.linesWith <- function(con, fields, sep, quote, comment.char) {
  lines <- list()
  while (fields > 0 && length(line <- readLines(con, 1L, warn = FALSE))) {
    cut <- .cutLine(line, sep, quote, comment.char, fields)
    lines[[length(lines) + 1L]] <- cut[[1L]]
    fields <- fields - cut[[3L]]
    if (length(cut[[2L]])) pushBack(cut[[2L]], con)
  }
  as.character(unlist(lines))
}

# The lines that a person, or a script after the call, gives to scan(): up to an empty one.
.consoleLines <- function(fields, sep, quote, comment.char) {
  lines <- list()
  count <- 0
  while ((fields < 0 || count < fields) && length(line <- .consoleLine(paste0(count + 1, ": "))) && nzchar(trimws(line))) {
    lines[[length(lines) + 1L]] <- line
    count <- count + .cutLine(line, sep, quote, comment.char, -1)[[3L]]
  }
  as.character(unlist(lines))
}

c.warnings <- function(..., recursive = FALSE) structure(NextMethod("c"), class = "warnings")

duplicated.warnings <- function(x, incomparables = FALSE, ...) {
  keys <- paste(names(x), vapply(unclass(x), function(call) paste(deparse(call), collapse = "\n"), ""), sep = "\r")
  duplicated(keys, incomparables, ...)
}
