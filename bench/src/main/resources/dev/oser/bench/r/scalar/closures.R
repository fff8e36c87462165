# Closures that keep state.
counter <- function(step) {
  count <- 0
  list(add = function() count <<- count + step, get = function() count)
}
run <- function() {
  counters <- lapply(1:10, counter)
  for (round in 1:2500) {
    for (one in counters) one$add()
  }
  sum(sapply(counters, function(one) one$get()))
}
