# Random DNA: the generator is a loop, the choice of symbols is findInterval().
random <- function(n, seed) {
  values <- numeric(n)
  for (i in seq_len(n)) {
    seed <- (seed * 3877 + 29573) %% 139968
    values[i] <- seed
  }
  values / 139968
}

run <- function() {
  symbols <- c("B", "D", "H", "K", "M", "N", "R", "S", "V", "W", "Y", "a", "c", "g", "t")
  probabilities <- c(rep(0.02, 11), 0.27, 0.12, 0.12, 0.27)
  n <- 240000
  drawn <- symbols[findInterval(random(n, 42), cumsum(probabilities)) + 1]
  lines <- apply(matrix(drawn, nrow = 60), 2, paste, collapse = "")
  paste(lines[length(lines)], paste(table(drawn), collapse = " "))
}
