e <- new.env()
assign("a", 1, envir = e)
get("a", envir = e)
exists("a", envir = e)
exists("zzz", envir = e)
e$b <- 2
sort(ls(e))
rm("a", envir = e)
ls(e)
mget(c("b"), envir = e)
length(e)
names(e)
is.environment(e)
#%%
e <- new.env()
local({ x <- 5; y <- x * 2 }, envir = e)
e$y
ls(e)
local({ z <- 1; z + 1 })
exists("z")
eval(quote(x + 1), e)
evalq(x <- 50, e)
e$x
with(e, x + y)
get("x", e)
get0("nope", e, ifnotfound = "dflt")
is.null(get0("nope2"))
#%%
f <- function() { x <- 1; g <- function() { x <<- x + 1; x }; g(); g(); x }
f()
x <- 10
h <- function() { x <<- 20; x }
h()
x
#%%
k <- function() { newglobal <<- "made"; invisible() }
k()
newglobal
#%%
f <- function() { x <- 1; g <- function() { x <- 100; h <- function() x <<- x + 1; h(); x }; c(g(), x) }
f()
f2 <- function(x) { x <<- 5; x }
x <- 0
f2(1)
x
#%%
f <- function() { y <- 2; environment() }
e <- f()
e$y
ls(e)
environmentName(parent.env(e))
identical(parent.env(e), globalenv())
get("y", envir = e)
exists("y")
eval(quote(y <- y + 1), e)
e$y
parent.env(globalenv()) |> is.environment()
identical(parent.env(baseenv()), emptyenv())
#%%
f <- function() parent.frame()
identical(f(), globalenv())
g <- function() { v <- "g var"; h() }
h <- function() get("v", envir = parent.frame())
g()
set_in_caller <- function() assign("injected", 99, envir = parent.frame())
w <- function() { set_in_caller(); injected }
w()
exists("injected")
#%%
f <- function() sys.function()
class(f())
f <- function() { g <- function() sys.nframe(); g() }
f()
f <- function() { h <- function() sys.parent(); h() }
f()
f <- function(...) sys.call()
f(1, x = 2)
f <- function() { g <- function() sys.call(1); g() }
f()
f <- function() sapply(1:2, function(i) sys.call()[[1]])
f()
#%%
sys.nframe()
#%%
f <- function() { x <- "in f"; g <- function() { x <- "in g"; c(get("x", sys.frame(-1)), get("x", sys.frame(0 + 1)), get("x", parent.frame())) }; g() }
f()
h <- function() length(sys.calls())
h()
k <- function() h()
k()
m <- function() length(sys.frames())
m()
is.null(sys.calls())
#%%
e1 <- new.env()
e2 <- new.env(parent = e1)
e1$v <- "parent"
get("v", envir = e2)
exists("v", envir = e2, inherits = FALSE)
e2$v
get("v", envir = e2, inherits = TRUE)
e2$v <- "child"
e1$v
assign("v", "changed", envir = e2, inherits = TRUE)
e2$v
rm("v", envir = e2)
eval(quote(v), e2)
parent.env(e2) <- globalenv()
exists("v", envir = e2)
#%%
get("a", envir = new.env(parent = emptyenv()))
#%%
eval(quote(1 + 1), new.env(parent = emptyenv()))
#%%
x <- 5
rm(x)
exists("x")
rm(nothere)
#%%
rm(list = c("a", "b"))
#%%
x <- 1
y <- 2
z <- 3
rm(x, y)
ls()
rm(list = ls())
ls()
a1 <- 1
a2 <- 2
b1 <- 3
ls(pattern = "^a")
rm(list = ls(pattern = "^a"))
ls()
.hidden <- 1
ls()
ls(all.names = TRUE)
#%%
x <- 1
lockBinding("x", globalenv())
x <- 2
#%%
e <- new.env()
e$x <- 1
lockBinding("x", e)
tryCatch(e$x <- 2, error = conditionMessage)
tryCatch(assign("x", 3, e), error = conditionMessage)
unlockBinding("x", e)
e$x <- 5
e$x
bindingIsLocked("x", e)
lockEnvironment(e)
tryCatch(e$new <- 1, error = conditionMessage)
e$x <- 6
e$x
lockEnvironment(e, bindings = TRUE)
tryCatch(e$x <- 7, error = conditionMessage)
environmentIsLocked(e)
#%%
e <- new.env()
lockEnvironment(e)
assign("q", 1, envir = e)
#%%
f <- function() { x <- 1; lockBinding("x", environment()); x <- 2 }
f()
#%%
T <- 5
T
#%%
pi <- 3
pi
rm(pi)
pi
tryCatch(assign("pi", 4, envir = baseenv()), error = function(e) cat("locked:", conditionMessage(e), "\n"))
