# Frequencies of short pieces of DNA, counted in an environment.
dna <- function(n) {
  seed <- 42
  bases <- c("A", "C", "G", "T")
  result <- character(n)
  for (i in seq_len(n)) {
    seed <- (seed * 3877 + 29573) %% 139968
    result[i] <- bases[seed %% 11 %% 4 + 1]
  }
  paste(result, collapse = "")
}

count_pieces <- function(text, length) {
  counts <- new.env()
  for (i in seq_len(nchar(text) - length + 1)) {
    piece <- substr(text, i, i + length - 1)
    old <- counts[[piece]]
    counts[[piece]] <- if (is.null(old)) 1 else old + 1
  }
  counts
}

run <- function() {
  text <- dna(10000)
  result <- character(0)
  for (length in 1:4) {
    counts <- count_pieces(text, length)
    pieces <- sort(ls(counts))
    numbers <- sapply(pieces, function(piece) counts[[piece]])
    best <- order(-numbers, pieces)[1:3]
    result <- c(result, paste(pieces[best], numbers[best]))
  }
  c(result, count_pieces(text, 6)[["AGCATG"]])
}
