g <- glm(am ~ wt, binomial, mtcars)
suppressMessages(confint(g))
suppressMessages(confint(g, "wt"))
suppressMessages(confint(g, level = 0.9))
p <- profile(g)
class(p)
p$wt
names(attributes(p))
confint(p, "wt")
#%%
d <- data.frame(counts = c(18, 17, 15, 20, 10, 20, 25, 13, 12), outcome = gl(3, 1, 9), treatment = gl(3, 3))
suppressMessages(confint(glm(counts ~ outcome + treatment, poisson, d)))
suppressMessages(confint(glm(counts ~ treatment + offset(rep(1, 9)), quasipoisson, d)))
suppressMessages(confint(glm(mpg ~ wt + hp, data = mtcars)))
suppressMessages(confint(glm(cbind(ncases, ncontrols) ~ agegp, data = esoph, family = binomial())))
mtcars$twice <- 2 * mtcars$wt
suppressMessages(confint(glm(am ~ wt + twice, binomial, mtcars)))
#%%
n <- nls(demand ~ A * (1 - exp(-k * Time)), BOD, start = list(A = 20, k = 0.5))
suppressMessages(signif(confint(n), 5))
suppressMessages(signif(confint(n, "k", level = 0.9), 5))
class(profile(n))
signif(profile(n)$A, 4)
P <- Puromycin[Puromycin$state == "treated", ]
m <- nls(rate ~ Vm * conc / (K + conc), P, start = list(Vm = 200, K = 0.05))
suppressMessages(signif(confint(m), 4))
#%%
fit <- lm(cbind(mpg, hp, disp) ~ 1, mtcars)
mauchly.test(fit)
mauchly.test(fit, X = ~ 1)
mauchly.test(SSD(fit), T = rbind(c(1, -1, 0), c(0, 1, -1)))
mauchly.test(lm(cbind(mpg, hp, disp) ~ cyl, mtcars), M = ~ a, idata = data.frame(a = factor(1:3)))
