# An argument that is left out.
count <- 0
f <- function(a, b = a + 1) { count <<- a; b }
run <- function() {
  for (i in 1:200000) f(i)
  200000
}
