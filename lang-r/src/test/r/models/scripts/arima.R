# Estimates to as many digits as two ways to the same maximum share.
fit <- arima(lh, order = c(1, 0, 0))
round(coef(fit), 3); round(sqrt(diag(vcov(fit))), 3); round(fit$sigma2, 3); round(logLik(fit), 2); round(AIC(fit), 1); nobs(fit); fit$arma
round(head(residuals(fit), 3), 3)
forecast <- predict(arima(lh, order = c(3, 0, 0)), n.ahead = 5)
round(forecast$pred, 2); round(forecast$se, 2)
#%%
fit <- arima(log(AirPassengers), order = c(0, 1, 1), seasonal = list(order = c(0, 1, 1)))
round(coef(fit), 2); round(fit$sigma2, 5); round(fit$loglik, 1)
round(predict(fit, n.ahead = 3)$pred, 2); round(predict(fit, n.ahead = 3)$se, 3)
#%%
fit <- arima(LakeHuron, order = c(2, 0, 0), xreg = time(LakeHuron) - 1920)
round(coef(fit), 3)
names(coef(arima(lh, order = c(1, 0, 1), seasonal = list(order = c(1, 0, 1), period = 12))))
names(coef(arima(lh, order = c(1, 0, 0), include.mean = FALSE)))
round(coef(arima(lh, order = c(3, 0, 0), fixed = c(NA, 0, NA, NA), transform.pars = FALSE)), 2)
