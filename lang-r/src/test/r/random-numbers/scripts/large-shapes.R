# Shapes and degrees of freedom so large that sums lose all digits
pt(c(-1,1),c(1e10,1e15,1e16,1e17,1e20,1e300))
pt(c(-40,-10),c(1e10,1e15,1e16,1e17,1e20,1e300))
dt(c(-1,1),c(1e10,1e15,1e16,1e17,1e20,1e300))
qt(c(.1,.9),c(1e10,1e15,1e16,1e17,1e20,1e300))
pf(1.5,3,c(1e10,1e15,1e17,1e20,1e300))
pf(1.5,c(1e10,1e15,1e17,1e20,1e300),3)
pbinom(3, c(10, 1e10, 1e15), c(.1, 1e-10, 1e-15))
pgamma(c(1e11, 1e15, 1e20), c(1e11, 1e15, 1e20))
pbeta(.5, c(1e5, 1e11, 1e15), c(1e5, 1e11, 1e15))
for (a in c(2e10, 1e12)) print(pgamma(a + c(-10, -5, -1, -.1, 0, .1, 1, 5, 10) * sqrt(a), a), digits = 9)
for (a in c(2e10, 1e12)) print(pgamma(a + c(-10, -5, -1, -.1, 0, .1, 1, 5, 10) * sqrt(a), a, lower = FALSE), digits = 9)
for (r in c(1, .2, .01)) {
  a <- 2e10
  b <- a * r
  m <- a / (a + b)
  print(pbeta(m + c(-10, -5, -1, -.1, 0, .1, 1, 5, 10) * sqrt(m * (1 - m) / (a + b)), a, b), digits = 7)
}
for (b in c(.5, 1, 3, 50, 5000)) print(pbeta(1 - b / 1e12 + c(-8, -5, -1, -.1, 0, .1, 1) * sqrt(b) / 1e12, 1e12, b), digits = 7)
print(pt(c(-40, -20, -10, -2, -.1, .1, 3), 3e10), digits = 9)
print(qt(c(.01, .3, .9), 3e12), digits = 9)
print(pbinom(3e10 + c(-5, -1, 0, 1, 5) * 1.5e5, 1e11, .3), digits = 9)
print(qgamma(c(.1, .9), 1e15), digits = 10)
print(qf(c(.1, .9), 1e15, 3), digits = 9)
#%%
# Only a flag that is set goes backwards.
for (flag in list(NA, "a", TRUE, 2, NULL, FALSE)) print(fft(c(1, 2, 3), inverse = flag))
#%%
# Powers of terms are numbers from two on, and NULL is no term.
for (f in c(y ~ a^1, y ~ (a + b)^1, y ~ a^n, y ~ (a + b)^2, y ~ (a + b)^2.5, y ~ (a + b)^(2), y ~ a^"2"))
  print(tryCatch(attr(terms(f), "term.labels"), error = conditionMessage))
attr(terms(y ~ NULL), "factors")
attr(terms(y ~ NULL + a), "term.labels")
attr(terms(y ~ a:NULL), "term.labels")
lm(y ~ NULL, data.frame(y = 5:7))
#%%
# A text of nothing is no size, and nothing was lost in reading it.
for (f in list(integer, numeric, raw, character)) tryCatch(f(""), error = function(e) print(conditionMessage(e)), warning = function(w) print(conditionMessage(w)))
