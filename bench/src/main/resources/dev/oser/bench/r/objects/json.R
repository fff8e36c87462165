# A parser and a writer of JSON, character by character.
parse_json <- function(text) {
  chars <- strsplit(text, "")[[1]]
  at <- 1
  fail <- function(what) stop(what, " at character ", at)

  skip_space <- function() {
    while (at <= length(chars) && chars[at] %in% c(" ", "\n", "\t")) at <<- at + 1
  }
  parse_value <- function() {
    skip_space()
    first <- chars[at]
    if (first == "{") {
      parse_object()
    } else if (first == "[") {
      parse_array()
    } else if (first == "\"") {
      parse_string()
    } else if (first == "t") {
      at <<- at + 4
      TRUE
    } else if (first == "f") {
      at <<- at + 5
      FALSE
    } else if (first == "n") {
      at <<- at + 4
      NULL
    } else {
      parse_number()
    }
  }
  parse_object <- function() {
    at <<- at + 1
    result <- list()
    repeat {
      skip_space()
      if (chars[at] == "}") break
      key <- parse_string()
      skip_space()
      if (chars[at] != ":") fail("no colon")
      at <<- at + 1
      result[[key]] <- parse_value()
      skip_space()
      if (chars[at] == ",") at <<- at + 1
    }
    at <<- at + 1
    result
  }
  parse_array <- function() {
    at <<- at + 1
    result <- list()
    repeat {
      skip_space()
      if (chars[at] == "]") break
      result[[length(result) + 1]] <- parse_value()
      skip_space()
      if (chars[at] == ",") at <<- at + 1
    }
    at <<- at + 1
    result
  }
  parse_string <- function() {
    start <- at + 1
    at <<- start
    while (chars[at] != "\"") at <<- at + 1
    at <<- at + 1
    paste(chars[seq_len(at - 1 - start) + start - 1], collapse = "")
  }
  parse_number <- function() {
    start <- at
    while (at <= length(chars) && grepl("[-+.0-9eE]", chars[at])) at <<- at + 1
    if (at == start) fail("no value")
    as.numeric(paste(chars[start:(at - 1)], collapse = ""))
  }
  parse_value()
}

write_json <- function(value) {
  if (is.list(value)) {
    parts <- vapply(value, write_json, "")
    if (is.null(names(value))) {
      paste0("[", paste(parts, collapse = ","), "]")
    } else {
      paste0("{", paste0("\"", names(value), "\":", parts, collapse = ","), "}")
    }
  } else if (is.character(value)) {
    paste0("\"", value, "\"")
  } else if (is.logical(value)) {
    if (value) "true" else "false"
  } else {
    format(value)
  }
}

run <- function() {
  ids <- 1:400
  records <- sprintf(
    '{"id": %d, "name": "item %d", "price": %.2f, "tags": ["a%d", "b"], "sold": %s}',
    ids, ids, ids * 1.25, ids %% 7, ifelse(ids %% 3 == 0, "true", "false")
  )
  text <- paste0("[", paste(records, collapse = ", "), "]")
  items <- parse_json(text)
  again <- write_json(items)
  c(length(items), nchar(text), nchar(again), sum(sapply(items, function(item) item$price)))
}
