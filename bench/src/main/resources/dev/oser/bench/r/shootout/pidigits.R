# Digits of pi by a spigot of small integers (Rabinowitz and Wagon).
pidigits <- function(count) {
  cells <- 10 * count %/% 3 + 1
  a <- rep(2, cells)
  nines <- 0
  held <- -1
  digits <- character(0)
  while (length(digits) < count) {
    carry <- 0
    for (i in cells:2) {
      x <- 10 * a[i] + carry * i
      a[i] <- x %% (2 * i - 1)
      carry <- x %/% (2 * i - 1)
    }
    x <- 10 * a[1] + carry
    a[1] <- x %% 10
    digit <- x %/% 10
    if (digit == 9) {
      nines <- nines + 1
    } else if (digit == 10) {
      digits <- c(digits, held + 1, rep("0", nines))
      held <- 0
      nines <- 0
    } else {
      if (held >= 0) digits <- c(digits, held)
      digits <- c(digits, rep("9", nines))
      held <- digit
      nines <- 0
    }
  }
  paste(digits[1:count], collapse = "")
}
run <- function() pidigits(300)
