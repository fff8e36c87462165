# The same containers twice: values in S4, shared objects in reference classes.
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))

setClass("Container", representation("VIRTUAL", items = "list"))
setClass("Stack", contains = "Container")
setClass("Queue", contains = "Container")
setGeneric("put", function(x, item) standardGeneric("put"))
setGeneric("take", function(x) standardGeneric("take"))
setGeneric("peek", function(x) standardGeneric("peek"))
setMethod("put", "Container", function(x, item) { x@items <- c(x@items, list(item)); x })
setMethod("length", "Container", function(x) length(x@items))
setMethod("peek", "Stack", function(x) x@items[[length(x)]])
setMethod("peek", "Queue", function(x) x@items[[1]])
setMethod("take", "Stack", function(x) { x@items <- x@items[-length(x)]; x })
setMethod("take", "Queue", function(x) { x@items <- x@items[-1]; x })
setMethod("show", "Container", function(object) {
  cat(class(object), "of", length(object), if (length(object) == 1) "item\n" else "items\n")
  for (item in object@items) cat(" -", format(item), "\n")
})
setMethod("[[", "Container", function(x, i, ...) x@items[[i]])
setMethod("+", signature("Container", "ANY"), function(e1, e2) put(e1, e2))
setMethod("lapply", "Container", function(X, FUN, ...) lapply(X@items, FUN, ...))

s <- new("Stack") + 1 + "two" + TRUE
q <- new("Queue") + 1 + "two" + TRUE
s
q
peek(s); peek(q)
peek(take(s)); peek(take(q))
length(take(take(s)))
s[[2]]
unlist(lapply(q, class))
old <- s
s <- take(s)
length(old); length(s)

Deque <- setRefClass("Deque", fields = list(items = "list"), methods = list(
  pushBack = function(x) { items[[length(items) + 1]] <<- x; invisible(.self) },
  pushFront = function(x) { items <<- c(list(x), items); invisible(.self) },
  popBack = function() { if (isEmpty()) stop("empty"); v <- items[[length(items)]]; items[[length(items)]] <<- NULL; v },
  popFront = function() { if (isEmpty()) stop("empty"); v <- items[[1]]; items[[1]] <<- NULL; v },
  isEmpty = function() length(items) == 0,
  show = function() cat("Deque:", vapply(items, format, ""), "\n")))

d <- Deque$new()
d$pushBack(1)$pushBack(2)$pushFront(0)
d
d$popBack(); d$popFront(); d$popFront()
d$isEmpty()
r <- tryCatch(d$popBack(), error = function(e) conditionMessage(e))
r

# Balanced brackets with the stack, a breadth-first walk with the deque.
balanced <- function(text) {
  open <- c(")" = "(", "]" = "[", "}" = "{")
  stack <- new("Stack")
  for (ch in strsplit(text, "")[[1]]) {
    if (ch %in% open) stack <- put(stack, ch)
    else if (ch %in% names(open)) {
      if (length(stack) == 0 || peek(stack) != open[[ch]]) return(FALSE)
      stack <- take(stack)
    }
  }
  length(stack) == 0
}
sapply(c("(a[b]{c})", "(]", "((", ""), balanced)
edges <- list(a = c("b", "c"), b = "d", c = c("d", "e"), d = "f", e = "f", f = character())
walk <- function(start) {
  todo <- Deque$new(items = list(start)); seen <- character()
  while (!todo$isEmpty()) {
    node <- todo$popFront()
    if (node %in% seen) next
    seen <- c(seen, node)
    for (n in edges[[node]]) todo$pushBack(n)
  }
  seen
}
walk("a")
sum(vapply(1:200, function(i) { x <- Deque$new(); for (k in 1:5) x$pushBack(k * i); x$popFront() }, 0))
