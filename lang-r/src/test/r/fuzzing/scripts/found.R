# fuzz r, seed 10870: the compiler and the builtin handed this to each other for ever
dnorm(, sd = -1) <- 1:0
#%%
# fuzz r, seed 10911: a factor whose codes were replaced by text could not be shown
f <- factor(c("a", "b"))
f[[2]] <- "a"
f
#%%
f <- function() x(, 2)[3] <- 1
f()
