x <- 1:3
x[list(1)]
#%%
x <- 1:3
x[sum]
#%%
x <- 1:3
x[1, 2]
#%%
x <- 1:3
x[[1, 1]]
#%%
sum[1]
#%%
sum[[1]]
#%%
sum$a
#%%
quote(x)[1]
#%%
f <- function(x) x
f[[1]]
#%%
NULL[1]
NULL[["a"]]
NULL$a
NULL[[1]]
#%%
"abc"[1]
"abc"[2]
TRUE[2]
(1:3)[2]
letters[c(1, 1, 27)]
5[1][1]
#%%
x <- 1:10
x[x > 5 & x < 9]
x[which(x > 8)]
x[-which(x > 3)]
x[x > 100]
x[-which(x > 100)]
#%%
x <- c(b = 2, a = 1)
x[order(x)]
x[rev(seq_along(x))]
x[factor(c("a", "b"))]
#%%
x <- c(1, NA, 3)
x[!is.na(x)]
x[x > 1]
x[is.na(x)]
x[which(x > 1)]
#%%
x <- 1:5
x["1"]
x[-length(x)]
x[length(x):1]
x[c(-1, -1, -2)]
x[100]
#%%
x <- structure(1:3, class = "foo", u = 1)
unclass(x[2])
attributes(x[1:2])
oldClass(x[1])
inherits(x[2], "foo")
#%%
x <- factor(c("a", "b", "c"))
x[2]
x[-1]
x[2, drop = TRUE]
x[[3]]
x[4]
x["a"]
#%%
x <- 1:3
x[c(1.2, 2.7, NA)]
x[3000000000]
x[-3000000000]
x["NA"]
#%%
x <- 1:6
x[matrix(c(TRUE, FALSE), 2, 3)]
x[matrix(1:4, 2)]
x[c(1i)]
#%%
as.raw(1:3)[2]
as.raw(1:3)[5]
c(1i, 2i)[3]
c(TRUE, FALSE)[NA_integer_]
#%%
"a"[NA]
list(1)[2]
expression(a, b)[2]
expression(a, b)[[2]]
