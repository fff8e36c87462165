# Foxes and rabbits: differential equations with a function that is passed on.
derivative <- function(t, state) {
  with(as.list(state), c(
    rabbits = 1.1 * rabbits - 0.4 * rabbits * foxes,
    foxes = 0.1 * rabbits * foxes - 0.4 * foxes
  ))
}

integrate_rk4 <- function(f, state, from, to, steps) {
  h <- (to - from) / steps
  t <- from
  path <- matrix(0, steps + 1, length(state), dimnames = list(NULL, names(state)))
  path[1, ] <- state
  for (step in seq_len(steps)) {
    k1 <- f(t, state)
    k2 <- f(t + h / 2, state + h / 2 * k1)
    k3 <- f(t + h / 2, state + h / 2 * k2)
    k4 <- f(t + h, state + h * k3)
    state <- state + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    t <- t + h
    path[step + 1, ] <- state
  }
  path
}

run <- function() {
  path <- integrate_rk4(derivative, c(rabbits = 10, foxes = 5), 0, 50, 4000)
  round(c(path[4001, ], apply(path, 2, max), which.max(path[, "foxes"])), 6)
}
