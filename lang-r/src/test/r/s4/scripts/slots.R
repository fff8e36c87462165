setClass("A", slots = c(x = "numeric", s = "character"))
a <- new("A", x = 1:3, s = "q")
a@x[2] <- 100L
a@x
a@s <- "new"
a@s
#%%
setClass("A", slots = c(x = "numeric"))
a <- new("A", x = 1)
b <- a
b@x <- 2
a@x
f <- function(o) { o@x <- 5; o }
f(a)@x
a@x
#%%
setClass("A", slots = c(x = "numeric"))
a <- new("A")
r <- try(a@x <- "k")
r <- try(a@y <- 1)
r <- try(a@y)
a@x <- 3L
a@x
#%%
setClass("A", slots = c(x = "numeric"))
a <- new("A", x = 1)
slot(a, "x")
slot(a, "x") <- 7
a@x
r <- try(slot(a, "x") <- "bad")
slot(a, "x", check = FALSE) <- "bad"
a@x
r <- try(slot(a, "nope"))
#%%
r <- try((1)@x)
x <- structure(list(), class = "foo")
r <- try(x@y)
#%%
setClass("A", slots = c(x = "numeric"))
l <- list(a = new("A", x = 1))
l$a@x <- 9
l$a@x
l[["a"]]@x[3] <- 4
l$a@x
#%%
setClass("A", slots = c(x = "list"))
a <- new("A")
a@x$first <- 1
a@x[["second"]] <- "b"
names(a@x)
str(a@x)
#%%
setClass("A", slots = c(x = "numeric"))
identical(new("A", x = 1), new("A", x = 1))
identical(new("A", x = 1), new("A", x = 2))
all.equal(new("A", x = 1), new("A", x = 1))
all.equal(new("A", x = 1), new("A", x = 2))
#%%
setClass("A", slots = c(x = "numeric"))
a <- new("A", x = 1)
isS4(a); is.object(a); typeof(a); mode(a); is.list(a); is.function(a); length(a)
class(a)
attributes(a)
isVirtualClass(class(a))
#%%
setClass("A", slots = c(x = "numeric"))
a <- new("A", x = 1)
initialize(a, x = 5)@x
a@x
#%%
setClass("A", slots = c(x = "numeric"))
deparse(new("A", x = c(1, 2)))
dput(new("A", x = 1))
#%%
setClass("A", slots = c(x = "numeric"))
a <- new("A", x = 1)
.hasSlot(a, "x"); .hasSlot(a, "z")
isVirtualClass("A")
f <- function(o, n) slot(o, n)
f(a, "x")
#%%
setClass("Stack", slots = c(items = "list"))
push <- function(s, x) { s@items <- c(s@items, list(x)); s }
s <- new("Stack")
for (i in 1:5) s <- push(s, i)
length(s@items)
s@items[[5]]
#%%
setClass("N", contains = "numeric")
n <- new("N", 1:3 + 0.5)
n@.Data <- c(9, 8)
n
n[1] <- 4
n
isVirtualClass("N")
as.numeric(n)
unclass(n)
#%%
setClass("A", slots = c(x = "numeric"))
f <- function() { a <- new("A", x = 1); for (i in 1:2000) a@x <- a@x + i; a@x }
f()
