identical(1, 1L)
identical(c(a = 1), c(1))
identical(list(1, "a"), list(1, "a"))
identical(NULL, NULL)
#%%
identical(NaN, NA_real_)
identical(NA, NA_integer_)
identical(1:3, c(1L, 2L, 3L))
identical(0, -0)
#%%
identical(quote(a + b), quote(a + b))
identical(function(x) x, function(x) x)
identical(globalenv(), environment())
identical(as.name("a"), quote(a))
identical("a", 'a')
#%%
f <- function() 1
g <- f
identical(f, g)
identical(sum, sum)
identical(sum, prod)
identical(list(a = 1, b = 2), list(b = 2, a = 1))
#%%
all.equal(1, 1 + 1e-10)
all.equal(1, 1.1)
all.equal(1L, 1)
all.equal("a", "b")
all.equal(1, "a")
#%%
all.equal(c(a = 1), c(b = 1))
all.equal(1:3, 1:4)
all.equal(list(1, 2), list(1, 3))
all.equal(NULL, 1)
#%%
all.equal(1, 1.001, tolerance = 0.01)
all.equal(c(1, 2, 3), c(1, 2, 4))
isTRUE(all.equal(1, 2))
all.equal(TRUE, FALSE)
#%%
all.equal(factor("a"), factor("b"))
all.equal(quote(a + b), quote(a + c))
all.equal(1i, 2i)
#%%
all.equal(data.frame(a = 1:2), data.frame(a = c(1, 3)))
#%%
isTRUE(TRUE)
isTRUE(c(TRUE, TRUE))
isTRUE(1)
isTRUE(c(a = TRUE))
#%%
isFALSE(FALSE)
isFALSE(NA)
isTRUE(NULL)
isFALSE(0)
#%%
x <- c(1, NA, 3)
x == 3
which(x == 3)
x[x == 3]
any(x == 3)
all(x == 3)
any(x > 5)
all(x < 5, na.rm = TRUE)
#%%
identical(c(1, NaN), c(1, NaN))
identical(matrix(1:4, 2), matrix(1:4, 2))
identical(matrix(1:4, 2), 1:4)
identical(structure(1, a = 2), structure(1, a = 2))
identical(structure(1, a = 2, b = 3), structure(1, b = 3, a = 2))
#%%
setequal(1:3, c(3, 2, 1, 1))
identical(as.integer(c(1, 2)), 1:2)
xor(TRUE, NA)
identical(emptyenv(), emptyenv())
identical(new.env(), new.env())
