structure(1:12, .Dim=3:4)
#%%
structure(1:4, .Dim=c(2L,2L), .Dimnames=list(c("a","b"),NULL))
#%%
structure(1:2, .Names=c("a","b"))
#%%
structure(list(1,2), .Names=c("a","b"))
#%%
structure(c(1L,2L,1L), .Label=c("u","v"), class="factor")
#%%
attributes(structure(1:4, .Tsp=c(1,4,1)))
#%%
structure(1:3, class="foo", names=letters[1:3])
#%%
structure(NULL, class="a")
#%%
structure(list(), names=character())
#%%
structure(list(a=1:2), row.names=1:2, class="data.frame")
#%%
structure(list(a=1:2), .Names="b", row.names=c(NA,-2L), class="data.frame")
#%%
structure(c(1L,2L,1L), .Label=c("u","v"), class="factor")
