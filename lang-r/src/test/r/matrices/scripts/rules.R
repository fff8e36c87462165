f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
f(1:2 %*% 1:3); f(1:3 %*% 2); f(2 %*% 1:3); f(1:2 %*% matrix(1:4,2)); f(matrix(1:4,2) %*% 1:2); f(1:3 %*% matrix(1:3,1)); f(matrix(1:3,3) %*% 1:2); f(matrix(1:4,2)%*%1:3); f("a" %*% 1); f(list(1)%*%1); f(TRUE %*% TRUE); f(matrix(1:4,2)%*%matrix(1:6,3)); f(numeric(0) %*% numeric(0)); f(1:3 %*% 1:3); f(NULL %*% 1)
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
matrix(c(1i,2,3,4),2) %*% c(1,1); crossprod(1:3); tcrossprod(1:3); crossprod(matrix(1:4,2),1:2); crossprod(c(a=1,b=2)); m <- matrix(1:4,2,dimnames=list(c("a","b"),c("x","y"))); m %*% m; crossprod(m); tcrossprod(m); m %*% c(1,1); c(p=1,q=1) %*% m; crossprod(m, c(1,2)); tcrossprod(m,m+1); crossprod(matrix(1i,1,1)); f(crossprod(matrix(1:4,2),1:3)); f(tcrossprod(1:2,1:3)); f(crossprod(1:2,1:3)); tcrossprod(1:2, matrix(1:4,2)); f(tcrossprod(matrix(1:4,2), 1:2))
#%%
matrix(c(NA,1,2,3),2) %*% matrix(1,2,2); matrix(c(NaN,1,2,3),2) %*% matrix(1,2,2); matrix(c(Inf,1,2,3),2) %*% matrix(0,2,2); matrix(0,2,0)%*%matrix(0,0,3); matrix(numeric(0),0,2) %*% matrix(1,2,2)
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
a <- array(1:24,2:4,dimnames=list(c("a","b"),NULL,letters[1:4])); rowSums(a); rowSums(a,dims=2); colSums(a); colSums(a,dims=2); rowMeans(a); colMeans(a,dims=2); f(rowSums(a,dims=3)); f(rowSums(1:3)); rowSums(matrix(c(1,NA,3,4),2)); rowSums(matrix(c(1,NA,3,4),2),na.rm=TRUE); rowMeans(matrix(c(1,NA,3,4),2),na.rm=TRUE); colMeans(matrix(NA_real_,2,2),na.rm=TRUE); rowSums(data.frame(a=1:2,b=3:4)); colMeans(data.frame(a=1:2,b=3:4)); rowSums(matrix(TRUE,2,2)); f(rowSums(matrix("a"))); colSums(matrix(1i,2,2)); rowSums(matrix(integer(0),2,0)); colSums(matrix(0,0,2))
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
norm(matrix(1:4,2)); norm(matrix(1:4,2),"F"); norm(matrix(1:4,2),"I"); norm(matrix(1:4,2),"M"); norm(matrix(1:4,2),"O"); norm(matrix(c(2,0,0,3),2),"2"); f(norm(1:3)); 
#%%
slice.index(matrix(1:4,2),1); slice.index(array(1:8,c(2,2,2)),3); mat.or.vec(2,1); mat.or.vec(2,2); max.col(matrix(c(1,5,9,2),2),"first"); max.col(matrix(c(1,5,1,5),2),"last"); max.col(matrix(c(1,NA,3,4),2),"first")
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
aperm(array(1:6,c(1,2,3)),c(3,2,1)); dim(aperm(array(1:24,2:4))); aperm(a,c("3","1")) |> f(); dim(aperm(array(1:24,2:4),c(2,3,1))); f(aperm(array(1:24,2:4),c(1,1,2))); f(aperm(1:3)); aperm(matrix(1:4,2,dimnames=list(r=c("a","b"),c=NULL)),c("c","r")); dim(aperm(array(1:24,2:4),c(3,1,2),resize=FALSE))
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
det(matrix(c(2,1,1,3),2)); det(matrix(0,2,2)); det(diag(3)); determinant(matrix(c(2,1,1,3),2)); f(det(matrix(1:6,2))); determinant(matrix(c(2,1,1,3),2),logarithm=FALSE)$modulus |> c(); det(matrix(1:9,3)); det(matrix(5))
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
solve(matrix(c(2,1,1,3),2)); solve(matrix(c(2,1,1,3),2),c(1,2)); f(solve(matrix(0,2,2))); f(solve(matrix(1:9,3))); f(solve(matrix(1:6,2))); f(solve(diag(2),1:3)); solve(2); solve(2,4); m <- matrix(c(2,1,1,3),2,dimnames=list(c("a","b"),c("x","y"))); solve(m); solve(m,c(p=1,q=2)); solve(m,matrix(1:4,2,dimnames=list(NULL,c("u","v")))); solve(matrix(c(2,1i,1,3),2))
#%%
kronecker(diag(2),matrix(1,1,2)); kronecker(1:2,3:4); diag(2) %x% matrix(1:2,1); kronecker(array(1:2,2),matrix(1:4,2)); kronecker(matrix(1:4,2),matrix(1:2,1),"+"); kronecker(c(a=1,b=2),c(x=1,y=2),make.dimnames=TRUE)
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
x <- 1:2; y <- 3:4; cbind(x*2,y,deparse.level=2); cbind(1:3,1:2); rbind(1:3,1:2); cbind(c(a=1,b=2),3); cbind(a=1,b=2); rbind(c(x=1,y=2),c(3,4)); cbind(NULL); cbind(1:2,NULL); cbind(matrix(1:4,2,dimnames=list(NULL,c("p","q"))),z=9); rbind(NULL,1:2); cbind(1:2,character(0)); cbind(list(1,2),3:4); f(cbind(matrix(1:4,2),1:3)); f(rbind(matrix(1:4,2),matrix(1:6,2))); cbind(integer(0),1:2); cbind(matrix(1:2,2),1:4) |> f(); f(cbind(1,sum)); cbind(factor(c("a","b")),1); cbind(x=1:2,y=c("a","b")); cbind(array(1:2,2),3); rbind(matrix(0,0,2),1:2); cbind(1i,2); cbind(as.raw(1),as.raw(2))
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
diag(c(1,2)); diag(2,2); diag(c(a=1,b=2)); diag(matrix(1:4,2,dimnames=list(c("a","b"),c("a","b")))); diag(3L); diag(2.7); diag(c(1i,2)); diag(1:2,2,3); diag(TRUE,2); f(diag("a")); diag(matrix(1:6,2)); diag(NULL) |> f(); diag(numeric(0)); m <- matrix(0,2,2); diag(m) <- 1:2; m; f(diag(m) <- 1:3); diag(c(1,2),names=FALSE); diag(5,nrow=2,ncol=3)
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
t(1:3); t(c(a=1,b=2)); t(matrix(1:6,2,dimnames=list(c("a","b"),NULL))); f(t(array(1:8,c(2,2,2)))); t(array(1:2,2)); t(data.frame(a=1:2,b=3:4)); t(list(1,2)); t(matrix(list(1,"a"),1))
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
outer(1:2,1:3); outer(c(a=1,b=2),c(x=1,y=2)); outer(1:2,1:2,"+"); outer(1:2,1:2,function(x,y) x*10+y); f(outer(1:2,1:2,function(x,y) 1)); 1:2 %o% 1:2; dim(outer(matrix(1:4,2),1:2)); row(matrix(1:4,2)); col(matrix(1:4,2)); row(matrix(1:4,2,dimnames=list(c("a","b"),NULL)),as.factor=TRUE); lower.tri(matrix(1:4,2)); upper.tri(matrix(1:4,2),TRUE); row(matrix(0,0,2)); det(matrix(c(1e200,0,0,1e200),2)); crossprod(1:2,matrix(1:4,2)); .row(c(2,2)); .col(c(2,2))
