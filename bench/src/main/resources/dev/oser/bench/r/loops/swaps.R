# Elements of an integer vector exchanged: insertion sort.
run <- function() {
  x <- as.integer((1:1500 * 7919) %% 1511)
  for (i in 2:length(x)) {
    j <- i
    while (j > 1L && x[j - 1L] > x[j]) {
      held <- x[j]
      x[j] <- x[j - 1L]
      x[j - 1L] <- held
      j <- j - 1L
    }
  }
  x[c(1, 750, 1500)]
}
