# Sums of series, term by term.
run <- function() {
  powers <- 0
  roots <- 0
  products <- 0
  flint <- 0
  cookson <- 0
  harmonic <- 0
  zeta <- 0
  alternating <- 0
  gregory <- 0
  sign <- 1
  for (k in 1:250000) {
    powers <- powers + (2 / 3)^(k - 1)
    roots <- roots + 1 / sqrt(k)
    products <- products + 1 / (k * (k + 1))
    flint <- flint + 1 / (k^3 * sin(k)^2)
    cookson <- cookson + 1 / (k^3 * cos(k)^2)
    harmonic <- harmonic + 1 / k
    zeta <- zeta + 1 / k^2
    alternating <- alternating + sign / k
    gregory <- gregory + sign / (2 * k - 1)
    sign <- -sign
  }
  round(c(powers, roots, products, flint, cookson, harmonic, zeta, alternating, gregory), 6)
}
