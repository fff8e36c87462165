h <- hclust(dist(USArrests[1:10,]))
h
h$merge
h$height
h$order
cutree(h,3)
cutree(h,h=50)
cutree(h,k=2:4)
cophenetic(h)[1:4]
try(cutree(h))
try(cutree(h,20))
try(hclust(dist(1:3),"foo"))
#%%
for (m in c("ward.D","ward.D2","single","average","mcquitty","median","centroid")) {hh <- hclust(dist(USArrests[1:12,]),m)
print(hh$merge)
print(hh$height)
print(hh$order)}
#%%
set.seed(42)
k <- kmeans(iris[,1:4],3)
k
fitted(k)[1:2,]
set.seed(1)
kmeans(c(1,2,3,10,11,12),2)$cluster
set.seed(3)
kmeans(iris[,1:4],3,nstart=5)$size
set.seed(2)
kmeans(iris[1:4],4,algorithm="Lloyd")$tot.withinss
kmeans(iris[1:4],iris[c(1,51,101),1:4])$iter
try(kmeans(1:3,5))
#%%
cmdscale(eurodist)[1:4,]
e <- cmdscale(dist(USArrests[1:5,]),eig=TRUE)
e$points
e$GOF
mahalanobis(as.matrix(mtcars[1:3,1:2]), colMeans(mtcars[,1:2]), cov(mtcars[,1:2]))
cov.wt(as.matrix(mtcars[1:5,1:2]),wt=c(.1,.2,.3,.2,.2))
#%%
p <- prcomp(USArrests, scale. = TRUE)
summary(p)
names(p)
p$sdev
abs(p$rotation)
prcomp(mtcars[1:5], rank.=2)$sdev
princomp(USArrests,cor=TRUE)
summary(princomp(USArrests,cor=TRUE))
as.dist(matrix(c(0,1,2,1,0,3,2,3,0),3))
#%%
eigen(matrix(c(2,1,1,3),2))
eigen(matrix(c(0,1,-1,0),2))
eigen(matrix(c(1,2,3,4,5,6,7,8,10),3))$values
eigen(diag(3))$vectors
eigen(matrix(c(2,0,1,3),2))
svd(matrix(1:6,3))$d
eigen(matrix(c(1,0.2,0.3,4),2),only.values=TRUE)
#%%
# Vectors may point the other way: what is shown does not depend on it.
upright <- function(p) { p$rotation <- abs(p$rotation); p }
whole <- function(s) s$u %*% diag(s$d, length(s$d)) %*% t(s$v)
upright(prcomp(USArrests, scale. = TRUE))
s <- svd(matrix(1:6,3))
lapply(s, abs)
round(whole(s), 6)
upright(prcomp(iris[,1:4]))
abs(predict(prcomp(USArrests))[1:3,])
abs(svd(as.matrix(swiss))$v)
all.equal(whole(svd(as.matrix(swiss))), as.matrix(swiss), check.attributes = FALSE)
p <- prcomp(mtcars, scale.=TRUE)
abs(p$rotation)
all.equal(p$x %*% t(p$rotation), scale(mtcars), check.attributes = FALSE)
upright(prcomp(~Murder+Assault, USArrests))
upright(prcomp(trees))
#%%
set.seed(1)
for (k in 1:6) {
  m <- matrix(rnorm(60),ncol=k+1)
  s <- svd(m)
  print(round(abs(s$v),6))
  print(round(abs(s$u[1:2,]),6))
  stopifnot(all.equal(s$u %*% diag(s$d) %*% t(s$v), m), all.equal(crossprod(s$u), diag(k + 1)), all.equal(crossprod(s$v), diag(k + 1)))
}
lapply(svd(diag(3)), abs)
s <- svd(matrix(1,3,2))
round(s$d, 6)
round(abs(s$u[,1]), 6)
round(s$u %*% diag(s$d) %*% t(s$v), 6)
chol(matrix(c(4,2,2,3),2))
try(chol(matrix(c(1,2,2,1),2)))
backsolve(matrix(c(2,0,1,3),2),c(1,2))
forwardsolve(matrix(c(2,1,0,3),2),c(1,2))
backsolve(matrix(c(2,0,1,3),2),c(1,2),transpose=TRUE)
