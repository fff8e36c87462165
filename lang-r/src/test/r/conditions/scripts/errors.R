stop("plain message")
#%%
f <- function(x) stop("inside f")
f(1)
#%%
f <- function(x) stop("no call", call. = FALSE)
f(1)
#%%
f <- function(x) stop("a", 1, TRUE, "b")
f()
#%%
stop()
#%%
f <- function(x) { g(x) }
g <- function(y) h(y)
h <- function(z) stop("deep")
f(1)
#%%
f <- function(x) log(-1 * x) + undefined_var
f(1)
#%%
undefined_var
#%%
f <- function(n) { n + undefined_var }
f(2)
#%%
f <- function(n) n + "a"
f(2)
#%%
f <- function(x) x$a$b
f(5)
#%%
f <- function(x) x[[5]]
f(1:3)
#%%
f <- function(x) x[["k"]]
f(list(a = 1))
f(c(a = 1))
#%%
f <- function(a_rather_long_argument_name) stop("this message is long enough that it has to go on the next line")
f(a_rather_long_argument_name = "with a long value")
#%%
f <- function(x) stop("first line\nsecond line")
f(1)
#%%
stop("a very long message at the top level that is longer than the width of a usual terminal line, surely")
#%%
sqrt("a")
#%%
log("x")
#%%
exp(list(1))
#%%
log(-1)
#%%
sqrt(-4)
#%%
f <- function(v) sqrt(v)
f(-1)
#%%
1:3 + 1:2
as.integer("z")
cat("two warnings later\n")
#%%
matrix(1:6, 4, 4)
#%%
matrix(1:6, 4)
#%%
factorial(-1)
gamma(0)
choose(5, 2.5)
#%%
mean()
#%%
rnorm()
