setClass("P", slots = c(name = "character", tags = "list", f = "function", m = "matrix"))
new("P", name = "a", tags = list(1, b = "x"), f = function(x) x, m = matrix(1:4, 2))
#%%
setClass("P", slots = c(x = "numeric"))
setMethod("show", "P", function(object) cat("<P with ", length(object@x), ">\n", sep = ""))
p <- new("P", x = 1:3)
p
print(p)
list(p, a = p)
show(p)
invisible(p)
(p)
#%%
setClass("P", slots = c(x = "numeric"))
setClass("Q", slots = c(p = "P", q = "list"))
new("Q", p = new("P", x = 1), q = list(new("P", x = 2)))
#%%
setClass("P", slots = c(x = "numeric", y = "character"))
str(new("P", x = 1:3, y = "a"))
str(list(new("P", x = 1), 2))
setClass("Q", slots = c(p = "P", l = "list"))
str(new("Q", l = list(a = 1, b = "x")))
#%%
setClass("N", contains = "numeric", slots = c(u = "character"))
str(new("N", c(1, 2), u = "m"))
new("N", c(a = 1, b = 2), u = "m")
#%%
show(1:3)
show("a")
show(list(1))
show(NULL)
#%%
setClass("P", slots = c(x = "numeric"))
p <- new("P", x = 1)
l <- list(p)
str(l)
cat(format(1), class(p), "\n")
capture.output(p)
#%%
setClass("Empty", representation("VIRTUAL"))
setClass("E", contains = "Empty")
new("E")
#%%
setClass("P", slots = c(x = "numeric"))
print.P <- function(x, ...) cat("S3 print of P\n")
p <- new("P", x = 1)
print(p)
p
#%%
setClass("P", slots = c(x = "numeric"))
setMethod("show", "P", function(object) { cat("P:\n"); print(object@x) })
for (i in 1:2) print(new("P", x = i))
f <- function() new("P", x = 9)
f()
x <- f()
sapply(list(f()), function(o) o@x)
