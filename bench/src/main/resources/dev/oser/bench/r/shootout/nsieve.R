# The sieve of Eratosthenes in loops, for three sizes.
nsieve <- function(n) {
  is_prime <- rep(TRUE, n)
  count <- 0
  for (i in 2:n) {
    if (is_prime[i]) {
      count <- count + 1
      multiple <- i + i
      while (multiple <= n) {
        is_prime[multiple] <- FALSE
        multiple <- multiple + i
      }
    }
  }
  count
}
run <- function() c(nsieve(320000), nsieve(160000), nsieve(80000))
