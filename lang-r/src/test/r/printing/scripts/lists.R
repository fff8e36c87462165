list(1, "a")
list(x = 1, y = list(z = 2, 3))
list(list(list(1)))
list(a = NULL)
list(1:3, c(a = 1))
list()
#%%
list(matrix(1:4, 2), data.frame(x = 1:2), factor("q"))
list(a = list(), b = NULL, c = character(0))
list(f = quote(x), g = quote(a + b), h = y ~ x + z)
#%%
list(function(x) x + 1, sum = 1)
list(TRUE, NA, 1i, as.raw(1))
list(`a b` = 1, `1x` = list(`c-d` = 2))
list(1, list(2, b = 3), c = list(4, d = list(5)))
#%%
print(list(a = 1.123456789, b = "x"), digits = 3)
print(list("a", c("b", "c")), quote = FALSE)
str(list(a = 1, b = list(c = "d")))
list(a = structure(1, class = "zz"))
structure(list(a = 1, b = 2), class = "rec")
#%%
x <- list(1, 2)
attr(x, "meta") <- "info"
x
structure(list(a = 1), meta = list(1))
list(structure(1:2, foo = "bar"))
list(as.name("sym"), expression(a, b))
list(array(1:2, 2), Sys = NULL)
#%%
lapply(1:2, function(i) i^2)
split(1:6, c("a", "b"))
strsplit(c("a b", "c d e"), " ")
Map(function(k, v) paste(k, v), c("x", "y"), 1:2)
list(list(a = 1, b = 2), list(a = 3, b = 4))
setNames(list(1, "b"), c("first", "second"))
#%%
l <- list(1, list(2, 3))
l[[2]]
l[2]
l[0]
pairlist(1, b = 2)
as.pairlist(list(a = 1))
list(list(), list(NULL))
list(quote(if (a) b else c), quote(function(x) x), quote({a; b}))
