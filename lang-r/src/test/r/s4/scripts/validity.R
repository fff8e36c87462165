setClass("P", slots = c(age = "numeric"), validity = function(object) if (any(object@age < 0)) "negative age" else TRUE)
new("P", age = 3)@age
r <- try(new("P", age = -1))
p <- new("P", age = 1)
p@age <- -5
r <- try(validObject(p))
validObject(p, test = TRUE)
#%%
setClass("P", slots = c(x = "numeric"), validity = function(object) {
  problems <- character()
  if (length(object@x) != 1) problems <- c(problems, "x must have length one")
  if (any(object@x > 10)) problems <- c(problems, "x too large")
  if (length(problems)) problems else TRUE
})
r <- try(new("P", x = c(1, 20)))
r <- try(new("P", x = 20))
validObject(new("P", x = 2))
#%%
setClass("A", slots = c(x = "numeric"), validity = function(object) { cat("A checked\n"); TRUE })
setClass("B", contains = "A", validity = function(object) { cat("B checked\n"); TRUE })
b <- new("B", x = 1)
invisible(validObject(b))
n <- new("B")
#%%
setClass("A", slots = c(x = "numeric"), validity = function(object) if (length(object@x)) TRUE else "empty")
setClass("B", contains = "A")
r <- try(new("B", x = numeric()))
new("B")
#%%
setClass("P", slots = c(x = "numeric"))
setValidity("P", function(object) if (length(object@x) > 1) "too long" else TRUE)
r <- try(new("P", x = 1:3))
#%%
setClass("P", slots = c(x = "numeric", y = "character"))
r <- try(new("P", x = "a"))
r <- try(new("P", x = "a", y = 1))
r <- try(new("P", z = 1))
r <- try(new("P", z = 1, w = 2))
r <- try(new("P", 3))
#%%
setClass("A", slots = c(x = "numeric"))
tryCatch(new("A", x = "a"), error = function(e) cat("caught:", conditionMessage(e), "\n"))
tryCatch(new("A", x = "a"), error = function(e) print(conditionCall(e)))
#%%
setClass("A", slots = c(x = "numeric"))
f <- function() new("A", x = "a")
f()
#%%
setClass("A", slots = c(x = "numeric"))
a <- new("A")
a@x <- "k"
#%%
setClass("A", slots = c(x = "numeric"), validity = function(object) FALSE)
r <- try(new("A", x = 1))
#%%
setClass("Range", slots = c(lo = "numeric", hi = "numeric"),
  validity = function(object) if (object@lo > object@hi) sprintf("lo (%g) above hi (%g)", object@lo, object@hi) else TRUE)
r <- new("Range", lo = 1, hi = 2)
setGeneric("lo<-", function(object, value) standardGeneric("lo<-"))
setReplaceMethod("lo", "Range", function(object, value) { object@lo <- value; validObject(object); object })
lo(r) <- 0
r
res <- try(lo(r) <- 5)
r@lo
