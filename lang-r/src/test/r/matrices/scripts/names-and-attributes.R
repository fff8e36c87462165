plain <- cbind(1, 4:6)
colnames(plain, do.NULL = FALSE)
rownames(plain, do.NULL = FALSE, prefix = "obs")
rownames(plain) <- rownames(plain, do.NULL = FALSE, prefix = "obs")
plain
colnames(matrix(0, 2, 0), do.NULL = FALSE)
rowMeans(cbind(c(1+1i, NA), c(2, NA+0i)), na.rm = TRUE)
colSums(cbind(c(1+1i, NA), c(2, 3i)), na.rm = TRUE)
x <- structure(1:6, note = "kept")
mostattributes(x) <- list(dim = 2:3, dimnames = list(1:2, 1:5), names = 1:6, remark = "r")
x
mostattributes(x) <- list(names = letters[1:6])
x
mostattributes(x) <- NULL
x
try(mostattributes(x) <- 3)
duplicated(matrix(c(1, 1, 2, 2), 2), MARGIN = 2)
duplicated(iris3[1:4, , ], MARGIN = c(1, 3))
anyDuplicated(iris3, MARGIN = c(1, 3))
unique(iris3[1:2, 1:2, ], MARGIN = 3)
