tokenize <- function(text) {
  tokens <- character(0)
  while (nchar(text) > 0) {
    m <- regexpr("^([0-9]+|[-+*/()]|[a-z]+|\\s+)", text, perl = TRUE)
    if (m == -1L) stop(sprintf("bad input at '%s'", text))
    len <- attr(m, "match.length")
    tok <- substr(text, 1, len)
    if (!grepl("^\\s+$", tok)) tokens <- c(tokens, tok)
    text <- substring(text, len + 1)
  }
  tokens
}
