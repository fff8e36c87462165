# Counting values.
x <- as.integer((as.numeric(1:200000) * 31) %% 17)
run <- function() table(x)[["3"]]
