y <- as.roman(2016) - 10 * c(0:3, 10)
y
identical(combn(4, 0), combn(4, 0, identity)); dim(combn(3, 0))
d <- structure(trees, note = "kept")
attr(head(d), "note"); attr(tail(d), "note"); dim(head(d, 3:2))
#%%
d <- structure(data.frame(a = 1:3, b = 4:6), note = "kept")
names(attributes(d[1:2, ])); sort(names(attributes(d[1:2, 1:2]))); names(attributes(d[d$a > 1, ])); names(attributes(d[order(-d$a), ]))
#%%
noquote(matrix(c("a", "bbb"), dimnames = list(1:2, "column")), right = TRUE)
x <- noquote(c("a", "bbb"), right = TRUE)
oldClass(x); x; x[1]
which.min(list(A = 7, pi = pi)); which.max(list(1, "3")); which.max(list())
identical(memDecompress(memCompress(charToRaw("text"), "g"), "g"), memDecompress(memCompress(charToRaw("text"), "b"), "b"))
file <- file("out", open = "wt")
sink(file); print(1); sink()
readLines("out")
close(file)
