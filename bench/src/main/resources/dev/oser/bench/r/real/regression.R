# A straight line through points by gradient descent, by the formulas, and the same for samples.
descend <- function(x, y, rate, steps) {
  slope <- 0
  intercept <- 0
  n <- length(x)
  for (step in seq_len(steps)) {
    slope_change <- 0
    intercept_change <- 0
    for (i in seq_len(n)) {
      error <- intercept + slope * x[i] - y[i]
      slope_change <- slope_change + error * x[i]
      intercept_change <- intercept_change + error
    }
    slope <- slope - rate * slope_change / n
    intercept <- intercept - rate * intercept_change / n
  }
  c(intercept, slope)
}

fit <- function(x, y) {
  slope <- sum((x - mean(x)) * (y - mean(y))) / sum((x - mean(x))^2)
  c(mean(y) - slope * mean(x), slope)
}

run <- function() {
  set.seed(17)
  x <- runif(200, 0, 5)
  y <- 3 + 2 * x + rnorm(200)
  slopes <- replicate(1500, {
    chosen <- sample(200, replace = TRUE)
    fit(x[chosen], y[chosen])[2]
  })
  round(c(descend(x, y, 0.08, 800), fit(x, y), quantile(slopes, c(0.05, 0.95))), 6)
}
