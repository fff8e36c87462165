f <- function(e) cat(deparse(substitute(e)), ":", deparse(attr(e, "dimnames")), "\n")
m <- matrix(1:4,2,dimnames=list(c("a","b"),NULL)); f(m[0,]); f(m[0,,drop=FALSE]); a <- array(1:8, c(2,2,2), list(c("a","b"), NULL, NULL)); f(a[1,,]); f(a[1,,,drop=FALSE]); f(a[,1,]); b <- array(1:8, c(2,2,2), list(NULL, NULL, NULL)); f(b[1,,]); f(b[,,1]); f(b[1,1,]); n <- matrix(1:4, 2, dimnames=list(x=NULL,y=NULL)); f(n[1,,drop=FALSE]); f(n[0,]); f(a[,0,]); f(a[0,,])
d <- array(1:8, c(2,2,2), list(A=c("a","b"), NULL, NULL)); f(d[1,,]); f(d[,1,])
g <- array(1:8, c(2,2,2), list(A=NULL, B=NULL, C=NULL)); f(g[1,,]); f(g[,,]); f(g[1,1,]); h <- array(1:8, c(2,2,2), list(A=NULL, B=c("u","v"), C=NULL)); f(h[1,,]); f(h[,1,]); f(h[,,1])
#%%
n <- matrix(1:4, 2); dimnames(n) <- list(NULL, NULL)
f <- function(e) cat(deparse(substitute(e)), ":", is.null(attr(e, "dimnames")), "\n")
f(n[1:2,]); f(t(n)); f(n+1); f(cbind(n,1)); f(rbind(n,n)); f(n%*%n); f(n[,1,drop=FALSE]); f(unname(n)); f(aperm(n)); f(n>1); f(-n); f(as.matrix(n)); f(n[1,]); f(n[-1,,drop=FALSE]); f(crossprod(n)); f(scale(n)); f(n[n[,1]>0,]); f(round(n)); f(is.na(n)); f(ifelse(n>1,n,0)); f(apply(n,c(1,2),identity)); f(sweep(n,1,1)); f(prop.table(n)); f(n[]); f({n[1,1] <- 3L; n}); f(rowSums(n)); f(head(n,1)); f(n %o% 1:2); f(array(n, c(2,2))); f(data.matrix(n)); f(matrix(n, 2)); f(rev(n)); f(n[2:1,2:1]); f(lower.tri(n)); f(n & TRUE); f(!n); f(sqrt(n)); f(n %% 2L)
#%%
m <- matrix(1:6, 2); dimnames(m) <- list(NULL, NULL); print(attributes(m)); dimnames(m) <- list(); print(attributes(m)); dimnames(m) <- list(NULL); print(attributes(m))
dimnames(m) <- list(x=NULL, y=NULL); print(attributes(m)); identical(dimnames(m), list(NULL,NULL)); u <- matrix(1:4, 2, dimnames=list(NULL,NULL)); print(attributes(u)); identical(u, matrix(1:4,2)); print(u)
