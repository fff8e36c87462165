setClass("A", slots = c(x = "numeric")); setClass("B", contains = "A")
foo <- function(x, ...) UseMethod("foo")
foo.A <- function(x, ...) "foo.A"
foo.default <- function(x, ...) "default"
foo(new("B")); foo(new("A")); foo(1)
foo.B <- function(x, ...) paste("foo.B", NextMethod())
foo(new("B"))
#%%
setClass("A", slots = c(x = "numeric")); setClass("B", contains = "A")
inherits(new("B"), "A"); inherits(new("B"), c("z", "A"), which = TRUE); inherits(new("A"), "B"); inherits(1, "A")
#%%
setClass("A", slots = c(x = "numeric"))
format.A <- function(x, ...) paste0("<A ", x@x, ">")
toString.A <- function(x, ...) "A as string"
length.A <- function(x) 99L
a <- new("A", x = 1)
format(a); toString(a); length(a)
#%%
setClass("A", slots = c(x = "numeric"))
summary.A <- function(object, ...) structure(list(n = length(object@x)), class = "summary.A")
print.summary.A <- function(x, ...) cat("n =", x$n, "\n")
summary(new("A", x = 1:4))
#%%
setClass("A", slots = c(x = "numeric"))
"+.A" <- function(e1, e2) "S3 plus"
"[.A" <- function(x, i) x@x[i]
"$.A" <- function(x, name) paste("field", name)
a <- new("A", x = c(5, 6))
a + a; a[2]; a$foo
#%%
setClass("N", contains = "numeric")
sq <- function(x) UseMethod("sq")
sq.numeric <- function(x) "numeric method"
sq(new("N", 1))
#%%
setOldClass("fellow")
setGeneric("greet", function(x) standardGeneric("greet"))
setMethod("greet", "fellow", function(x) paste("Hi", x$name))
greet(structure(list(name = "Al"), class = "fellow"))
setMethod("show", "fellow", function(object) cat("fellow\n"))
structure(list(name = "Al"), class = "fellow")
