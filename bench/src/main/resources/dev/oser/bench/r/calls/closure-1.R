# A closure with one argument.
count <- 0
f <- function(a) count <<- a
run <- function() {
  for (i in 1:200000) f(i)
  200000
}
