x <- c(0.00001, 1000000, 3)
x
print(x, digits = 2)
format(x)
signif(x, 1)
#%%
c(1e-3, 1e3, 1e6)
c(1.5, 1e6)
c(1.5, 1e5, 1e-5)
1e5 + 0.1
c(0.1, 1e5)
#%%
100 * (1 + 0.05)^(1:10)
#%%
1 / (1:12)
#%%
c(TRUE, FALSE, NA, TRUE)
c(a = TRUE, b = NA)
!c(TRUE, NA)
#%%
(1:40)^2
#%%
seq(-1, 1, 0.25)
-seq(0.1, 0.5, 0.1)
#%%
c(123.456, NA, -0.001)
c(NA_real_, NaN)
c(Inf, 1.5)
#%%
outer(1:9, 1:9)
#%%
list(1, b = list(2, c = "x"), 3:5)
#%%
list(a = matrix(1:4, 2), b = list(c = data.frame(x = 1:2)))
#%%
structure(list(x = 1:3, y = "a"), class = "thing")
structure(1:4, dim = c(2, 2), dimnames = list(NULL, c("a", "b")))
#%%
data.frame(name = c("Al", "Barbara"), score = c(9.5, 10), pass = c(TRUE, NA))
data.frame(x = c(1e-8, 1), y = c(1e8, 1))
data.frame(x = c(-1.5, NA), y = c(NA, "z"))
#%%
c("short", "a much longer string that takes up room", "mid length text", "x", "yy")
#%%
setNames(c(1.123, 22.45678, 333), c("a", "a longer name", "z"))
#%%
setNames(1:15, paste0("item_number_", 1:15))
#%%
print(c(1.23456789, 2.3), digits = 4)
print(1:3, max = 2)
print(letters, max = 5)
#%%
m <- matrix(c(1.5, NA, 3, 4e6), 2, dimnames = list(c("r1", "r2"), c("A", "B")))
m
print(m, na.print = "-")
t(m)
#%%
matrix(c("a", "long text", NA, "b"), 2)
print(matrix(c("a", "long text", NA, "b"), 2), quote = FALSE)
matrix(c(1+2i, 3, 4, 5i), 2)
#%%
array(1:6, c(1, 3, 2), dimnames = list("r", c("a", "b", "c"), c("x", "y")))
#%%
factor(c("yes", "no", NA), levels = c("no", "yes"))
table(factor(c("yes", "no", "yes")), c(1, 2, 1))
#%%
quote(if (x > 1) { y } else { z })
quote(function(x, y = 2) { x + y })
quote(a %in% b && !c || d)
