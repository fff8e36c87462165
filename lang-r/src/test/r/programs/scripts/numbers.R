# Numeric programs: bignum addition, primes, Newton, matrices, a simulation of a queue.
add <- function(a, b) {
  x <- rev(as.integer(strsplit(a, "")[[1]]))
  y <- rev(as.integer(strsplit(b, "")[[1]]))
  n <- max(length(x), length(y))
  x <- c(x, rep(0L, n - length(x)))
  y <- c(y, rep(0L, n - length(y)))
  carry <- 0L
  out <- integer(n)
  for (i in seq_len(n)) {
    s <- x[i] + y[i] + carry
    out[i] <- s %% 10L
    carry <- s %/% 10L
  }
  if (carry > 0L) out <- c(out, carry)
  paste(rev(out), collapse = "")
}
add("99999999999999999999", "1")
fib <- c("0", "1")
for (i in 3:101) fib[i] <- add(fib[i - 1], fib[i - 2])
fib[101]

sieve <- function(n) {
  p <- rep(TRUE, n)
  p[1] <- FALSE
  for (i in 2:floor(sqrt(n))) if (p[i]) p[seq(i * i, n, by = i)] <- FALSE
  which(p)
}
primes <- sieve(100)
primes
length(primes)
sum(primes)
diff(primes)[1:10]

newton <- function(f, df, x, tol = 1e-10, max = 50) {
  for (i in 1:max) {
    step <- f(x) / df(x)
    x <- x - step
    if (abs(step) < tol) return(list(root = x, steps = i))
  }
  stop("no convergence")
}
r <- newton(function(x) x^2 - 2, function(x) 2 * x, 1)
r$root
print(r$root, digits = 15)
r$steps

m <- matrix(c(4, 2, 7, 6), 2)
inverse <- solve(m)
inverse
round(m %*% inverse, 10)
power <- function(m, k) if (k == 0) diag(nrow(m)) else if (k %% 2 == 1) m %*% power(m, k - 1) else { h <- power(m, k / 2); h %*% h }
power(matrix(c(1, 1, 1, 0), 2), 10)
pascal <- matrix(0, 6, 6)
pascal[, 1] <- 1
for (i in 2:6) for (j in 2:i) pascal[i, j] <- pascal[i - 1, j - 1] + pascal[i - 1, j]
pascal
apply(pascal, 1, sum)
outer(1:5, 1:5, function(i, j) ifelse(i >= j, choose(i, j), 0))

gcd <- function(a, b) if (b == 0) a else gcd(b, a %% b)
gcd(1071, 462)
Reduce(gcd, c(48, 36, 120))
collatz <- function(n) { steps <- 0; while (n != 1) { n <- if (n %% 2 == 0) n / 2 else 3 * n + 1; steps <- steps + 1 }; steps }
sapply(1:10, collatz)
hanoi <- function(n, from = "A", to = "C", via = "B") {
  if (n == 1) return(paste(from, to, sep = "->"))
  c(hanoi(n - 1, from, via, to), paste(from, to, sep = "->"), hanoi(n - 1, via, to, from))
}
hanoi(3)
set.seed(1)
arrivals <- cumsum(rexp(5, 1))
service <- runif(5, 0.5, 1)
start <- numeric(5)
end <- 0
for (i in 1:5) { start[i] <- max(arrivals[i], end); end <- start[i] + service[i] }
round(start - arrivals, 3)
mean(rnorm(10)) < 5
x <- c(2.5, 3.1, 4.7)
cat("mean:", mean(x), "sd:", round(sd(x), 4), "\n")
quantile(c(1, 5, 2, 8, 4), c(0.1, 0.9))
