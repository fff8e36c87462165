# What is missing has no imaginary part either, unless it was a double.
Im(c(1i, NA)); Im(as.complex(NA)); Im(as.complex(NA_real_)); Im(as.complex(c("2", NA, "1-3i"))); Re(sum(NA, 1i)); Im(mean(c(NA, 1i))); Im(c(NA, 3L)); Mod(c(NA, -2L))
