choose(5, 2)
choose(5, 0:5)
choose(50, 25)
choose(5, 6)
#%%
choose(-2, 2)
choose(0.5, 2)
digamma(1)
trigamma(1)
lfactorial(10)
#%%
lchoose(5, 2)
gamma(10.5)
factorial(3.5)
gamma(171)
choose(60, 30)
#%%
cumsum(1:5)
cumprod(1:5)
cummax(c(1, 3, 2))
cummin(c(3, 1, 2))
cumsum(c(1.5, NA, 2))
#%%
cumprod(c(2, 0, 5))
cumsum(c(TRUE, TRUE))
diff(c(1, 4, 9))
diff(1:10, 2)
diff(c(1, 4, 9, 16), differences = 2)
#%%
diff(1)
range(c(3, 1, 2))
range(c(NA, 1, 5), na.rm = TRUE)
range(integer(0), 5L)
prod(1:6)
#%%
prod(numeric(0))
sum(1:100)
sum(0.1, 0.2) == 0.3
sum(c(1e308, 1e308))
mean(c(1, 2, 3, 100))
#%%
rev(cumsum(rev(1:3)))
sum(1L:10L) |> typeof()
sum(c(2147483647L, 1L))
mean(c(1L, 2L))
prod(c(2L, 3L)) |> typeof()
#%%
median(c(1, 3, 2))
median(1:4)
median(c(1L, 3L))
median(c(1, NA))
#%%
median(c(1, NA), na.rm = TRUE)
median(integer(0))
median(c(TRUE, FALSE, TRUE))
var(1:10)
var(c(2, 4, 4, 4, 5, 5, 7, 9))
#%%
sd(c(1, 2, 3, 4))
sd(1)
var(5)
sd(c(1, NA), na.rm = TRUE)
quantile(1:9)
#%%
quantile(c(1, 2, 3, 4), 0.3)
quantile(1:10, c(0.1, 0.9))
quantile(c(1, NA, 3), na.rm = TRUE)
quantile(1:5, 0.5, names = FALSE)
quantile(1:10, 0.25, type = 7)
#%%
quantile(1:10, 0.25, type = 6)
quantile(1:10, 0.333, type = 1)
#%%
scale(c(1, 2, 3))[, 1]
tabulate(c(1, 2, 2))
#%%
max(c(2, 7, 3)) - min(c(2, 7, 3))
mean(c(-1, 1))
range(c("b", "a"))
rowMeans(matrix(1:4, 2))
#%%
summary(c(1, 2, 3, 4, 10))
cumsum(rev(1:3)) / seq_len(3)
ave(1:4, c(1, 1, 2, 2))
rank(c(3, 1, 2))
#%%
rev(range(1:5))
var(1:3, c(1, 5, 9))
outer(1:2, 1:2, "%%")
crossprod(1:3)[1, 1]
#%%
quantile(c(1, NA, 3))
#%%
quantile(1:5, 1.5)
#%%
var("a")
#%%
median("a")
