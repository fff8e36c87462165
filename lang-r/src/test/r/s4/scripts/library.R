library(methods)
require(methods)
suppressPackageStartupMessages(library("methods"))
methods::is(1, "numeric")
methods::setClass("A", slots = c(x = "numeric"))
methods::new("A", x = 1)@x
methods::slotNames("A")
#%%
setClass("A", slots = c(x = "numeric"))
l <- lapply(1:3, function(i) new("A", x = i))
sapply(l, function(a) a@x)
vapply(l, is, NA, "A")
Filter(function(a) a@x > 1, l)[[1]]
do.call("new", list("A", x = 4))@x
#%%
local({
  setClass("Loc", slots = c(x = "numeric"))
  setGeneric("getX", function(o) standardGeneric("getX"))
  setMethod("getX", "Loc", function(o) o@x)
  print(getX(new("Loc", x = 3)))
})
#%%
make <- function(n) { setClass(n, slots = c(v = "numeric")); new(n, v = 1) }
a <- make("K1"); b <- make("K2")
class(a)[1]; class(b)[1]
is(a, "K2")
#%%
setClass("A", slots = c(x = "numeric"))
e <- new.env()
assign("obj", new("A", x = 3), envir = e)
e$obj@x <- 10
e$obj@x
modifyList(list(a = new("A", x = 1)), list(b = 2))$a@x
#%%
setClass("A", slots = c(x = "numeric"))
x <- c(new("A", x = 1), new("A", x = 2))
class(x)
length(x)
x[[2]]@x
is.list(x)
#%%
setClass("A", slots = c(x = "numeric"))
res <- tryCatch(new("A", x = "b"), error = function(e) "failed")
res
withCallingHandlers(
  { warning("w"); new("A", x = 1)@x },
  warning = function(w) { cat("warned\n"); invokeRestart("muffleWarning") })
#%%
setClass("Queue", slots = c(items = "list"))
setGeneric("enqueue", function(q, x) standardGeneric("enqueue"))
setGeneric("dequeue", function(q) standardGeneric("dequeue"))
setGeneric("size", function(q) standardGeneric("size"))
setMethod("enqueue", "Queue", function(q, x) { q@items <- c(q@items, list(x)); q })
setMethod("dequeue", "Queue", function(q) { v <- q@items[[1]]; q@items <- q@items[-1]; list(q = q, value = v) })
setMethod("size", "Queue", function(q) length(q@items))
q <- enqueue(enqueue(new("Queue"), 1), "two")
size(q)
r <- dequeue(q)
r$value; size(r$q)
