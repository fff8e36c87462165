table(c("a", "b", "a"))
table(c(1, 2, 2, 3))
table(c(TRUE, NA, TRUE))
table(c(TRUE, NA), useNA = "ifany")
table(factor(c("x"), levels = c("x", "y")))
table(character(0))
#%%
t <- table(c("a", "b", "a"))
t[["a"]]
t["b"]
names(t)
as.vector(t)
#%%
t <- table(c("a", "b", "a"))
as.data.frame(t)
sort(t, decreasing = TRUE)
rev(t)
t[t > 1]
#%%
t <- table(c("a", "b", "a"))
length(t)
sum(t)
t / sum(t)
dim(t)
#%%
t <- table(c("a", "b", "a"))
class(t)
max(t)
which.max(t)
t == 2
unclass(t)
#%%
t <- table(c("a", "b", "a"), c("x", "y", "y"))
t
dim(t)
dimnames(t)
t["a", "y"]
#%%
t <- table(c("a", "b", "a"), c("x", "y", "y"))
rowSums(t)
colSums(t)
prop.table(t)
#%%
t <- table(c("a", "b", "a"), c("x", "y", "y"))
prop.table(t, 1)
apply(t, 1, sum)
as.data.frame(t)
#%%
t <- table(c("a", "b", "a"), c("x", "y", "y"))
t(t)
summary(t)$n.cases
t[, "x"]
t["a", ]
#%%
table(a = c(1, 1, 2), b = c("p", "q", "p"))
table(data.frame(u = c(1, 2), v = c("s", "t")))
#%%
table(c(1.5, 2.5, 1.5))
table(cut(c(1, 5, 9), c(0, 3, 6, 10)))
table(c(3, 1, 2) > 1, c("a", "b", "b"))
#%%
table(1:3, 1:3, c(1, 1, 2))
paste(names(table(c("u", "v"))), table(c("u", "v")))
for (n in names(table(c("q", "r", "q")))) cat(n, table(c("q", "r", "q"))[n], "\n")
tabulate(c(2, 3, 3, 5))
tabulate(c(1, 2), nbins = 4)
#%%
tabulate(integer(0))
quantile(table(c(1, 1, 2)))
table(c(a = 1, b = 1))
table(NULL) |> length()
table(list(1, 2)[[1]])
#%%
rev(sort(table(strsplit("hello", "")[[1]])))[1]
unique(table(c(1, 1, 2)))
table(c("b", "a"), dnn = "letters")
nlevels(factor(table(c(1, 2))))
str(table(c("a", "b")))
#%%
is.table(table(1))
head(table(c("a", "b", "c")), 2)
aperm(table(1:2, 3:4))
print(table(c("a", "b")), zero.print = ".")
lapply(split(c(1, 2, 3), c("a", "b", "a")), sum)
#%%
cut(1:10, 3)
cut(c(1, 2, 3), breaks = c(0, 1.5, 3))
cut(5, c(0, 5, 10))
cut(5, c(0, 5, 10), right = FALSE)
#%%
cut(0:2, c(0, 1, 2), include.lowest = TRUE)
cut(c(1, 99), c(0, 50, 100), labels = c("lo", "hi"))
cut(1:3, 3, labels = FALSE)
cut(c(NA, 1), c(0, 2))
cut(1:4, c(0, 2, 4), ordered_result = TRUE)
#%%
cut(c(0.123, 0.456), c(0, 0.25, 0.5), dig.lab = 2)
levels(cut(1:100, 4))
cut(1:3, c(-Inf, 2, Inf))
table(cut(c(1, 2, 2, 3), 0:3))
cut(rep(1, 2), 2) |> levels()
#%%
cut(1:3, 1:2, labels = c("a", "b", "c"))
#%%
findInterval(c(0, 1.5, 3, 10), c(1, 2, 3))
findInterval(2, c(1, 2, 3), left.open = TRUE)
findInterval(c(1, 3), c(1, 2, 3), rightmost.closed = TRUE)
split(1:6, c(1, 2))
#%%
split(c("a", "b", "c"), c(TRUE, FALSE, TRUE))
split(1:3, list(c("x", "y", "x"), c("p", "p", "q")))
split(1:3, list(c("x", "y", "x"), c("p", "p", "q")), drop = TRUE)
split(data.frame(a = 1:4, g = c("u", "v")), ~g)
unsplit(split(1:4, c(1, 2, 1, 2)), c(1, 2, 1, 2))
#%%
split(data.frame(a = 1:4, b = c("x", "y")), c(1, 1, 2, 2))
tapply(1:6, rep(c("a", "b"), 3), sum)
tapply(1:4, list(c("a", "a", "b", "b"), c("x", "y", "x", "y")), sum)
tapply(1:3, c("a", "b", "a"), range)
tapply(c(a = 1, b = 2), c("g", "g"), mean)
#%%
by(data.frame(x = 1:4, g = c("a", "b")), c("a", "b", "a", "b"), function(d) mean(d$x))
aggregate(x ~ g, data.frame(x = 1:4, g = c("a", "b")), sum)
aggregate(data.frame(x = 1:4), list(grp = c("a", "b", "a", "b")), mean)
#%%
rowsum(c(1, 2, 3), c("a", "b", "a"))
ave(c(1, 3, 5), c("a", "a", "b"))
outer(1:2, 1:2, Vectorize(function(a, b) a + b))
#%%
array(table(c(1, 1, 2)))
rle(sort(c(2, 1, 2)))$values
expand.grid(a = 1:2, b = c("x", "y"))
merge(data.frame(k = 1:2, a = 3:4), data.frame(k = 2:3, b = 5:6))
