# A filter whose samples are integers first, then numbers, then both in turn: phases of a program (Flückiger §5.5).
smooth <- function(x, weight) {
  result <- x
  n <- length(x)
  for (i in 2:(n - 1)) {
    result[i] <- (x[i - 1] + x[i] * weight + x[i + 1]) / (weight + 2)
  }
  result
}

scale <- function(value, by, limit) if (value * by > limit) limit else value * by

run <- function() {
  counts <- as.integer((1:2000 * 7) %% 23)
  levels <- counts + 0.5
  total <- 0
  for (i in 1:12) total <- total + sum(smooth(counts, 2L))
  for (i in 1:12) total <- total + sum(smooth(levels, 2))
  for (i in 1:6) total <- total + sum(smooth(counts, 1.5)) - sum(smooth(levels, 3L))
  for (i in 1:20000) total <- total + scale(i, 2L, 30000L) / 1000 + scale(i / 3, 1.5, 5000)
  total
}
