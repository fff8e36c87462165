# Kernels, periodograms and autoregressions.
kernel("daniell", c(3, 3)); kernel("modified.daniell", c(7, 5, 3))[0:3]; kernel("dirichlet", 3, 2); kernel("fejer", 5, 2); kernel(c(0.5, 0.25), 1)
df.kernel(kernel("daniell", 4)); bandwidth.kernel(kernel("daniell", 4)); is.tskernel(1)
kernapply(ts(1:10, start = 2000, frequency = 4), kernel("daniell", 2)); kernapply((1:6)^2, kernel("daniell", 1), circular = TRUE)
spec.taper(1:20, 0.2)
#%%
str(spectrum(ldeaths, plot = FALSE))
s <- spec.pgram(ts.union(mdeaths, fdeaths), spans = c(3, 3), plot = FALSE)
signif(s$coh[1:4, ], 6); signif(s$phase[1:4, ], 6); s$df; s$bandwidth
spec.pgram(ldeaths, pad = 1, spans = 5, plot = FALSE, demean = TRUE, detrend = FALSE)[c("df", "bandwidth", "n.used")]
str(spec.ar(lh, plot = FALSE))
#%%
ar(lh); ar(lh, method = "burg"); ar(lh, method = "ols"); ar(lh, FALSE, 4)
str(ar(lh)); str(ar(lh, method = "ols"))
predict(ar(lh), n.ahead = 5)
#%%
set.seed(1)
arima.sim(n = 5, list(ar = c(0.8, -0.4), ma = c(-0.2, 0.2)), sd = 0.4); arima.sim(list(order = c(1, 1, 0), ar = 0.7), n = 5); arima.sim(list(ma = 0.5), 4)
#%%
uniroot(function(x) x^2 - 4, c(0, 1), extendInt = "upX")[c(1, 3, 4)]; uniroot(function(x) 10 - x, c(0, 1), extendInt = "downX")$root
try(uniroot(function(x) x^2 + 1, c(0, 1)))
power.prop.test(p1 = 0.5, p2 = 0.501, sig.level = 0.001, power = 0.90)
#%%
prcomp(USArrests, rank. = 2)$sdev; summary(prcomp(USArrests, tol = 0.2)); effects(lm(dist ~ speed, cars))[1:3]
print(ts(1:10, frequency = 7, start = c(12, 2)), calendar = TRUE); print(ts(1:5, frequency = 12), calendar = FALSE)
approx(c(1, 2, 3), c(1, NA, 3), c(1.5, 2.5), method = "constant", na.rm = FALSE)$y
isoreg(1:10, c(5, 9, 1:2, 5:8, 3, 8))$iKnots
get_all_vars(dist ~ speed, cars, n = 1:2)[1:3, ]
qpois(1, 0)
