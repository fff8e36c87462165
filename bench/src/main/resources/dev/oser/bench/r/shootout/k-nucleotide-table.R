# Frequencies of short pieces of DNA with substring() and table().
set.seed(7)
text <- paste(sample(c("A", "C", "G", "T"), 300000, TRUE, c(0.3, 0.2, 0.2, 0.3)), collapse = "")

frequencies <- function(text, length) {
  starts <- seq_len(nchar(text) - length + 1)
  sort(table(substring(text, starts, starts + length - 1)), decreasing = TRUE)
}

run <- function() {
  result <- character(0)
  for (length in c(1, 2, 6)) {
    found <- frequencies(text, length)
    result <- c(result, paste(names(found)[1], found[[1]], length(found)))
  }
  result
}
