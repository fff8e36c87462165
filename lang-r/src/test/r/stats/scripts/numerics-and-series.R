chol(matrix(c(4,2,2,3),2))
#%%
chol(matrix(c(1,2,2,1),2))
#%%
backsolve(chol(matrix(c(4,2,2,3),2)), c(1,2))
#%%
forwardsolve(t(chol(matrix(c(4,2,2,3),2))), c(1,2))
#%%
chol2inv(chol(matrix(c(4,2,2,3),2)))
#%%
qr(matrix(c(1,2,3,4),2))$rank
#%%
qr.R(qr(matrix(c(1,2,3,4,5,7),3)))
#%%
round(qr.Q(qr(matrix(c(1,2,3,4,5,7),3))),6)
#%%
qr.coef(qr(cbind(1,1:4)), c(2,4,6,8.5))
#%%
qr.solve(matrix(c(2,1,1,3),2), c(1,2))
#%%
qr(matrix(c(1,2,2,4),2))$rank
#%%
qr(matrix(c(1,2,3,4),2))
#%%
svd(matrix(c(1,2,3,4),2))$d
#%%
svd(matrix(1:6,2))$d
#%%
eigen(matrix(c(2,1,1,2),2))
#%%
eigen(matrix(c(4,1,0,1,3,1,0,1,2),3))$values
#%%
eigen(diag(3))$values
#%%
integrate(dnorm, -1.96, 1.96)
#%%
integrate(function(x) x^2, 0, 3)
#%%
integrate(dnorm, -Inf, Inf)
#%%
integrate(function(x) exp(-x), 0, Inf)
#%%
integrate(sin, 0, pi)
#%%
integrate(function(x) 1/sqrt(x), 0.01, 1)
#%%
spline(1:3, c(1, 4, 9), n = 5)
#%%
spline(1:5, c(1, 4, 2, 7, 3), n = 7)
#%%
splinefun(1:5, c(1, 4, 2, 7, 3))(c(0.5,2.5,5.5))
#%%
splinefun(1:5, c(1, 4, 2, 7, 3), method="natural")(c(0.5,2.5,5.5))
#%%
spline(1:5, c(1, 4, 2, 7, 3), n = 4, method="natural")
#%%
lm(y ~ x, data.frame(x = 1:3, y = c(2, 4, 6.5)))
#%%
coef(lm(y ~ x + z, data.frame(x = 1:5, z=c(2,1,4,3,5), y = c(2, 4, 6.5,7,9))))
#%%
lm(c(1,2,4) ~ c(1,2,3))
#%%
coef(lm(y ~ g, data.frame(g=c("a","a","b","b"), y=c(1,2,3,5))))
#%%
round(resid(lm(y ~ x, data.frame(x = 1:3, y = c(2, 4, 6.5)))),4)
#%%
predict(lm(y ~ x, data.frame(x = 1:3, y = c(2, 4, 6.5))), data.frame(x=4:5))
#%%
fitted(lm(y ~ x, data.frame(x = 1:3, y = c(2, 4, 6.5))))
#%%
coef(lm(y ~ I(x^2) + x, data.frame(x = 1:4, y = c(2, 4, 6.5,1))))
#%%
ts(1:5)
#%%
ts(c(1.5,2,3), start=2000)
#%%
ts(1:14, start=c(2020,3), frequency=12)
#%%
ts(1:6, start=c(2020,2), frequency=4)
#%%
window(ts(1:10, start=2000), 2003, 2005)
#%%
start(ts(1:14, start=c(2020,3), frequency=12)); 
#%%
end(ts(1:14, start=c(2020,3), frequency=12))
#%%
time(ts(1:3, start=2000))
#%%
filter(1:6, rep(1/3,3))
#%%
filter(1:5, 0.5, method="recursive")
#%%
diff(ts(c(1,4,9), start=2000))
#%%
ts(1:3) + 1
#%%
mean(ts(1:4)); 
#%%
as.roman(c(1,4,1994,4000))
#%%
as.roman("MCMXCIV") + 1L
#%%
as.integer(as.roman("XIV"))
#%%
format(as.roman(5))
#%%
dhyper(0:3, 5, 5, 3)
#%%
phyper(1, 5, 5, 3)
#%%
qhyper(0.5, 5, 5, 3)
#%%
set.seed(1); rhyper(10, 10, 7, 8)
#%%
set.seed(1); rhyper(5, 3, 20, 18)
#%%
reshape(data.frame(id=rep(1:2,each=2), t=rep(1:2,2), v=c(5,6,7,8)), direction="wide", idvar="id", timevar="t")
#%%
reshape(data.frame(id=1:2, x.1=c(5,6), x.2=c(7,8)), direction="long", varying=c("x.1","x.2"), idvar="id")
#%%
reshape(data.frame(id=1:2, x.1=c(5,6), x.2=c(7,8), y.1=1:2, y.2=3:4), direction="long", varying=list(c("x.1","x.2"),c("y.1","y.2")), v.names=c("x","y"), idvar="id")
#%%
head(tapply(1:10, rep(letters[1:5],2), sum), 2)
#%%
tail(tapply(1:10, rep(letters[1:5],2), sum), 2)
#%%
tail(table(c("a","b","c")), 2)
#%%
x <- 3e9; storage.mode(x) <- "integer"; x
#%%
x <- 1:3; storage.mode(x) <- "double"; typeof(x)
#%%
x <- matrix(1:4,2); storage.mode(x) <- "character"; x
#%%
rapply(list(a=NULL,b=1), function(v) v+1, how="unlist")
#%%
summary(table(c(1,1,2),c(1,2,2)))
