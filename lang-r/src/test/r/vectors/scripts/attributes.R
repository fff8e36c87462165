x <- structure(1:4, dim = c(2, 2), note = "n")
x
attributes(x)
attr(x, "note")
attr(x, "no")
attr(x, "note") <- NULL
x
#%%
x <- 1:3
attr(x, "units") <- "cm"
x
x[1:2]
x + 1
attributes(x[2])
c(x)
attributes(rev(x))
#%%
x <- c(a = 1)
attributes(x)
attributes(x) <- NULL
x
attributes(1)
mostattributes(x) <- list(names = "q", foo = 1)
x
#%%
attr(c(nm = 1), "nam")
attr(c(nm = 1), "nam", exact = TRUE)
x <- structure(1, alpha = 1, alphabet = 2)
attr(x, "alph")
attr(x, "alpha")
#%%
x <- structure(list(1, "b"), names = c("a", "b"), class = "rec")
unclass(x)
inherits(x, "rec")
oldClass(x)
oldClass(1)
class(unclass(x))
#%%
x <- 1:6
dim(x) <- c(2, 3)
x
dim(x) <- NULL
x
dim(x) <- 6
x
dim(x)
#%%
x <- 1:6
dim(x) <- c(2, 2)
#%%
x <- 1:2
attr(x, "dim") <- 3
#%%
x <- 1:2
levels(x) <- c("a", "b")
x
attributes(x)
nlevels(x)
is.factor(x)
#%%
x <- 1:2
class(x) <- "factor"
levels(x)
attributes(x)
#%%
x <- 1:4
class(x) <- "matrix"
#%%
x <- 1:3
class(x) <- "numeric"
typeof(x)
class(x) <- "function"
#%%
y <- structure(1:3, class = c("a", "b"))
inherits(y, "b")
inherits(y, c("z", "b"), which = TRUE)
inherits(y, what = c("b", "a"), which = FALSE)
class(y)[1]
is(y, "a")
#%%
structure(list(), class = "empty")
structure(NULL, class = "x")
#%%
structure(1:3, names = c("a", "b", "c"), foo = "bar")
structure(c(a = 1), class = "thing")
structure(list(a = 1), foo = 2)
#%%
x <- c(a = 1, b = 2)
names(x)[2] <- "z"
x
attr(x, "names")
dimnames(x)
names(x)[3] <- "w"
