sapply(c(a=1,b=2), function(v) c(x=v,y=v*2))
#%%
Reduce(function(a,b) substitute(a), 1:3)
#%%
Reduce(function(a,b) deparse(substitute(b)), 1:3)
#%%
Reduce(function(a,b) paste(deparse(substitute(a)),deparse(substitute(b))), 1:3, right=TRUE)
#%%
Reduce(`+`, 1:4, accumulate=TRUE, right=TRUE)
#%%
Reduce(function(a, b) a + b, list(), 5)
#%%
Reduce(`+`, 1:3, 10, accumulate=TRUE)
#%%
Filter(function(x) x > 1, c(a=1,b=2,c=3))
#%%
Filter(Negate(is.null), list(1,NULL,2))
#%%
Map(function(x,y) x+y, c(a=1,b=2), 3:4)
#%%
Map(rep, 1:3, 3:1)
#%%
Position(function(x) x>2, c(1,3,5)); 
#%%
Find(function(x) x>2, c(1,3,5), right=TRUE)
#%%
lapply(1:2, function(x) substitute(x))
#%%
mapply(function(a,b) deparse(substitute(a)), 1:2, 3:4)
#%%
outer(1:2,1:3,function(a,b) {deparse(substitute(a)); a+b})
#%%
outer(c(a=1,b=2),c(x=1,y=2))
#%%
outer(c(a=1,b=2),1:2)
#%%
outer(matrix(1:4,2,dimnames=list(c("a","b"),NULL)),1:2)
#%%
outer(c(a=1,b=2),c(x=1,y=2),"+")
#%%
c(a=1,b=2) %o% c(x=3)
#%%
outer(1:2,1:2,function(x,y) 1)
