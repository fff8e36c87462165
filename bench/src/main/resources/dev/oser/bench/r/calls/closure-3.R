# A closure with three arguments.
count <- 0
f <- function(a, b, c) { count <<- a; b + c }
run <- function() {
  for (i in 1:200000) f(i, 2, i)
  200000
}
