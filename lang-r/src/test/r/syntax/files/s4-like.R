setClass("P", representation(name = "character", age = "numeric"))
setGeneric("describe", function(obj, ...) standardGeneric("describe"))
setMethod("describe", "P", function(obj, ...) {
  cat(obj@name, "is", obj@age, "\n")
})
p <- new("P", name = "A", age = 3)
p@age <- p@age + 1
