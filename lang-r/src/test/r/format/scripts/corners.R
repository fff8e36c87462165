print(c(a = 1 + 2i, b = -1.5i, c = NA))
#%%
as.character(c(1e5 + 1i, 0 - 1.5i, NA, 1e-10 + 1i))
#%%
print(factor(c("tab\t", NA, "\u4e2d")))
#%%
factor(character(), levels = c("lo", "hi"), ordered = TRUE)
#%%
print(format(c("tab\t", "a", "longer")))
#%%
formatC(c("tab\t", "a"), width = 8)
#%%
format(list(c("a", NA), list(), 1:2))
#%%
x <- gregexpr("a", c("banana", "x"))
x
#%%
round(2L, 2)
typeof(round(2L, 2))
typeof(round(2L))
#%%
cat("a", "b", sep = "\n")
cat("c", sep = c(",", "\n"))
#%%
sort(c("b", "A", "a", "B", "_", "1", "\u00e9", "z"))
"a" < "B"
#%%
dput(list("x", 1:3, a = c(b = 2)))
#%%
f <- function(e) tryCatch(e, error = function(e) print(conditionMessage(e)), warning = function(w) print(conditionMessage(w)))
f(formatC(1.5, width = Inf))
f(formatC(1.5, width = NA))
f(formatC("a", width = NA))
