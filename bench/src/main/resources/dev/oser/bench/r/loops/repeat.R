# repeat with break and next: greatest common divisors.
run <- function() {
  coprime <- 0
  for (a in 1:350) {
    for (b in 1:350) {
      x <- a
      y <- b
      repeat {
        if (y == 0) break
        rest <- x %% y
        x <- y
        y <- rest
      }
      if (x != 1) next
      coprime <- coprime + 1
    }
  }
  coprime
}
