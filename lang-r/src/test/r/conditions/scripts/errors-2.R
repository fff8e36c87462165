lapply(1:3)
#%%
lapply(1:3, 5)
#%%
sapply(1:3, function(x) stop("at ", x))
#%%
Reduce(`+`, list(1, "a"))
#%%
vapply(1:3, function(i) "a", numeric(1))
#%%
vapply(1:2, function(i) 1:2, numeric(1))
#%%
mapply(function(a, b) stop("mapply stop"), 1:2, 1:2)
#%%
do.call(function(x) stop("in do.call"), list(1))
#%%
new.env()$x$y
list(1)[[1]][[2]]
#%%
get("nonexistent")
#%%
match.fun("nope_fun")
#%%
library(notapackage)
#%%
strsplit(1, "a")
#%%
rep()
#%%
as.numeric("12abc")
as.integer("99999999999")
#%%
x <- c(1, 2)
x[[3]]
#%%
data.frame(a = 1:2, b = 1:3)
#%%
df <- data.frame(a = 1)
df$b
df[["b"]]
df[, "b"]
#%%
df <- data.frame(a = 1:2)
df[3, ]
df["zz"]
#%%
matrix(1:4, 2) %*% matrix(1:3, 1)
#%%
solve(matrix(0, 2, 2))
#%%
if (NA > 1) "x"
#%%
x <- list()
if (x$flag) 1
#%%
f <- function(x) { if (x == "a") 1 }
f(NULL)
#%%
parse(text = "1 +")
#%%
parse(text = "x y")
#%%
eval(parse(text = "f(1,,"))
#%%
UseMethod("foo")
