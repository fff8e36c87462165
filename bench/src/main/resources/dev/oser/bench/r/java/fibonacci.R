# Recursion with one integer.
fibonacci <- function(n) if (n < 2L) n else fibonacci(n - 1L) + fibonacci(n - 2L)
run <- function() fibonacci(25L)
