# Nested loops over doubles.
run <- function() {
  total <- 0
  for (i in 1:300) {
    for (j in 1:300) {
      total <- total + (i * j) %% 7 - total / 1000
    }
  }
  round(total, 3)
}
