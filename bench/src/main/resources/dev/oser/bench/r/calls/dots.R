# Arguments that are passed on.
count <- 0
g <- function(a, b) { count <<- a; b }
f <- function(...) g(...)
run <- function() {
  for (i in 1:200000) f(i, 2)
  200000
}
