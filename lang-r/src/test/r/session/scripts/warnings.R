f <- function(x) { warning("first"); x }
f(1)
w <- warnings()
class(w)
length(w)
names(w)
print(warnings())
for (i in 1:3) warning(paste("loop", i))
warnings()
#%%
f <- function(x) { warning("first"); x }
g <- function() { for (i in 1:12) f(i); 1 }
g()
x <- warnings()
x[1:2]
#%%
f <- function(x) { warning("first"); x }
{ f(2); cat("here\n") }
as.integer("q")
op <- options(warn = 1); f(3); options(op)
op <- options(warn = -1); f(4); options(op)
suppressWarnings(f(5))
warnings()
#%%
r <- tryCatch(numeric(1e14), error = function(e) conditionMessage(e))
r
tryCatch(integer(1e15), error = function(e) cat("caught\n"))
cat("goes on\n")
