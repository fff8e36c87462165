# What has a class and no method of xtfrm has the order of its elements, or that of its comparisons.
x <- structure(c("b", "a", NA, "c", "a"), class = "word")
xtfrm(x); order(x); rank(x); unclass(sort(x))
y <- I(c("b", "a", "c"))
xtfrm(y); order(y); sort(y); rank(y)
merge(data.frame(s = I(c("b", "a", "c")), v = 1:3), data.frame(s = I(c("a", "c", "c")), w = 4:6))
#%%
z <- structure(list(3, 1, 2), class = "boxed")
Ops.boxed <- function(e1, e2) get(.Generic)(unclass(e1)[[1]], unclass(e2)[[1]])
`[.boxed` <- function(x, i) structure(unclass(x)[i], class = "boxed")
xtfrm(z); order(z); unlist(sort(z))
#%%
x <- data.frame(k = c(1, NA, NA, 4, 5), d = 1:5)
y <- data.frame(k = c(NA, 2, NA, 4, 5), d = 1:5)
merge(x, y, by = "k", incomparables = NA)
merge(x, y, by = "k", incomparables = c(NA, 4), all.x = TRUE)
#%%
set.seed(1)
m <- rbind(c(1, 1, 1, 1), c(2, 1, 2, 0), c(0, 1, 1 + 1e-9, 1))
max.col(m); max.col(m); max.col(m, "first"); max.col(m, "last"); runif(1)
