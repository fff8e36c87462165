# A sum of doubles.
run <- function() {
  total <- 0
  for (i in 1:2000000) total <- total + i * 0.5
  total
}
