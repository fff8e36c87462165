prop.table(table(c("a","b","a")))
#%%
prop.table(table(c(1,1,2),c("x","y","x")))
#%%
prop.table(table(c(1,1,2),c("x","y","x")),1)
#%%
round(prop.table(table(c(1,1,2,3,3,3,3))),3)
#%%
table(c(1,2,2))/3
#%%
print(table(c(1,2,2))/3, digits=3)
#%%
xtabs(v~g, data.frame(v=c(1.5,2,3.25),g=c("a","b","a")))
#%%
xtabs(v~g+h, data.frame(v=c(1.5,2,3.25),g=c("a","b","a"),h=c("x","x","y")))
#%%
xtabs(~g+h, data.frame(v=c(1.5,2,3.25),g=c("a","b","a"),h=c("x","x","y")))
#%%
summary(c(1.5,100,1000.25))
#%%
summary(1:10)
#%%
summary(c(123456,234567))
#%%
summary(c(TRUE,FALSE,NA))
#%%
summary(factor(c("a","b","a")))
#%%
summary(data.frame(a=1:3,b=c(1.5,2,100),c=c("x","y","z"),d=factor(c("u","v","u"))))
#%%
summary(list(1,2))
#%%
summary("a")
#%%
addmargins(table(c(1,1,2),c("x","y","x")))
#%%
as.table(matrix(c(1,2.5,1000,0.001),2))
#%%
structure(matrix(c(1,2.5,1000,0.25),2,dimnames=list(c("a","b"),c("x","y"))), class="table")
#%%
table(c(1,1,2,2),c("x","y","x","x"))*c(0.5,0.25)
#%%
print(table(c(1,1,2,2),c("x","y","x","x"))*c(0.5,0.25), zero.print=".")
#%%
print(table(c(1,1,2,2),c("x","y","x","x")), zero.print=".")
#%%
as.table(array(c(1,2.5,3,4,5,6,7,8.25),c(2,2,2)))
#%%
as.table(matrix(c(1,NA,3,4.5),2))
#%%
print(as.table(matrix(c(1,NA,3,4.5),2)), na.print="--")
#%%
as.table(matrix(c("a","bb","c","d"),2))
#%%
as.table(c(a=1,b=2.5))
#%%
prop.table(table(mtc=c(1,1,2,3,3,3),c("x","y","x","x","x","y")),2)
#%%
prop.table(c(a=1,b=3))
#%%
prop.table(matrix(1:4,2),1)
#%%
proportions(1:4)
#%%
print(as.table(matrix(c(1.123456789,2,3,4),2)),digits=3)
#%%
xtabs(c(1.5,2)~c("a","b"))
