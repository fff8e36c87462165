# Branches on logical values.
run <- function() {
  odd <- FALSE
  a <- 0L
  b <- 0L
  both <- 0L
  for (i in 1:1200000) {
    odd <- !odd
    third <- i %% 3L == 0L
    if (odd && third) {
      both <- both + 1L
    } else if (odd || third) {
      a <- a + 1L
    } else {
      b <- b + 1L
    }
  }
  c(a, b, both)
}
