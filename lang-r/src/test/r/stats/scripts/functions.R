reshape(data.frame(id = 1:2, x1 = c(5, 6), x2 = c(7, 8)), direction = "long", varying = c("x1", "x2"), v.names = "x", idvar = "id")
stack(data.frame(a = 1:2, b = 3:4))
reorder(factor(c("a", "b", "c")), c(3, 1, 2))
read.csv2(text = "a;b\n1,5;2")
#%%
count.fields(textConnection("a b\nc d e"))
relist(unlist(list(a = 1, b = 2)), list(a = 0, b = 0))
stack(list(a = 1:2, b = 3))
IQR(1:10)
#%%
mad(c(1, 2, 3, 4, 100))
fivenum(c(1, 2, 3, 4, 5, 6))
weighted.mean(c(1, 2, 3), c(3, 2, 1))
cor(1:5, c(2, 4, 6, 8, 11))
#%%
cor(1:4, c(1, 3, 2, 4), method = "spearman")
ecdf(c(1, 2, 3))(2)
convolve(1:3, c(0, 1), type = "open")
integrate(dnorm, -1.96, 1.96)$value |> round(4)
#%%
optimize(function(x) (x - 2)^2, c(0, 5))$minimum |> round(3)
uniroot(function(x) x^2 - 2, c(0, 2))$root |> round(3)
dnorm(0)
pnorm(1.96)
#%%
qnorm(0.975)
dbinom(2, 5, 0.5)
pbinom(2, 5, 0.5)
punif(0.3)
#%%
dexp(1, 2)
ppois(2, 3)
dpois(0:2, 1)
qunif(0.25, 0, 4)
#%%
pexp(1)
qexp(0.5)
pt(2, 10)
qt(0.975, 5)
#%%
pchisq(3.84, 1)
qchisq(0.95, 2)
dunif(0.5)
pgamma(2, 2)
#%%
approx(1:3, c(10, 20, 30), xout = 1.5)$y
spline(1:3, c(1, 4, 9), n = 3)$y
lm(y ~ x, data.frame(x = 1:3, y = c(2, 4, 6))) |> coef() |> round(6)
cor(1:3, 3:1)
#%%
fft(c(1, 0, 0, 0))
Re(fft(1:4))
zapsmall(Im(fft(1:4)))
addmargins(table(c(1, 1, 2), c("a", "b", "a")))
#%%
cor(matrix(c(1, 2, 3, 2, 4, 6.5), 3))
cov(1:3, c(2, 4, 7))
as.formula("q ~ r")
D(quote(x^2), "x")
#%%
D(quote(sin(x) * x), "x")
deriv(~x^2, "x") |> class()
glob2rx("*.txt")
glob2rx("a?b*")
#%%
grepl(glob2rx("a*.R"), c("abc.R", "b.R"))
getS3method("print", "default", optional = TRUE) |> is.function()
is.null(getS3method("print", "nonexist", optional = TRUE))
class(getS3method("summary", "data.frame"))
#%%
getS3method("print", "nonexistclass")
#%%
stack(list(a = 1, b = 2:3))
embed(1:5, 2)
#%%
set.seed(8)
rgamma(3, 2)
rbeta(2, 1, 2)
rchisq(2, 3)
rt(2, 5)
rgeom(3, 0.3)
rhyper(2, 5, 5, 3)
rweibull(2, 1, 2)
rlogis(1)
rcauchy(1)
rlnorm(2)
#%%
set.seed(8)
rgamma(4, 0.5)
rgamma(2, 10, 2)
rnbinom(3, 3, 0.5)
rmultinom(1, 5, c(0.2, 0.3, 0.5))
rsignrank(2, 10)
rwilcox(2, 5, 4)
