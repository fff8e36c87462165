a <- array(1:24, c(2, 3, 4))
head(a, c(1, -1)); head(a, c(NA, 2, 1)); dim(head(a)); try(head(a, c(1, 1, 1, 1)))
tail(a, c(1, 2, 2)); dimnames(tail(a, 1)); dimnames(tail(a, c(1, NA, 1), keepnums = FALSE))
#%%
tail(matrix(1:6, 3), c(2, 1)); tail(matrix(1:6, 3), c(NA, 1)); tail(matrix(1:6, 3), 2, keepnums = FALSE)
head(data.frame(a = 1:3, b = 4:6), c(2, 1)); tail(data.frame(a = 1:3, b = 4:6), c(2, 1))
#%%
is.array(m <- combn(5, 2, min)); dim(m); m
identical(combn(4, 2), combn(4, 2, identity))
str(combn(c("a", "b", "c"), 2, paste, collapse = "-"))
#%%
unstack(PlantGrowth)[1:2, ]
unstack(data.frame(values = 1:3, ind = factor(c("a", "b", "a"))))
unstack(warpbreaks, breaks ~ wool)[1:2, ]
#%%
file <- tempfile()
writeLines(c("123456", "987654"), file)
read.fwf(file, widths = c(1, 0, 2, 3))
read.fwf(file, widths = list(c(1, 0, 2, 3), c(2, 2, 2)))
read.fwf(file, widths = c(1, -2, 3))
#%%
dd <- data.frame(x = 1:2, f = gl(2, 1), ch = I(c("a", NA)))
print(dd, quote = TRUE, row.names = FALSE); print(dd, quote = TRUE)
as.matrix(format(data.frame(a = 1:2, b = 3:4)))
prmatrix(matrix(letters[1:4], 2), collab = paste("C", 1:3))
