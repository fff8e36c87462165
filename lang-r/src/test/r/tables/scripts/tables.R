x <- c("a", "b", "a", "c", "a")
t <- table(x)
t
names(t)
t["a"]
t[["b"]]
t[order(-t)]
sort(t)
sort(t, decreasing = TRUE)
rev(t)
t[t > 1]
length(t)
sum(t)
as.vector(t)
t / sum(t)
round(prop.table(t), 2)
#%%
g <- c("x", "y", "x", "y", "x")
h <- c("p", "p", "q", "q", "q")
t <- table(g, h)
t
dim(t)
dimnames(t)
t["x", "q"]
t["x", ]
t[, "p"]
apply(t, 1, sum)
rowSums(t)
colSums(t)
margin.table(t, 1)
prop.table(t)
prop.table(t, 1)
addmargins(t)
addmargins(t, 1)
t(t)
#%%
table(c(1, NA, 1), useNA = "always")
table(c(1, 2), useNA = "always")
table(c(NA, 1, 1), exclude = NULL)
table(c("a", "b"), exclude = "a")
table(c(TRUE, FALSE, TRUE), c("u", "v", "v"))
table(a = 1:2, b = 1:2)
table(1:2, 1:2, dnn = c("rows", "cols"))
table(1:3 > 2)
table(factor(character(0), levels = c("a", "b")))
table(c(2.5, 1.5))
#%%
table(c(1, 1, 2), c("a", "b", "a"), c("x", "x", "y"))
#%%
d <- data.frame(u = c("a", "b", "a"), v = c(1, 1, 2))
table(d)
table(d$u)
as.data.frame(table(d$u))
as.data.frame(table(d))
as.data.frame(table(x = d$u), responseName = "n")
with(d, table(u, v))
xtabs(~u, d)
xtabs(v ~ u, d)
#%%
t <- table(c("a", "b", "a"))
for (n in names(t)) cat(n, t[n], "\n")
sapply(t, function(v) v * 2)
barplot <- NULL
paste(names(t), t)
t[order(names(t), decreasing = TRUE)]
head(t, 1)
tail(t, 1)
max(t)
names(t)[t == max(t)]
which(t == 1)
is.table(t)
t * 2
t + t
data.frame(t)
#%%
summary(table(c(1, 2, 1)))
summary(table(c(1, 2, 1, 2), c("a", "b", "b", "a")))
#%%
t <- as.table(matrix(1:4, 2))
t
as.table(c(a = 1, b = 2))
unclass(as.table(matrix(1:4, 2, dimnames = list(c("r1", "r2"), c("c1", "c2")))))
#%%
tapply(c(1, 2, 3, 4), c("a", "b", "a", "b"), mean)
tapply(1:4, c("a", "b", "a", "b"), function(v) v)
tapply(1:6, list(g = c(1, 1, 2, 2, 3, 3), h = c("x", "y")), sum)
tapply(1:3, factor(c("a", "b", "a"), levels = c("a", "b", "c")), sum)
tapply(1:3, factor(c("a", "b", "a"), levels = c("a", "b", "c")), sum, default = 0)
ave(c(1, 2, 3, 4), c("a", "a", "b", "b"))
ave(1:4, c(1, 1, 2, 2), FUN = cumsum)
#%%
split(1:6, c("a", "b"))
split(c(x = 1, y = 2, z = 3), c(1, 2, 1))
split(1:4, list(c("a", "b"), c("x", "x", "y", "y")))
split(1:4, list(c("a", "b"), c("x", "x", "y", "y")), sep = "-", drop = TRUE)
s <- split(1:6, c(1, 2, 3))
unsplit(s, c(1, 2, 3))
x <- 1:6
split(x, c(1, 2)) <- list(c(10, 20, 30), c(1, 2, 3))
x
#%%
by(data.frame(v = 1:4, w = 5:8), list(g = c("a", "b", "a", "b")), function(d) colMeans(d))
#%%
rowsum(c(1, 2, 3), c("b", "a", "b"))
rowsum(matrix(1:6, 3), c(2, 1, 2))
rowsum(data.frame(x = 1:3, y = 4:6), c("u", "v", "u"))
#%%
table(c(1, 2), c(1, 2, 3))
#%%
t <- table(c(a = 1, b = 2, c = 1))
t
quantile(c(table(c(1, 1, 2))))
print(table(c(1, 0, 1), c(0, 0, 1)), zero.print = ".")
table(character(0), character(0))
