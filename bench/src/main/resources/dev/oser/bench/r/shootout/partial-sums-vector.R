# Sums of series, all terms at once.
run <- function() {
  k <- as.numeric(1:1000000)
  sign <- rep(c(1, -1), length.out = length(k))
  round(c(
    powers = sum((2 / 3)^(k - 1)),
    roots = sum(1 / sqrt(k)),
    products = sum(1 / (k * (k + 1))),
    flint = sum(1 / (k^3 * sin(k)^2)),
    harmonic = sum(1 / k),
    zeta = sum(1 / k^2),
    alternating = sum(sign / k),
    gregory = sum(sign / (2 * k - 1))
  ), 6)
}
