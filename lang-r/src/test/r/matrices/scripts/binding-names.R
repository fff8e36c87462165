type.convert(data.frame(a=c("1","2"),b=c("x","y")), as.is=TRUE)
#%%
as.matrix(data.frame(a=1:4,b=5:8)[c(2,4),])
#%%
as.matrix(data.frame(a=1:4,b=5:8)[-1,])
#%%
as.matrix(subset(data.frame(a=1:4,b=letters[1:4]),a>2))
#%%
as.matrix(data.frame(a=1:2,b=c("x","y")))
#%%
as.matrix(data.frame(a=c(1.5,NA),b=c("x","y")))
#%%
as.matrix(data.frame(a=c(TRUE,FALSE),b=1:2))
#%%
t(data.frame(a=1:2,b=3:4))
#%%
data.matrix(data.frame(a=1:2,b=factor(c("x","y"))))
#%%
Reduce(rbind, list(1:2,3:4,5:6))
#%%
do.call(rbind, list(1:2,3:4))
#%%
do.call(rbind, list(a=1:2,b=3:4))
#%%
do.call(cbind, list(a=1:2,b=3:4))
#%%
{x<-1:2; y<-3:4; rbind(x,y)}
#%%
{x<-1:2; y<-3:4; rbind(x,y+1)}
#%%
{x<-1:2; y<-3:4; cbind(x,y+1,deparse.level=2)}
#%%
{x<-1:2; cbind(x, 5, deparse.level=0)}
#%%
{x<-1:2; cbind(x, "a")}
#%%
{x<-1:2; rbind(c(a=1,b=2), x)}
#%%
rbind(1:3, 1:2)
#%%
cbind(1:3, matrix(1:6,3,dimnames=list(NULL,c("a","b"))))
#%%
Reduce(cbind, 1:3)
#%%
Reduce(rbind, list(data.frame(a=1),data.frame(a=2)))
#%%
do.call(rbind, lapply(1:2, function(i) c(i=i, sq=i^2)))
#%%
do.call(rbind, lapply(1:2, function(i) data.frame(i=i, n=letters[i])))
#%%
do.call(rbind, strsplit(c("a-b","c-d"),"-"))
#%%
Reduce(rbind, list(1:2,3:4), accumulate=TRUE)
#%%
Reduce(rbind, list(1:2,3:4), right=TRUE)
#%%
sapply(list(1:2,3:4), rbind)
#%%
sapply(1:2, cbind, 5)
