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
#%%
# fuzz r, seed 24
solve(matrix(1:4, 2), 4)
#%%
# fuzz r, seed 271
array(1:24, c(2, 3, -1))
#%%
rep_len(1:3, -6)
#%%
# fuzz r, seed 51476
unlockBinding("x", "a")
#%%
# review: gave TRUE FALSE
list(1) == list(1, 2)
#%%
list(1:2) == "1:2"
list("a", 2) == c("a", "2")
list() == list()
list(NULL) == 1
#%%
environmentIsLocked(1)
#%%
Sys.sleep(mean)
#%%
Sys.sleep(-1)
#%%
read.table(function(x) x)
#%%
tabulate(mean)
#%%
split(mean, 1)
#%%
tabulate(factor(c("a", "b", "a")))
tabulate(c(1, 2.7, 2))
tabulate(c(TRUE, FALSE))
#%%
list(1, 2)[[expression(a, b)]]
#%%
list(1, 2)[[list(1, 2)]]
#%%
c("a", "b")[[expression(a, b)]]
