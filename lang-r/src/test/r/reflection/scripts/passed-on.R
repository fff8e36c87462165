r <- lapply(list(mpg~wt, mpg~hp), lm, data=mtcars); print(r[[1]]$call); print(coef(r[[2]]))
d <- mtcars[1:10,]
r <- lapply(list(mpg~wt, mpg~hp), lm, data=d); print(r[[1]]$call); print(coef(r[[2]]))
r <- Map(function(f, ...) lm(f, ...), list(mpg~wt), MoreArgs=list(data=d)); print(r[[1]]$call)
r <- mapply(lm, list(mpg~wt, mpg~hp), MoreArgs=list(data=d), SIMPLIFY=FALSE); print(coef(r[[2]]))
f <- function(x, y, ...) match.call()
f(1,); f(1,,); f(,2); f(x=,y=3); f(1,2,,3); f(1,2,k=); f(1,2,)
f <- function(x, y) match.call(); f(1,); f(x=); f(,)
sapply(1:2, function(x, ...) match.call(), u=3+4)
vapply(1, function(x, ...) deparse(match.call()), "", k=3+4)
do.call(function(x, ...) match.call(), list(1+2, quote(a), b=quote(c+d)))
do.call("f", list(1, y=quote(zz)))
tapply(1:4, c(1,1,2,2), function(x, ...) deparse(match.call()), k=1+1)
apply(matrix(1:4,2), 1, function(r, ...) {print(match.call()); sum(r)}, q=7-1)
g <- function(...) { cl <- sys.call(); match.call(function(a, b) NULL, cl) }; g(1+1, 2+2)
try(g2 <- (function(...) match.call(lm, sys.call()))(y~x, dat=3)); g2
#%%
f<-function(.,...)match.call()
g<-function(...)f(...)
g((0)); g(0); g(a); g(a+b, 3, "x", z=q, w=f(x)); 
h <- function(...) g(...)
h(a+b,1,k=x)
f2 <- function(x, ...) UseMethod("f2"); f2.default <- function(x, ...) match.call()
g2 <- function(...) f2(...)
g2(3+4, u=v+1); f2(a<-2, b+c)
h2 <- function(...) { m <- match.call(); m }
k <- function(...) h2(a=1, ..., b=2)
k(x+y, z); k(x=1)
k2 <- function(...) { m <- match.call(expand.dots=FALSE); m$... }
k3 <- function(...) k2(...)
k3(x+y, 2)
mylm <- function(...) lm(...)
m <- mylm(mpg ~ wt, data=mtcars); print(m$call)
mylm2 <- function(formula, ...) lm(formula, ...)
m <- mylm2(mpg ~ wt, data=mtcars[1:20,]); print(m$call)
l <- lapply(1:2, function(i, ...) match.call(), 5+6); l[[1]]
s <- sapply(list(a=1), function(x, ...) deparse(match.call()), y=2+3); s
p <- function(x, ...) { q <- function(...) match.call(); q(x, ...) }
p(1+2, 3+4)
outer2 <- function(...) { inner <- function(...) sys.call(); inner(...) }; outer2(a+b)
sub <- function(...) substitute(list(...)); sub2 <- function(...) sub(...); sub2(a+b, 3)
dc <- function(...) do.call("f", list(...)); dc(3, 4)
mc <- function(x, y) { c <- match.call(); c[[1]] <- as.name("list"); eval(c, parent.frame()) }
w <- function(...) mc(...); w(1+1, 2)
v <- function(...) { args <- as.list(match.call())[-1]; args }
vv <- function(...) v(...); str(vv(p+q, n=3))
match.call(sum, call("sum", quote(x), 3)); match.call(lm, quote(lm(y~x, d, wei=2)))
f3 <- function(a, b=2, ...) { function() match.call() }; f3(1)()
Recall2 <- function(n, ...) if (n==0) match.call() else Recall(n-1, ...); Recall2(2, x+y)
setClass("A", slots=c(x="numeric")); setGeneric("gg", function(obj, ...) standardGeneric("gg")); setMethod("gg","A", function(obj, ...) match.call()); gg(new("A",x=1), k+1); ggw <- function(...) gg(new("A",x=1), ...); ggw(k+1)
update(lm(mpg~wt, mtcars), .~.+hp)$call
#%%
lapply(1:2, function(i) {e <- parent.frame(); print(ls(e)); print(environmentName(parent.env(e))); e$i})
f <- function() { zz <- 5; lapply(1, function(i) {print(sys.nframe()); print(exists("zz", envir=parent.frame(), inherits=FALSE)); eval(quote(X), parent.frame())}) }
f()
sapply(1:2, function(i) assign("q", i, envir=parent.frame())); exists("q")
f <- function() { sapply(1:3, function(i) assign("q", i, envir=parent.frame())); exists("q", inherits=FALSE) }; f()
g <- function() { sapply(c("a","b"), function(n) eval(parse(text=paste0(n,"<-1")), parent.frame())); ls() }; g()
Map(function(x) ls(parent.frame()), 1)
vapply(1, function(i) ls(parent.frame())[1:3], character(3))
Filter(function(x) {print(ls(parent.frame())); TRUE}, 1)
do.call(function(x) ls(parent.frame()), list(1))
h <- function() { w <- 1; do.call(function(x) ls(parent.frame()), list(1)) }; h()
tapply(1:2, c(1,2), function(x) length(ls(parent.frame())))
