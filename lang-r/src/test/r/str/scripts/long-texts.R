for (n in 110:131) str(strrep("a", n))
str(c(strrep("b", 100), "c"))
#%%
str(list(a=strrep("x",125)))
str(strrep("é",126))
#%%
str(strrep("a",200), nchar.max=40)
t <- terms(y ~ (a+b)^2 + (x) + I(z) + (q > 2))
attr(t,"variables")
#%%
t <- terms(y ~ (a+b)^2 + (x) + I(z) + (q > 2))
attr(t,"term.labels")
attr(t,"factors")
#%%
coef(lm(mpg ~ (wt) + (hp > 100), mtcars))
xtabs(~ (cyl>4) + gear, mtcars)
#%%
t <- terms(y ~ (a+b)^2 + (x) + I(z) + (q > 2))
t<-terms(~ ((a)))
attr(t,"variables")
t
#%%
t <- terms(y ~ (a+b)^2 + (x) + I(z) + (q > 2))
t<-terms(~ ((a)))
t <- terms((y) ~ a)
attr(t, "variables")
t
