# Integers, remainders and quotients.
run <- function() {
  hits <- 0L
  mix <- 1L
  for (i in 1:400000) {
    if (i %% 7L == 3L) hits <- hits + 1L
    mix <- (mix * 31L + i %/% 3L) %% 65521L
  }
  c(hits, mix)
}
