x <- "z"; x[[""]] <- 1:2; x
#%%
x <- "z"; x[[-4]] <- 5; x
#%%
x <- "z"; x[[5]]
#%%
x <- "z"; x[[TRUE]]
#%%
x <- "z"; x[[c("b","x")]] <- as.raw(1); x
#%%
x <- "z"; x[[c(b=2)]] <- 5; x
#%%
x <- 1:3; x[[-4]]
#%%
x <- 1:3; x[[0]] <- 5; x
#%%
x <- 1:3; x[[FALSE]] <- 1i; x
#%%
x <- 1:3; x[[Inf]]
#%%
x <- 1:3; x[[as.raw(1)]]
#%%
x <- 1:3; x[[c(1,2)]]
#%%
x <- 1:3; x[[c(2,1)]]
#%%
x <- 1:3; x[[integer(0)]]
#%%
x <- 1:3; x[[quote(a)]]
#%%
x <- 1:3; x[[quote(a)]] <- 1i; x
#%%
x <- NULL; x[[-4]] <- integer(0); x
#%%
x <- NULL; x[[5]]
#%%
x <- NULL; x[[NA_character_]]
#%%
x <- NULL; x[[c("b","x")]] <- 5; x
#%%
x <- NULL; x[[c("b","x")]] <- list(7); x
#%%
x <- NULL; x[[quote(a)]] <- integer(0); x
#%%
x <- c(a=1,b=2,c=3); x[[""]] <- 5; x
#%%
x <- c(a=1,b=2,c=3); x[["q"]]
#%%
x <- c(a=1,b=2,c=3); x[[2.9]] <- 5; x
#%%
x <- c(a=1,b=2,c=3); x[[Inf]] <- 5; x
#%%
x <- c(a=1,b=2,c=3); x[[NA_character_]]
#%%
x <- c(a=1,b=2,c=3); x[[NULL]] <- 5; x
#%%
x <- c(a=1,b=2,c=3); x[[c(TRUE,FALSE)]] <- integer(0); x
#%%
x <- c(a=1,b=2,c=3); x[[c(b=2)]]
#%%
x <- integer(0); x[[""]] <- 5; x
#%%
x <- integer(0); x[[5]] <- 5; x
#%%
x <- integer(0); x[[FALSE]]
#%%
x <- integer(0); x[[Inf]] <- 1:2; x
#%%
x <- integer(0); x[[NA_character_]] <- 5; x
#%%
x <- integer(0); x[[NULL]] <- 5; x
#%%
x <- integer(0); x[[TRUE[0]]]
#%%
x <- integer(0); x[[as.raw(1)]]
#%%
x <- integer(0); x[[c(b=2)]] <- list(7); x
#%%
x <- integer(0); x[[list(1)]] <- 5; x
#%%
x <- list(); x[[-2]] <- integer(0); x
#%%
x <- list(); x[[-4]]
#%%
x <- list(); x[[2.9]]
#%%
x <- list(); x[[2.9]] <- 1i; x
#%%
x <- list(); x[[FALSE]] <- 5; x
#%%
x <- list(); x[[NaN]]
#%%
x <- list(); x[[NaN]] <- 1i; x
#%%
x <- list(); x[[NaN]] <- list(7); x
#%%
x <- list(); x[[TRUE]]
#%%
x <- list(); x[[c(1,2)]] <- list(); x
#%%
x <- list(); x[[c(2,5)]] <- 5; x
#%%
x <- list(); x[[integer(0)]] <- 5; x
#%%
x <- list(); x[[list(1)]]
#%%
x <- list(); x[[quote(a)]] <- NULL; x
#%%
x <- list(1,"b",3); x[[-2]] <- 5; x
#%%
x <- list(1,"b",3); x[[-4]]
#%%
x <- list(1,"b",3); x[[1]] <- 5; x
#%%
x <- list(1,"b",3); x[[2.9]] <- 5; x
#%%
x <- list(1,"b",3); x[[5]] <- list(); x
#%%
x <- list(1,"b",3); x[[FALSE]] <- NULL; x
#%%
x <- list(1,"b",3); x[[FALSE]] <- list(); x
#%%
x <- list(1,"b",3); x[[NA_integer_]]
#%%
x <- list(1,"b",3); x[[NA_integer_]] <- list(); x
#%%
x <- list(1,"b",3); x[[NaN]] <- 1:2; x
#%%
x <- list(1,"b",3); x[[TRUE[0]]]
#%%
x <- list(1,"b",3); x[[c(1,2)]] <- 5; x
#%%
x <- list(1,"b",3); x[[c(TRUE,FALSE)]] <- 1i; x
#%%
x <- list(1,"b",3); x[[integer(0)]]
#%%
x <- list(1,"b",3); x[[integer(0)]] <- 1i; x
#%%
x <- list(a=1,b=list(x=1,y=2)); x[[0]] <- NULL; x
#%%
x <- list(a=1,b=list(x=1,y=2)); x[[2.9]]
#%%
x <- list(a=1,b=list(x=1,y=2)); x[[5]] <- 5; x
#%%
x <- list(a=1,b=list(x=1,y=2)); x[[NA]]
#%%
x <- list(a=1,b=list(x=1,y=2)); x[[c(2,5)]] <- list(7); x
#%%
x <- list(a=1,b=list(x=1,y=2)); x[[c(b=2)]] <- 5; x
