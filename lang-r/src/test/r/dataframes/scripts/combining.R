rbind(data.frame(a = 1, b = "x"), data.frame(a = 2, b = "y"))
rbind(data.frame(a = 1, b = "x"), list(3, "z"))
rbind(data.frame(b = "p", a = 1), data.frame(a = 2, b = "q"))
cbind(data.frame(a = 1:2), data.frame(b = 3:4))
cbind(1:2, data.frame(x = c("u", "v")))
#%%
cbind(data.frame(a = 1:2), z = 0)
rbind(data.frame(), data.frame(a = 1))
rbind(data.frame(a = 1, row.names = "r"), data.frame(a = 2, row.names = "s"))
rbind(data.frame(f = factor("a")), data.frame(f = factor("b")))$f
do.call(rbind, list(data.frame(a = 1), data.frame(a = 2), data.frame(a = 3)))
#%%
rbind(data.frame(a = 1), data.frame(b = 2))
#%%
cbind(data.frame(a = 1:2), data.frame(b = 1:3))
#%%
rbind(data.frame(a = 1, b = 2), data.frame(a = 1))
#%%
x <- data.frame(k = c("a", "b", "c"), v = 1:3)
y <- data.frame(k = c("b", "c", "d"), w = 4:6)
merge(x, y)
merge(x, y, all = TRUE)
merge(x, y, all.x = TRUE)
merge(x, y, all.y = TRUE)
merge(x, y, by = "k")
merge(x, y, by = NULL) |> nrow()
merge(x, data.frame(key = "a", z = 9), by.x = "k", by.y = "key")
merge(x, data.frame(k = c("a", "a"), v = 7:8), by = "k")
merge(x, data.frame(k = c("a", "a"), v = 7:8), by = "k", suffixes = c("_l", "_r"))
nrow(merge(x, y[0, ]))
cbind(x, y)
x[x$k %in% y$k, ]
x$w <- y$w[match(x$k, y$k)]
x
#%%
aggregate(v ~ g, data = data.frame(g = c("a", "b", "a"), v = 1:3), FUN = sum)
aggregate(data.frame(v = 1:4), by = list(g = c("x", "y", "x", "y")), FUN = mean)
aggregate(cbind(a, b) ~ g, data.frame(a = 1:4, b = 5:8, g = c("p", "q")), sum)
aggregate(v ~ g + h, data.frame(v = 1:4, g = c("a", "b"), h = c("x", "x", "y", "y")), sum)
#%%
aggregate(. ~ g, data.frame(v = 1:4, w = 2:5, g = c("a", "b")), max)
aggregate(v ~ g, data.frame(g = c("a", "b", "a"), v = 1:3), function(z) c(m = mean(z), n = length(z)))
aggregate(x = c(1, 2, 3), by = list(c("u", "v", "u")), FUN = sum)
aggregate(v ~ g, data.frame(g = c("a", "b"), v = c(1, NA)), sum)
#%%
head(letters)
#%%
unsplit(split(data.frame(a = 1:4, g = c(1, 2)), c(1, 2, 1, 2)), c(1, 2, 1, 2))
apply(data.frame(a = 1:2, b = 3:4), 2, sum)
outer(data.frame(a = 1:2)$a, 1:2)
rowSums(data.frame(a = 1:2, b = 3:4))
rowMeans(data.frame(a = 1:2, b = 3:4))
#%%
colMeans(data.frame(a = 1:2, b = 3:4))
sweep(data.frame(a = 1:2, b = 3:4), 2, c(1, 3))
scale(data.frame(a = 1:3))
crossprod(as.matrix(data.frame(a = 1:2, b = 3:4)))
duplicated(data.frame(a = c(1, 1), b = c("x", "x")))
rev(list(a = 1, b = 2)) |> as.data.frame()
#%%
max(sapply(data.frame(a = 1:3, b = 4:6), max))
Filter(is.numeric, data.frame(a = 1, b = "x"))
rapply(data.frame(a = 1.234, b = "x"), round, classes = "numeric", how = "replace")
vapply(split(data.frame(v = 1:4), c("a", "b")), function(d) sum(d$v), 1)
mapply(function(x, n) paste(n, class(x)), data.frame(a = 1, b = "x"), c("a", "b"))
round(data.frame(a = 1.234, b = 5.678), 1)
#%%
data.frame(a = 1:2) * 2
data.frame(a = 1:2, b = 3:4) + c(10, 20)
data.frame(a = 1:2) == data.frame(a = c(1, 3))
log(data.frame(a = c(1, exp(1))))
range(data.frame(a = 1:2, b = 3:4))
any(data.frame(a = TRUE, b = FALSE))
#%%
head(data.frame(x = 1:3), n = 1L)
nlevels(data.frame(f = c("a", "b"), stringsAsFactors = TRUE)$f)
object <- data.frame(a = 1)
object$a <- list(5)
str(object)
is.numeric(data.frame(a = 1)$a)
#%%
toupper(names(data.frame(a = 1)))
seq_along(data.frame(a = 1, b = 2))
colnames(data.frame(`x y` = 1, check.names = FALSE))
order(data.frame(a = c(2, 1))$a)
cumsum(data.frame(a = 1:3))
data.frame(a = 1:3)[["a"]] |> sum()
#%%
write.csv(data.frame(a = 1:2, b = c("x", "y,z")), row.names = FALSE)
write.table(data.frame(a = 1:2, b = c("x", "y")), quote = FALSE)
print(data.frame(a = c(1.123456789, 2)), digits = 3)
format(data.frame(a = c(1, 10.5)))
cat(paste(names(data.frame(u = 1, v = 2)), collapse = ","), "\n")
as.list(data.frame(a = 1:2)[1, , drop = FALSE])
#%%
nchar(capture.output(print(data.frame(a = 1))))
max(data.frame(a = c("x", "y"))$a)
t(sapply(1:2, function(i) c(a = i, b = i * 2)))

# Parts with names that begin the names of parameters.
part <- function(k) data.frame(g = k, n = 1L)
do.call(rbind, list(c = part("a"), d = part("b"), e = part("c")))
do.call(rbind, list(d = part("a"), m = part("b"), deparse = part("c")))
rbind(d = part("a"), part("u"))
cbind(part("a"), d = 1:2)
do.call(cbind, list(d = part("a"), e = 3))
try(rbind(part("a"), data.frame(other = 1)))
