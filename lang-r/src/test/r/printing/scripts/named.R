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
