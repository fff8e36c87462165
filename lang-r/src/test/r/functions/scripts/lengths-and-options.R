Mod(structure(1,s="")+4)
#%%
Re(structure(1:2,s="q",names=c("a","b")))
#%%
Im(structure(1i,s="q"))
#%%
Arg(structure(-1,s="q"))
#%%
Conj(structure(1+1i,s="q"))
#%%
Mod(structure(1+1i,s="q", dim=c(1,1)))
#%%
rep(1, integer())
#%%
rep(1:3, times=c(1,2))
#%%
rep(1:3, times=NULL)
#%%
rep(1:3, each=integer())
#%%
rep(1:2, length.out=integer())
#%%
rep(1:2,-1)
#%%
rep(1:2,length.out=-1)
#%%
rep(1:2,each=-1)
#%%
rep(1:2, times=NA)
#%%
rep(1:2, length.out=NA)
#%%
rep(1:2,times=2.7)
#%%
rep(1:2, length.out=c(1,2))
#%%
match(quote(x), "x")
#%%
match(1, quote(f(x)))
#%%
match(1, environment())
#%%
options(warn=quote(a))
#%%
options(digits=100)
#%%
options(width=5)
#%%
options(expressions=1)
#%%
options(warn=NA)
#%%
options(digits=NULL)
#%%
options(1)
#%%
getOption("digits")
