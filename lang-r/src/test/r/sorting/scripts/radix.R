f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
order(); f(order(NULL)); order(integer(0)); order(c(NaN,NA,1)); order(c(NA,NaN,1)); order(c(NaN,NA,1),na.last=FALSE); order(c(NaN,NA,1),na.last=NA); order(c(NA,NaN,1),decreasing=TRUE); order(c(0,-0,0)); order(c(2,1,NA,1),decreasing=TRUE,na.last=FALSE)
#%%
order(c("b","A","a","B",NA)); order(c("b","A","a","B",NA),method="radix"); order(c("b","A","a","B"),decreasing=TRUE,method="radix"); sort(c("b","A","a","B"),method="radix"); sort(c("b","A","a","B")); sort(factor(c("b","a","c"),levels=c("c","b","a"))); order(factor(c("b","a","c"),levels=c("c","b","a")))
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
order(c(1,1,2,2),c(4,3,2,1)); order(c("x","y","x"),c(3,2,1),decreasing=c(TRUE,FALSE),method="radix"); f(order(c(1,2),c(1,2),decreasing=c(TRUE,FALSE))); f(order(1:3,1:2)); f(order(list(1,2))); f(order(quote(a))); order(c(TRUE,FALSE,NA)); order(c(1i,0i,1+0i)); order(-1:1, decreasing=TRUE)
#%%
order(c(1e308,-1e308,Inf,-Inf,5e-324,-5e-324,0)); order(c(.Machine$integer.max,-.Machine$integer.max,0L,NA)); order(1:3,c("b","a","c"),na.last=NA); order(c(2,NA,1),c(1,2,NA),na.last=NA)
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
sort(c(3,1,2)); sort(c(b=2,a=1)); sort(c(2,NA,1)); sort(c(2,NA,1),na.last=TRUE); sort(c(2,NA,1),na.last=FALSE); sort(c(2,3,1),decreasing=TRUE); sort(c(TRUE,FALSE)); sort(NULL); f(sort(list(2,1))); f(sort(quote(a))); f(sort(1:3,decreasing=NA)); sort.int(c(3,1,2),index.return=TRUE); sort(c(3,1,2),index.return=TRUE); sort.int(c(3,1,2),decreasing=TRUE,index.return=TRUE); sort(c(x=3,y=1),index.return=TRUE); sort.list(c(3,1,2)); f(sort.list(list(1))); sort(c(2.5,1L)); sort(structure(c(2,1),class="foo")); sort(matrix(4:1,2)); f(sort(1:3,decreasing="a")); sort(-0.0); sort(c(NaN,1,NA),na.last=TRUE); sort(1:5,method="quick"); sort(c("b",NA,"a"),na.last=TRUE); sort(character(0)); sort(c(1i,-1i)); sort(as.raw(c(3,1))) |> f()
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
rank(c(2,NA,1),na.last="keep"); rank(c(2,NA,1)); rank(c(2,NA,1),na.last=FALSE); rank(c(2,NA,1),na.last=NA); rank(c(2,2,1),ties.method="last"); rank(c(2,2,1),ties.method="first"); rank(c(2,2,1),ties.method="max"); rank(c(2,2,1)); rank(c(b=2,a=1)); rank(c("b","a","b")); rank(c(NA,NA,1)); rank(numeric(0)); rank(c(NA,NA,1),na.last="keep",ties.method="min"); rank(factor(c("b","a"),levels=c("b","a"))); set.seed(1); rank(c(1,1,1,1),ties.method="random"); f(rank(1:2,ties.method="foo")); rank(c(TRUE,FALSE))
#%%
xtfrm(c(3,1)); xtfrm(factor(c("b","a"))); xtfrm(c("b","a",NA)); rev(order(c(3,1,2))); is.unsorted(c(1,3,2)); is.unsorted(1:3); is.unsorted(c(1,NA)); is.unsorted(c("b","a")); is.unsorted(c(1,1),strictly=TRUE); order(c(3,1,2),method="shell"); order(structure(c(3,1,2),class="bar")); xtfrm.foo <- function(x) -unclass(x); order(structure(c(3,1,2),class="foo")); sort(structure(c(3,1,2),class="foo")) |> unclass()
#%%
f <- function(e) tryCatch(e, error=function(e) print(conditionMessage(e)))
unique(matrix(c(1,1,2,2),2)); unique(matrix(1:4,2)); duplicated(rbind(c(1,2),c(1,2))); anyDuplicated(rbind(c(1,2),c(1,2))); unique(rbind(a=c(1,2),b=c(1,2))); unique(cbind(c(1,2),c(1,2)),MARGIN=2); unique(array(c(1,1,2,2),c(2,1,2))); unique(matrix(c("a","a"),2)); duplicated(matrix(1:4,2),MARGIN=0) |> f(); unique(matrix(list(1,1),2)); unique(matrix(c(1,2,1,2,3,3),3),fromLast=TRUE)
#%%
intersect(1:3,NULL); setdiff(NULL,1); intersect(c(1,2),c("1","3")); union(c(a=1),c(b=2)); intersect(list(1,"a"),list("a")); setdiff(c("a","b"),character(0)); intersect(NULL,NULL); union(NULL,NULL); intersect(factor(c("a","b")),"a"); setdiff(1:3,2L); is.element(1,1:2); setequal(1:2,c(2,1,1)); union(data.frame(a=1),data.frame(b=2)); intersect(c(x=1,y=2),2); setdiff(factor("a"),"b"); intersect(1:3, c(2,3)) |> typeof(); unique(c(2L,2L,1L)); union(list(1),2)
