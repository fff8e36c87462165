# A matrix product of 500 x 500.
set.seed(2)
a <- matrix(runif(250000), 500, 500)
b <- matrix(runif(250000), 500, 500)
run <- function() round(sum(a %*% b), 4)
