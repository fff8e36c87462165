# What is no vector does not keep unlist from going into lists.
f <- function() NULL
str(unlist(list(b = list(quote(a)))))
str(unlist(list(b = list(quote(a), 2))))
str(unlist(list(a = f, b = list(c = 1:3, d = "x"))))
str(unlist(list(quote(a), list(), NULL, list(list(TRUE)))))
unlist(list(f, factor("a")))
unlist(list(a = list(quote(x), quote(y)), b = 3:4), use.names = FALSE)
#%%
# Attributes of the list go
f <- function() NULL
attributes(unlist(structure(list(f, 2), dim = 1:2, foo = "b")))
str(unlist(list(f, 1:3), recursive = FALSE))
#%%
# Expressions in lists are lists, but an expression is left alone.
unlist(list(expression(2), 3))
unlist(list(x = expression(a = p, q), y = list(expression(r))))
unlist(expression(1, 2))
c(expression(a), 2, recursive = TRUE)
unlist(list(quote(a), expression(a, b)), recursive = FALSE)
