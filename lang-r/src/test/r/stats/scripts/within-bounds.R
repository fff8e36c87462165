# Slopes are taken within the bounds.
f <- function(p) {
  if (any(p < 0)) stop("outside")
  sum((log(p + 1e-9) - 1)^2)
}
print(round(optim(c(a = 1e-3, b = 1), f, method = "L-BFGS-B", lower = 0)$par, 4))
g <- function(p) min(abs(c(p - 0.7, 1 - p - 0.3)))
print(round(optim(0.5, g, method = "L-BFGS-B", lower = 0.5, upper = 1)$par, 4))
print(optim(0.1, function(p) p + sqrt(p), method = "L-BFGS-B", lower = 0, upper = 1)$par)
#%%
x <- mtcars$mpg[mtcars$am == 1] - mtcars$mpg[mtcars$am == 0][1:13]
print(bw.SJ(x), digits = 4)
tryCatch(bw.SJ(x, lower = 0.1, upper = 3.5), error = function(e) cat(conditionMessage(e), "\n"))
#%%
x <- array(1:2, 2, list(c("a", "b")))
names(x) <- NULL
str(x)
x <- table(c("u", "v"))
names(x) <- NULL
str(x)
