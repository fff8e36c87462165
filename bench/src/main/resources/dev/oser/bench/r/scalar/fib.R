# Recursion: calls with one argument.
fib <- function(n) if (n < 2L) n else fib(n - 1L) + fib(n - 2L)
run <- function() fib(21L)
