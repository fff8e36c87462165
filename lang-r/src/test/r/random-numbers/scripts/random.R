set.seed(42)
runif(3)
#%%
set.seed(1)
rnorm(5)
#%%
set.seed(123)
sample(10)
#%%
set.seed(10)
sample(1:100, 5)
#%%
set.seed(3)
sample(c("a", "b", "c"), 5, replace = TRUE)
#%%
set.seed(9)
sample(5, 3, prob = c(0.1, 0.2, 0.3, 0.2, 0.2))
#%%
set.seed(2)
rbinom(10, 10, 0.3)
#%%
set.seed(2)
rpois(10, 4)
#%%
set.seed(2)
rexp(3, 2)
#%%
set.seed(7)
rgamma(3, 2)
#%%
set.seed(7)
rbeta(3, 2, 3)
#%%
set.seed(7)
rt(3, 5)
#%%
set.seed(7)
rchisq(3, 2)
#%%
set.seed(7)
rgeom(5, 0.2)
#%%
set.seed(7)
rcauchy(2)
#%%
set.seed(7)
rlogis(2)
#%%
set.seed(7)
rweibull(2, 1, 2)
#%%
set.seed(7)
rnbinom(4, 3, 0.5)
#%%
set.seed(7)
rlnorm(2)
#%%
set.seed(7)
rf(2, 3, 4)
#%%
rnorm(-1)
#%%
rnorm("a")
#%%
rnorm(2, sd = -1)
#%%
sample(3, 5)
#%%
sample(0)
#%%
sample(5, 2, prob = c(1, 2))
#%%
sample(2, 2, prob = c(1, 0))
#%%
set.seed("a")
#%%
rnorm(0)
#%%
set.seed(1)
rnorm(3, mean = c(0, 100, 1000))
#%%
set.seed(1)
rnorm(c(5, 6, 7))
#%%
set.seed(5)
x <- runif(2)
set.seed(5)
y <- runif(2)
identical(x, y)
#%%
set.seed(1)
s <- .Random.seed
a <- runif(1)
.Random.seed <- s
b <- runif(1)
a == b
#%%
RNGkind()
#%%
set.seed(1)
length(.Random.seed)
#%%
set.seed(1, sample.kind = "Rounding")
sample(10)
#%%
set.seed(1)
m <- matrix(rnorm(4), 2)
m
#%%
set.seed(4)
x <- rnorm(100)
mean(x)
#%%
set.seed(8)
sample.int(20, 4)
#%%
set.seed(8)
sample(letters, 3)
#%%
set.seed(6)
round(runif(5, 1, 100))
#%%
set.seed(6)
rmultinom(2, 5, c(0.2, 0.3, 0.5))
#%%
runif(2, 5, 1)
#%%
rbinom(2, 2.5, 0.5)
#%%
set.seed(1)
rpois(3, c(1, 10, 100))
#%%
set.seed(1)
replicate(3, mean(runif(10)))
#%%
set.seed(1)
rsignrank(3, 10)
#%%
set.seed(1)
rwilcox(3, 4, 5)
#%%
set.seed(11)
sample(1e+10, 2)
#%%
set.seed(11)
sample(list(1, "a", TRUE), 2)
#%%
dnorm(0)
#%%
pnorm(1.96)
#%%
qnorm(c(0.025, 0.5, 0.975))
#%%
pnorm(-40, log.p = TRUE)
#%%
dbinom(0:3, 3, 0.5)
#%%
pbinom(2, 5, 0.5)
#%%
qbinom(0.5, 10, 0.3)
#%%
dpois(0:2, 1)
#%%
ppois(3, 2)
#%%
qpois(0.9, 4)
#%%
punif(0.3)
#%%
qunif(0.3, 1, 2)
#%%
dexp(1, 2)
#%%
pexp(1)
#%%
qexp(0.5)
#%%
pgamma(2, 3)
#%%
qgamma(0.5, 2)
#%%
pbeta(0.5, 2, 3)
#%%
qbeta(0.1, 2, 3)
#%%
pt(2, 10)
#%%
qt(0.975, c(1, 5, 30))
#%%
pchisq(3.84, 1)
#%%
qchisq(0.95, 1:3)
#%%
pf(3, 2, 10)
#%%
qf(0.95, 2, 10)
#%%
dnorm(0, sd = -1)
#%%
dbinom(1.5, 3, 0.5)
#%%
pnorm(c(a = 0, b = 1))
#%%
dt(0, 5)
#%%
dchisq(1, 2)
#%%
pnorm("a")
#%%
qnorm(2)
#%%
pnorm(NA)
#%%
pnorm(1, lower.tail = FALSE)
#%%
1 - pnorm(3)
#%%
dgeom(2, 0.3)
#%%
pnbinom(2, 3, 0.5)
#%%
dunif(0.5)
#%%
df(1, 2, 3)
#%%
round(pnorm(seq(-3, 3)), 4)
#%%
dgamma(1, 2, rate = 3)
#%%
dbeta(0.3, 2, 2)
