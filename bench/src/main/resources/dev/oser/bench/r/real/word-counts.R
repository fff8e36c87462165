# Words of a text counted, sorted, and put into a report.
text <- local({
  words <- c(
    "the", "quick", "Brown", "fox", "jumps", "over", "the", "lazy", "dog", "and", "runs", "Away",
    "from", "it", "while", "nobody", "looks", "because", "everyone", "sleeps"
  )
  set.seed(9)
  vapply(1:8000, function(i) paste(sample(words, 12, TRUE), collapse = sample(c(" ", ", "), 1)), "")
})

run <- function() {
  words <- tolower(unlist(strsplit(text, "[^A-Za-z]+")))
  words <- words[words != ""]
  counts <- sort(table(words), decreasing = TRUE)
  lengths <- tapply(words, nchar(words), length)
  starts <- table(substr(words, 1, 1))
  report <- sprintf("%-10s %6d %5.2f%%", names(counts), counts, 100 * counts / length(words))
  capitals <- sum(grepl("^[A-Z]", unlist(strsplit(text, " "))))
  paste(c(report[1:3], lengths, starts, capitals), collapse = " ")
}
