setGeneric("area", function(shape, ...) standardGeneric("area"))
setClass("Sq", slots = c(s = "numeric"))
setMethod("area", "Sq", function(shape, ...) shape@s^2)
area(new("Sq", s = 3))
r <- try(area(1))
isGeneric("area"); existsMethod("area", "Sq"); existsMethod("area", "numeric"); hasMethod("area", "Sq"); isGeneric("nope")
#%%
setGeneric("area", function(shape) standardGeneric("area"))
f <- function() area(3)
f()
#%%
setGeneric("describe", function(x, ...) { standardGeneric("describe") })
setMethod("describe", "numeric", function(x, ...) cat("number", x, "\n"))
setMethod("describe", "character", function(x, ...) cat("text", x, "\n"))
setMethod("describe", "ANY", function(x, ...) cat("something\n"))
describe(1); describe(2L); describe("a"); describe(TRUE); describe(NULL); describe(list())
#%%
setGeneric("f2", function(a, b) standardGeneric("f2"))
setMethod("f2", signature("numeric", "character"), function(a, b) "nc")
setMethod("f2", signature("ANY", "missing"), function(a, b) "any-missing")
setMethod("f2", signature("numeric", "ANY"), function(a, b) "n-any")
f2(1, "a"); f2("a"); f2(1L, 2); f2(1L, "z")
r <- try(f2("a", "b"))
#%%
setGeneric("f", function(x, y, ...) standardGeneric("f"))
setMethod("f", signature(y = "character"), function(x, y, ...) "y text")
setMethod("f", signature(x = "numeric", y = "numeric"), function(x, y, ...) "numbers")
f(1, "a"); f(TRUE, "a"); f(1, 2)
#%%
setGeneric("scaleBy", function(x, k = 2, ...) standardGeneric("scaleBy"))
setMethod("scaleBy", "numeric", function(x, k = 3, ...) x * k)
scaleBy(2)
scaleBy(2, 10)
scaleBy(k = 5, x = 1)
#%%
setGeneric("info", function(x, ...) standardGeneric("info"))
setMethod("info", "numeric", function(x, digits = 2, prefix = "v", ...) paste(prefix, round(x, digits)))
getMethod("info", "numeric")
info(pi)
info(pi, digits = 4)
info(pi, prefix = "w", 1)
#%%
setGeneric("summary")
setClass("P", slots = c(x = "numeric"))
setMethod("summary", "P", function(object, ...) cat("summary of P\n"))
summary(new("P"))
summary(c(1, 2, 3))
#%%
setClass("P", slots = c(x = "numeric"))
setMethod("summary", "P", function(object, ...) { cat("P summary\n"); invisible(object) })
setMethod("mean", "P", function(x, ...) mean(x@x))
summary(new("P"))
mean(new("P", x = 1:4))
mean(c(2, 4))
#%%
setClass("P", slots = c(x = "numeric"))
setMethod("lapply", "P", function(X, FUN, ...) lapply(X@x, FUN, ...))
lapply(new("P", x = 1:2), function(i) i * 2)
lapply(1:2, function(i) i)
#%%
baz <- function(x) "plain"
setClass("P", slots = c(x = "numeric"))
setMethod("baz", "P", function(x) "P method")
baz(1)
baz(new("P"))
#%%
foo <- function(x, ...) "default"
setGeneric("foo")
setMethod("foo", "character", function(x, ...) "text")
foo(1); foo("a")
class(foo)
#%%
setGeneric("scale", function(x) standardGeneric("scale"))
#%%
r <- try(setGeneric("nosuch"))
r <- try(setMethod("nosuch", "numeric", function(x) 1))
#%%
setGeneric("g", function(x, ...) standardGeneric("g"))
setMethod("g", "NoClass", function(x, ...) 1)
#%%
setGeneric("g", function(x, ...) standardGeneric("g"))
r <- try(setMethod("g", "numeric", function(y, ...) 1))
#%%
setGeneric("describe", function(x) standardGeneric("describe"), valueClass = "character")
setMethod("describe", "numeric", function(x) "number")
describe(1)
#%%
setGeneric("name", function(obj) standardGeneric("name"))
setGeneric("name<-", function(obj, value) standardGeneric("name<-"))
setClass("P", slots = c(name = "character"))
setMethod("name", "P", function(obj) obj@name)
setMethod("name<-", "P", function(obj, value) { obj@name <- value; obj })
p <- new("P", name = "a")
name(p)
name(p) <- "b"
name(p)
l <- list(p)
name(l[[1]]) <- "c"
name(l[[1]])
#%%
setGeneric("area", function(shape) standardGeneric("area"))
setMethod("area", "numeric", function(shape) shape)
removeMethod("area", "numeric")
r <- try(area(1))
r <- removeMethod("area", "numeric")
r
#%%
setGeneric("area", function(shape) standardGeneric("area"))
setMethod("area", "numeric", function(shape) shape)
setMethod("area", "character", function(shape) nchar(shape))
showMethods("area")
getMethod("area", "numeric")
r <- try(getMethod("area", "logical"))
existsMethod("area", "integer"); hasMethod("area", "integer")
selectMethod("area", "integer")
#%%
setGeneric("area", function(shape) standardGeneric("area"))
removeGeneric("area")
exists("area")
#%%
setGeneric("f", function(x) standardGeneric("f"))
setMethod("f", "numeric", function(x) { if (x > 3) return("big"); "small" })
f(1); f(5)
sapply(c(1, 4), f)
do.call(f, list(2))
do.call("f", list(9))
#%%
setGeneric("f", function(x, ...) standardGeneric("f"))
setMethod("f", "numeric", function(x, ...) { print(sys.call()); print(match.call()); nargs() })
f(1, 2, k = 3)
#%%
setGeneric("f", function(x, n) standardGeneric("f"))
setMethod("f", signature("numeric", "missing"), function(x, n) "without n")
setMethod("f", signature("numeric", "numeric"), function(x, n) paste("with", n))
g <- function(x, n) f(x, n)
f(1); f(1, 2); g(1, 3)
g(1)
#%%
setGeneric("f", function(x) standardGeneric("f"))
setMethod("f", "numeric", function(x) x)
r <- try(f(nosuch))
r <- try(f(stop("oops")))
r <- try(f(f(nosuch)))
tryCatch(f(stop("caught")), error = function(e) cat(conditionMessage(e), "\n"))
f(log(-1))
#%%
setGeneric("f", function(x, expr) standardGeneric("f"), signature = "x")
setMethod("f", "numeric", function(x, expr) substitute(expr))
f(1, a + b)
