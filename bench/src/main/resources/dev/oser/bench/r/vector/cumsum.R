# Running sums and differences of a million.
x <- as.numeric(1:1000000 %% 100)
run <- function() sum(diff(cumsum(x)) > 50) + max(cumsum(x))
