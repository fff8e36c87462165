setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"), methods = list(hello = function() cat("A", x, "\n"), over = function() "A over"))
B <- setRefClass("B", contains = "A", fields = list(y = "numeric"), methods = list(over = function() paste("B over", callSuper())))
b <- B$new(x = 1, y = 2)
b$hello(); b$over()
b
is(b, "A"); inherits(b, "A"); is(b)
B$fields()
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"), methods = list(initialize = function(...) { x <<- 1; callSuper(...); cat("A init\n") }))
B <- setRefClass("B", contains = "A", fields = list(y = "numeric"), methods = list(initialize = function(...) { callSuper(...); y <<- x + 1; cat("B init\n") }))
b <- B$new()
b$x; b$y
B$new(x = 10)$y
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", methods = list(f = function(k) paste("A", k)))
B <- setRefClass("B", contains = "A", methods = list(f = function(k) paste("B", callSuper(k + 1))))
C <- setRefClass("C", contains = "B", methods = list(f = function(k) paste("C", callSuper(k + 1))))
C$new()$f(1); B$new()$f(1); A$new()$f(1)
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
Base <- setRefClass("Base", methods = list(area = function() stop("abstract"), describe = function() cat("Area:", area(), "\n")))
Sq <- setRefClass("Sq", contains = "Base", fields = list(s = "numeric"), methods = list(area = function() s^2))
Sq$new(s = 3)$describe()
r <- try(Base$new()$describe())
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"), methods = list(show = function() cat("A is", x, "\n")))
B <- setRefClass("B", contains = "A", methods = list(show = function() { cat("B: "); callSuper() }))
B$new(x = 2)
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"))
setGeneric("area", function(o) standardGeneric("area"))
setMethod("area", "A", function(o) o$x^2)
B <- setRefClass("B", contains = "A")
area(B$new(x = 3))
setMethod("show", "A", function(object) cat("shown by S4", object$x, "\n"))
B$new(x = 4)
setMethod("+", signature("A", "A"), function(e1, e2) A$new(x = e1$x + e2$x))
A$new(x = 1) + B$new(x = 2)
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"))
print.A <- function(x, ...) cat("S3 print\n")
foo <- function(o) UseMethod("foo")
foo.A <- function(o) o$x
a <- A$new(x = 5)
print(a)
foo(a)
setClass("H", slots = c(a = "A"))
h <- new("H", a = a)
h@a$x <- 6
a$x
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
Animal <- setRefClass("Animal", fields = list(name = "character"), methods = list(speak = function() "...", intro = function() cat(name, "says", speak(), "\n")))
Dog <- setRefClass("Dog", contains = "Animal", methods = list(speak = function() "Woof"))
Cat <- setRefClass("Cat", contains = "Animal", methods = list(speak = function() "Meow"))
for (a in list(Dog$new(name = "Rex"), Cat$new(name = "Tom"), Animal$new(name = "It"))) a$intro()
