x <- c(3, 1, 2)
sort(x)
order(x)
rev(x)
sum(x)
prod(x)
#%%
x <- c(3, 1, 2)
max(x)
min(x)
range(x)
mean(x)
cumsum(x)
#%%
x <- c(3, 1, 2)
cummax(x)
cummin(x)
cumprod(x)
diff(x)
length(x)
#%%
sum(1:10)
typeof(sum(1:10))
sum(1L, 2.5)
sum()
prod()
#%%
sum(NULL)
sum(c(NA, 1), na.rm = TRUE)
sum(NA)
typeof(sum(TRUE))
sum(.Machine$integer.max, 1L)
#%%
max()
min(numeric(0))
#%%
max(character(0))
#%%
max("apple", "banana")
min(c("b", "A"))
max(NA, 1)
max(NA, 1, na.rm = TRUE)
max(c(NaN, 1, NA))
#%%
max(TRUE, 2L)
max(1:3, 10, 2L)
typeof(max(1L, 2L))
range(c("b", "a"))
range(numeric(0), 1)
#%%
sum("a")
#%%
max(list(1, 2))
#%%
mean("a")
#%%
mean(c(1, NA))
mean(c(1, NA, 3), na.rm = TRUE)
mean(numeric(0))
mean(c(TRUE, FALSE, TRUE))
mean(1:10, trim = 0.1)
mean(NULL)
#%%
pmin(1:5, 3)
pmax(c(1, NA, 3), 2)
pmax(c(1, NA, 3), 2, na.rm = TRUE)
pmin(c(a = 1, b = 5), c(3, 3))
pmax("a", c("b", "A"))
pmin(1:3, c(2, 2, 2), 0:2)
#%%
rev(NULL)
rev(1:0)
diff(c(1, 4, 9, 16), lag = 2)
#%%
diff(1:10, differences = 2)
diff(5)
diff(c(a = 1, b = 3))
diff(matrix(c(1, 2, 4, 8), 2))
#%%
duplicated(c(1, 2, 1, 3, 2))
unique(c("b", "a", "b"))
unique(c(1, NA, NA, 1))
anyDuplicated(c(1, 2, 1))
#%%
unique(list(1, 1, "a"))
duplicated(c("a", "A", "a"), fromLast = TRUE)
rev(unique(rev(c(1, 2, 1))))
unique(c(1L, 1.0, TRUE))
#%%
tabulate(c(1, 3, 3, 5), nbins = 5)
rle(c(1, 1, 2, 2, 2, 3))
inverse.rle(rle(c("a", "a", "b")))
rle(c(TRUE, TRUE, FALSE))$lengths
max(rle(c(0, 1, 1, 1, 0))$lengths)
#%%
cumsum(c(1, NA, 3))
cumprod(1:6)
cummax(c(1, 3, 2, NA, 5))
cumsum(c(a = 1, b = 2))
cumsum(integer(0))
cumsum(c(TRUE, FALSE, TRUE))
cumall <- Reduce(`&`, c(TRUE, FALSE, TRUE), accumulate = TRUE)
cumall
#%%
cumsum(c(.Machine$integer.max, 1L))
#%%
vapply(split(1:6, c(1, 1, 2, 2, 3, 3)), sum, numeric(1))
outer(1:3, 1:3)
crossprod(1:3)
1:3 %*% 1:3
1:3 %o% 1:2
#%%
match("b", letters)
match(c(3, 9), 1:5)
match(1:3, c(3, 2, 1), nomatch = 0)
c(1, 9) %in% 1:5
#%%
match(NA, c(1, NA))
match("1", 1:3)
match(list(1, "a"), list("a", 1))
NULL %in% 1
match(c("a", NA), NA)
#%%
order(c(3, 1, 2), decreasing = TRUE)
order(c("b", "a", "C"))
order(c(1, 1, 2), c(3, 2, 1))
sort(c(b = 2, a = 1))
#%%
sort(c(3, NA, 1))
sort(c(3, NA, 1), na.last = TRUE)
sort(c(TRUE, FALSE))
order(c(2, NA, 1))
sort(c("banana", "apple", "Cherry"))
#%%
all(sapply(1:3, is.numeric))
is.primitive(Recall)
is.primitive(c)
is.primitive(`+`)
#%%
x <- 1:10
x[x %% 2 == 0]
sum(x[x > 5])
x[-(1:3)]
x[c(TRUE, FALSE)]
mean(x)
#%%
x <- 1:10
var(x)
sd(x)
median(x)
quantile(x)
summary(x)
#%%
trunc(-1.5)
ceiling(-1.5)
floor(-1.5)
round(-1.5)
round(0.5)
#%%
round(1.5)
round(2.5)
sign(-3:3)
abs(-3:3)
typeof(abs(-1L))
#%%
typeof(round(1L))
typeof(floor(1L))
sqrt(2)
exp(1)
zapsmall(c(1e-20, 1))
#%%
x <- 1:5
x[8] <- 10L
x
x[["a"]] <- 3L
x
y <- NULL
y[3] <- 1
y
z <- c()
z["k"] <- "v"
z
#%%
nchar(c("apple", "fig", NA, ""))
toupper(letters[1:3])
paste(1:3, c("a", "b", "c"))
rev(strsplit("abc", "")[[1]])
substr("hello", 2, 4)
rapply(list(1, "a"), toupper, classes = "character", how = "unlist")
#%%
mapply(function(a, b) a + b, 1:3, 4:6)
Reduce(function(a, b) paste0(a, b), letters[1:4], accumulate = TRUE)
Filter(function(v) v > 2, c(a = 1, b = 3))
Map(`+`, 1:2, 3:4)
do.call(rbind, list(1:2, 3:4))
array(1:3)
#%%
x <- c(b = 2, a = 1)
x["a"]
x[c("a", "zz")]
names(x)[2]
names(sort(x))
x[["b"]]
#%%
x <- c(b = 2, a = 1)
"a" %in% names(x)
unname(x)
which(x == 2)
rev(x)
x[order(names(x))]
#%%
replace(1:5, 2, 99L)
replace(c(1, NA), 2, 0)
rowsum(c(1, 2, 3), c("a", "b", "a"))
ave(c(1, 2, 3, 4), c("a", "a", "b", "b"))
#%%
prettyNum(123456, big.mark = ",")
rev(1:3)[2]
max(nchar(c("a", "bbb")))
scale(1:3)[, 1]
