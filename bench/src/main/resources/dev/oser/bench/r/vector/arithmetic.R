# Arithmetic on a million doubles.
x <- as.numeric(1:1000000)
run <- function() sum(x * 2 + 1 - x / 3)
