# Writes R values as JSON and reads them back.
to_json <- function(x, ...) UseMethod("to_json")

quote_json <- function(s) {
  s <- gsub("\\", "\\\\", s, fixed = TRUE)
  s <- gsub("\"", "\\\"", s, fixed = TRUE)
  s <- gsub("\n", "\\n", s, fixed = TRUE)
  s <- gsub("\t", "\\t", s, fixed = TRUE)
  paste0("\"", s, "\"")
}

wrap <- function(parts, scalar) {
  if (length(parts) == 1 && scalar) parts else paste0("[", paste(parts, collapse = ","), "]")
}

to_json.NULL <- function(x, ...) "null"
to_json.logical <- function(x, ...) wrap(ifelse(is.na(x), "null", tolower(as.character(x))), TRUE)
to_json.numeric <- function(x, ...) {
  wrap(ifelse(is.finite(x), format(x, digits = 15, trim = TRUE, drop0trailing = TRUE), "null"), TRUE)
}
to_json.character <- function(x, ...) wrap(ifelse(is.na(x), "null", quote_json(x)), TRUE)
to_json.factor <- function(x, ...) to_json(as.character(x))
to_json.list <- function(x, ...) {
  parts <- vapply(x, to_json, "")
  if (is.null(names(x))) wrap(parts, FALSE)
  else paste0("{", paste0(quote_json(names(x)), ":", parts, collapse = ","), "}")
}
to_json.data.frame <- function(x, ...) {
  rows <- lapply(seq_len(nrow(x)), function(i) to_json(as.list(x[i, , drop = FALSE])))
  paste0("[", paste(rows, collapse = ","), "]")
}
to_json.default <- function(x, ...) stop("cannot write a ", class(x)[1], call. = FALSE)

parser <- function(text) {
  chars <- strsplit(text, "")[[1]]
  pos <- 1L
  peek <- function() if (pos <= length(chars)) chars[pos] else ""
  advance <- function() {
    c <- peek()
    pos <<- pos + 1L
    c
  }
  fail <- function(what) stop(sprintf("%s at position %d", what, pos), call. = FALSE)
  spaces <- function() while (peek() %in% c(" ", "\n", "\t")) advance()
  expect <- function(c) if (advance() != c) fail(paste0("expected '", c, "'"))

  string <- function() {
    expect("\"")
    out <- character()
    repeat {
      c <- advance()
      if (c == "") fail("unterminated string")
      if (c == "\"") break
      if (c == "\\") {
        e <- advance()
        c <- switch(e, n = "\n", t = "\t", u = {
          code <- paste(replicate(4, advance()), collapse = "")
          intToUtf8(strtoi(code, 16L))
        }, e)
      }
      out <- c(out, c)
    }
    paste(out, collapse = "")
  }

  number <- function() {
    start <- pos
    while (grepl("^[-+0-9.eE]$", peek())) advance()
    as.numeric(paste(chars[start:(pos - 1L)], collapse = ""))
  }

  word <- function(text, value) {
    for (c in strsplit(text, "")[[1]]) expect(c)
    value
  }

  sequence <- function(open, close, item) {
    expect(open)
    spaces()
    if (peek() == close) {
      advance()
      return(invisible())
    }
    repeat {
      item()
      spaces()
      c <- advance()
      if (c == close) break
      if (c != ",") fail(paste0("expected ',' or '", close, "'"))
    }
  }

  value <- function() {
    spaces()
    c <- peek()
    result <- if (c == "{") {
      out <- list()
      sequence("{", "}", function() {
        spaces()
        key <- string()
        spaces()
        expect(":")
        v <- value()
        out[key] <<- list(v)
      })
      out
    } else if (c == "[") {
      out <- list()
      sequence("[", "]", function() out[length(out) + 1] <<- list(value()))
      out
    } else if (c == "\"") string()
    else if (c == "t") word("true", TRUE)
    else if (c == "f") word("false", FALSE)
    else if (c == "n") word("null", NULL)
    else if (grepl("^[-0-9]$", c)) number()
    else fail("unexpected input")
    result
  }

  result <- value()
  spaces()
  if (peek() != "") fail("trailing input")
  result
}

cat(to_json(list(a = 1, b = "two", c = TRUE, d = NULL, e = c(1.5, NA), f = list())), "\n")
cat(to_json("quote \" slash \\ newline \n tab \t"), "\n")
cat(to_json(1:5), to_json(pi), to_json(1e-7), to_json(1e6), "\n")
cat(to_json(data.frame(id = 1:2, name = c("x", "y"), ok = c(TRUE, NA))), "\n")
cat(to_json(factor(c("u", "v"))), "\n")
tryCatch(to_json(quote(a + b)), error = function(e) cat("error:", conditionMessage(e), "\n"))

text <- '{ "name": "caf\\u00e9", "tags": ["a", "b"], "nested": {"x": -1.5e2, "y": [1, [2, 3], {}]}, "none": null, "yes": true }'
value <- parser(text)
str(value)
cat(to_json(value), "\n")
cat("round trip:", identical(parser(to_json(value)), value), "\n")

for (bad in c("[1, 2", "{\"a\" 1}", "[1 2]", "\"abc", "tru", "[1] x", "")) {
  message <- tryCatch({ parser(bad); "fine" }, error = conditionMessage)
  cat(sprintf("%-10s -> %s\n", bad, message))
}
