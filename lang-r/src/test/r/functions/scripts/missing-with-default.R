g <- function(b) missing(b); g <- function(b) missing(b); f <- function(a=1) g(a); f()
#%%
f <- function(a=1,b=3) seq(a,b,length.out=5); f()
#%%
f <- function(a=1,b=3) seq.int(a,b,length.out=5); f()
#%%
f <- function(a=1,b=3) seq.default(a,b,length.out=5); f()
#%%
f <- function(a=1,b=3) seq(a, to=b, by=1); f()
#%%
f <- function(x, n=2) rep_len(x, n); f(1)
#%%
f <- function(n=3, m=4) matrix(1:12, n, m); f()
#%%
f <- function(s=",") paste("a","b",sep=s); f()
#%%
f <- function(v=2) round(3.14159, v); f()
#%%
f <- function(n=2, x=1:5) head(x, n); f()
#%%
f <- function(l=c(1,2)) factor(c(1,2,1), levels=l); f()
#%%
f <- function(b=c(0,5,10)) cut(c(1,7), b); f()
#%%
f <- function(tz="UTC") as.POSIXct("2024-01-01", tz=tz); f()
#%%
f <- function(lab="x") as.numeric(as.difftime(1, units="hours"), units="mins"); f()
#%%
f <- function(d=c("a","b")) array(1:2, 2, list(d)); f()
#%%
f <- function(w=10) formatC("a", width=w); f()
#%%
f <- function(k=2) sample(5, k) |> length(); f()
#%%
f <- function(k=2, p=NULL) diag(k); f()
#%%
f <- function(k=2, p=3) diag(k, p); f()
#%%
f <- function(k=2, p=3) merge(data.frame(a=1,b=k), data.frame(a=1,c=p)); f()
#%%
f <- function(by="a") merge(data.frame(a=1,b=1), data.frame(a=1,c=3), by=by); f()
#%%
f <- function(x=3, y=4) difftime(as.Date("2024-01-05"), as.Date("2024-01-01"), units="days"); f()
#%%
f <- function(e=globalenv()) exists("f", envir=e); f()
#%%
f <- function(o="1970-01-01") as.Date(3, origin=o); f()
#%%
f <- function(fmt="%d/%m/%Y") as.Date("01/02/2024", format=fmt); f()
#%%
f <- function(fm="%d/%m/%Y") as.Date("01/02/2024", fm); f()
#%%
g <- function(b) missing(b); f <- function(a=1) g(a); f()
#%%
g <- function(b) missing(b); f <- function(a) g(a); f()
#%%
g <- function(b) missing(b); f <- function(a=1) { a; g(a) }; f()
#%%
f <- function(a=1) missing(a); f()
#%%
g <- function(b) missing(b); f <- function(a=1) { h <- function() g(a); h() }; f()
#%%
g <- function(b) missing(b); f <- function(a) { h <- function(z) g(z); h(a) }; f()
#%%
g <- function(b) missing(b); f <- function(a=1) { h <- function(z) g(z); h(a) }; f()
#%%
g <- function(b) missing(b); f <- function(a, b=a) g(b); f()
#%%
g <- function(b) missing(b); f <- function(a, b=a) g(b); f(1)
#%%
g <- function(b) missing(b); f <- function(a=b, b) g(a); f()
#%%
f <- function(x, ...) UseMethod("f"); f.default <- function(x, y, ...) missing(y); k <- function(z=2) f(1, z); k()
#%%
f <- function(x, ...) UseMethod("f"); f.default <- function(x, y, ...) missing(y); k <- function(z) f(1, z); k()
#%%
g <- function(b) missing(b); f <- function(a=1) g((a)); f()
#%%
g <- function(b) missing(b); f <- function(a) g((a)); tryCatch(f(), error=function(e) cat("err\n"))
#%%
g <- function(b) missing(b); f <- function(a=1, ...) g(...); f()
#%%
f <- function(...) missing(...); f(); f(1)
#%%
m <- function(b=NULL) { k <- function(v) if (missing(v)) "miss" else "there"; k(b) }; m(); m(1)
#%%
g <- function(b) missing(b); f <- function(a=stop("x")) g(a); f()
