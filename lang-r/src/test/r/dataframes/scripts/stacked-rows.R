rbind(data.frame(a=1:4)[1:2,,drop=FALSE], data.frame(a=5))
#%%
rbind(data.frame(a=1:4)[3:4,,drop=FALSE], data.frame(a=5))
#%%
rbind(data.frame(a=5), data.frame(a=1:4)[3:4,,drop=FALSE])
#%%
rbind(data.frame(a=1:4)[1:2,,drop=FALSE], data.frame(a=1:4)[1:2,,drop=FALSE])
#%%
rbind(data.frame(a=1:2), data.frame(a=3:4))
