# Records random numbers. Started by record-r-library.
arguments <- commandArgs(TRUE)
source(file.path(arguments[1], "common.R"))
directory <- arguments[2]

seeds <- c(0L, 1L, -1L, 42L, 123L, 2147483647L, -2147483647L, 20221031L)
save.table("seeds", vapply(seeds, function(s) { set.seed(s); a <- .Random.seed[c(1:4, 626)]; b <- runif(1000); row(s, items(as.character(a)), reals(b[c(1:20, 981:1000)])) }, ""))

parameters <- list(
  runif = list(c(0, 1), c(-5, 7.5), c(2, 2)), rnorm = list(c(0, 1), c(10, 0.1), c(3, 0)), rlnorm = list(c(0, 1)),
  rexp = list(1, 0.1, 25),
  rgamma = list(c(0.1, 1), c(0.7, 2), c(1, 1), c(2.5, 1), c(5, 3), c(20, 1), c(1000, 0.5)),
  rchisq = list(1, 4, 30), rt = list(1, 5, 100), rf = list(c(2, 3), c(10, 20)),
  rbeta = list(c(0.5, 0.5), c(0.3, 4), c(1, 1), c(2, 3), c(5, 1.5), c(30, 40)),
  rbinom = list(c(1, 0.5), c(10, 0.3), c(10, 0.9), c(100, 0.5), c(60, 0.5), c(1000, 0.2), c(100000, 0.7), c(5, 0), c(5, 1)),
  rpois = list(0.1, 1, 3.5, 9.99, 10, 12.3, 50, 1000, 1e6), rgeom = list(0.5, 0.01, 0.9), rnbinom = list(c(3, 0.5), c(0.5, 0.1)),
  rcauchy = list(c(0, 1), c(2, 3)), rlogis = list(c(0, 1), c(1, 2)), rweibull = list(c(2, 1), c(0.5, 3)),
  rsignrank = list(5, 30), rwilcox = list(c(4, 6), c(20, 10)))
rows <- unlist(lapply(names(parameters), function(name) lapply(parameters[[name]], function(p) {
  set.seed(1000 + nchar(name))
  x <- do.call(name, c(list(400), as.list(p)))
  row(name, reals(p), 1000 + nchar(name), reals(x))
})))
save.table("variates", rows)

set.seed(7)
draws <- function(n, size, replace, prob, kind) {
  force(n); force(size); force(prob); force(kind)
  suppressWarnings(RNGkind(sample.kind = kind))
  seed <- sample(1e6, 1)
  set.seed(seed)
  x <- sample.int(n, size, replace, prob)
  suppressWarnings(RNGkind(sample.kind = "Rejection"))
  set.seed(seed + 1)
  row(kind, seed, as.double(n), size, if (replace) "TRUE" else "FALSE", if (is.null(prob)) "" else reals(prob / sum(prob)), items(format(x, scientific = FALSE, trim = TRUE)))
}
kinds <- function() sample(c("Rejection", "Rejection", "Rejection", "Rounding"), 1)
save.table("samples", c(
  replicate(300, { n <- sample(c(1:20, 100, 1000, 65536, 65537), 1); draws(n, sample(min(n, 50), 1), FALSE, NULL, kinds()) }),
  replicate(200, draws(sample(c(1:20, 100, 1e6, 2^31, 1e10, 2^40), 1), 20, TRUE, NULL, kinds())),
  replicate(20, draws(sample(c(1e8, 5e9), 1), 20, FALSE, NULL, "Rejection")),
  replicate(200, { n <- sample(c(2:10, 50), 1); draws(n, 20, TRUE, sample(5, n, replace = TRUE), "Rejection") }),
  replicate(30, { n <- sample(c(199:203, 300), 1); draws(n, 50, TRUE, sample(5, n, replace = TRUE), "Rejection") }),
  replicate(200, { n <- sample(c(2:10, 50), 1); draws(n, sample(n, 1), FALSE, sample(5, n, replace = TRUE), "Rejection") }),
  replicate(50, { n <- sample(c(2:10, 50), 1); draws(n, n, FALSE, runif(n), "Rejection") })))

# Densities, probabilities and quantiles.
families <- list(norm = list(c(0, 1), c(2, 3)), unif = list(c(0, 1), c(-1, 4)), exp = list(1, 0.2), gamma = list(c(0.5, 1), c(3, 2), c(50, 0.1)),
  beta = list(c(0.5, 0.5), c(2, 3), c(40, 60), c(1, 1)), t = list(1, 4, 30.5), chisq = list(1, 5, 100), f = list(c(1, 3), c(5, 10), c(30, 60)),
  binom = list(c(10, 0.3), c(100, 0.5), c(1000, 0.01), c(1, 0.5)), pois = list(0.5, 4, 100), geom = list(0.2), nbinom = list(c(3, 0.4)))
rows <- unlist(lapply(names(families), function(name) lapply(families[[name]], function(p) {
  arguments <- as.list(p)
  d <- function(kind, x, ...) do.call(paste0(kind, name), c(list(x), arguments, list(...)))
  probabilities <- c(0, 1e-10, 0.001, 0.05, 0.25, 0.5, 0.75, 0.9, 0.999, 1)
  x <- c(d("q", c(0.001, 0.1, 0.4, 0.5, 0.7, 0.95, 0.9999)), -1, 0, 1, 2)
  c(vapply(x, function(each) row(name, reals(p), "d", real(each), real(d("d", each))), ""),
    vapply(x, function(each) row(name, reals(p), "p", real(each), real(d("p", each))), ""),
    vapply(x, function(each) row(name, reals(p), "upper", real(each), real(d("p", each, lower.tail = FALSE))), ""),
    vapply(x, function(each) row(name, reals(p), "log", real(each), real(d("p", each, log.p = TRUE))), ""),
    vapply(probabilities, function(each) row(name, reals(p), "q", real(each), real(d("q", each))), ""))
})))
save.table("distributions", rows)
x <- c(rnorm(500) * 3, seq(-40, 40, by = 0.37))
save.table("pnorm", vapply(x, function(each) row(real(each), real(pnorm(each)), real(pnorm(each, log.p = TRUE))), ""))
