data.frame(x = 1:3, y = c("a", "b", "c"))
data.frame()
data.frame(x = integer(0))
data.frame(a = 1)
data.frame(x = c(1.5, 10, NA), y = c(TRUE, NA, FALSE), z = c(NA, "q", "r"))
#%%
df <- data.frame(id = 1:3, v = c(0.001, 1000, 123.456), row.names = c("r1", "r2", "r3"))
df
print(df, digits = 3)
print(df, row.names = FALSE)
df[0, ]
df[, 0]
df[2, ]
df["r3", "v"]
#%%
data.frame(f = factor(c("lo", NA)), n = c(-1, 1), s = c("", "x y"))
data.frame(`a b` = 1, check.names = FALSE)
data.frame(`a b` = 1)
data.frame(1:2, c("a", "b"))
data.frame(x = 1:2, x = 3:4)
data.frame(x = 1:2, x = 3:4, check.names = FALSE)
#%%
df <- data.frame(a = 1:2)
df$l <- list(1:2, "z")
df
df$m <- matrix(1:4, 2)
df
data.frame(c = c(1i, 2))
data.frame(x = c(1e10, 1))
data.frame(x = c(1e-10, 1))
data.frame(big = c(123456789, 1.5))
#%%
options(width = 40)
data.frame(alpha = 1:2, beta = c("some text", "more"), gamma = c(1.5, 2.5), delta = c(TRUE, FALSE), epsilon = 3:4, zeta = c("last", "col"))
#%%
print(data.frame(x = c("a", "bb")), right = FALSE)
print(data.frame(x = c(NA, 1)), na.print = ".")
print(data.frame(q = c("a", NA)), quote = TRUE)
head(data.frame(x = 1:10, y = letters[1:10]), 3)
tail(data.frame(x = 1:10), 2)
data.frame(x = 1:12)[c(2, 11), , drop = FALSE]
#%%
summary(data.frame(n = c(1, 2, 3.5), f = factor(c("a", "b", "a")), s = c("x", "y", "z"), l = c(TRUE, FALSE, NA)))
#%%
t(data.frame(a = 1:2, b = 3:4))
as.list(data.frame(a = 1:2, b = c("x", "y")))
as.matrix(data.frame(a = 1:2, b = c("x", "y")))
dim(data.frame(a = 1:2))
#%%
names(data.frame(a = 1, b = 2))
str(data.frame(a = 1:2, b = c("x", "y")))
nrow(data.frame())
unclass(data.frame(a = 1:2))
#%%
print(data.frame(x = 1:3, y = c(1.10, 22.2, 333)))
max(data.frame(a = 1:3))
data.frame(a = 1:2) + 1
data.frame(a = 1:2) == 2
#%%
-data.frame(a = 1:2)
!data.frame(b = c(TRUE, FALSE))
sum(data.frame(a = 1:2, b = 3:4))
is.na(data.frame(a = c(1, NA)))
#%%
factor(c("a", "b", "a"))
factor(c("lo", "hi"), levels = c("lo", "hi"))
factor(1:3)
#%%
factor(c("a", NA))
factor(c(TRUE, FALSE))
factor(character(0))
factor(c("x", "y"), labels = c("ex", "why"))
#%%
factor(c("s", "m", "l"), levels = c("s", "m", "l"), ordered = TRUE)
ordered(c(1, 3, 2))
print(factor(c("a", "b")), max.levels = 0)
factor(c(a = "x", b = "y"))
addNA(factor(c("a", NA)))
factor(c("with space", "b"))
#%%
factor(paste0("level", 1:30))
factor(sample(1)[rep(1, 3)])
options(width = 40)
factor(c("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta"))
ordered(c("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta"))
#%%
f <- factor(c("a", "b", "a"))
levels(f)
as.integer(f)
table(f)
summary(f)
#%%
f <- factor(c("a", "b", "a"))
nlevels(f)
f[1, drop = TRUE]
str(f)
unclass(f)
#%%
f <- factor(c("a", "b", "a"))
as.vector(f)
print(f, quote = TRUE)
format(f)
rev(f)
is.na(f)
