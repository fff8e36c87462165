a |> `:=`(b)
#%%
a |> `%in%`(b)
#%%
a |> `@<-`(b)
#%%
a |> `quote`(b)
#%%
a |> `c`(b)
#%%
a |> `UseMethod`(b)
#%%
a |> b %% c()
#%%
a %% b |> c()
