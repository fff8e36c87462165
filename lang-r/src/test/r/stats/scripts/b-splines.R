library(splines)
print(bs(1:5, knots = 3))
b <- bs(women$height, df = 5)
str(b)
print(predict(b, c(58.5, 60, 72)))
#%%
library(splines)
str(ns(women$height, df = 3))
print(predict(ns(women$height, df = 3), c(50, 60, 80)))
print(ns(1:5, df = 2, intercept = TRUE, Boundary.knots = c(2, 4))[, ])
for (d in c(1, 3, 4, 6)) print(ns(women$height, df = d, intercept = d > 3)[1:3, ])
#%%
library(splines)
fm <- lm(weight ~ bs(height, df = 5), women)
summary(fm)
predict(fm, data.frame(height = c(58.5, 60)))
predict(lm(weight ~ ns(height, 3), women), data.frame(height = c(50, 60, 75)), se.fit = TRUE)
fq <- glm(am ~ ns(wt, 2), binomial, mtcars)
print(round(predict(fq, data.frame(wt = 2:5), type = "response"), 5))
#%%
library(splines)
makepredictcall(bs(women$height, df = 5), quote(bs(height, df = 5)))
makepredictcall(ns(women$height, df = 2), quote(ns(height, df = 2)))
#%%
library(splines)
print(splineDesign(knots = 1:10, x = 4:7, outer.ok = TRUE))
print(splineDesign(knots = 1:10, x = c(4:7, 4.5), derivs = c(0, 1, 2, 0, 1)))
print(splineDesign(c(1, 1, 1, 1, 2, 3, 3, 3, 3), c(1, 2, 3)))
print(splineDesign(1:10, x = c(1, 5.5), outer.ok = TRUE))
str(spline.des(1:10, 5.5))
#%%
library(splines)
try(splineDesign(knots = 1:10, x = 1))
try(splineDesign(1:10, 5, derivs = 4))
try(splineDesign(1:3, 2))
try(splineDesign(1:10, c(5, 6), derivs = c(0, 1, 0)))
#%%
library(splines)
x <- bs(c(1:9, NA), df = 4, intercept = TRUE)
print(x[8:10, ])
withCallingHandlers(bs(1:10, df = 2)[1:2, ], warning = function(w) { cat(conditionMessage(w), "\n"); invokeRestart("muffleWarning") })
withCallingHandlers(bs(1:10, knots = c(3, 6), Boundary.knots = c(0, 8))[9:10, ], warning = function(w) { cat(conditionMessage(w), "\n"); invokeRestart("muffleWarning") })
str(bs(1:10, degree = 1))
#%%
library(splines)
i <- interpSpline(weight ~ height, women)
i
predict(i, 58:60 + 0.5)
str(predict(i, deriv = 1, nseg = 5))
predict(i, c(50, 80))$y
predict(i, c(50, 80), deriv = 1)$y
splineKnots(i)
splineOrder(i)
b <- backSpline(i)
b
predict(b, c(100, 120, 130))$y
#%%
library(splines)
i <- interpSpline(c(1, 2, 4, 7, 11, 16), c(1, 3, 2, 4, 5, 3), bSpline = TRUE)
splineKnots(i)
i
predict(i, c(1.5, 2.5, 20, 0))
predict(i, c(0, 20, 3), deriv = 1)$y
tryCatch(backSpline(i), error = function(e) conditionMessage(e))
#%%
library(splines)
p <- periodicSpline(c(0, 1, 2.5, 3), c(0, 1, 0, -1), period = 4)
p
polySpline(periodicSpline(c(0, 1, 2.5, 3), c(1, 2, 3, 1.5), period = 4))
splineKnots(p)
predict(p, c(-1, 1.5, 6))
round(predict(polySpline(p), c(-1, 5, 3.5))$y[-3], 5)
class(polySpline(p))
asVector(xyVector(1:2, 3:4))
as.data.frame(xyVector(1:2, 3:4))
#%%
library(splines)
for (f in list(quote(interpSpline(1:2, 1:2)), quote(interpSpline(c(3, 1, 2, 2), 1:4)), quote(splineKnots(1)), quote(periodicSpline(1:5, c(0, 1, 0, -1, 1), period = 4))))
  print(tryCatch(eval(f), error = function(e) conditionMessage(e)))
