# The knapsack problem by dynamic programming, with the items that were taken.
knapsack <- function(weights, values, capacity) {
  n <- length(weights)
  best <- matrix(0, n + 1, capacity + 1)
  for (i in seq_len(n)) {
    for (room in 0:capacity) {
      without <- best[i, room + 1]
      if (weights[i] <= room) {
        with <- best[i, room - weights[i] + 1] + values[i]
        best[i + 1, room + 1] <- max(without, with)
      } else {
        best[i + 1, room + 1] <- without
      }
    }
  }
  taken <- integer(0)
  room <- capacity
  for (i in n:1) {
    if (best[i + 1, room + 1] != best[i, room + 1]) {
      taken <- c(i, taken)
      room <- room - weights[i]
    }
  }
  list(value = best[n + 1, capacity + 1], taken = taken)
}

run <- function() {
  n <- 150
  solution <- knapsack((1:n * 37) %% 71 + 5, (1:n * 53) %% 97 + 10, 2000)
  c(solution$value, length(solution$taken), sum(solution$taken))
}
