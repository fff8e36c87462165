names("x") <- "a"
#%%
x <- 1; names("x") <- "a"; x
#%%
x <- c(a=1); "x"[1] <- 5; x
#%%
f <- function() { cat("rhs\n"); 1 }; g() <- f()
#%%
f <- function() { cat("rhs\n"); 1 }; 5 <- f()
#%%
f <- function() { cat("rhs\n"); 1 }; names(5) <- f()
#%%
f <- function() { cat("rhs\n"); 1 }; NULL <- f()
#%%
"y" <- 3; y; `z` = 4; z; 'w' <<- 5; w
#%%
f <- function() { cat("rhs\n"); 1 }; names(g()) <- f()
#%%
T <- 3; T; TRUE <- 1
#%%
x <- 1:3; x[[2]][1] <- 9L; x; (x)[1] <- 5
#%%
x <- list(); x$a$b[[3]]$c <- 1; str(x); if (TRUE) x else y <- 3
#%%
f <- function(x) x; f(x = y)[1] <- 2
#%%
do.call("test")
#%%
do.call("sum",)
