# Elements of a matrix and of their neighbours, over and over: heat that spreads.
run <- function() {
  n <- 80
  heat <- matrix(0, n, n)
  heat[1, ] <- 100
  for (step in 1:80) {
    following <- heat
    for (i in 2:(n - 1)) {
      for (j in 2:(n - 1)) {
        following[i, j] <- (heat[i - 1, j] + heat[i + 1, j] + heat[i, j - 1] + heat[i, j + 1]) / 4
      }
    }
    heat <- following
  }
  c(heat[2, 40], heat[20, 40], sum(heat))
}
