l <- list(f=1); l$f <- NULL; dput(l); l
#%%
m <- matrix(1:4,2); m$a <- 5; dput(m)
#%%
m <- matrix(1:4,2,dimnames=list(c("a","b"),NULL)); m$zz <- NULL; dput(m)
#%%
x <- c(a=1,b=2); x$c <- 3; dput(x)
#%%
x <- structure(c(a=1), t=2); x$c <- 3; dput(x)
#%%
x <- structure(c(1,2), class="k"); try({x$c <- 3; dput(unclass(x))})
#%%
dput(character(0)); dput(structure(list(), names=character(0))); dput(structure(integer(0), names=character(0)))
