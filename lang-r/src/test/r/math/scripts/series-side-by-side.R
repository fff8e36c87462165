cbind(ts(1:3), ts(2:5))
#%%
x <- ts(1:3, start=2000)
y <- ts(c(5,6,7), start=2001)
cbind(x, y)
#%%
x <- ts(1:3, start=2000)
y <- ts(c(5,6,7), start=2001)
cbind(a = x, b = y)
#%%
x <- ts(1:3, start=2000)
cbind(x, lag(x, -1))
