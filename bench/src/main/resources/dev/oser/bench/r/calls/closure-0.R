# A closure without arguments, which changes something so that it cannot run in place.
count <- 0
f <- function() count <<- 1
run <- function() {
  for (i in 1:200000) f()
  200000
}
