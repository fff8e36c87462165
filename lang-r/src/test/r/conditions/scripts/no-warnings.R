warnings()
#%%
f <- function() warnings()
f()
#%%
x <- warnings()
print(x)
