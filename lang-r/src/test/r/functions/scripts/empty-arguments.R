cat("a", )
#%%
paste("a", , "b")
#%%
x@slot
#%%
x <- 1; x@slot
#%%
order(c(2,1), )
#%%
f <- function(...) paste(...); f("a", )
#%%
max(1, )
#%%
vapply(1:2, function(i, ...) i, 1, )
#%%
sapply(1:2, function(i, j) i, )
#%%
structure(1, class = "a", )
#%%
rbind(1:2, )
#%%
list(1, )
#%%
data.frame(a = 1, )
#%%
c(1, )
#%%
switch("a", a = 1, )
