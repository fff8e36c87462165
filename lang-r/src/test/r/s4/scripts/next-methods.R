setClass("A", slots = c(x = "numeric")); setClass("B", contains = "A")
setGeneric("h", function(a, ...) standardGeneric("h"))
setMethod("h", "A", function(a, ...) { cat("A\n"); a@x })
setMethod("h", "B", function(a, ...) { cat("B\n"); callNextMethod() })
h(new("B", x = 3))
#%%
setClass("A", slots = c(x = "numeric")); setClass("B", contains = "A")
setGeneric("h", function(a, ...) standardGeneric("h"))
setMethod("h", "A", function(a, ...) a@x)
setMethod("h", "B", function(a, ...) { a@x <- 100; callNextMethod() })
h(new("B", x = 3))
setMethod("h", "B", function(a, k = 2, ...) { a@x <- a@x * k; callNextMethod() })
h(new("B", x = 3)); h(new("B", x = 3), k = 5)
#%%
setClass("A", slots = c(x = "numeric")); setClass("B", contains = "A"); setClass("C", contains = "B")
setGeneric("chain", function(o) standardGeneric("chain"))
setMethod("chain", "A", function(o) "A")
setMethod("chain", "B", function(o) paste("B", callNextMethod()))
setMethod("chain", "C", function(o) paste("C", callNextMethod()))
chain(new("C")); chain(new("B"))
#%%
setClass("A", slots = c(x = "numeric")); setClass("B", contains = "A", slots = c(y = "numeric"))
setMethod("initialize", "A", function(.Object, ...) {
  .Object <- callNextMethod(.Object, ...)
  if (length(.Object@x) == 0) .Object@x <- 42
  .Object
})
new("A")@x; new("A", x = 1)@x; new("B", y = 2)@x
#%%
setClass("P", slots = c(name = "character", size = "numeric"))
setMethod("initialize", "P", function(.Object, ..., name = "none") {
  .Object <- callNextMethod(.Object, ..., name = toupper(name))
  .Object@size <- nchar(.Object@name)
  .Object
})
new("P")
new("P", name = "abc")
#%%
setClass("C", slots = c(value = "numeric"))
setMethod("initialize", "C", function(.Object, start = 0) { .Object@value <- start + 1; .Object })
new("C")@value; new("C", 5)@value; new("C", start = 7)@value
r <- try(new("C", stop = 1))
#%%
setClass("A", slots = c(x = "numeric")); setClass("B", contains = "A")
setGeneric("h", function(a, ...) standardGeneric("h"))
setMethod("h", "A", function(a, ...) stop("bad"))
setMethod("h", "B", function(a, ...) callNextMethod())
r <- try(h(new("A")))
r <- try(h(new("B")))
#%%
setClass("A", slots = c(x = "numeric")); setClass("B", contains = "A")
setMethod("show", "A", function(object) cat("<A ", object@x, ">\n", sep = ""))
setMethod("show", "B", function(object) { cat("B: "); callNextMethod() })
new("A", x = 1)
new("B", x = 2)
#%%
setClass("N", contains = "numeric", slots = c(u = "character"))
setMethod("[", "N", function(x, i, ...) { x@.Data <- callNextMethod(); x })
n <- new("N", 1:5 + 0.5, u = "m")
n[2:3]
setMethod("length", "N", function(x) callNextMethod() + 100L)
length(n)
#%%
setGeneric("summary")
setClass("A", slots = c(x = "numeric"))
setMethod("summary", "A", function(object, ...) { cat("A with\n"); callNextMethod(object@x) })
summary(new("A", x = c(1, 2, 3)))
#%%
setClass("Shape", representation("VIRTUAL", name = "character"))
setClass("Circle", contains = "Shape", slots = c(r = "numeric"))
setGeneric("describe", function(s, ...) standardGeneric("describe"))
setMethod("describe", "Shape", function(s, prefix = "", ...) cat(prefix, "shape ", s@name, "\n", sep = ""))
setMethod("describe", "Circle", function(s, prefix = "", ...) { callNextMethod(); cat(prefix, "radius ", s@r, "\n", sep = "") })
describe(new("Circle", name = "c", r = 2))
describe(new("Circle", name = "c", r = 2), prefix = "> ")
#%%
setGeneric("f", function(x, y) standardGeneric("f"))
setMethod("f", signature("numeric", "numeric"), function(x, y) "nn")
setMethod("f", signature("integer", "numeric"), function(x, y) paste("in", callNextMethod()))
setMethod("f", signature("integer", "integer"), function(x, y) paste("ii", callNextMethod()))
f(1L, 1L); f(1, 1); f(1L, 2)
