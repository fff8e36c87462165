f <- function(x) stop("a"); f(1L)
#%%
f <- function(x) stop("a"); do.call(f, list(1L))
#%%
f <- function(x) stop("a"); do.call("f", list(1L))
#%%
f <- function(x) stop("a"); do.call("f", list(c(a=1L,b=2L)))
#%%
f <- function(x) stop("a"); do.call("f", list(c(1L,NA,5L)))
#%%
f <- function(x) stop("a"); do.call("f", list(c(1,NA,5)))
#%%
f <- function(x) stop("a"); do.call("f", list(list(a=1,b="x")))
#%%
f <- function(x) stop("a"); do.call("f", list(factor("a")))
#%%
f <- function(x) stop("a"); do.call("f", list(NA_character_))
#%%
f <- function(x) stop("a"); do.call("f", list(function(y) y))
#%%
f <- function(x) stop("a"); do.call("f", list(globalenv()))
#%%
f <- function(x) warning("a"); do.call("f", list(factor("a")))
#%%
f <- function(x) warning("a"); do.call("f", list(1:3, 2L)[1])
#%%
options(warn=1); f <- function(x) warning("a"); do.call("f", list(factor("a")))
#%%
f <- function(x) stop("a"); try(do.call("f", list(factor("a"))))
#%%
max(factor("a"))
#%%
tryCatch(max(factor("a")), error=function(e) print(conditionCall(e)))
#%%
f <- function(x) stop("a"); do.call("f", list(c(a=1.5)))
#%%
f <- function(x) stop("a"); do.call("f", list(structure(list(1), class="q")))
#%%
f <- function(x) stop("a"); do.call("f", list(data.frame(a=1:3)))
#%%
f <- function(x) stop("a"); do.call("f", list(letters))
#%%
f <- function(x) stop("a"); do.call("f", list(as.raw(1), TRUE))
#%%
f <- function(x) { f2 <- function(y) sys.call(); print(do.call(f2, list(x))) }; f(factor("a"))
