data.frame(a = 1:3, b = c("x", "y", "z"))
data.frame(a = 1:2, b = "k")
data.frame(a = 1:4, b = 1:2)
#%%
data.frame(x = 1, y = 1:3)
nrow(data.frame())
ncol(data.frame(a = 1, b = 2))
dim(data.frame(a = 1:3))
#%%
data.frame(a = 1:3, b = 1:2)
#%%
data.frame(a = c(x = 1, y = 2))
data.frame(m = matrix(1:4, 2))
data.frame(matrix(1:4, 2))
data.frame(list(p = 1:2, q = 3:4))
data.frame(a = 1:2, stringsAsFactors = TRUE, s = c("u", "v"))$s
#%%
data.frame(1, "a", TRUE)
data.frame(a = I(list(1, 2:3)))
data.frame(a = NULL)
data.frame(row.names = c("a", "b"))
data.frame(x = character(0), y = numeric(0))
#%%
as.data.frame(matrix(1:4, 2))
as.data.frame(list(a = 1:2, b = c("x", "y")))
as.data.frame(1:3)
as.data.frame(c(a = 1, b = 2))
#%%
as.data.frame(table(c("a", "b", "a")))
as.data.frame(t(c(x = 1, y = 2)))
as.data.frame("s")
as.data.frame(matrix(1:4, 2, dimnames = list(NULL, c("p", "q"))))
#%%
df <- data.frame(a = 1:2, b = 3:4)
rownames(df)
colnames(df)
names(df)
row.names(df) <- c("r1", "r2")
df
df["r2", ]
dimnames(df)
attributes(df)$row.names
is.data.frame(df)
is.list(df)
length(df)
class(df)
typeof(df)
str(df)
summary(df)
#%%
df <- data.frame(a = 1:2)
row.names(df) <- c("x", "x")
#%%
data.frame(a = 1:2, row.names = c("x", "x"))
#%%
expand.grid(x = 1:2, y = c("a", "b"))
nrow(expand.grid(1:3, 1:2, 1:2))
data.frame(a = 1:2)[["a"]]
data.frame(a = 1:2)$a
#%%
data.frame(abc = 1)$ab
do.call(rbind, lapply(1:3, function(i) data.frame(i = i, sq = i^2)))
Reduce(rbind, list(data.frame(a = 1), data.frame(a = 2)))
read.table(text = "a b\n1 2\n3 4", header = TRUE)
read.csv(text = "n,v\nx,1\ny,2.5")
#%%
data.frame(a = c(1.5, NA), b = c(NA, "t"))
data.frame(n = c(0.1, 100, 12345.678))
head(data.frame(a = 1:100, b = letters[1:25]), 4)
rev(data.frame(a = 1, b = 2))
data.frame(a = 1:3, b = 4:6)[-1, ]
#%%
cbind(data.frame(a = 1:2), b = c("p", "q"))
merge(data.frame(a = 1:2), data.frame(b = 3:4))
unlist(data.frame(a = 1:2, b = 3:4))
#%%
as.matrix(data.frame(a = 1:2, b = 3:4))
data.matrix(data.frame(a = 1:2, f = factor(c("u", "v"))))
t(data.frame(a = 1:2, b = c("x", "y")))
sapply(data.frame(a = 1, b = "c"), class)
lapply(data.frame(a = 1:2), sum)
#%%
Map(function(n, v) paste(n, v), c("a", "b"), data.frame(p = 1, q = 2))
nchar(names(data.frame(long_name = 1)))
array(unlist(data.frame(a = 1:2)), 2)
identical(data.frame(a = 1), data.frame(a = 1))
all.equal(data.frame(a = 1), data.frame(a = 1L))
