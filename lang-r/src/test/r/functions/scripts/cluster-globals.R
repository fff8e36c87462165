# Functions find global variables of the node that runs them, wherever they were made.
library(parallel)
nodes <- makeCluster(2)
add <- function(amount) {
  clusterExport(nodes, "amount", envir = environment())
  clusterEvalQ(nodes, offset <- 100)
  shift <- 1000
  worker()(shift)
}
worker <- function() {
  own <- 5
  function(shift) unlist(parLapply(nodes, 1:2, function(i) i + amount + offset + own))
}
print(add(10))
print(exists("offset"))
changed <- 1
count <- function() {
  inner <- 0
  clusterApply(nodes, 1:2, function(i) inner <<- inner + i)
  inner
}
print(count())
stopCluster(nodes)
