5 %/% 2
-5 %/% 2
5 %% -3
5.5 %% 2
1e15 %% 7
5L %/% 2L
#%%
typeof(5L %/% 2L)
typeof(5L %% 2)
0 %% 5
-1 %% 5
5 %% 0.1
c(10, 20) %/% 3
#%%
7.5 %/% 2
-7.5 %% 2
.5 %/% .25
1e300 %/% 1e-10
bitwAnd(6L, 3L)
bitwOr(6L, 3L)
#%%
bitwXor(6L, 3L)
bitwShiftL(1L, 4L)
bitwNot(0L)
xor(TRUE, FALSE)
10 %in% c(1, 10)
2^0.5
#%%
8^(1/3)
(-8)^(1/3)
0^0
1^Inf
Inf^0
2^1024
#%%
2^-1075
(-2)^3
(-2)^0.5
2L^31L
1e-308 / 10
5e-324 * 0.5
#%%
.Machine$double.eps
1 + .Machine$double.eps == 1
.Machine$integer.max
.Machine$double.xmax
100000 * 100000
46341L * 46341L
#%%
1e22
2^53 == 2^53 + 1
1 / 3 + 1 / 3 + 1 / 3 == 1
sqrt(16L)
exp(log(10))
10 %% 3.3
#%%
1e5 %/% 1
#%%
is.wholenumber <- function(x) abs(x - round(x)) < 1e-8
is.wholenumber(c(1, 1.5))
isprime <- function(n) n > 1 && all(n %% seq_len(max(1, floor(sqrt(n))))[-1] != 0)
Filter(isprime, 1:30)
digits <- function(n) as.integer(strsplit(as.character(n), "")[[1]])
sum(digits(12345))
collatz <- function(n) { s <- 0; while (n != 1) { n <- if (n %% 2 == 0) n / 2 else 3 * n + 1; s <- s + 1 }; s }
sapply(1:10, collatz)
fibs <- numeric(10)
fibs[1:2] <- 1
for (i in 3:10) fibs[i] <- fibs[i - 1] + fibs[i - 2]
fibs
newton <- function(f, df, x, n = 20) { for (i in seq_len(n)) x <- x - f(x) / df(x); x }
newton(function(x) x^2 - 2, function(x) 2 * x, 1)
trapz <- function(f, a, b, n = 100) { x <- seq(a, b, length.out = n + 1); h <- (b - a) / n; h * (sum(f(x)) - (f(a) + f(b)) / 2) }
trapz(sin, 0, pi)
horner <- function(co, x) Reduce(function(a, b) a * x + b, co)
horner(c(2, -6, 2, -1), 3)
#%%
gcd <- function(a, b) if (b == 0) a else gcd(b, a %% b)
gcd(48, 18)
lcm <- function(a, b) a / gcd(a, b) * b
lcm(4, 6)
#%%
trunc(5.99)
rev(seq(0, 1, 0.25))
#%%
polyroot(c(-1, 0, 1)) |> Re() |> sort() |> round(6)
cut(0.5, c(0, 1))
findInterval(0.5, c(0, 1))
#%%
rowSums(diag(3))
nchar(2^31)
#%%
rev(1:3) %*% 1:3
mean(c(TRUE, NA), na.rm = TRUE)
is.nan(0/0)
is.finite(1/0)
sign(c(-2, 0, 3))
sign(-0.5)
#%%
max(integer(0), -Inf)
exp(log(2) * 3)
trunc(2.7) + ceiling(2.1)
rev(cummax(c(1, 5, 3)))
sqrt(2) * sqrt(2) == 2
isTRUE(all.equal(sqrt(2)^2, 2))
#%%
sum(1 / (1:10)^2)
prod(1 - 1 / (2:10)^2)
22 / 7 - pi
exp(1)^pi
sum(1:10 %% 2 == 0)
rowsum(1:3, c(1, 1, 2))
#%%
log(2, 10) * log(10, 2)
10^(0:5)
1:10 / 10
cumsum(1 / 2^(1:5))
(1:5)^2
2^(0:10)
