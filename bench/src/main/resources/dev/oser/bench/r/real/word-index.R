# An index of a text, built word by word in an environment.
run <- function() {
  stems <- c("tree", "stone", "river", "cloud", "light", "field", "north", "house")
  endings <- c("s", "ing", "ed", "", "er", "less")
  index <- new.env()
  line <- 0
  for (i in 1:12000) {
    word <- paste0(stems[i %% 8 + 1], endings[(i * 5) %/% 7 %% 6 + 1])
    if (i %% 9 == 0) line <- line + 1
    if (exists(word, envir = index, inherits = FALSE)) {
      entry <- get(word, envir = index)
      entry$count <- entry$count + 1
      if (entry$last != line) {
        entry$last <- line
        entry$lines <- entry$lines + 1
      }
    } else {
      entry <- list(count = 1, last = line, lines = 1)
    }
    assign(word, entry, envir = index)
  }
  words <- sort(ls(index))
  entries <- mget(words, envir = index)
  lines <- vapply(entries, function(entry) entry$lines, 1)
  c(length(words), sum(lines), words[which.max(lines)], max(lines))
}
