vector("list", 2)
vector("numeric", 2)
vector("character", 1)
#%%
vector("logical", 0)
vector("integer", 2)
vector("complex", 1)
vector("expression", 1)
#%%
vector("foo", 2)
#%%
numeric(3)
character(2)
integer(0)
logical(2)
complex(2)
#%%
raw(0)
character(0)
numeric(0)
list()
NULL
#%%
append(1:3, 99, after = 1)
append(1:3, 4:5)
append(list(1), list(2), 0)
append(c(a = 1), c(b = 2))
append(1:2, 9, after = 0)
#%%
rev(c(a = 1, b = 2))
rev(list(1, "x"))
head(1:10, 3)
tail(1:10, 3)
head(1:10, -7)
#%%
tail(1:10, -7)
head(letters, 2)
tail(c(a = 1, b = 2), 1)
head(1:3, 0)
tail(1:5, 10)
#%%
length(NULL)
length(list(1, NULL))
length(NA)
length("hello")
length(quote(f(x, y)))
length(function() 1)
length(new.env())
x <- 1:3
length(x) <- 5
x
length(x) <- 2
x
#%%
x <- list(1, 2)
length(x) <- 3
x
y <- c(a = 1, b = 2)
length(y) <- 3
y
#%%
names(1:3)
names(c(a = 1, 2))
x <- 1:3
names(x) <- c("a", "b")
x
names(x) <- NULL
x
setNames(1:2, c("x", "y"))
unname(c(a = 1))
setNames(nm = c("p", "q"))
#%%
x <- 1:2
names(x) <- c("a", "b", "c")
#%%
letters[1:5]
LETTERS[24:26]
month.name[1:2]
#%%
month.abb[12]
pi
T
F
#%%
lengths(list(1:3, NULL, "a", list(1, 2)))
lengths(list(a = 1:2, b = 3))
lengths(1:3)
lengths(NULL)
#%%
is.null(list())
is.null(NULL)
is.null(c())
is.list(list())
#%%
is.list(pairlist())
inherits(1, "numeric")
is.element(2, 1:3)
nlevels(factor(c("a", "b")))
#%%
NROW(1:3)
NCOL(1:3)
nrow(1:3)
dim(1:3)
#%%
unlist(list(1, 2, list(3, "a")))
unlist(list(a = 1, b = list(c = 2, d = 3)))
unlist(list(a = 1:2, b = 3))
#%%
unlist(list(1, NULL, 2))
unlist(list())
unlist(1:3)
unlist(list(a = list(1, 2), b = list(x = 3, 4)))
#%%
unlist(list(a = 1:2, b = 3:4), use.names = FALSE)
unlist(list(factor("a"), factor("b")))
unlist(list(a = list(b = list(c = 1))))
unlist(list(sum, 1))[[2]]
unlist(list(a = 1, b = "x", c = TRUE))
unlist(list(1, list(2, list(3))), recursive = FALSE)
#%%
unlist(list(a = c(x = 1, y = 2), b = c(3, z = 4), 5, c(6, 7)))
unlist(list(a = list(1:2, 3), b = list(list(4))))
unlist(list(list(a = 1), list(a = 2)))
unlist(list(a = NULL, b = 1))
