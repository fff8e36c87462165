# Strings put together and taken apart, one character at a time.
run <- function() {
  text <- ""
  for (i in 1:3000) {
    text <- paste0(text, letters[i %% 26 + 1])
    if (nchar(text) > 200) text <- substr(text, 101, nchar(text))
  }
  vowels <- 0
  for (round in 1:150) {
    for (i in seq_len(nchar(text))) {
      if (substr(text, i, i) %in% c("a", "e", "i", "o", "u")) vowels <- vowels + 1
    }
  }
  c(nchar(text), vowels)
}
