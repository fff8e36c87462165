# A round trip through towns, improved by simulated annealing.
tour_length <- function(tour, distance) {
  total <- distance[tour[length(tour)], tour[1]]
  for (i in seq_len(length(tour) - 1)) total <- total + distance[tour[i], tour[i + 1]]
  total
}

anneal <- function(distance, steps) {
  n <- nrow(distance)
  tour <- sample(n)
  current <- tour_length(tour, distance)
  best <- current
  temperature <- 1
  for (step in seq_len(steps)) {
    ends <- sort(sample(n, 2))
    proposal <- tour
    proposal[ends[1]:ends[2]] <- tour[ends[2]:ends[1]]
    candidate <- tour_length(proposal, distance)
    if (candidate < current || runif(1) < exp((current - candidate) / temperature)) {
      tour <- proposal
      current <- candidate
      if (current < best) best <- current
    }
    temperature <- temperature * 0.9985
  }
  c(best, current)
}

run <- function() {
  set.seed(2024)
  x <- runif(30)
  y <- runif(30)
  distance <- sqrt(outer(x, x, "-")^2 + outer(y, y, "-")^2)
  round(anneal(distance, 6000), 6)
}
