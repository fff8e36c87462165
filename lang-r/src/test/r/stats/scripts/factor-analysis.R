v1 <- c(1,1,1,1,1,1,1,1,1,1,3,3,3,3,3,4,5,6); v2 <- c(1,2,1,1,1,1,2,1,2,1,3,4,3,3,3,4,6,5); v3 <- c(3,3,3,3,3,1,1,1,1,1,1,1,1,1,1,5,4,6); v4 <- c(3,3,4,3,3,1,1,2,1,1,1,1,2,1,1,5,6,4); v5 <- c(1,1,1,1,1,3,3,3,3,3,1,1,1,1,1,6,4,5); v6 <- c(1,1,1,2,1,3,3,3,4,3,1,1,1,2,1,6,5,4)
m1 <- cbind(v1, v2, v3, v4, v5, v6)
f <- factanal(m1, factors = 3)
f
print(f, digits = 2, cutoff = 0.3, sort = TRUE)
round(abs(factanal(m1, factors = 3, rotation = "promax")$loadings[, ]), 3)
round(abs(factanal(~ v1 + v2 + v3 + v4 + v5 + v6, factors = 3, scores = "Bartlett")$scores[1:3, ]), 3)
#%%
f <- factanal(factors = 1, covmat = ability.cov)
f
update(f, factors = 2)
update(f, factors = 2, rotation = "promax")
names(f)
#%%
factanal(covmat = Harman74.cor, factors = 2)
factanal(mtcars[, 1:5], 2)
round(factanal(~ mpg + disp + hp + wt + qsec, 1, data = mtcars, scores = "regression")$scores[1:3, ], 4)
#%%
for (f in list(quote(factanal(mtcars[, 1:6], 4)), quote(factanal(mtcars[, 1:2], 1)), quote(factanal(letters, 1)), quote(factanal(factors = 1, covmat = ability.cov, scores = "reg"))))
  print(tryCatch(eval(f), error = function(e) conditionMessage(e)))
#%%
l <- matrix(c(0.8, 0.7, 0.6, 0.1, 0.2, 0.3, 0.1, 0.3, 0.1, 0.7, 0.6, 0.8), 6)
varimax(l)
varimax(l, normalize = FALSE)
promax(l)
