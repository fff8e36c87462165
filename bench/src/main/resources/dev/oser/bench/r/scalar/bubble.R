# Sorting in place: element reads, compares, swaps.
run <- function() {
  x <- (1:320 * 7919) %% 1009
  n <- length(x)
  for (i in seq_len(n - 1)) {
    for (j in seq_len(n - i)) {
      if (x[j] > x[j + 1]) {
        t <- x[j]
        x[j] <- x[j + 1]
        x[j + 1] <- t
      }
    }
  }
  x[c(1, 160, 320)]
}
