f1 <- y ~ x
f2 <- log(y) ~ poly(x, 2) + z:w - 1
f3 <- ~ a | b
f4 <- y ~ .^2
update <- function(f) { f[[2]] <- quote(new); f }
models <- list(linear = y ~ x, quadratic = y ~ x + I(x^2))
