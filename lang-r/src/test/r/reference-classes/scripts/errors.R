setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("Account", fields = list(balance = "numeric"), methods = list(withdraw = function(x) { if (x > balance) stop("insufficient funds"); balance <<- balance - x }, bad = function() { balance <<- "text" }))
a <- A$new(balance = 10)
r <- try(a$balance <- "x")
r <- try(a$withdraw(100))
r <- try(a$bad())
r <- try(a$foo)
r <- try(a$foo <- 3)
a$balance
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"))
r <- try(A$new(y = 3))
r <- try(A$new(x = "a"))
r <- try(A$nosuch)
A$new(2)$x
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"))
a <- A$new(x = "k")
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"), methods = list(f = function() stop("bad")))
a <- A$new(x = 1)
a$f()
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(id = "character", v = "numeric"))
A$lock("id")
a <- A$new(id = "one", v = 1)
a$v <- 2
r <- try(a$id <- "two")
a$id
#%%
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))
A <- setRefClass("A", fields = list(x = "numeric"), methods = list(safe = function(v) tryCatch({ x <<- v; "set" }, error = function(e) "refused")))
a <- A$new(x = 1)
a$safe(5); a$safe("no"); a$x
a$x <- 7L
a$x
