factor(c(1:2, NA), exclude = "")
factor(c("x", "", NA), exclude = "")
factor(c(1, 2, NA), exclude = "1")
factor(c(1, 2, 3), exclude = factor(2))
factor(factor(c("a", "b", NA)), exclude = "a")
d <- factor(c("a", "b", NA), exclude = NULL)
d[1:2]
is.na(d)[1] <- TRUE
d
as.integer(d)
table(d)
