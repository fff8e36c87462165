# Lines of a log file taken apart with regular expressions.
lines <- local({
  set.seed(4)
  n <- 6000
  sprintf(
    "%d.%d.%d.%d - - [%02d/Mar/2021:%02d:%02d:%02d] \"%s /page/%d?user=u%d HTTP/1.1\" %d %d",
    sample(255, n, TRUE), sample(255, n, TRUE), sample(255, n, TRUE), sample(255, n, TRUE),
    sample(28, n, TRUE), sample(0:23, n, TRUE), sample(0:59, n, TRUE), sample(0:59, n, TRUE),
    sample(c("GET", "POST"), n, TRUE), sample(40, n, TRUE), sample(99, n, TRUE),
    sample(c(200, 404, 500), n, TRUE, c(8, 1, 1)), sample(50000, n, TRUE)
  )
})

run <- function() {
  pattern <- paste0(
    "^([0-9.]+) .*\\[([0-9]+)/Mar/2021:([0-9]+):.*",
    "\"([A-Z]+) ([^ ]+) [^\"]+\" ([0-9]{3}) ([0-9]+)$"
  )
  parts <- do.call(rbind, regmatches(lines, regexec(pattern, lines)))
  hours <- table(as.integer(parts[, 4]))
  pages <- sub("\\?.*$", "", parts[, 6])
  users <- sub(".*user=(u[0-9]+).*", "\\1", parts[, 6])
  private <- grepl("^(10|172\\.(1[6-9]|2[0-9])|192\\.168)\\.", parts[, 2])
  masked <- gsub("[0-9]+", "#", parts[, 6])
  paste(
    nrow(parts), max(hours), length(unique(pages)), length(unique(users)), sum(private),
    sum(parts[, 7] == "404"), sum(as.numeric(parts[, 8])), unique(masked)
  )
}
