matrix(1:6, 2)
matrix(1:6, 2, byrow = TRUE)
matrix(c(1.5, NA, -3, 1000), 2)
matrix(c("a", "bb", NA, "d"), 2)
matrix(c(TRUE, FALSE, NA, TRUE), 2)
matrix(list(1, "a", 2:3, NULL), 2)
#%%
matrix(1:4, 2, dimnames = list(c("r1", "r2"), c("c1", "c2")))
matrix(1:4, 2, dimnames = list(NULL, c("a", "b")))
matrix(1:4, 2, dimnames = list(c("x", "y"), NULL))
matrix(1:4, 2, dimnames = list(rows = c("a", "b"), cols = c("c", "d")))
#%%
matrix(1:40, 2)
matrix(rnorm(1) * 0 + 1:60 * 1000.5, 3)
#%%
matrix(numeric(0), 0, 3)
matrix(numeric(0), 2, 0)
matrix(character(0), 0, 0)
matrix(1:2, 2, 0 + 1)
matrix(numeric(0), 0, 2, dimnames = list(NULL, c("a", "b")))
#%%
matrix(c(1e-10, 1, 1000, 1e6), 2)
matrix(c(0.1, 10, 100.25, 3), 2)
matrix(c(1e10, 1, 2, 3), 2)
matrix(c(1i, 2, 3, 4+1i), 2)
matrix(as.raw(1:4), 2)
print(matrix(c(1.23456, 2, 3, 4), 2), digits = 3)
#%%
print(matrix(c("a", "b"), 1), quote = FALSE)
print(matrix(c("a", "bbb", "cc", "d"), 2), right = TRUE)
noquote(matrix(c("x", "y"), 1))
print(matrix(c(NA, 1), 1), na.print = "")
matrix(c("é", "abc", "中", "d"), 2)
#%%
array(1:12, c(2, 3, 2))
array(1:4, 4)
array(1:3, c(1, 3, 1))
array(1:8, c(2, 2, 2), dimnames = list(c("a", "b"), c("c", "d"), c("e", "f")))
#%%
array(1:16, c(2, 2, 2, 2))
array(numeric(0), c(2, 0, 2))
array(1:4, c(2, 2, 1), dimnames = list(x = c("a", "b"), y = NULL, z = "k"))
#%%
diag(3)
t(1:3)
1:3 %o% 1:2
cbind(1:2, c("a", "b"))
#%%
rbind(a = 1:2, b = 3:4)
cbind(x = 1:2, y = c(0.5, 10))
table(c(1, 1, 2), c("a", "b", "a"))
table(g = c("x", "y", "x"))
#%%
m <- matrix(1:4, 2)
rownames(m) <- c("long row name", "b")
m
colnames(m) <- c("A", "very long column")
m
m[1, , drop = FALSE]
structure(m, note = "hi")
structure(1:4, dim = c(2, 2), class = "zzz")
#%%
matrix(c(123456, 0.5, 1e-5, 1), 2)
matrix(c(-1, 1, 10, -10), 2)
matrix(c(NaN, Inf, -Inf, 0), 2)
#%%
matrix(1:3, 1)
matrix(1:3)
matrix(c(0.00001, 1, 1, 1), 2)
matrix(c(1e5, 1e-5, 1, 1), 1)
#%%
print(matrix(1:4, 2, dimnames = list(c("a", NA), c(NA, "b"))))
head(matrix(1:20, 10), 3)
tail(matrix(1:20, 10), 2)
summary(matrix(1:4, 2))
format(matrix(c(1, 10, 100, 1000), 2))
toupper(matrix(c("a", "b"), 1))
#%%
options(width = 30)
matrix(1:20 * 1000, 2)
matrix(letters[1:12], 1)
matrix(1:12, 1, dimnames = list("r", paste0("column", 1:12)))
