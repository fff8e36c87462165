# A hundred thousand strings.
x <- 1:100000
run <- function() sum(nchar(paste("item", x, x %% 7, sep = "-")))
