# Names that are not there cannot be removed.
m <- matrix(1:4, 2)
rownames(m) <- NULL
colnames(m) <- NULL
print(names(attributes(m)))
rownames(m) <- c("a", "b")
rownames(m) <- NULL
str(attributes(m))
