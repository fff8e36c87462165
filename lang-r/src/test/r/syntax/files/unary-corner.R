f <- function(a, b) {
  c(-a^2, (-a)^2, -a:b, -(a:b), !a == b, (!a) == b, --a, -+a, !-a,
    a - -b, a + +b, a * -b, a^-b, -a * b, -a %% b, ~a, a ~ -b)
}
