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
#%%
c(a = 1, b = 2)
c(a = 1.5, bb = 22.25, ccc = 333)
c(x = TRUE, y = NA)
c(a = 1L)
c(a = "s")
c(a = 1i, b = 2)
#%%
x <- 1:26
names(x) <- letters
x
#%%
x <- seq(1000, 26000, 1000)
names(x) <- paste0("name", 1:26)
x
#%%
x <- c(1, 2)
names(x) <- c("a", NA)
x
names(x) <- c("", "b")
x
y <- c(very_long_name_here = 1, b = 2)
y
c(a = NULL)
c(`odd name` = 1)
#%%
x <- list(a = 1, b = "c")
names(x) <- c("", "z")
x
names(x) <- c(NA, "y")
x
print(c(a = -1, b = 1))
print(c(a = 1e10, b = 1))
table(c("x", "y", "x"))
t(c(a = 1, b = 2))
#%%
x <- structure(1:3, names = c("a", "b", "c"), extra = "e")
x
structure(c(1.5, 2), units = "cm")
structure(list(1), tag = "t")
structure("s", class = "myclass")
structure(1:2, class = c("u", "v"), w = 1)
#%%
quantile(1:9)
range(c(b = 1, a = 5))
sapply(c(first = 1, second = 2), function(v) v * 10)
unlist(list(a = 1, b = list(c = 2)))
colMeans(matrix(1:4, 2, dimnames = list(NULL, c("p", "q"))))
c(a = 0.001, b = 1000)
#%%
print(setNames(1:3, c("x", "y", "z")), quote = TRUE)
setNames(c(TRUE, FALSE), c("yes", "no"))
setNames(letters[1:3], LETTERS[1:3])
setNames(list(1, 2), c("a", "b"))
setNames(1:12, month.abb)
setNames(c(0.5, 0.25), c("\u00e9", "z"))
