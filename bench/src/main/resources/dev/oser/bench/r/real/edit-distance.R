# The edit distance between words, with a whole table.
edit_distance <- function(a, b) {
  a <- strsplit(a, "")[[1]]
  b <- strsplit(b, "")[[1]]
  table <- matrix(0, length(a) + 1, length(b) + 1)
  table[, 1] <- 0:length(a)
  table[1, ] <- 0:length(b)
  for (i in seq_along(a)) {
    for (j in seq_along(b)) {
      cost <- if (a[i] == b[j]) 0 else 1
      table[i + 1, j + 1] <- min(table[i, j + 1] + 1, table[i + 1, j] + 1, table[i, j] + cost)
    }
  }
  table[length(a) + 1, length(b) + 1]
}

run <- function() {
  words <- c(
    "interpreter", "compiler", "speculation", "deoptimisation", "inlining", "vectorisation",
    "recompilation", "replacement", "environment", "dispatch", "profile", "continuation",
    "expression", "assignment", "evaluation"
  )
  total <- 0
  for (a in words) {
    for (b in words) total <- total + edit_distance(a, b)
  }
  long <- paste(rep(words, 2), collapse = "")
  c(total, edit_distance(long, paste(rev(words), collapse = "")))
}
