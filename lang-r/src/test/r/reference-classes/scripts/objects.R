setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("Account", fields = list(owner = "character", balance = "numeric"))
a <- A$new(owner = "Ann", balance = 100)
a
a$owner; a$balance
a$balance <- a$balance + 1
a$balance
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"), methods = list(inc = function(by = 1) { x <<- x + by; invisible(.self) }))
a <- A$new(x = 0)
a$inc()
a$inc(5)$inc()$x
b <- a; b$inc(100); a$x
c2 <- a$copy(); c2$inc(1000); a$x; c2$x
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = c("name", "age"))
a <- A$new(name = "X", age = 3)
a$age <- "now text"
a$age
A$fields()
a
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric", y = "ANY"))
a <- A$new(x = 1)
a
A$new()$x
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"), methods = list(show = function() cat("<A ", x, ">\n", sep = "")))
a <- A$new(x = 3)
a
print(a)
list(a)
a$show()
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(l = "logical", ch = "character", li = "list", f = "function", i = "integer"))
a <- A$new()
a$l; a$ch; a$li; a$i
a$f <- function(x) x + 1
a$f(2)
a$li$k <- 5
a$li
a$li[["z"]] <- 1:3
length(a$li)
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"))
a <- A(x = 4)
a$x
new("A", x = 9)$x
is(a, "A"); is(a, "envRefClass"); class(a); isVirtualClass("A"); typeof(a); is.environment(a); isS4(a)
is(a)
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"))
a <- A$new(x = 1); b <- a
identical(a, b); identical(a, a$copy()); all.equal(a, a$copy())
f <- function(o) o$x <- 50
f(a); b$x
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"), methods = list(f = function() "f", g = function(k) f()))
str(A$new(x = 1))
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"))
a <- A$new(x = 1)
a[["x"]]
a$field("x"); a$field("x", 5); a$x
get("x", envir = a); exists("x", envir = a); exists("nope", envir = a, inherits = FALSE)
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
N <- setRefClass("Node", fields = list(value = "numeric", nxt = "ANY"), methods = list(initialize = function(...) { nxt <<- NULL; callSuper(...) }))
n <- N$new(value = 1, nxt = N$new(value = 2))
n$nxt$value
n$nxt$value <- 20
n$nxt$value
is.null(n$nxt$nxt)
n$nxt$nxt <- N$new(value = 3)
n$nxt$nxt$value
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"))
A$className
A$methods()
class(A)
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric", y = "list"))
A
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
E <- setRefClass("E")
E$new()
E
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(b = "ANY")); B <- setRefClass("B", fields = list(v = "numeric"))
a <- A$new(b = B$new(v = 1))
d <- a$copy(); d$b$v <- 100; a$b$v
s <- a$copy(shallow = TRUE); s$b$v <- 200; a$b$v
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
B <- setRefClass("B", fields = list(v = "numeric")); A <- setRefClass("A", fields = list(b = "B"))
a <- A$new(b = B$new(v = 5))
a$b$v
r <- try(a$b <- 3)
a
