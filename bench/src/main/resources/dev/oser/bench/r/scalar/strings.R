# Building strings piece by piece.
run <- function() {
  text <- ""
  for (i in 1:1500) {
    piece <- paste0("<", i %% 10, ">")
    text <- paste0(text, substr(piece, 2, 2))
  }
  letters_seen <- character(0)
  for (i in seq_len(nchar(text))) {
    one <- substr(text, i, i)
    if (!(one %in% letters_seen)) letters_seen <- c(letters_seen, one)
  }
  paste(letters_seen, collapse = "")
}
