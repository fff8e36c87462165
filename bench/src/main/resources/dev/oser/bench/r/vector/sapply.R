# A closure for each of a hundred thousand elements.
x <- 1:100000
run <- function() sum(sapply(x, function(value) value * 2 + 1))
