# Noncentral distributions
set.seed(1)
rchisq(4, 2, ncp = 1); rchisq(3, 0, ncp = 1); rchisq(3, 2, ncp = c(0, 1)); rchisq(3, 2, ncp = 0)
rf(4, 2, 3, ncp = 1); rt(4, 2, ncp = 1); rbeta(4, 2, 3, ncp = 1); rbeta(2, 2, 3, ncp = 0); rt(2, 5, ncp = 0)
rchisq(2, 1, ncp = -1)
#%%
pchisq(c(-1, 0, 3, 50, Inf), 2, ncp = 1); pchisq(3, 2, ncp = 1, lower.tail = FALSE); pchisq(3, 2, ncp = 1, log.p = TRUE); pchisq(50, 2, ncp = 100); pchisq(0, 0, ncp = 1)
pbeta(c(0, 0.3, 1), 2, 3, ncp = 1); pf(c(0, 1.3, Inf), 2, 3, ncp = 1)
pt(c(-Inf, -1.5, 0, 1.5, Inf), 4, ncp = 1); pt(1.5, 4, ncp = -2); pt(25, 10, ncp = 20); pt(2, 3, ncp = 0); pt(2, 3, ncp = 1, lower.tail = FALSE)
#%%
dchisq(c(0, 3), 2, ncp = 1); dchisq(3, 2, ncp = 1, log = TRUE); dbeta(0.3, 2, 3, ncp = 1); df(1.3, 2, 3, ncp = 1); dt(c(-1, 0, 1.5), 4, ncp = 1)
#%%
qchisq(c(0, 0.3, 1), 2, ncp = 1); qt(c(0, 0.3, 1), 4, ncp = 1); qf(0.3, 2, 3, ncp = 1); qbeta(c(0, 0.3, 1), 2, 3, ncp = 1); qchisq(0.9, 10, ncp = 100); qt(0.9, 4, ncp = -2)
qchisq(0.3, 2, ncp = 1, lower.tail = FALSE)
#%%
pt(c(a = 1, b = NA), 4, ncp = 1)
pchisq(1, 2, ncp = -1)
pchisq(numeric(0), 2, ncp = 1)
#%%
# No parameter is no number.
rnorm(2, numeric(0)); runif(1, 0, numeric(0)); rf(2, 3, integer())
#%%
# Without degrees of freedom, or a shape, all is at 0.
pchisq(c(-1, 0, 1), 0); dchisq(c(-1, 0, 1), 0); pgamma(c(-1, 0, 1), 0); dgamma(1, 0); pgamma(0, 0, lower.tail = FALSE); pgamma(1, 0, log.p = TRUE); qgamma(c(0, 0.5, 1), 0)
pchisq(c(0, 1), 0, ncp = 1); dchisq(c(0, 1), 0, ncp = 1)
