# Records how R writes and rounds numbers. Started by record-r-library.
arguments <- commandArgs(TRUE)
source(file.path(arguments[1], "common.R"))
directory <- arguments[2]
set.seed(20221031)

# Numbers of many kinds: short and long decimals, whole numbers, near ties, near powers of ten, extremes.
one <- function() switch(sample(14, 1),
  runif(1), rnorm(1) * 100, round(runif(1) * 1000, sample(0:4, 1)), sample(1e5, 1), sample(20, 1) - 10,
  10^runif(1, -12, 12), (sample(1e6, 1) + 0.5) / 10^sample(0:7, 1), 10^sample(-20:20, 1),
  10^sample(0:15, 1) * (1 - 10^-sample(3:16, 1)), -10^sample(-5:9, 1) * (1 + 10^-sample(3:16, 1)),
  round(rnorm(1), 2), 10^runif(1, -300, 300), sample(c(NA, NaN, Inf, -Inf, 0), 1),
  sample(.Machine$integer.max, 1) * 2^sample(-40:40, 1))
several <- function(n) as.double(replicate(n, one()))
alike <- function(n) switch(sample(5, 1), round(rnorm(n) * 10^sample(-3:6, 1), sample(0:5, 1)), runif(n), several(n),
  as.double(sample(1e7, n)), rexp(n) * 10^sample(-8:8, 1))

formatted <- function(x, digits, nsmall, scipen) {
  old <- options(scipen = scipen)
  on.exit(options(old))
  row(digits, nsmall, scipen, reals(x), items(format(x, digits = digits, nsmall = nsmall)))
}
save.table("format-one", replicate(4000, formatted(one(), sample(c(1:6, 7, 7, 7, 8:15, 15, 16, 17, 22), 1), 0, 0)))
save.table("format-vector", replicate(3000, formatted(alike(sample(2:8, 1)), sample(c(1:15, 7, 7, 7, 7, 16, 17, 22), 1),
  sample(c(0, 0, 0, 0, 1, 2, 5, 20), 1), sample(c(0, 0, 0, 0, -5, -1, 1, 3, 10, 100), 1))))
save.table("as-character", vapply(several(3000), function(x) row(real(x), as.character(x)), ""))
save.table("round", replicate(6000, { x <- one(); d <- sample(c(-6:16, 0:5, 20, 300, -310), 1); row(real(x), d, real(round(x, d))) }))
save.table("signif", replicate(4000, { x <- one(); d <- sample(c(-1:17, 22, 30), 1); row(real(x), d, real(signif(x, d))) }))

part <- function() switch(sample(4, 1), one(), sample(20, 1) - 10, round(rnorm(1), sample(3, 1)), rnorm(1) * 10^sample(-4:5, 1))
complexes <- function(n) replicate(n, complex(real = part(), imaginary = part()))
formatted.complex <- function(x, digits, nsmall, scipen) {
  old <- options(scipen = scipen)
  on.exit(options(old))
  row(digits, nsmall, scipen, reals(Re(x)), reals(Im(x)), items(format(x, digits = digits, nsmall = nsmall)))
}
save.table("format-complex", replicate(3000, formatted.complex(complexes(sample(c(1, 1, 1, 2, 3, 5), 1)), sample(c(7, 7, 7, 1:15), 1),
  sample(c(0, 0, 0, 2), 1), sample(c(0, 0, 0, -3, 4), 1))))
save.table("complex-as-character", vapply(complexes(1500), function(x) row(real(Re(x)), real(Im(x)), escaped(as.character(x))), ""))

flags <- function() paste(c("-", "0", "+", " ", "#")[runif(5) < 0.2], collapse = "")
with.options <- function(mode, x) {
  width <- sample(c(1, 1, 1, 5, 8, 12, 20), 1)
  flag <- flags()
  digits <- if (mode == "integer") NULL else list(NULL, sample(0:12, 1), sample(16:25, 1))[[sample(c(1, 2, 2, 2, 2, 3), 1)]]
  format <- if (mode == "integer") "d" else sample(c("f", "e", "E", "g", "G", "fg"), 1)
  answer <- formatC(x, width = width, digits = digits, format = format, flag = flag, mode = mode)
  row(mode, width, if (is.null(digits)) -1 else digits, format, escaped(flag), real(as.double(x)), escaped(answer))
}
save.table("format-c", c(replicate(4000, with.options("double", one())), replicate(500, with.options("integer", as.integer(sample(1e6, 1) - 5e5)))))

marked <- function(x, every, mark, ...) row(escaped(x), every, escaped(mark), escaped(prettyNum(x, big.mark = mark, big.interval = every)))
save.table("big-marks", replicate(800, marked(format(one(), digits = sample(15, 1)), sample(c(3, 3, 3, 2, 4), 1), sample(c(",", " ", "'", "::"), 1))))
together <- function(x, mark, small, keep) row(strings(x), escaped(mark), escaped(small), keep,
  strings(prettyNum(x, big.mark = mark, small.mark = small, preserve.width = keep)))
save.table("big-marks-together", replicate(1500, together(format(alike(sample(1:4, 1)), digits = sample(15, 1)), sample(c(",", " ", ""), 1),
  sample(c("", "", "_"), 1), sample(c("common", "individual", "none"), 1))))

exponents <- c(runif(2000, -1, 1), rnorm(2000) * 50, runif(500, -745, 710), 0, Inf, -Inf, NaN, 1, -1)
save.table("exp", vapply(exponents, function(x) row(real(x), real(exp(x))), ""))
