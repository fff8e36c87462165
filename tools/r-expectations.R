# Asks GNU R what it makes of Oser's test cases. Written for Oser; started by record-r-expectations.
# The parts: dump() writes a language object in the form of dev.oser.lang.r.syntax.TreeDump;
# record.*() write the answers for one kind of case.

escaped <- function(text, quote) {
  bytes <- as.integer(charToRaw(text))
  plain <- bytes >= 32 & bytes < 127 & bytes != 92 & bytes != utf8ToInt(quote)
  paste0(quote, paste(ifelse(plain, rawToChar(as.raw(bytes), multiple = TRUE),
                             sprintf("\\%02x", bytes)), collapse = ""), quote)
}

number <- function(x) {
  if (is.na(x) && !is.nan(x)) "NA" else if (is.nan(x)) "NaN"
  else if (is.infinite(x)) (if (x > 0) "Inf" else "-Inf") else sprintf("%a", x)
}

# The empty symbol cannot be held in a variable, but it can be an argument.
is.empty <- function(x) missing(x) || identical(x, quote(expr = ))

dump <- function(x) {
  if (is.empty(x)) return("<>")
  if (is.null(x)) return("NULL")
  if (is.symbol(x)) return(escaped(as.character(x), "`"))
  if (is.call(x)) {
    parts <- as.list(x)
    labels <- names(x)
    if (identical(parts[[1]], quote(`function`)) && length(parts) >= 3 &&
        (is.pairlist(parts[[2]]))) {
      formals <- as.list(parts[[2]])
      heads <- vapply(seq_along(formals), function(i) {
        text <- escaped(names(formals)[i], "`")
        if (is.empty(formals[[i]])) text else paste0(text, "=", dump(formals[[i]]))
      }, "")
      return(paste0("(function [", paste(heads, collapse = " "), "] ", dump(parts[[3]]), ")"))
    }
    texts <- vapply(seq_along(parts), function(i) {
      text <- dump(parts[[i]])
      if (is.null(labels) || !nzchar(labels[i])) text
      else paste0(escaped(labels[i], "`"), "=", text)
    }, "")
    return(paste0("(", paste(texts, collapse = " "), ")"))
  }
  switch(typeof(x),
    logical = if (is.na(x)) "NA" else if (x) "TRUE" else "FALSE",
    integer = if (is.na(x)) "NA_integer_" else paste0(x, "L"),
    double = paste0("d:", number(x)),
    complex = paste0("c:", if (is.na(x)) "NA" else paste0(number(Re(x)), ",", number(Im(x)))),
    character = if (is.na(x)) "NA_character_" else escaped(x, "\""),
    stop("cannot dump a ", typeof(x)))
}

# Cases in one file are separated by a line "#%%".
cases.of <- function(file) {
  lines <- readLines(file, encoding = "UTF-8", warn = FALSE)
  split <- cumsum(lines == "#%%")
  unname(lapply(split(lines, split), function(part) if (part[1] == "#%%") part[-1] else part))
}

parsed <- function(text, warned) withCallingHandlers(
  parse(text = text, keep.source = TRUE, encoding = "UTF-8"),
  warning = function(w) { warned(conditionMessage(w)); invokeRestart("muffleWarning") })

marked <- function(mark, text) paste(mark, unlist(strsplit(text, "\n", fixed = TRUE)))

lines.of <- function(text) if (length(text)) paste(text, collapse = "\n") else ""

# Lines and columns. R's byte positions are left out: it miscounts them after non-ASCII strings.
place <- function(ref) paste(as.integer(ref)[c(1, 5, 3, 6)], collapse = " ")

