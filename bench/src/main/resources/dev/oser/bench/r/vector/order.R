# The order of integers, with ties.
x <- as.integer((as.numeric(1:300000) * 7919) %% 100003)
run <- function() sum(order(x)[c(1, 77, 300000)])
