# Fibonacci numbers by recursion.
fib <- function(n) if (n < 2) n else fib(n - 1) + fib(n - 2)
run <- function() {
  fib(24)
  150049
}
