setClass("P", representation(name = "character", age = "numeric"))
p <- new("P", name = "Ann", age = 3)
p
isVirtualClass("P")
#%%
P <- setClass("P", slots = c(name = "character", age = "numeric"))
P(name = "Bo", age = 1)
P
#%%
setClass("P", representation(name = "character"))
setClass("Q", contains = "P", representation(x = "numeric"))
new("Q", name = "a", x = 1)
is(new("Q"), "P")
is(new("Q"))
extends("Q", "P")
#%%
setClass("P", slots = list(a = "numeric", b = "list"), prototype = list(a = 7, b = list(1)))
new("P")
new("P", a = 8)@a
#%%
setClass("P", slots = c("a", "b"))
new("P", a = 1, b = "x")
getSlots("P")
#%%
setClass("V", representation("VIRTUAL", id = "numeric"))
isVirtualClass("V")
r <- try(new("V"))
setClass("W", contains = "V")
new("W", id = 3)
#%%
setClass("Base")
isVirtualClass("Base")
setClass("Derived", contains = "Base", slots = c(n = "numeric"))
new("Derived", n = 1)@n
#%%
setClassUnion("NumOrChar", c("numeric", "character"))
is(1, "NumOrChar")
is(1L, "NumOrChar")
is("a", "NumOrChar")
is(TRUE, "NumOrChar")
setClass("U", slots = c(v = "NumOrChar"))
new("U", v = "a")
new("U", v = 2)@v
r <- try(new("U", v = TRUE))
isVirtualClass("NumOrChar")
#%%
setClassUnion("MaybeNumber", c("numeric", "NULL"))
setClass("M", slots = c(v = "MaybeNumber"))
m <- new("M")
is.null(m@v)
m@v <- 5
m@v
m@v <- NULL
m
#%%
setClass("N", contains = "numeric", slots = c(unit = "character"))
n <- new("N", c(1, 2, 3), unit = "m")
n
n@.Data
length(n)
mean(n)
n[2]
n + 1
sum(n)
n * n
#%%
setClass("L", contains = "list", slots = c(tag = "character"))
l <- new("L", list(1, "a"), tag = "t")
l
l[[2]]
length(l)
lapply(l, class)
#%%
setClass("F", contains = "function", slots = c(doc = "character"))
f <- new("F", function(x) x + 1, doc = "adds")
f(2)
f@doc
f
#%%
setClass("S", contains = "character")
s <- new("S", c("b", "a"))
s
nchar(s)
paste(s, "x")
#%%
setClass("A", slots = c(x = "numeric"))
setClass("B", contains = "A", slots = c(y = "numeric"))
a <- new("A", x = 1)
new("B", a, y = 2)
#%%
setClass("A", slots = c(x = "numeric"))
setClass("B", slots = c(a = "A"))
b <- new("B")
b
b@a@x <- 5
b@a@x
#%%
setClass("Left", slots = c(l = "numeric"))
setClass("Right", slots = c(r = "numeric"))
setClass("Both", contains = c("Left", "Right"))
is(new("Both"))
new("Both", l = 1, r = 2)
slotNames("Both")
#%%
setClass("A", slots = c(x = "numeric"))
setClass("B", contains = "A")
setClass("C", contains = "B")
getClass("A")
getClass("B")
getClass("C")
#%%
setClass("A", slots = c(x = "numeric"))
removeClass("A")
isClass("A")
r <- removeClass("A")
#%%
r <- try(new("Nope"))
r <- try(getClass("Nope"))
r <- try(setClass("X", contains = "Nope"))
isVirtualClass("Nope")
isClass("Nope")
#%%
setClass("Y", slots = c(a = "nope"))
#%%
r <- try(setClass("D", slots = c(x = "numeric"), prototype = list(x = "a")))
#%%
setClass("A", representation(x = "numeric"), prototype(x = 9))
setClass("B", contains = "A", prototype = prototype(x = 10))
new("A")@x
new("B")@x
#%%
setClass("Node", slots = c(value = "numeric", nxt = "ANY"))
n <- new("Node", value = 1, nxt = new("Node", value = 2, nxt = NULL))
n@nxt@value
is.null(n@nxt@nxt)
n@nxt@value <- 20
n@nxt
#%%
setClass("A", slots = c(x = "numeric"))
A2 <- getClass("A")
A2@className
getSlots("A")
slotNames("A")
slotNames(new("A"))
validObject(new("A"))
#%%
setClass("Dated", slots = c(day = "Date", f = "function", l = "logical", m = "matrix"))
d <- new("Dated", day = as.Date("2024-01-02"), f = function(x) x, l = TRUE, m = matrix(1:4, 2))
d@day
d@f(3)
d@m
r <- try(new("Dated", day = "2024"))
#%%
is(1); is(1L); is("a"); is(TRUE); is(list()); is(sum); is(NULL)
is(matrix(1)); is(factor("a")); is(data.frame()); is(quote(x)); is(quote(x + y)); is(1i)
#%%
is(1, "numeric"); is(1L, "numeric"); is(1L, "integer"); is(1, "integer"); is("a", "character")
is(matrix(1:4, 2), "matrix"); is(list(), "list"); is(mean, "function"); is(NULL, "NULL"); is(3, "ANY")
is(factor("a"), "factor"); is(structure(1, class = c("u", "v")), "v")
