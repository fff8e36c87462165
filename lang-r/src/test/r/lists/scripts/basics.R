list(1, "a", TRUE)
list(a = 1, 2)
list()
list(NULL)
list(list())
#%%
list(a = 1, b = list(c = 2, d = list(e = 3)))
#%%
x <- list(1:3, letters[1:2], matrix(1:4, 2), sum = 5, function(x) x)
x[-5]
length(x)
#%%
modifyList(list(a = 1, b = 2), list(b = 3, c = 4))
modifyList(list(a = list(x = 1, y = 2)), list(a = list(y = 9)))
modifyList(list(a = 1), list(a = NULL))
#%%
rapply(list(1, "a", list(2, "b")), function(x) x * 2, classes = "numeric", how = "replace")
#%%
as.list(1:3)
as.list(c(a = 1))
as.list("x")
as.list(NULL)
as.list(quote(f(x)))
#%%
as.list(function(x, y = 2) x + y)
#%%
list(a = 1)$a
list(1, 2)[[2]]
c(list(1), 2, "c")
c(list(), NULL)
rev(list(a = 1, b = 2))
list(1) == 1
#%%
stack <- list()
stack[[length(stack) + 1]] <- "a"
stack[[length(stack) + 1]] <- "b"
stack[[length(stack)]]
stack[[length(stack)]] <- NULL
length(stack)
#%%
x <- list(b = 2, a = 1)
x[order(names(x))]
unlist(x)
names(x)
sapply(x, class)
do.call(sum, x)
Reduce(`+`, x)
#%%
is.list(list())
is.vector(list())
is.list(data.frame())
typeof(list())
mode(list())
#%%
class(list())
is.atomic(list())
is.recursive(list())
is.recursive(1)
is.recursive(sum)
#%%
identical(list(1, 2), list(1, 2))
list(1, 2) %in% list(2)
match(list(2), list(1, 2))
unique(list(1, 2, 1))
duplicated(list(1, 1))
setdiff(list(1, 2), list(2))
#%%
mapply(function(n, v) paste(n, v), c("a", "b"), list(1, 2))
#%%
l <- list(a = 1, b = "x")
for (n in names(l)) cat(n, "=", format(l[[n]]), "\n")
for (v in l) print(v)
attach(l)
b
detach("l")
#%%
list2env(list(p = 1, q = 2), envir = environment())
p + q
#%%
with(list(a = 3, b = 4), sqrt(a^2 + b^2))
within(list(a = 1), b <- a + 1)
lapply(list(a = 1:3, b = 4:6), mean)
vapply(list(1:3, 4:9), length, 1L)
array(list(1, "a"), 2)
#%%
setNames(list(1, 2), c("a", "b"))
unlist(lapply(1:3, function(i) if (i == 2) NULL else i))
Filter(Negate(is.null), list(1, NULL, 2))
nchar(list("abc", 12))
toupper(list("a", "b"))
paste(list(1:2, "a", TRUE))
#%%
x <- list(1, 2)
x[["a"]]$b <- 3
str(x)
y <- vector("list", 3)
y[[2]] <- "mid"
str(y)
all.equal(list(1), list(2))
list(a=,b=1)
#%%
rbind(list(1, "a"), list(2, "b"))
cbind(list(1), list(2))
do.call(rbind, list(list(a = 1, b = "x"), list(a = 2, b = "y")))
expand.grid(list(a = 1:2, b = c("u", "v")))
#%%
split(list(1, 2, 3), c("a", "b", "a"))
unsplit(split(1:4, c(1, 2, 1, 2)), c(1, 2, 1, 2))
mapply(rep, 1:3, 3:1)
#%%
array(1:2)
rapply(list(1.5, "a"), nchar, classes = "character", deflt = NA, how = "list")
sapply(list(), length)
head(list(1, 2, 3), 2)
#%%
list(1, c("a", "b"), list(x = 1, 2))
list(a = NULL, b = character(0), c = list())
print(list(factor("u"), NULL))
list(quote(x + y), as.name("z"), y ~ x)
list(c(a = 1, b = 2))
list(`odd name` = 1, `2` = 2)
#%%
invisible(list(1))
x <- list(a = 1)
x
(x)
x[["a"]] <- x
x
list(list(list()))
#%%
emptyenv()
globalenv()
list(globalenv())
list(e = baseenv(), f = c)
#%%
x <- pairlist(a = 1, 2)
x
str(x)
as.list(x)
length(pairlist())
is.null(pairlist())
is.pairlist(NULL)
c(x, 3)
