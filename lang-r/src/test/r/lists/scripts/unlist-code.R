str(unlist(list(list(0), list(quote(x)))))
#%%
str(unlist(list(a=list(b=0, c=quote(x)), d=1:2)))
#%%
str(unlist(list(a=mean, b=list(1,2))))
#%%
str(unlist(list(a=1:2, f=quote(f(x)))))
#%%
str(unlist(list(list(environment, 2), 3), recursive=FALSE))
#%%
str(unlist(list(NULL, quote(x), NULL)))
#%%
str(unlist(list(x=list(y=quote(a), 3), 4), use.names=FALSE))
