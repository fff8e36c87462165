g <- function(x) missing(x)
f <- function(d) { h <- function(e = d) g(e); h() }; print(f())
#%%
g <- function(x) missing(x)
f <- function(d) { h <- function(e = 3) g(e); h() }; print(f())
#%%
g <- function(x) missing(x)
f <- function(d) { h <- function(e = d) g(e); h(d) }; print(f())
#%%
g <- function(x) missing(x)
f <- function(d) { h <- function(e) g(e); h(d) }; print(f())
#%%
g <- function(x) missing(x)
f <- function(d = 1) { h <- function(e) g(e); h(d) }; print(f())
#%%
g <- function(x) missing(x)
f <- function(d = e, e) { g(d) }; print(f())
#%%
g <- function(x) missing(x)
f <- function(d = e, e) { missing(d) }; print(f())
#%%
g <- function(x) missing(x)
f <- function(d = 3) { d <- 4; c(missing(d), g(d)) }; print(f())
#%%
g <- function(x) missing(x)
f <- function(d) { d <- 4; c(missing(d), g(d)) }; print(f())
#%%
g <- function(x) missing(x)
f <- function(d) { if (FALSE) d <- 4; c(missing(d), g(d)) }; print(f())
#%%
g <- function(x) missing(x)
f <- function(d = stop("x")) g(d); print(f())
#%%
g <- function(x) missing(x)
f <- function(d = quote(expr=)) g(d); print(f())
#%%
g <- function(x) missing(x)
f <- function(d = NULL) g((d)); print(f())
#%%
f <- function(size = 5) length(sample(letters, size, TRUE)); f()
