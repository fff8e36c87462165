# The price of an option: a binomial tree, the formula, and random paths.
binomial_price <- function(spot, strike, rate, volatility, years, steps) {
  dt <- years / steps
  up <- exp(volatility * sqrt(dt))
  down <- 1 / up
  chance <- (exp(rate * dt) - down) / (up - down)
  discount <- exp(-rate * dt)
  prices <- numeric(steps + 1)
  for (i in 0:steps) prices[i + 1] <- max(strike - spot * up^i * down^(steps - i), 0)
  for (step in (steps - 1):0) {
    for (i in 0:step) {
      hold <- discount * (chance * prices[i + 2] + (1 - chance) * prices[i + 1])
      exercise <- strike - spot * up^i * down^(step - i)
      prices[i + 1] <- if (exercise > hold) exercise else hold
    }
  }
  prices[1]
}

formula_price <- function(spot, strike, rate, volatility, years) {
  d1 <- (log(spot / strike) + (rate + volatility^2 / 2) * years) / (volatility * sqrt(years))
  d2 <- d1 - volatility * sqrt(years)
  strike * exp(-rate * years) * pnorm(-d2) - spot * pnorm(-d1)
}

simulated_price <- function(spot, strike, rate, volatility, years, paths, steps) {
  dt <- years / steps
  logs <- rep(log(spot), paths)
  for (step in seq_len(steps)) {
    logs <- logs + (rate - volatility^2 / 2) * dt + volatility * sqrt(dt) * rnorm(paths)
  }
  exp(-rate * years) * mean(pmax(strike - exp(logs), 0))
}

run <- function() {
  set.seed(99)
  round(c(
    binomial_price(100, 105, 0.03, 0.25, 1, 600),
    formula_price(100, 105, 0.03, 0.25, 1),
    simulated_price(100, 105, 0.03, 0.25, 1, 20000, 25)
  ), 8)
}
