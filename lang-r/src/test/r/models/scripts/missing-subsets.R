# A subset that is missing makes rows that are missing
d <- data.frame(y = c(1, 2, NA), x = 1:3)
model.frame(y ~ x, d, subset = c(TRUE, NA, FALSE), na.action = na.pass)
model.frame(y ~ x, d, subset = c(TRUE, NA, FALSE))
model.frame(y ~ x, d, subset = NA, na.action = na.pass)
model.frame(y ~ x, d, subset = -1, na.action = na.pass)
model.frame(y ~ x, d, subset = factor("a"), na.action = na.pass)
#%%
fit <- lm(y ~ x, data.frame(y = c(1, 3, 2, 5, 4), x = 1:5), subset = c(TRUE, TRUE, NA, TRUE, TRUE))
coef(fit)
fit$na.action
residuals(fit)
nobs(fit)
fit <- glm(y ~ x, data = data.frame(y = c(1, 3, 2, 5, 4), x = 1:5), subset = y > 1)
nobs(fit)
