# One small function, called from twelve places with arguments of different types, some of them lazy (Flückiger §3.4).
add <- function(a, b) {
  total <- a
  for (i in 1:4) total <- total + b
  total
}

mixed <- function(n) {
  ints <- 1L
  numbers <- 0.5
  wide <- c(1, 2, 3)
  truth <- TRUE
  for (i in 1:n) {
    a1 <- add(ints, i)
    a2 <- add(numbers, 2)
    a3 <- add(i, numbers)
    a4 <- add(i + 1L, i * 2L)
    a5 <- add(numbers * 2, i / 2)
    a6 <- add(wide, i)
    a7 <- add(truth, i)
    a8 <- add(i, wide)
    a9 <- add(1:3, i)
    a10 <- add(numbers, truth)
    a11 <- add(wide, wide)
    a12 <- add(ints, ints)
    if (i == n) result <- c(a1, a2, a3, a4, a5, sum(a6), a7, sum(a8), sum(a9), a10, sum(a11), a12)
  }
  result
}

run <- function() mixed(6000)
