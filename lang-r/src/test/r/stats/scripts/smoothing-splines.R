s <- smooth.spline(cars$speed, cars$dist)
s
s$fit$coef[1:3]
predict(s, c(0, 10, 30))
predict(s, c(0, 10, 30), deriv = 1)
fitted(s)[1:3]
residuals(s)[1:3]
hatvalues(s)[1:3]
s$iparms
#%%
smooth.spline(cars$speed, cars$dist, df = 10)
smooth.spline(cars$speed, cars$dist, spar = 0.5)
smooth.spline(cars$speed, cars$dist, lambda = 0.01)
smooth.spline(cars$speed, cars$dist, penalty = 1.4)
with(mtcars, print(smooth.spline(wt, mpg), digits = 5))
print(smooth.spline(mtcars$wt + 1:32 / 1000, mtcars$mpg, cv = TRUE), digits = 5)
print(smooth.spline(faithful), digits = 5)
print(smooth.spline(faithful, w = rep(1:2, 136)), digits = 5)
print(smooth.spline(faithful$eruptions, faithful$waiting, nknots = 10), digits = 5)
print(smooth.spline(lynx), digits = 5)
#%%
vapply(c(10, 49, 50, 51, 120, 200, 300, 800, 1000, 3199, 3200, 5000, 1e5), .nknots.smspl, 0)
tryCatch(smooth.spline(1:3, 1:3), error = function(e) conditionMessage(e))
tryCatch(smooth.spline(1:10, c(1:9, NA)), error = function(e) conditionMessage(e))
tryCatch(smooth.spline(1:10, (1:10)^2, df = 20), warning = function(w) conditionMessage(w))
set.seed(1)
x <- runif(300)
s <- smooth.spline(x, sin(8 * x) + rnorm(300) / 4)
print(s, digits = 5)
signif(predict(s, c(0.1, 0.5))$y, 5)
str(s$fit[c("nk", "min", "range")])
