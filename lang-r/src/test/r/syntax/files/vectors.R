x <- c(a = 1, b = 2, `c d` = 3)
y <- list(1, "a", TRUE, NULL, c(1, 2), list(x = 1))
z <- seq(1, 10, length.out = 4)[c(TRUE, FALSE)]
x[c("a", "b")]; y[[5]][2]; y[-1]; x[x > 1 & x < 3]
rev(x)[1:2] -> w
