setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"), methods = list(
  double = function() { x <<- x * 2; invisible(.self) },
  quad = function() { double(); double(); x }))
A$new(x = 3)$quad()
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"))
suppressMessages(A$methods(twice = function() x * 2, set = function(v) { x <<- v }))
a <- A$new(x = 4)
a$twice()
a$set(10)
a$twice()
suppressMessages(A$methods(list(thrice = function() x * 3)))
A$new(x = 1)$thrice()
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"), methods = list(
  initialize = function(...) { initFields(...); if (length(x) == 0) x <<- 42; .self }))
A$new()$x; A$new(x = 1)$x
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(n = "integer"), methods = list(
  initialize = function(n = 0L, ...) { initFields(n = n, ...) },
  inc = function(by = 1L) { n <<- n + as.integer(by); invisible(.self) }))
A$new()$n; A$new(n = 10L)$n; A$new(3L)$inc()$inc(5)$n
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"), methods = list(initialize = function(...) { callSuper(...); x <<- c(x, 99); 17 }))
A$new(x = 1)
A$new(x = 1)$x
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
Q <- setRefClass("Queue", fields = list(items = "list"), methods = list(
  push = function(v) { items[[length(items) + 1]] <<- v; invisible(.self) },
  pop = function() { v <- items[[1]]; items[[1]] <<- NULL; v },
  size = function() length(items)))
q <- Q$new()
q$push(1)$push("a")
q$size(); q$pop(); q$size(); q$pop(); q$size()
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
S <- setRefClass("Stack", fields = list(items = "list", n = "integer"), methods = list(
  initialize = function(...) { n <<- 0L; callSuper(...) },
  push = function(v) { n <<- n + 1L; items[[n]] <<- v; invisible(.self) },
  pop = function() { v <- items[[n]]; items[[n]] <<- NULL; n <<- n - 1L; v }))
s <- S$new()
s$push(3)$push(4)
s$n; s$pop(); s$n
s$items[[1]] <- 10; s$items[[1]]
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"), methods = list(
  me = function() .self, setter = function(v) { .self$x <- v; invisible(.self) }, peek = function() .self$x, cp = function() copy()))
a <- A$new(x = 1)
a$setter(5)
a$peek(); a$me()$x
b <- a$cp(); b$x <- 9; a$x
identical(a$me(), a)
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
O <- setRefClass("Obs", fields = list(handlers = "list"), methods = list(
  on = function(f) { handlers[[length(handlers) + 1L]] <<- f; invisible(.self) },
  fire = function(...) { for (h in handlers) h(...); invisible() }))
o <- O$new()
o$on(function(x) cat("first", x, "\n"))$on(function(x) cat("second", x * 2, "\n"))
o$fire(3)
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(total = "numeric"), methods = list(add = function(v) { "Adds a number"
  total <<- total + v
  invisible(.self) }))
a <- A$new(total = 0)
for (i in 1:3000) a$add(i)
a$total
A$help("add")
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"))
suppressMessages(A$accessors("x"))
z <- A$new(x = 1)
z$getX()
z$setX(5)
z$x
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(data = "numeric"), methods = list(
  apply_all = function(f) { data <<- sapply(data, f); invisible(.self) },
  stats = function() c(mean = mean(data), n = length(data))))
A$new(data = c(1, 2, 3))$apply_all(function(v) v^2)$stats()
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"), methods = list(f = function(...) { args <- list(...); length(args) }, g = function(n) { if (n <= 0) 0 else n + g(n - 1) }))
a <- A$new(x = 1)
a$f(1, 2, 3); a$g(4)
f <- a$g
f(3)
sapply(1:3, a$g)
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(count = "numeric"), methods = list(hit = function() { count <<- count + 1 }))
a <- A$new(count = 0)
a$hit()
x <- a$hit()
x
a$count
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
T <- setRefClass("Temp", fields = list(celsius = "numeric", fahrenheit = function(v) {
  if (missing(v)) celsius * 9 / 5 + 32 else celsius <<- (v - 32) * 5 / 9 }))
t <- T$new(celsius = 100)
t$fahrenheit
t$fahrenheit <- 32
t$celsius
t
T$fields()
