# Fibonacci numbers by recursion on doubles.
fibonacci <- function(n) {
  if (n < 2) {
    n
  } else {
    fibonacci(n - 1) + fibonacci(n - 2)
  }
}
run <- function() fibonacci(25)
