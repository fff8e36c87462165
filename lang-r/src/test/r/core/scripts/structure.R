structure(1:6, dim = 2:4)
#%%
structure(1:6, dim = 2:3)
#%%
x <- structure(NULL, class = "a")
class(x)
#%%
structure(1:3, names = c("a", "b"))
#%%
structure(list(1, 2), .Names = c("x", "y"))
structure(1:4, .Dim = c(2L, 2L), .Dimnames = list(c("a", "b"), NULL))
structure(1:4, .Tsp = c(1, 4, 1), class = "ts")
structure(c(1L, 2L, 1L), .Label = c("u", "v"), class = "factor")
#%%
structure(1:2, "a")
#%%
structure(1:2, a = NULL, b = 2)
structure(c(a = 1), names = NULL)
structure(factor(c("a", "b")), class = NULL)
#%%
unclass(structure(c(1.5, 1), class = "factor", levels = "a"))
#%%
structure("a", class = "factor", levels = "b")
#%%
m <- matrix(1:4, 2, dimnames = list(1:2, NULL))
structure(m, dim = 4)
structure(m, dim = NULL)
structure(m, names = letters[1:4])
#%%
f <- function(...) structure(list(), ...)
f(a = 1, class = "z")
structure(function(x) x, class = "f")
structure(quote(a + b), z = 1)
#%%
x <- 1:3
y <- structure(x, a = 1)
x[1] <- 9L
y
y <- structure(y, a = 2)
y
#%%
structure(quote(a), z = 1)
#%%
structure(stop("boo"))
#%%
structure(1, a = stop("bah"))
#%%
structure(1:3, dimnames = list(1:3))
#%%
structure(data.frame(a = 1:2), row.names = c("p", "q"))
structure(data.frame(a = 1:2), class = "list")
#%%
s <- structure(1:3, comment = "hi")
s
attributes(s)
#%%
structure(1:2, class = character(0))
structure(1:2, class = 3)
#%%
structure()
#%%
class(structure(new.env(), class = "ee"))
#%%
e <- new.env()
f <- structure(e, class = "ee")
class(e)
#%%
structure(1:2, .Data = 3)
#%%
# Objects that are made again and again have nothing in common.
make <- function(n) structure(list(n = n), class = "counter")
all <- lapply(1:3, make)
class(all[[1]]) <- "other"
sapply(all, class)
base <- list(n = 0)
objects <- list()
for (i in 1:3) { base$n <- i; objects[[i]] <- structure(base, class = "counter") }
sapply(objects, function(o) o$n)
class(base)
