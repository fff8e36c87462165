f <- function(r) 1
f(1,,2)
#%%
f <- function(r) 1
f(1, a=, b=3)
#%%
quote(x):1
#%%
list(1, 2):3
#%%
environment():2
#%%
quote(f(x)):3
#%%
expression(b):3
#%%
x <- 1
attr(x)
#%%
signif(0,); round(1,); rep(1:2,,); rep(1:2,,4); rep(1:2, times=, each=2); log(1,); log(base=2, 8); round(digits=1, 2.25)
#%%
round(s = 2, 0)
#%%
`my var
 + 1`
#%%
get("a\tb")
#%%
`for`(,1,2,3)
#%%
`while`(TRUE)
#%%
`repeat`()
#%%
`&&`(TRUE)
#%%
`<-`(x)
#%%
quote(1, 2)
#%%
x <- c(1, 2); names(x)[2] <- "w"; dput(x); x <- list(1, 2); names(x)[1] <- "NA"; dput(x)
#%%
1:7 + matrix(1:4, 2)
#%%
matrix(1:6, 2) < 1:7
#%%
matrix(1:6, 2) + matrix(1:4, 2)
#%%
try({warning("w"); stop("e")})
h <- function() { try(stop("loud")); warning("after"); 5 }
h()
#%%
x <- list(1); x[[1]]$a$b[[1]] <- 2; str(x)
x <- list(list(1)); h <- 2; h$b[[1]] <- 3
#%%
e <- new.env(); e$v <- c(1, 2); e$v[] <- 1:3
