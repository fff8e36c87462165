# What has no columns has rows all the same.
t <- function(e) tryCatch(print(e), error = function(c) cat("error:", conditionMessage(c), "\n"))
x <- data.frame(b = 1:2)
t(data.frame(a = list(), b = "x")); t(data.frame(x, NULL)); t(data.frame(NULL, b = integer(0))); t(data.frame(NULL, NULL))
t(data.frame(x, data.frame())); t(data.frame(x, data.frame(row.names = 1:2))); t(data.frame(x, data.frame(row.names = 1:3)))
t(data.frame(x, matrix(0, 2, 0))); t(cbind(x, NULL)); t(as.data.frame(list(a = NULL, b = 1))); t(data.frame(a = 1:2, b = 1:3)); t(data.frame(a = 1:4, b = 1:2))
#%%
# The names of the dimensions of a table of a list
l <- list(1:2, c("a", "b"))
n <- list(p = 1:2, q = 3:4)
names(dimnames(table(l))); names(dimnames(table(list(1:2, 3:4)))); names(dimnames(table(x = l))); names(dimnames(table(n))); names(dimnames(table(x = n)))
names(dimnames(table(l, dnn = "a"))); names(dimnames(table(l, dnn = c("a", "b")))); names(dimnames(table(l, deparse.level = 0)))
names(dimnames(table(1:2, 3:4, dnn = "z"))); names(dimnames(table(list(1:2))))
