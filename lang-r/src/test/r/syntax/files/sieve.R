sieve <- function(n) {
  p <- rep(TRUE, n); p[1] <- FALSE
  i <- 2
  while (i * i <= n) {
    if (p[i]) p[seq(i * i, n, by = i)] <- FALSE
    i <- i + 1
  }
  which(p)
}
print(sieve(100))