spans <- function(node) {
  out <- character()
  walk <- function(x) {
    if (is.call(x)) {
      refs <- attr(x, "srcref")
      if (is.list(refs))
        for (ref in refs) out <<- c(out, paste("brace", place(ref)))
      if (identical(x[[1]], quote(`function`)) && length(x) == 4 && inherits(x[[4]], "srcref"))
        out <<- c(out, paste("function", place(x[[4]])))
      for (i in seq_along(x)) if (!is.empty(x[[i]])) walk(x[[i]])
    } else if (is.pairlist(x) && !is.null(x))
      for (i in seq_along(x)) if (!is.empty(x[[i]])) walk(x[[i]])
  }
  walk(node)
  out
}

# The tree, where its parts stand and the text R makes of it, for each expression.
record.expressions <- function(text, where = TRUE) {
  out <- character()
  result <- tryCatch(parsed(text, function(w) out <<- c(out, marked("warning", w))),
                     error = function(e) { out <<- c(out, marked("error", conditionMessage(e))); NULL })
  refs <- attr(result, "srcref")
  for (i in seq_along(result)) {
    node <- result[[i]]
    out <- c(out, paste("tree", dump(node)),
             if (where) c(paste("span", place(refs[[i]])), spans(node)),
             marked("text", paste0(lines.of(deparse(node)), "\n")))
  }
  out
}

record.functions <- function(text) {
  out <- character()
  for (node in as.list(parse(text = text, keep.source = TRUE, encoding = "UTF-8")))
    if (is.call(node) && identical(node[[1]], quote(`<-`)) && is.call(node[[3]]) &&
        identical(node[[3]][[1]], quote(`function`))) {
      closure <- eval(node[[3]], globalenv())
      out <- c(out, marked("print", lines.of(capture.output(print(closure)))))
      out <- c(out, marked("plain", lines.of(capture.output(print(closure, useSource = FALSE)))))
    }
  out
}

record.errors <- function(text) {
  out <- character()
  tryCatch({
    parsed(text, function(w) out <<- c(out, marked("warning", w)))
    out <- c(out, "fine")
  }, error = function(e) out <<- c(out, marked("message", conditionMessage(e))))
  script <- tempfile(fileext = ".R")
  writeLines(text, script, useBytes = TRUE)
  command <- paste("Rscript --vanilla", shQuote(script), "2>&1 >/dev/null")
  console <- suppressWarnings(system(command, intern = TRUE))
  c(out, marked("console", lines.of(console)))
}

# What a script writes, to both streams, and how it ends. A line that has no end is marked "\\".
record.scripts <- function(text) {
  script <- tempfile(fileext = ".R")
  output <- tempfile()
  writeLines(text, script, useBytes = TRUE)
  status <- system(paste("Rscript --vanilla", shQuote(script), ">", output, "2>&1", "</dev/null"))
  written <- readChar(output, file.size(output), useBytes = TRUE)
  unlink(c(script, output))
  lines <- strsplit(written, "\n", fixed = TRUE, useBytes = TRUE)[[1]]
  if (length(lines)) {
    marks <- rep("|", length(lines))
    if (!endsWith(written, "\n")) marks[length(marks)] <- "\\"
    lines <- paste0(marks, lines)
  }
  c(lines, paste("status", status))
}

arguments <- commandArgs(TRUE)
directory <- normalizePath(arguments[1])
only <- if (length(arguments) > 1) arguments[2] else ""
for (file in list.files(directory, "[.]R$", recursive = TRUE, full.names = TRUE)) {
  if (!grepl(only, file, fixed = TRUE)) next
  kind <- basename(dirname(file))
  all <- if (kind == "files") list(readLines(file, encoding = "UTF-8", warn = FALSE)) else cases.of(file)
  answers <- lapply(all, function(text) switch(kind,
    expressions = record.expressions(text),
    files = c(record.expressions(text), record.functions(text)),
    errors = record.errors(text),
    scripts = record.scripts(text),
    stop("no way to record cases in ", kind)))
  expected <- unlist(lapply(answers, function(answer) c("#%%", answer)))[-1]
  writeLines(enc2utf8(expected), sub("[.]R$", ".expected", file), useBytes = TRUE)
}
