d <- data.frame(g=c("a","b","a",NA), h=factor(c("x","y","z","x")), n=c(1,2,NA,4), k=1:4)
xtabs(~g, d)
xtabs(n~g,d)
#%%
d <- data.frame(g=c("a","b","a",NA), h=factor(c("x","y","z","x")), n=c(1,2,NA,4), k=1:4)
xtabs(n~h,d)
xtabs(k~g,d,addNA=TRUE)
#%%
d <- data.frame(g=c("a","b","a",NA), h=factor(c("x","y","z","x")), n=c(1,2,NA,4), k=1:4)
xtabs(~g+h,d,addNA=TRUE)
xtabs(cbind(n,k)~h,d)
#%%
d <- data.frame(g=c("a","b","a",NA), h=factor(c("x","y","z","x")), n=c(1,2,NA,4), k=1:4)
xtabs(cbind(n,k)~g+h,d,subset=k<3)
xtabs(~h,d,subset=k<3,drop.unused.levels=TRUE)
#%%
d <- data.frame(g=c("a","b","a",NA), h=factor(c("x","y","z","x")), n=c(1,2,NA,4), k=1:4)
str(xtabs(~h,d))
attributes(xtabs(k~h,d))
#%%
d <- data.frame(g=c("a","b","a",NA), h=factor(c("x","y","z","x")), n=c(1,2,NA,4), k=1:4)
h <- d$h
xtabs(~h)
xtabs(k~.,d[,c("h","k")])
#%%
d <- data.frame(g=c("a","b","a",NA), h=factor(c("x","y","z","x")), n=c(1,2,NA,4), k=1:4)
h <- d$h
xtabs(Freq~Sex+Class,as.data.frame(Titanic))
try(xtabs(a+b~h,d))
#%%
d <- data.frame(g=c("a","b","a",NA), h=factor(c("x","y","z","x")), n=c(1,2,NA,4), k=1:4)
h <- d$h
try(xtabs("a"))
typeof(xtabs(k~h,d))
#%%
d <- data.frame(g=c("a","b","a",NA), h=factor(c("x","y","z","x")), n=c(1,2,NA,4), k=1:4)
xtabs(breaks ~ wool + tension, data = warpbreaks)
xtabs(n~g,d,na.action=na.pass)
#%%
d <- data.frame(g=c("a","b","a",NA), h=factor(c("x","y","z","x")), n=c(1,2,NA,4), k=1:4)
h <- d$h
xtabs(~h+(k>2),d)
xtabs(k ~ h, d, subset = n > 1)
#%%
summary(xtabs(~cyl+gear,mtcars))
xtabs(~cyl+gear+am, mtcars)
#%%
l <- reshape(data.frame(id=1:2,x1=3:4,x2=5:6,y1=7:8,y2=9:10), direction="long", varying=list(c("x1","x2"),c("y1","y2")), v.names=c("x","y"), idvar="id")
str(l)
l
#%%
l <- reshape(data.frame(id=1:2,x1=3:4,x2=5:6,y1=7:8,y2=9:10), direction="long", varying=list(c("x1","x2"),c("y1","y2")), v.names=c("x","y"), idvar="id")
l <- reshape(data.frame(id=1:2,x.1=3:4,x.2=5:6), direction="long", varying=c("x.1","x.2"),idvar="id")
str(l)
w <- reshape(l, direction="wide")
str(w)
#%%
l <- reshape(data.frame(id=1:2,x1=3:4,x2=5:6,y1=7:8,y2=9:10), direction="long", varying=list(c("x1","x2"),c("y1","y2")), v.names=c("x","y"), idvar="id")
l <- reshape(data.frame(id=1:2,x.1=3:4,x.2=5:6), direction="long", varying=c("x.1","x.2"),idvar="id")
w <- reshape(l, direction="wide")
w
str(reshape(w))
#%%
l <- reshape(data.frame(id=1:2,x1=3:4,x2=5:6,y1=7:8,y2=9:10), direction="long", varying=list(c("x1","x2"),c("y1","y2")), v.names=c("x","y"), idvar="id")
l <- reshape(data.frame(id=1:2,x.1=3:4,x.2=5:6), direction="long", varying=c("x.1","x.2"),idvar="id")
w <- reshape(l, direction="wide")
w <- reshape(data.frame(id=c(1,1,2,2),t=c(1,2,1,2),v=5:8), direction="wide",idvar="id",timevar="t")
str(w)
l <- reshape(data.frame(id=1:2,x1=3:4,x2=5:6), direction="long", varying=c("x1","x2"),v.names="x")
str(l)
#%%
l <- reshape(data.frame(id=1:2,x1=3:4,x2=5:6,y1=7:8,y2=9:10), direction="long", varying=list(c("x1","x2"),c("y1","y2")), v.names=c("x","y"), idvar="id")
l <- reshape(data.frame(id=1:2,x.1=3:4,x.2=5:6), direction="long", varying=c("x.1","x.2"),idvar="id")
l <- reshape(data.frame(id=1:2,x1=3:4,x2=5:6), direction="long", varying=c("x1","x2"),v.names="x")
l <- reshape(data.frame(id=1:2,x1=3:4,x2=5:6), direction="long", varying=2:3,v.names="x",times=c("p","q"),timevar="T",new.row.names=1:4)
str(l)
l
