ints <- c(1L, 100000L, 0x10L, 1e3L)
dbls <- c(1, 1.5, .5, 5., 1e5, 1e-5, 1E10, 0x1p-2)
cplx <- 1i + 2.5i
special <- c(NA, NaN, Inf, -Inf, NULL)
missing <- list(NA_integer_, NA_real_, NA_character_, NA_complex_)
