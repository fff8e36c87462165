im <- influence.measures(lm(dist ~ speed, cars))
print(im, digits = 3); colSums(im$is.inf); summary(im)
summary(influence.measures(glm(am ~ wt, binomial, mtcars)))
#%%
x <- ts(1:10, start = 2000)
window(x, 2002, 2004) <- 0
x
try(window(x, 2009) <- c(5, 6))
na.contiguous(ts(c(NA, 1, 2, NA, 3, 4, 5, NA)))
replications(~ . - yield, npk); replications(yield ~ N * P, npk)
ksmooth(cars$speed, cars$dist, "normal", bandwidth = 2)$y[1:4]; ksmooth(cars$speed, cars$dist, "box", bandwidth = 5)$y[1:4]
#%%
m <- manova(cbind(Sepal.Length, Petal.Length) ~ Species, iris)
summary(m); summary(m, test = "Wilks"); summary(m, test = "Hotelling-Lawley"); summary(m, test = "Roy")
summary.aov(m)
fit <- lm(cbind(Sepal.Length, Sepal.Width) ~ 1, iris)
SSD(fit)$SSD; estVar(fit)
cancor(as.matrix(LifeCycleSavings[, 2:3]), as.matrix(LifeCycleSavings[, -(2:3)]))$cor
