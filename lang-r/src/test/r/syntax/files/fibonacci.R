# Fibonacci numbers, two ways
fib <- function(n) {
  if (n < 2) return(n)
  fib(n - 1) + fib(n - 2)
}

fib.loop <- function(n) {
  a <- 0; b <- 1
  for (i in seq_len(n)) {
    t <- a + b
    a <- b
    b <- t   # shift
  }
  a
}
print(fib(10) == fib.loop(10))
