# Tests, choices and selections on a million.
x <- as.numeric(1:1000000) %% 1013
run <- function() sum(ifelse(x > 500, x, -x)) + length(which(x == 7)) + sum(x[x > 1000])
