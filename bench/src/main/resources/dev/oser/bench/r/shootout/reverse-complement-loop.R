# The other strand of DNA, code by code with a table.
set.seed(3)
dna <- paste(sample(c("A", "C", "G", "T", "N", "M", "K"), 60000, TRUE), collapse = "")

complements <- function() {
  table <- integer(128)
  from <- utf8ToInt("ACGTUMRWSYKVHDBN")
  to <- utf8ToInt("TGCAAKYWSRMBDHVN")
  for (i in seq_along(from)) {
    table[from[i]] <- to[i]
    table[from[i] + 32L] <- to[i]
  }
  table
}

run <- function() {
  codes <- utf8ToInt(dna)
  table <- complements()
  for (round in 1:21) {
    low <- 1L
    high <- length(codes)
    while (low < high) {
      swap <- table[codes[low]]
      codes[low] <- table[codes[high]]
      codes[high] <- swap
      low <- low + 1L
      high <- high - 1L
    }
  }
  result <- intToUtf8(codes)
  c(substr(result, 1, 60), substr(result, nchar(result) - 59, nchar(result)))
}
