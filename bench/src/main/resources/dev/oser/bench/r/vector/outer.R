# An outer product of a thousand by a thousand.
x <- as.numeric(1:1000)
run <- function() sum(outer(x, x, "+")) + sum(outer(x, x))
