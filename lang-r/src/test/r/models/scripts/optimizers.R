fr <- function(x) 100 * (x[2] - x[1]^2)^2 + (1 - x[1])^2
grr <- function(x) c(-400 * x[1] * (x[2] - x[1]^2) - 2 * (1 - x[1]), 200 * (x[2] - x[1]^2))
# What does not depend on the way to the minimum.
reached <- function(o, digits = 2) {
  print(names(o))
  print(round(o$par, digits))
  print(round(o$value, digits))
  print(o$convergence)
  print(o$message)
}
reached(optim(c(-1.2,1), fr))
reached(optim(c(-1.2,1), fr, grr))
for (type in 1:3) reached(optim(c(-1.2,1), fr, grr, method="CG", control=list(type=type, maxit=20000, reltol=1e-13)))
reached(optim(c(-1.2,1), fr, method="CG", control=list(type=2, maxit=20000, reltol=1e-13)))
for (type in c(0, 4)) try(optim(c(-1.2,1), fr, grr, method="CG", control=list(type=type)))
names(optim(c(-1.2,1), fr)$counts)
is.na(optim(c(-1.2,1), fr)$counts)
is.na(optim(c(-1.2,1), fr, grr, method="BFGS")$counts)
#%%
fr <- function(x) 100 * (x[2] - x[1]^2)^2 + (1 - x[1])^2
grr <- function(x) c(-400 * x[1] * (x[2] - x[1]^2) - 2 * (1 - x[1]), 200 * (x[2] - x[1]^2))
o <- optim(c(-1.2,1), fr, grr, method="BFGS")
round(o$par, 4)
names(o$counts)
o$convergence
o <- optim(c(-1.2,1), fr, NULL, method="BFGS")
round(o$par, 2)
o$convergence
round(optim(c(1,1), fr, NULL, method="BFGS", hessian=TRUE)$hessian,2)
o <- optim(c(-1.2,1), fr, grr, method="L-BFGS-B")
round(o$par,5)
o$counts
o$message
#%%
fr <- function(x) 100 * (x[2] - x[1]^2)^2 + (1 - x[1])^2
grr <- function(x) c(-400 * x[1] * (x[2] - x[1]^2) - 2 * (1 - x[1]), 200 * (x[2] - x[1]^2))
set.seed(1)
signif(optim(c(-1.2,1), fr, method="SANN")$value,5)
flb <- function(x) { p <- length(x)
sum(c(1, rep(4, p-1)) * (x - c(1, x[-p])^2)^2) }
optim(rep(3, 25), flb, NULL, method = "L-BFGS-B", lower = rep(2, 25), upper = rep(4, 25))
#%%
fr <- function(x) 100 * (x[2] - x[1]^2)^2 + (1 - x[1])^2
grr <- function(x) c(-400 * x[1] * (x[2] - x[1]^2) - 2 * (1 - x[1]), 200 * (x[2] - x[1]^2))
optim(1, function(x)(x-2)^2, method="Brent", lower=0, upper=10)
o <- optim(c(1,1), function(p) sum((p-c(3,5))^2), control=list(parscale=c(2,1)))
round(o$par, 2)
round(o$value, 4)
o$convergence
o <- optim(c(a=1,b=1), function(p) -sum((p-c(3,5))^2), method="BFGS", control=list(fnscale=-1))
round(o$par, 4)
abs(round(o$value, 6))
o$convergence
#%%
fr <- function(x) 100 * (x[2] - x[1]^2)^2 + (1 - x[1])^2
grr <- function(x) c(-400 * x[1] * (x[2] - x[1]^2) - 2 * (1 - x[1]), 200 * (x[2] - x[1]^2))
optimHess(c(1,1), fr)
optimHess(c(a=1,b=1), fr, grr)
try(optim(c(1,1), function(p) NA))
try(optim(c(1,1),function(p) c(1,2)))
for (m in c("BFGS", "CG")) try(optim(c(1,1), function(p) Inf, method=m))
optim(c(-1.2,1), fr, control=list(foo=1,maxit=3))$convergence
o <- optim(1, function(x)(x-2)^2)
abs(o$par - 2) < 0.11
o$convergence
#%%
fr <- function(x) 100 * (x[2] - x[1]^2)^2 + (1 - x[1])^2
grr <- function(x) c(-400 * x[1] * (x[2] - x[1]^2) - 2 * (1 - x[1]), 200 * (x[2] - x[1]^2))
# No rounds, no parameters, nothing to go down, nowhere to go, a value that is good enough.
for (m in c("BFGS", "CG")) {
  # Without rounds GNU R may give parameters that nobody has set.
  str(optim(c(-1.2,1), fr, grr, method=m, control=list(maxit=0))[c("value", "counts", "convergence")])
  print(optim(c(-1.2,1), fr, grr, method=m, control=list(maxit=1))$convergence)
  str(optim(numeric(), function(x) 3, method=m))
  str(optim(c(1,1), function(x) 3, method=m))
  str(optim(c(-1.2,1), fr, function(x) c(NaN,1), method=m))
}
optim(c(-1.2,1), fr, grr, control=list(maxit=0))[c("value", "counts", "convergence")]
str(optim(numeric(), function(x) 3))
optim(c(1,1), function(x) 3)[c("par", "value", "convergence")]
for (m in c("Nelder-Mead", "BFGS")) {
  o <- optim(c(-1.2,1), fr, grr, method=m, control=list(abstol=1))
  print(o$value < 1)
  print(o$convergence)
}
#%%
# A function that has values in a part of the plane only, with its minimum inside.
inside <- function(p) if (p[1] <= 0 || p[2] <= 0) Inf else sum(p - c(2, 3) * log(p))
slope <- function(p) 1 - c(2, 3) / p
for (m in c("Nelder-Mead", "BFGS", "CG")) {
  o <- optim(c(0.1, 9), inside, slope, method=m, control=list(maxit=2000))
  print(round(o$par, 1))
  print(round(o$value, 3))
  print(o$convergence)
}
#%%
fr <- function(x) 100 * (x[2] - x[1]^2)^2 + (1 - x[1])^2
grr <- function(x) c(-400 * x[1] * (x[2] - x[1]^2) - 2 * (1 - x[1]), 200 * (x[2] - x[1]^2))
n <- nlm(function(x) sum((x-c(1,2))^2), c(10,10))
round(n$estimate,4)
n$code
names(n)
round(nlminb(c(-1.2,1), fr)$par,4)
b <- nlminb(c(-1.2,1), fr, lower=c(-2,-2), upper=c(.5,2))
round(b$par,4)
round(b$objective,5)
b$convergence
names(b)
#%%
fr <- function(x) 100 * (x[2] - x[1]^2)^2 + (1 - x[1])^2
grr <- function(x) c(-400 * x[1] * (x[2] - x[1]^2) - 2 * (1 - x[1]), 200 * (x[2] - x[1]^2))
k <- constrOptim(c(.5,0), fr, grr, ui = rbind(c(-1,0), c(1,-1)), ci = c(-0.9,0.1))
signif(k$par,4)
signif(k$value,4)
k$convergence
names(k)
try(constrOptim(c(5,0), fr, grr, ui = rbind(c(-1,0), c(1,-1)), ci = c(-0.9,0.1)))
