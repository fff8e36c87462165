# A closure with four arguments.
count <- 0
f <- function(a, b, c, d) { count <<- a; b + c - d }
run <- function() {
  for (i in 1:200000) f(i, 2, i, 4)
  200000
}
