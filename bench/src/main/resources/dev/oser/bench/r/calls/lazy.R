# An argument that is never asked for.
count <- 0
f <- function(a, b) count <<- a
run <- function() {
  for (i in 1:200000) f(i, stop("nobody asks"))
  200000
}
