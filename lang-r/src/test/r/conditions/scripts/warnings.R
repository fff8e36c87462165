warning("top level")
cat("after\n")
#%%
f <- function(x) warning("in f")
f(1)
f(2)
#%%
f <- function(x) warning("no call", call. = FALSE)
f(1)
#%%
for (i in 1:3) warning("loop ", i)
#%%
for (i in 1:12) warning("many ", i)
#%%
f <- function() { warning("first"); warning("second"); "value" }
x <- f()
x
#%%
options(warn = 1)
f <- function() { warning("now"); cat("body\n") }
f()
warning("top")
#%%
options(warn = 2)
f <- function() { warning("becomes error"); cat("never\n") }
f()
#%%
options(warn = -1)
warning("silent")
as.integer("x")
cat("done\n")
#%%
suppressWarnings({ warning("hidden"); 5 })
suppressWarnings(as.numeric("a"))
#%%
f <- function() warning("a message that is long enough to be put on a line of its own, as R does it")
f()
#%%
f <- function(argument_number_one, argument_number_two) warning("a medium message here")
f(argument_number_one = 1, argument_number_two = 2)
#%%
warning("multi\nline")
f <- function() warning("multi\nline in f")
f()
#%%
withCallingHandlers({ warning("W1"); "value" }, warning = function(w) { cat("caught:", conditionMessage(w), "\n"); invokeRestart("muffleWarning") })
#%%
tryCatch({ warning("W2"); cat("not reached\n") }, warning = function(w) { print(w); conditionMessage(w) })
#%%
tryCatch(as.integer("q"), warning = function(w) print(conditionCall(w)))
#%%
r <- tryCatch(1:3 + 1:2, warning = function(w) w)
class(r)
conditionMessage(r)
conditionCall(r)
r
#%%
warning("a", 1, "b")
r <- warning("returned")
r
#%%
f <- function() { x <- withCallingHandlers(g(), warning = function(w) message("log: ", conditionMessage(w))); x + 1 }
g <- function() { warning("g warns"); 10 }
f()
#%%
w <- simpleWarning("custom")
tryCatch(warning(w), warning = function(e) class(e))
warning(w)
#%%
warning(structure(class = c("special", "warning", "condition"), list(message = "special one", call = NULL)))
#%%
f <- function(x) { if (x < 0) warning("negative: ", x); sqrt(abs(x)) }
sapply(c(1, -4, 9), f)
#%%
op <- options(warn = 1)
message("m1")
warning("w1")
cat("c1\n")
options(op)
getOption("warn")
#%%
f <- function() { on.exit(warning("exit warning")); "v" }
f()
#%%
g <- function(...) warning(...)
g("x", "y")
h <- function() suppressMessages({ message("hid"); "shown" })
h()
#%%
warning("w then error")
stop("E")
#%%
f <- function() { warning("fw"); stop("fe") }
f()
#%%
tryCatch({ warning("inner"); 1 }, error = function(e) "no")
cat("still\n")
#%%
suppressWarnings({ f <- function() { warning("x"); "res" }; f() }, classes = "warning")
suppressWarnings(warning("zz"), classes = "other")
#%%
mean("a")
max(numeric(0))
as.numeric("b")
#%%
x <- numeric(0)
max(x)
min(x)
range(x)
#%%
nchar(warning("arg"))
is.character(suppressWarnings(warning("s")))
#%%
f <- function() { warning("dup"); warning("dup") }
f()
