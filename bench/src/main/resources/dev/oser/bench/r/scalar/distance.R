# Dynamic programming: the edit distance of two words, over and over.
distance <- function(a, b) {
  x <- utf8ToInt(a)
  y <- utf8ToInt(b)
  previous <- 0:length(y)
  for (i in seq_along(x)) {
    current <- integer(length(y) + 1L)
    current[1] <- i
    for (j in seq_along(y)) {
      cost <- if (x[i] == y[j]) 0L else 1L
      current[j + 1L] <- min(previous[j + 1L] + 1L, current[j] + 1L, previous[j] + cost)
    }
    previous <- current
  }
  previous[length(previous)]
}
run <- function() {
  words <- c("deoptimisation", "optimisation", "speculation", "continuation", "interpretation")
  total <- 0L
  for (a in words) for (b in words) total <- total + distance(a, b)
  total
}
