y <- as.roman(2016) - 10 * c(0:3, 10)
y
identical(combn(4, 0), combn(4, 0, identity)); dim(combn(3, 0))
d <- structure(trees, note = "kept")
attr(head(d), "note"); attr(tail(d), "note"); dim(head(d, 3:2))
