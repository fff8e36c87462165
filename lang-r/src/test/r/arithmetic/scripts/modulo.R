options(digits=17)
p <- function(x,y) cat(format(x,digits=17), format(y,digits=17), format(suppressWarnings(x %% y),digits=17), format(x %/% y,digits=17), "\n")
for (a in list(c(5,Inf),c(-5,Inf),c(Inf,5),c(5,0),c(-5,0),c(0,0),c(NA,0),c(0,NA),c(NaN,2),c(2,NaN),c(1e15,3),c(4.5e15,7),c(0,5),c(5,-Inf),c(5,0.2),c(1,0.1),c(0.3,0.1),c(5,0.1),c(-5.5,2),c(5,-0.1))) p(a[1],a[2])
#%%
options(digits=17)
p <- function(x,y) cat(format(x,digits=17), format(y,digits=17), format(suppressWarnings(x %% y),digits=17), format(x %/% y,digits=17), "\n")
set.seed(1)
for (i in 1:300) { x <- signif(runif(1,-100,100),sample(1:17,1)); y <- signif(runif(1,-3,3),sample(1:17,1)); p(x,y) }
for (i in 1:100) p(round(runif(1,-1e6,1e6)), round(runif(1,-50,50)))
