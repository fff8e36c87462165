# A closure with a list of arguments.
count <- 0
f <- function(a, b) { count <<- a; b }
run <- function() {
  for (i in 1:200000) do.call(f, list(i, 2))
  200000
}
