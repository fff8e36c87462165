fit <- lm(mpg ~ wt + hp, mtcars)
fit
summary(fit)
names(fit)
names(summary(fit))
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
summary(lm(mpg ~ factor(cyl)*wt, mtcars))
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
f2 <- lm(Ozone ~ Solar.R + Wind, airquality, na.action=na.exclude)
summary(f2)
head(residuals(f2))
head(fitted(f2))
AIC(fit, f2)
head(fitted(update(f2, na.action=na.omit)))
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
lm(cbind(mpg,disp)~wt, mtcars)
predict(lm(cbind(mpg,disp)~wt, mtcars), data.frame(wt=3:4))
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
s<-summary(lm(weight~group, PlantGrowth, weights=rep(1:3,10)))
s
s$coefficients
s$weights
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
w0 <- lm(weight~group, PlantGrowth, weights=rep(c(0,1,2),10))
summary(w0)
w0$residuals[1:4]
nobs(w0)
deviance(w0)
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
lm(dist~speed-1,cars)
lm(dist~0,cars)
summary(lm(dist~0,cars))
summary(lm(dist~1,cars))
summary(lm(y~x,data.frame(x=1:3,y=c(1,2.5,3.1))))
summary(lm(dist~speed-1,cars))
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
summary(lm(mpg~wt+I(2*wt)+hp,mtcars))
vcov(lm(mpg~wt+I(2*wt)+hp,mtcars))
lm(mpg~offset(wt)+hp,mtcars)
lm(mpg~hp,mtcars,offset=wt)
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
vcov(fit)
confint(fit)
confint(fit, "wt", level=0.9)
AIC(fit)
BIC(fit)
logLik(fit)
nobs(fit)
deviance(fit)
df.residual(fit)
sigma(fit)
formula(fit)
AIC(fit, k=3)
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
update(fit, .~.-hp)
update(fit, log(.)~.)
coef(fit)
str(fit$qr)
str(fit$model)
update(fit, subset=cyl>4)
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
summary(fit, correlation=TRUE)
extractAIC(fit)
model.matrix(fit)[1:3,]
labels(fit)
effects(fit)[1:4]
variable.names(fit)
case.names(fit)[1:2]
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
try(lm(y~x,data.frame(x=1,y=NA)))
try(lm(mpg~nothere,mtcars))
try(lm(mpg~wt,mtcars,weights="a"))
try(lm(mpg~wt,mtcars,method="foo"))
try(lm(mpg ~ wt, mtcars, offset=1:3))
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
summary(lm(log(mpg)~.,mtcars))
summary(lm(mpg ~ .^2, mtcars[c("mpg","wt","hp","qsec")]))
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
with(mtcars, lm(mpg~wt))
x<-c(1,2,3,4,5)
y<-c(2.1,3.9,6.2,7.8,10.1)
m<-lm(y~x)
m
summary(m)$r.squared
coef(summary(m))
residuals(m)
f <- function(d) lm(y ~ x, data=d)
f(data.frame(x=x,y=y))
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
l <- lm(mpg~wt*hp,mtcars)
anova(l)
anova(lm(mpg~wt,mtcars),l)
anova(lm(mpg~1,mtcars),lm(mpg~wt,mtcars),l)
anova(lm(weight~group,PlantGrowth))
anova(lm(breaks~wool*tension,warpbreaks))
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
l <- lm(mpg~wt*hp,mtcars)
d <- data.frame(wt=3,hp=c(100,150))
predict(l, d)
predict(l, d, interval="confidence")
predict(l, d, interval="prediction", level=0.9)
predict(l, d, se.fit=TRUE)
head(predict(l,type="terms"))
head(predict(l, interval="confidence"))
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
m <- lm(mpg~poly(wt,2)+factor(cyl),mtcars)
predict(m, data.frame(wt=c(2,3),cyl=c(4,8)))
try(predict(m, data.frame(wt=2,cyl=5)))
predict(lm(mpg~scale(wt),mtcars), data.frame(wt=c(2,3)))
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
options(contrasts=c("contr.sum","contr.poly"))
lm(breaks~wool*tension, warpbreaks)
lm(breaks~wool, warpbreaks, contrasts=list(wool="contr.helmert"))
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
summary(lm(len ~ ordered(dose)*supp, ToothGrowth))
predict(lm(len ~ ordered(dose), ToothGrowth), data.frame(dose=c(0.5,2)))
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
str(lm(dist~speed,cars)$terms)
terms(lm(dist~speed,cars))
lm.fit(cbind(1,1:5),c(2,3,5,4,6))$coefficients
lm(dist~speed,cars)$call
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
options(digits=5, show.signif.stars=FALSE)
summary(fit)
print(fit, digits=3)
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
p <- poly(c(1,3,4,7),2)
p
predict(p, 2:3)
poly(1:4,2,raw=TRUE)
try(poly(1:3,3))
polym(1:5,c(2,1,4,3,6),degree=2,raw=TRUE)
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
format.pval(c(0.5,1e-4,9.9e-5,1e-5), digits=3)
format.pval(c(0.5,2.24e-4,1e-13), digits=3)
format.pval(c(0.051,1.23e-4,1.23e-17,NA),digits=3)
format.pval(1e-17)
format.pval(c(0.1,0.01,1e-27))
format.pval(c(0.1,1e-27),eps=1e-3,digits=3)
format.pval(c(0,1),digits=3)
#%%
fit <- lm(mpg ~ wt + hp, mtcars)
zapsmall(c(1.8888,-0.078541),5)
zapsmall(c(9.8888,-0.078541),5)
zapsmall(c(3.2,-0.078541),5)
zapsmall(c(0.18888,-0.00078541),5)
#%%
m <- lm(cbind(mpg,disp)~wt+hp, mtcars)
summary(m)
head(residuals(m),2)
deviance(m)
sigma(m)
rstudent(glm(am~wt,binomial,mtcars))[1:4]
rstudent(glm(mpg~wt,data=mtcars))[1:3]
