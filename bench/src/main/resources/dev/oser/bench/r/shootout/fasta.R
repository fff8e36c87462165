# Random DNA by cumulated probabilities and a linear congruential generator, symbol by symbol.
run <- function() {
  symbols <- c("a", "c", "g", "t")
  probabilities <- c(0.3029549426680, 0.1979883004921, 0.1975473066391, 0.3015094502008)
  bounds <- cumsum(probabilities)
  seed <- 42
  counts <- integer(4)
  lines <- character(0)
  for (line in 1:2000) {
    text <- character(60)
    for (i in 1:60) {
      seed <- (seed * 3877 + 29573) %% 139968
      value <- seed / 139968
      k <- 1
      while (k < 4 && bounds[k] < value) k <- k + 1
      text[i] <- symbols[k]
      counts[k] <- counts[k] + 1L
    }
    lines[line] <- paste(text, collapse = "")
  }
  paste(lines[2000], paste(counts, collapse = " "))
}
