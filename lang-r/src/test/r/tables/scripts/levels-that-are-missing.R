f <- addNA(factor(c(1, NA, 1:2)))[c(1:4, 2)]
is.na(f) <- 1
f
table(f); table(f, useNA = "ifany"); table(f, exclude = NULL); table(f, exclude = NA); table(f, useNA = "always"); table(f, exclude = "1")
