# Primes by crossing out multiples.
run <- function() {
  n <- 400000L
  composite <- logical(n)
  count <- 0L
  for (i in 2:n) {
    if (!composite[i]) {
      count <- count + 1L
      j <- i + i
      while (j <= n) {
        composite[j] <- TRUE
        j <- j + i
      }
    }
  }
  count
}
