x <- 3; lapply(1:3, x)
#%%
lapply(1:3, list(1))
#%%
sapply(1:3, "nofun")
#%%
sapply(1:3)
#%%
sapply(1:3, 5)
#%%
sapply(1:3, c("a", "b"))
#%%
vapply(1:3, 5, 1)
#%%
vapply(1:3, sqrt)
#%%
Map("zzz", 1)
#%%
Reduce("zzz", 1:3)
#%%
Filter(5, 1:3)
#%%
mapply("zz", 1)
#%%
apply(matrix(1:4,2), 1, "zz")
#%%
apply(matrix(1:4,2), 1)
#%%
outer(1:2, 1:2, "zz")
#%%
do.call("zz", list(1))
#%%
do.call(3, list(1))
#%%
do.call("sum", 1:3)
#%%
do.call("sum", NULL)
#%%
do.call(zz, list())
#%%
do.call(c("a","b"), list())
#%%
f <- function(g) sapply(1:2, g); f(7)
#%%
match.fun(c)
match.fun("c")(1,2)
c <- 3
match.fun("c")(1, 2)
match.fun(7)
#%%
lapply(c(a=1,b=2), function(x, y) x + y, y = 10)
lapply(NULL, identity)
lapply(list(), identity)
lapply(quote(f(x, y)), class)
lapply(expression(a, b+c), class)
sapply(character(0), nchar)
sapply(NULL, length)
sapply(list(), length)
sapply(c(first = "a", second = "bb"), nchar)
sapply(letters[1:3], toupper)
sapply(letters[1:3], toupper, USE.NAMES = FALSE)
sapply(1:3, function(i) c(i, i^2))
sapply(1:3, function(i) if (i > 1) i)
sapply(1:2, function(i) list(i))
sapply(1:3, function(i) letters[i])
sapply(list(a = 1:3, b = 4:6), range)
sapply(list(a = 1:3, b = 4:6), summary)
t(sapply(1:2, function(i) c(x = i, y = i * 2)))
#%%
vapply(1:3, function(i) letters[i], character(1))
vapply(list(a=1:3,b=4:6), function(v) c(min=min(v), max=max(v)), c(min=0, max=0))
vapply(character(0), nchar, 1L)
vapply(1:3, function(i) i, "")
#%%
vapply(1:3, function(i) i / 2, 1L)
#%%
vapply(list(1, "a"), function(x) x, 1)
#%%
vapply(1:2, function(i) NULL, 1)
#%%
mapply(rep, 1:3, 3:1)
mapply(function(x, y) x + y, c(a = 1, b = 2), c(3, 4))
mapply(function(n, v) paste(n, v), c("x", "y"), c("p", "q"))
mapply(identity, c(a = 1))
mapply(function(x, p) x^p, 2:3, MoreArgs = list(p = 2))
mapply(function(...) sum(...), 1:2, 3:4, 5:6)
mapply(function(x, y) c(x, y), 1:2, 3:4, SIMPLIFY = FALSE)
mapply(function(a, b) a, 1:2, 1:3)
mapply(function(a, b) a, 1:2, integer(0))
#%%
Map(function(k, v) paste(k, v), c("a", "b"), 1:2)
Map(`+`, 1:2, 3:4)
Map(function(x, i) x * i, list(a = 1, b = 2), 1:2)
Filter(function(x) x > 1, c(a = 1, b = 2, c = 3))
Filter(Negate(is.null), list(1, NULL, 2))
Filter(nchar, c("a", "", "b"))
Reduce(`+`, 1:4, accumulate = TRUE)
Reduce(`+`, 1:4, accumulate = TRUE, right = TRUE)
Reduce(function(a, b) paste0(a, b), c("a", "b", "c"), "z")
Reduce(function(a, b) paste0(a, b), c("a", "b", "c"), accumulate = TRUE)
Reduce(`+`, list(), 0)
Reduce(`+`, list())
Reduce(function(a, b) merge(a, b), list(1))
Reduce(`+`, 1:3, accumulate = TRUE, 100)
Reduce(function(a, b) c(a, b), list(1, 2, 3), accumulate = TRUE)
Position(function(x) x > 2, c(1, 3, 5))
Find(function(x) x > 2, c(1, 3, 5))
Position(function(x) x > 9, c(1, 3, 5))
Find(function(x) x > 9, c(1, 3, 5))
Find(function(x) x > 2, c(1, 3, 5), right = TRUE)
#%%
do.call(rbind, list(1:2, 3:4))
do.call("paste", list("a", "b", sep = "-"))
do.call(paste, c(list("x", "y"), sep = ""))
args <- list(1:10, na.rm = TRUE)
do.call(mean, args)
do.call(what = "c", args = list(a = 1, b = 2))
do.call(function(x, y) x - y, list(y = 1, x = 10))
x <- 1:3
do.call("f", list(quote(x)), envir = list2env(list(f = function(z) substitute(z))))
f <- function(z) substitute(z)
do.call(f, list(quote(x + 1)))
do.call(f, list(quote(x + 1)), quote = TRUE)
do.call("if", list(TRUE, "yes", "no"))
do.call("<-", list("newvar", 5))
newvar
do.call("switch", list("b", a = 1, b = 2))
do.call("quote", list(quote(a + b)))
do.call("function", list(as.pairlist(alist(x = )), quote(x + 1)))(2)
do.call("{", list(1, 2))
do.call(data.frame, list(a = 1:2, b = c("x", "y")))
#%%
rapply(list(1, "a", list(2, "b")), function(x) x * 10, classes = "numeric", how = "unlist")
rapply(list(1, "a", list(2, "b")), function(x) x * 10, classes = "numeric", how = "replace")
rapply(list(a = 1, b = "a"), toupper, classes = "character", deflt = NA, how = "list")
outer(1:3, 1:2)
outer(1:2, 1:3, "+")
outer(c(a = 1, b = 2), c(x = 1, y = 2), function(x, y) x * 10 + y)
x <- 1:3; names(x) <- letters[1:3]; outer(x, x, "-")
tapply(c(1, 2, 3, 4), c("a", "b", "a", "b"), sum)
tapply(1:4, list(c("a", "b", "a", "b"), c("x", "x", "y", "y")), sum)
tapply(1:3, c("a", "b", "a"), function(v) v, simplify = FALSE)
sapply(split(1:6, c(1, 1, 2, 2, 3, 3)), sum)
unsplit(split(1:6, c(1, 2, 1, 2, 1, 2)), c(1, 2, 1, 2, 1, 2))
apply(matrix(1:6, 2), c(1, 2), function(v) v * 10)
apply(matrix(1:6, 2), 1, function(r) r[r > 2])
apply(matrix(1:6, 2, dimnames = list(c("a", "b"), NULL)), 1, sum)
apply(matrix(1:6, 2, dimnames = list(c("a", "b"), c("x", "y", "z"))), 1, function(r) r * 2)
array(1:8, c(2, 2, 2)) |> apply(c(1, 3), sum)
aggregate(x ~ g, data.frame(x = 1:4, g = c("a", "b")), sum)
