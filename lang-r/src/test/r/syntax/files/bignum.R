add <- function(a, b) {
  n <- max(length(a), length(b))
  a <- c(rep(0L, n - length(a)), a); b <- c(rep(0L, n - length(b)), b)
  carry <- 0L
  for (i in n:1) {
    s <- a[i] + b[i] + carry
    a[i] <- s %% 10L
    carry <- s %/% 10L
  }
  if (carry) c(carry, a) else a
}
