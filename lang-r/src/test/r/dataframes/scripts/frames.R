d <- data.frame(id = 1:3, name = c("ann", "bob", "cy"), score = c(90.5, 82, 77.25))
d
d[d$score > 80, ]
d[order(d$score), ]
d[2, ]
d[, 2]
d[["name"]]
d$score[2] <- 100
d
d[d$name == "cy", "score"] <- 0
d
nrow(d); ncol(d); dim(d); names(d)
#%%
d <- data.frame(a = 1:2, b = c("x", "y"))
d$c <- d$a * 2
d[["d"]] <- c(TRUE, FALSE)
d["e"] <- 5
d[c("f", "g")] <- list(1:2, 3:4)
d
d$b <- NULL
d[c("f", "g")] <- NULL
d
d[-1]
d[, -1]
d[1, 2] <- 99
d
d[3, ] <- list(7L, 8, NA, 9)
d
#%%
rbind(data.frame(a = 1:2, b = c("x", "y")), data.frame(a = 3L, b = "z"))
rbind(data.frame(a = 1, b = 2), list(3, 4))
rbind(data.frame(a = 1, b = 2), c(5, 6))
rbind(data.frame(a = 1, b = 2), data.frame(b = 3, a = 4))
rbind(x = data.frame(a = 1), y = data.frame(a = 2))
rbind(x = data.frame(a = 1:2), y = data.frame(a = 3))
do.call(rbind, lapply(1:3, function(i) data.frame(i = i, sq = i^2)))
rbind(data.frame(f = factor("a")), data.frame(f = factor("b")))$f
rbind(data.frame(), data.frame(a = 1))
rbind(data.frame(a = 1:2, row.names = c("p", "q")), data.frame(a = 3))
do.call(rbind, list(a = data.frame(v = 1), b = data.frame(v = 2)))
do.call(rbind, strsplit(c("a b", "c d"), " "))
#%%
cbind(data.frame(a = 1:2), b = 3:4)
cbind(data.frame(a = 1:2), data.frame(a = 5:6))
cbind(1:2, data.frame(z = 3:4))
cbind(data.frame(a = 1:2), c("u", "v"))
data.frame(a = 1:4, b = 1:2)
data.frame(a = 1, b = 1:3)
data.frame(`a b` = 1, check.names = FALSE)
data.frame(`a b` = 1)
data.frame(a = 1, a = 2)
data.frame(a = 1, a = 2, check.names = FALSE)
data.frame(1:2, c("a", "b"))
#%%
data.frame(a = 1:2, b = 1:3)
#%%
x <- data.frame(k = c(1, 2, 3), a = c("p", "q", "r"))
y <- data.frame(k = c(2, 3, 4), b = c(TRUE, FALSE, TRUE))
merge(x, y)
merge(x, y, all = TRUE)
merge(x, y, all.x = TRUE)
merge(x, y, all.y = TRUE)
merge(x, y, by = NULL)[1:2, ]
merge(x, data.frame(key = c(3, 1), z = 5:6), by.x = "k", by.y = "key")
merge(data.frame(k = c(1, 1, 2), v = 1:3), data.frame(k = c(1, 2, 2), v = 4:6), by = "k")
merge(data.frame(a = c("b", "a"), x = 1:2), data.frame(a = c("a", "b"), y = 3:4))
merge(data.frame(i = 1:2, j = c("u", "v"), p = 1:2), data.frame(i = c(2, 1), j = c("v", "u"), q = 3:4))
merge(data.frame(k = 1:2), data.frame(k = 3:4))
merge(x, y, by = "zz")
#%%
d <- data.frame(g = c("a", "b", "a", "b"), h = c("x", "x", "y", "y"), v = 1:4, w = c(2.5, 3.5, 4.5, 5.5))
aggregate(v ~ g, d, sum)
aggregate(cbind(v, w) ~ g, d, mean)
aggregate(. ~ g + h, d, sum)
aggregate(d$v, by = list(d$g), FUN = mean)
aggregate(d[c("v", "w")], by = list(grp = d$g), FUN = mean)
aggregate(v ~ g + h, data = d, FUN = length)
aggregate(v ~ g, d, range)
aggregate(x = d$v, by = list(a = d$g, b = d$h), FUN = sum)
aggregate(w ~ g, d, function(z) c(m = mean(z), n = length(z)))
#%%
d <- data.frame(g = c("a", "b", "a"), v = 1:3)
subset(d, v > 1)
subset(d, v > 1, select = g)
subset(d, select = -g)
subset(d, g == "a" & v < 3, c(v, g))
transform(d, w = v * 2, v = v + 1)
with(d, tapply(v, g, sum))
within(d, { w <- v^2; u <- w + 1 })
within(d, rm(v))
unique(data.frame(a = c(1, 1, 2), b = c("x", "x", "y")))
duplicated(data.frame(a = c(1, 1, 2), b = c("x", "x", "y")))
head(data.frame(a = 1:10), 3)
tail(data.frame(a = 1:10), 3)
head(data.frame(a = 1:10), -8)
tail(data.frame(a = 1:10), -8)
#%%
d <- data.frame(a = c(1, NA, 3), b = c("x", NA, "z"))
d
is.na(d)
colSums(is.na(d))
complete.cases(d)
na.omit(d)
d[is.na(d)] <- 0
d
colMeans(data.frame(a = 1:2, b = 3:4))
sapply(d, class)
lapply(data.frame(a = 1:2, b = 3:4), sum)
Map(function(n, x) paste(n, x[1]), names(d), d)
vapply(data.frame(a = 1:2, b = 3:4), sum, 0)
apply(data.frame(a = 1:2, b = 3:4), 1, sum)
apply(data.frame(a = 1:2, b = c("x", "y")), 1, paste, collapse = "-")
mapply(function(x, y) x + y, data.frame(a = 1:2)$a, 3:4)
#%%
d <- data.frame(a = 1:2, b = c(0.5, 1.5))
d + 1
d * d
-d
d > 1
!data.frame(a = c(TRUE, FALSE))
sqrt(d)
round(d / 3, 2)
sum(d)
max(d)
range(d)
t(d)
as.matrix(d)
as.matrix(data.frame(a = 1:2, s = c("x", "y")))
data.matrix(data.frame(a = 1:2, f = factor(c("u", "v"))))
as.list(d)
unlist(d)
#%%
as.data.frame(matrix(1:4, 2))
as.data.frame(matrix(1:4, 2, dimnames = list(c("r", "s"), c("p", "q"))))
as.data.frame(list(a = 1, b = "x"))
as.data.frame(c(x = 1, y = 2))
as.data.frame(1:2)
as.data.frame(c("u", "v"), stringsAsFactors = TRUE)
as.data.frame(table(c("a", "b", "a")))
expand.grid(a = 1:2, b = c("x", "y"))
nrow(expand.grid(1:3, 1:4))
stack(list(a = 1:2, b = 3))
unstack(data.frame(values = 1:4, ind = factor(c("a", "a", "b", "b"))))
as.data.frame(array(1:3))
is.data.frame(data.frame()); is.list(data.frame())
#%%
d <- data.frame(x = 1:3, row.names = c("a", "b", "c"))
d
d["b", ]
d["b", "x"]
d[c("c", "a"), , drop = FALSE]
rownames(d)
rownames(d)[2] <- "bb"
d
row.names(d) <- NULL
d
dimnames(d)
colnames(d) <- "renamed"
d
d[["renamed"]][2] <- 20L
d$renamed[d$renamed > 10] <- 0L
d
d[nrow(d):1, ]
d[nrow(d):1, , drop = FALSE]
d[0, , drop = FALSE]
d[integer(0), ]
d[c(1, 1, NA), , drop = FALSE]
#%%
w <- data.frame(a_long_column_name = 1:2, another_long_column_name = c(1.5, 2.5), a_third_column_name = c("x", "y"), the_fourth_column = c(TRUE, FALSE), fifth = 5:6)
w
print(w, row.names = FALSE)
print(data.frame(x = c(1.123456789, 2)), digits = 3)
data.frame(n = c(1e10, 1), m = c(0.00001, 1000), s = c("a", NA), l = c(NA, TRUE))
data.frame(x = c(1.5, NA, 3), y = c(NA, "b", "c"))
data.frame(big = c(123456789, 0.1))
data.frame(d = c(-1, 1), e = c("é", "日本"))
format(data.frame(a = c(1.5, 10), b = c("x", "yy")))
data.frame(l = I(list(1, "a", 2:3)))
print(data.frame())
data.frame(a = integer(0))
#%%
d <- data.frame(a = 1:3)
d$b <- 1:2
#%%
d <- data.frame(a = 1:3)
d[, c("a", "q")]
#%%
d <- data.frame(a = 1:3)
d[["q"]]
d$q
d[[3]]
#%%
d <- data.frame(a = 1:3, b = 4:6)
d[5, 1]
d[d$a > 5, ]
d[["b"]][[2]]
d[[2, "b"]]
d[2:3, "b"] <- c(50L, 60L)
d
d[d == 50] <- NA
d
d[, "a"] <- 0
d
d[] <- lapply(d, as.character)
str(d)
names(d)[2] <- "B"
d
d[order(-as.numeric(d$B), na.last = NA), ]
d$a <- d$a == "0"
d
#%%
s <- split(data.frame(g = c("a", "b", "a"), v = 1:3), c("a", "b", "a"))
s
sapply(s, nrow)
do.call(rbind, lapply(s, function(p) data.frame(n = nrow(p), total = sum(p$v))))
do.call(rbind, s)
Reduce(function(x, y) merge(x, y, by = "k"), list(data.frame(k = 1:2, a = 3:4), data.frame(k = 1:2, b = 5:6), data.frame(k = 1:2, c = 7:8)))
#%%
d <- data.frame(x = c(3, 1, 2), y = c("c", "a", "b"))
d[order(d$x, decreasing = TRUE), ]
d[order(d$y), "x"]
d[which.max(d$x), ]
d[sample(nrow(d), 0), ]
cumsum(d$x)
colnames(d)
"x" %in% names(d)
seq_len(nrow(d))
for (i in seq_len(nrow(d))) cat(i, d$x[i], d$y[i], "\n")
invisible(lapply(seq_along(d), function(j) cat(names(d)[j], class(d[[j]]), "\n")))
identical(d, d[, c("x", "y")])
is.null(d$z)
merge(d, d)
rev(d)
length(d)
attributes(d)
dput(d)
