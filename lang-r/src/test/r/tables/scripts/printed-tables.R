t <- table(mtcars$cyl, mtcars$gear)
t
class(t) <- c("xtabs","table")
t
#%%
t <- table(mtcars$cyl, mtcars$gear)
class(t) <- c("xtabs","table")
unclass(t)
print(t)
#%%
x <- structure(matrix(c(1L,20L,3L,4L),2,dimnames=list(c("a","b"),c("p","q"))), class="table")
x
print(x)
#%%
y <- structure(matrix(c(1,20,3,4.5),2,dimnames=list(c("a","b"),c("p","q"))), class="table")
y
z <- structure(matrix(c(1,20,3,4),2,dimnames=list(c("a","b"),c("p","q"))), class="table")
z
#%%
xtabs(~cyl+gear,mtcars)
print(unclass(xtabs(~cyl+gear,mtcars)))
#%%
z <- structure(matrix(c(1,20,3,4),2,dimnames=list(c("a","b"),c("p","q"))), class="table")
w <- z
w[1,1] <- NA
w
storage.mode(w) <- "integer"
w
#%%
table(c(TRUE,FALSE,TRUE), c("a","b","a"))
table(c(1,10,100))
#%%
array(1:8,c(2,2,2)) -> a
class(a) <- "table"
a
a[1,1,1] <- 100L
a
#%%
as.table(matrix(c("a","bb","c",NA),2))
print(table(c(1,2,2),c(3,3,4)), zero.print=".")
#%%
t <- table(mtcars$cyl, mtcars$gear)
class(t) <- c("xtabs","table")
summary(c(TRUE,NA))
t <- table(mtcars$cyl)
t[["4"]]
#%%
t <- table(mtcars$cyl, mtcars$gear)
class(t) <- c("xtabs","table")
t <- table(mtcars$cyl)
names(t)
t["4"]
#%%
t <- table(mtcars$cyl, mtcars$gear)
class(t) <- c("xtabs","table")
t <- table(mtcars$cyl)
t/sum(t)
round(prop.table(t),3)
#%%
t <- table(mtcars$cyl, mtcars$gear)
class(t) <- c("xtabs","table")
t <- table(mtcars$cyl)
t(t)
table(cut(c(1,5,9),c(0,5,10)),c("x","y","x"),dnn=c("bin","lab"))
#%%
table(data.frame(a=c(1,1),b=c("u","v")))
apply(table(mtcars$cyl,mtcars$am),1,sum)
#%%
rowSums(table(mtcars$cyl,mtcars$am))
table(mtcars$cyl,mtcars$am)["4","1"]
#%%
margin.table(table(mtcars$cyl,mtcars$am),1)
round(100*prop.table(table(mtcars$cyl,mtcars$am),2),1)
#%%
addmargins(table(mtcars$cyl,mtcars$gear))
addmargins(prop.table(table(mtcars$cyl,mtcars$gear)))
#%%
cbind(table(mtcars$cyl))
rbind(table(mtcars$cyl))
#%%
data.frame(table(mtcars$cyl,mtcars$am))
tt <- table(c("x","y","x"))
tt[order(-tt)]
#%%
tt <- table(c("x","y","x"))
sort(tt)
rev(sort(tt))
#%%
tt <- table(c("x","y","x"))
tt[tt>1]
names(tt)[tt==max(tt)]
#%%
tt <- table(c("x","y","x"))
as.vector(tt)
tt==2
#%%
tt <- table(c("x","y","x"))
paste(names(tt),tt)
for (n in names(tt)) cat(n,tt[n],"\n")
#%%
tt <- table(c("x","y","x"))
sapply(tt,function(v) v*2)
lapply(tt,identity)
#%%
ftable(Titanic, row.vars=1:2)
ftable(table(mtcars$cyl,mtcars$gear))
#%%
quantile(table(c(1,1,2)))
unlist(lapply(split(1:4,c("a","b","a","b")),sum))
#%%
aggregate(mpg~cyl,mtcars,mean,subset=am==1)
aggregate(cbind(mpg,hp)~cyl+am,mtcars,mean)
#%%
aggregate(.~Species,iris,mean)
aggregate(log(mpg)~cyl,mtcars,mean)
#%%
z <- structure(matrix(c(1,20,3,4),2,dimnames=list(c("a","b"),c("p","q"))), class="table")
w <- z
w[1,1] <- NA
storage.mode(w) <- "integer"
aggregate(mpg~.,mtcars[,c("mpg","cyl")],mean)
aggregate(weight~feed,chickwts,function(w) c(m=mean(w),s=sd(w)))
#%%
aggregate(Ozone~Month,airquality,length,na.action=na.pass)
aggregate(cbind(mpg,log(hp))~cyl,mtcars,mean)
#%%
try(aggregate(zz~cyl,mtcars,mean))
try(aggregate(mpg~zz,mtcars,mean))
#%%
aggregate(x=iris$Sepal.Length,by=list(sp=iris$Species),FUN=summary)
aggregate(cbind(a=mpg)~cyl,mtcars,mean)
