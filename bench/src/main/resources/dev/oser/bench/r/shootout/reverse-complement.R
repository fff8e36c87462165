# The other strand of DNA: chartr() on whole lines, and a reversal of characters.
set.seed(3)
dna <- paste(sample(c("A", "C", "G", "T", "N", "M", "K"), 120000, TRUE), collapse = "")

reverse_complement <- function(text) {
  complement <- chartr("ACGTUMRWSYKVHDBN", "TGCAAKYWSRMBDHVN", text)
  paste(rev(strsplit(complement, "")[[1]]), collapse = "")
}

run <- function() {
  other <- dna
  for (round in 1:5) other <- reverse_complement(other)
  starts <- seq(1, nchar(other), by = 60)
  lines <- substring(other, starts, starts + 59)
  c(lines[1], lines[length(lines)], length(lines))
}
