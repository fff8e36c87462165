# The sieve of Eratosthenes, crossing out with sequences as indices.
nsieve <- function(n) {
  is_prime <- rep(TRUE, n)
  is_prime[1] <- FALSE
  for (i in 2:floor(sqrt(n))) {
    if (is_prime[i]) is_prime[seq(i * i, n, by = i)] <- FALSE
  }
  which(is_prime)
}
run <- function() {
  primes <- nsieve(3000000)
  c(length(primes), primes[100000], sum(diff(primes) == 2))
}
