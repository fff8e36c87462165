d <- data.frame(ab = c(a = 1))
rbind(d, c(5))
rbind(d, 5, 6)
rbind(d, x=5, 6)
rbind(d, list(7))
rbind(d, data.frame(ab=3))
#%%
d <- data.frame(ab = c(a = 1))
rbind(d, matrix(3))
#%%
rbind(data.frame(ab=1), 5)
rbind(data.frame(ab=1:2), list(9))
#%%
substitute(env=list(a=2), expr=a+b)
substitute(a+b, e=list(a=1))
#%%
f <- function(x) substitute(x); f(a*b); g <- function(...) substitute(c(...)); g(x, y)
#%%
h <- function(a) if (a) "" <- 2
h(FALSE)
cat("fine\n")
#%%
format(c(Inf, 5), zero.print = "-"); format(c(0,NA,5), zero.print = "."); format(c(NaN,0), zero.print=TRUE)
