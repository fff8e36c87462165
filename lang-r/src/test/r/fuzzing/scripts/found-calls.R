# Errors of helpers, in the name of the function that was called
try(row(1)); try(col(1))
t <- function(e) tryCatch(e, error = function(c) conditionMessage(c))
t(anyDuplicated(matrix(1:4, 2), MARGIN = 3)); t(unique(matrix(1:4, 2), MARGIN = 3)); t(duplicated(array(1:8, c(2, 2, 2)), MARGIN = c(1, 4)))
t(approx(1:3, 1:2, 2))
