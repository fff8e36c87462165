# Heapsort in place.
heapsort <- function(x) {
  n <- length(x)
  half <- n %/% 2 + 1
  end <- n
  repeat {
    if (half > 1) {
      half <- half - 1
      value <- x[half]
    } else {
      value <- x[end]
      x[end] <- x[1]
      end <- end - 1
      if (end == 1) {
        x[1] <- value
        return(x)
      }
    }
    at <- half
    child <- 2 * at
    while (child <= end) {
      if (child < end && x[child] < x[child + 1]) child <- child + 1
      if (value >= x[child]) break
      x[at] <- x[child]
      at <- child
      child <- 2 * at
    }
    x[at] <- value
  }
}

run <- function() {
  n <- 30000
  seed <- 42
  x <- numeric(n)
  for (i in 1:n) {
    seed <- (seed * 3877 + 29573) %% 139968
    x[i] <- seed
  }
  sorted <- heapsort(x)
  c(sorted[1], sorted[n %/% 2], sorted[n], is.unsorted(sorted))
}
