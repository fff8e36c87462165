serialize(1L, NULL)
#%%
serialize(c(1.5, NA, NaN, Inf), NULL)
#%%
serialize("a", NULL, version = 2)
#%%
serialize(c("\u00e9", NA, "plain"), NULL)
#%%
serialize(1:10, NULL)
#%%
serialize(5:2, NULL, version = 2)
#%%
serialize(list(a = 1, b = NULL), NULL)
#%%
serialize(factor(c("u", "v")), NULL)
#%%
serialize(data.frame(x = 1:2, y = c("a", "b")), NULL, version = 2)
#%%
serialize(quote(f(a = 1, b)), NULL)
#%%
serialize(function(x, ...) x + 1, NULL)
#%%
serialize(y ~ x, NULL)
#%%
serialize(pairlist(a = 1, 2), NULL)
#%%
serialize(as.name("abc"), NULL)
#%%
serialize(list(quote(x), quote(x), globalenv(), baseenv(), emptyenv()), NULL)
#%%
serialize(sum, NULL); serialize(`if`, NULL); serialize(`[[`, NULL)
#%%
serialize(as.raw(0:20), NULL)
#%%
serialize(c(TRUE, FALSE, NA), NULL)
#%%
serialize(1+2i, NULL)
#%%
serialize(matrix(1:4 + 0, 2), NULL)
#%%
serialize(expression(a, b + c), NULL)
#%%
serialize(1:3 + 0.5, NULL, xdr = FALSE)
#%%
serialize("text", NULL, xdr = FALSE, version = 2)
#%%
cat(rawToChar(serialize(list(1.5, "a b\n\u00e9\\ \"q\"", NA, as.raw(c(1, 255))), NULL, ascii = TRUE)))
#%%
cat(rawToChar(serialize(c(1/3, 1e300, -0.1, NA, NaN, -Inf), NULL, ascii = TRUE)))
#%%
cat(rawToChar(serialize(c(1/3, 2, -1e-300), NULL, ascii = NA)))
#%%
cat(rawToChar(serialize(c(NA, -5L, .Machine$integer.max), NULL, ascii = TRUE, version = 2)))
#%%
serialize(as.name("x"), NULL, version = 2)
#%%
serialize(NULL, NULL)
#%%
serialize(structure(list(), class = "thing"), NULL)
#%%
bytes <- serialize(0, NULL)
# A NaN with bits of its own keeps them.
bytes[(length(bytes) - 7):length(bytes)] <- as.raw(c(0x7f, 0xf8, 1, 2, 3, 4, 5, 6))
x <- unserialize(bytes)
x
identical(serialize(x, NULL), bytes)
#%%
bytes <- serialize(NA_real_, NULL)
tail(bytes, 8)
is.na(unserialize(bytes))
#%%
e <- new.env(parent = emptyenv())
x <- unserialize(serialize(list(e, e), NULL))
identical(x[[1]], x[[2]])
identical(parent.env(x[[1]]), emptyenv())
#%%
length(serialize(1:1000000, NULL))
length(serialize(as.integer(c(1, 3)), NULL))
