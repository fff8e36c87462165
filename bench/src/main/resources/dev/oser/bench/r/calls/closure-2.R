# A closure with two arguments.
count <- 0
f <- function(a, b) { count <<- a; b }
run <- function() {
  for (i in 1:200000) f(i, 2)
  200000
}
