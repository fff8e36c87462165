d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
m <- model.frame(y~f+log(x)+g, d, weights=x, offset=x/2)
str(m)
attributes(m)
#%%
d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
model.matrix(y~f*g+l, d)
#%%
d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
model.matrix(~f:g-1,d)
model.matrix(~f-1,d)
model.matrix(~x:f,d)
attributes(model.matrix(~f+g+x, d, contrasts.arg=list(f="contr.sum", g=contr.helmert)))
#%%
d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
contrasts(d$f)
contrasts(d$f) <- "contr.sum"
contrasts(d$f)
attributes(d$f)
contr.treatment(4)
contr.treatment(3,base=2);contr.sum(c("a","b","c"));contr.helmert(4);contr.poly(4)
contr.SAS(3)
contr.treatment(3,contrasts=FALSE)
#%%
d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
contrasts(factor(1:4,ordered=TRUE))

#%%
d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
contrasts(d$f,1) <- c(1,0,-1)
d$f
#%%
d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
model.matrix(~ordered(c(1,2,3,2)))
#%%
d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
model.matrix(~poly(1:5,2))
#%%
d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
model.frame(y~x,d,subset=x>2)
#%%
d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
model.frame(y~x,d,subset=x>2,na.action=na.pass)
#%%
d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
try(model.matrix(~factor(c("a","a"))))
#%%
d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
model.frame(~x+offset(log(x)),d)
model.offset(model.frame(~x+offset(log(x)),d,offset=x))
model.weights(m);model.response(m)
#%%
d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
model.frame(cbind(x,y)~f,d)
#%%
d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
m <- model.frame(y~f+g,d)
.getXlevels(terms(m),m)
get_all_vars(y~log(x),d)
#%%
d <- data.frame(y=c(1,2,NA,4,5,6), f=factor(c("a","b","c","a","b","c")), x=1:6, g=c("u","v","u","v","u","v"), l=c(T,F,T,F,F,T))
try(model.frame(y~nosuch,d))
try(model.frame(y~c(1,2),d))
model.matrix(~1,d)
model.matrix(~0,d)
