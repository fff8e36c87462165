x <- structure(c(a=1,b=2), t=5, u=6); x[4] <- 9; dput(x); attributes(x)
#%%
x <- structure(c(1,2), t=5); names(x) <- c("a","b"); attr(x,"z") <- 1; x[4] <- 9; attributes(x)
#%%
x <- structure(1:4, dim=c(2,2), t=5); x[7] <- 9L; attributes(x)
#%%
x <- structure(c(1,2), t=5); x["q"] <- 3; attributes(x)
#%%
x <- structure(list(1,2), t=5); x$q <- 3; attributes(x)
#%%
x <- structure(list(1,2), t=5,names=c("a","b"), u=2); x$q <- 3; names(attributes(x)); x[["r"]] <- 1; names(attributes(x)); x[6] <- list(2); names(attributes(x)); x$q <- NULL; names(attributes(x)); x[["zz"]] <- 3;  names(attributes(x))
#%%
x <- structure(list(1,2,3),t=5); names(x) <- c("a","b","c"); x$a <- NULL; names(attributes(x)); x[["b"]] <- NULL;  names(attributes(x)); x["c"] <- NULL; names(attributes(x))
#%%
x <- structure(list(1,2,3),t=5); names(x) <- c("a","b","c"); x[c(TRUE,FALSE,TRUE)] <- NULL; names(attributes(x))
#%%
sum(as.raw(1), 2)
#%%
max(as.raw(1), 2)
