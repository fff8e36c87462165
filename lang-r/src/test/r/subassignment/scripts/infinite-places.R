v <- 1:3; v[Inf] <- 5L; v; v[c(Inf, 1)] <- 9L; v; v[Inf]; v[c(1, Inf)]
#%%
do.call("", list(1L))
