# Pi by throwing darts, one at a time and all at once.
run <- function() {
  set.seed(1)
  inside <- 0
  for (i in 1:60000) {
    x <- runif(1)
    y <- runif(1)
    if (x * x + y * y <= 1) inside <- inside + 1
  }
  all <- mean(runif(400000)^2 + runif(400000)^2 <= 1)
  4 * c(inside / 60000, all)
}
