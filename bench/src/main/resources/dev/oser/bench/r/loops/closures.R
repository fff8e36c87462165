# Functions that are made in the loop, and functions that are passed on.
adder <- function(n) function(x) x + n
twice <- function(f, x) f(f(x))
run <- function() {
  total <- 0
  for (i in 1:100000) {
    f <- adder(i %% 7)
    total <- total + twice(f, i %% 3)
  }
  total
}
