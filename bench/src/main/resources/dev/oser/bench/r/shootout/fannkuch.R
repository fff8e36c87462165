# All permutations of eight numbers, and how often the first must be flipped away.
fannkuch <- function(n) {
  permutation <- seq_len(n)
  left <- seq_len(n) # how many turns of the first so many elements are left
  most <- 0
  checksum <- 0
  sign <- 1
  repeat {
    flipped <- permutation
    flips <- 0
    while (flipped[1] != 1) {
      low <- 1
      high <- flipped[1]
      while (low < high) {
        swap <- flipped[low]
        flipped[low] <- flipped[high]
        flipped[high] <- swap
        low <- low + 1
        high <- high - 1
      }
      flips <- flips + 1
    }
    if (flips > most) most <- flips
    checksum <- checksum + sign * flips
    sign <- -sign
    turned <- 2
    repeat {
      if (turned > n) return(c(checksum, most))
      first <- permutation[1]
      for (i in seq_len(turned - 1)) permutation[i] <- permutation[i + 1]
      permutation[turned] <- first
      left[turned] <- left[turned] - 1
      if (left[turned] > 0) break
      left[turned] <- turned
      turned <- turned + 1
    }
  }
}
run <- function() fannkuch(8)
