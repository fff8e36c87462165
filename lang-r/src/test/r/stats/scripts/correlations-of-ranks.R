x <- cbind(a=c(1,NA,3,4,9),b=c(NaN,2,7,1,1), d=c(4,2,9,9,1), e=c(2,2,2,2,2)); y <- cbind(u=c(3,1,NA,2,5), v=c(9,8,1,2,3))
s <- function(e) {r <- withCallingHandlers(tryCatch(e, error=function(e) conditionMessage(e)), warning=function(w) {cat("W "); invokeRestart("muffleWarning")}); cat(deparse(substitute(e)), if (is.matrix(r)) sprintf("[%dx%d]", nrow(r),ncol(r)), format(c(r), digits=4), "\n")}
for (m in c("pearson","kendall","spearman")) for (u in c("every","na.or","comp","pair", "all")) { cat("##",m,u,"\n")
s(cor(x,use=u,method=m)); s(cov(x,use=u,method=m)); s(cor(x,y,use=u,method=m)); s(cov(x,y,use=u,method=m))
s(cor(x[,1],x[,3],use=u,method=m)); s(cor(x[1:2,1:2],use=u,method=m));s(cor(x[1:2,1],x[1:2,2],use=u,method=m));s(cov(x[1:2,1],x[1:2,2],use=u,method=m));
s(var(x[1:2,1], use=u)); s(cor(numeric(),numeric(), use=u, method=m));s(cov(numeric(),numeric(), use=u, method=m)); s(cor(matrix(0,0,2), use=u, method=m));s(cov(matrix(0,0,2), use=u, method=m)); s(cor(matrix(0,2,0), use=u, method=m));s(cor(1,1, use=u, method=m)); s(cov(1,1, use=u, method=m));
s(cor(c(1,1),1:2, use=u, method=m)); s(cor(x[3:5,], use=u, method=m)); s(var(numeric(), use=u))
s(cor(c(1,NA),c(1,2), use=u, method=m)); s(cor(cbind(1,1:2), use=u, method=m)); s(cor(c(1,Inf,3),c(1,2,3), use=u, method=m)); s(cor(c(1,Inf,3),c(1,NA,3), use=u, method=m));s(cov(cbind(c(1,Inf,3),c(3,2,1)), use=u, method=m))}
