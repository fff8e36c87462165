# Writing elements of a vector.
run <- function() {
  n <- 60000L
  composite <- logical(n)
  for (i in 2:floor(sqrt(n))) {
    if (!composite[i]) {
      j <- i * i
      while (j <= n) {
        composite[j] <- TRUE
        j <- j + i
      }
    }
  }
  sum(!composite) - 1L
}
