fit <- glm(am ~ wt, binomial, mtcars)
fit
summary(fit)
names(fit)
fit$family
update(fit,.~.+hp)
#%%
fit <- glm(am ~ wt, binomial, mtcars)
p <- glm(count ~ spray, poisson, InsectSprays)
p
summary(p)
anova(p, test="Chisq")
anova(p)
head(predict(p))
#%%
fit <- glm(am ~ wt, binomial, mtcars)
g <- glm(lot1 ~ log(u), data = data.frame(u = c(5,10,15,20,30,40,60,80,100), lot1 = c(118,58,42,35,27,25,21,19,18)), family = Gamma)
summary(g)
anova(g,test="F")
#%%
fit <- glm(am ~ wt, binomial, mtcars)
summary(glm(mpg~wt, data=mtcars))
glm(mpg ~ wt + offset(hp/50), data=mtcars)
#%%
fit <- glm(am ~ wt, binomial, mtcars)
b <- glm(cbind(ncases, ncontrols) ~ agegp, data = esoph, family = binomial())
summary(b)
#%%
fit <- glm(am ~ wt, binomial, mtcars)
predict(fit, data.frame(wt=c(2,3)), type="response")
predict(fit, data.frame(wt=c(2,3)), se.fit=TRUE)
predict(fit, data.frame(wt=c(2,3)), se.fit=TRUE, type="response")
head(residuals(fit))
head(residuals(fit,"pearson"))
head(residuals(fit,"working"))
head(residuals(fit,"response"))
#%%
fit <- glm(am ~ wt, binomial, mtcars)
anova(fit, glm(am~wt+hp,binomial,mtcars), test="LRT")
AIC(fit)
BIC(fit)
logLik(fit)
vcov(fit)
confint.default(fit)
deviance(fit)
nobs(fit)
extractAIC(fit)
formula(fit)
family(fit)
#%%
fit <- glm(am ~ wt, binomial, mtcars)
summary(glm(count~spray, quasipoisson, InsectSprays))
summary(glm(am~wt, binomial(link="probit"), mtcars))
summary(glm(am~wt, binomial("cloglog"), mtcars))
summary(glm(am~wt, binomial(cauchit), mtcars))
#%%
fit <- glm(am ~ wt, binomial, mtcars)
binomial()
try(binomial("foo"))
quasi(link="log",variance="mu")
glm(mpg~wt,inverse.gaussian,mtcars)
summary(glm(mpg~wt,inverse.gaussian,mtcars))
glm(mpg~wt,quasi(link="log",variance="mu^2"),mtcars)
#%%
fit <- glm(am ~ wt, binomial, mtcars)
try(binomial("sqrt"))
try(binomial(sqrt))
try(poisson(logit))
try(Gamma("foo"))
l <- "probit"
binomial(l)
binomial(make.link("log"))
try(quasi("foo"))
#%%
fit <- glm(am ~ wt, binomial, mtcars)
glm(y~x, poisson, data.frame(x=1:6,y=c(0,1,1,3,4,9)), weights=c(1,2,1,1,1,1))
glm(am~1,binomial,mtcars)
glm(am~0,binomial,mtcars)
#%%
fit <- glm(am ~ wt, binomial, mtcars)
glm(c(0,0,0,1,1,1)~c(1,2,3,4,5,6), family=binomial)
#%%
fit <- glm(am ~ wt, binomial, mtcars)
try(glm(mpg~wt,poisson,data.frame(mpg=-1:3,wt=1:5)))
try(glm(mpg~wt,binomial,mtcars))
#%%
fit <- glm(am ~ wt, binomial, mtcars)
glm(am ~ factor(cyl)+wt, binomial, mtcars, control=list(maxit=2))
glm(am~wt, binomial, mtcars, subset=cyl>4)
