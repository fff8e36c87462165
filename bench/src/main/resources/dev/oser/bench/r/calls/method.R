# A closure in a list, which changes a variable of the call that made it.
count <- 0
make <- function() {
  n <- 0
  list(add = function(by) { n <<- n + by; n })
}
run <- function() {
  o <- make()
  for (i in 1:200000) o$add(1)
  200000
}
