set.seed(42)
runif(3)
runif(2, 5, 10)
rnorm(3)
rnorm(2, 100, 15)
rexp(2)
rexp(2, 5)
#%%
set.seed(1)
sample(10)
sample(5, 3)
sample(c("a", "b", "c"), 5, replace = TRUE)
sample(1:3)
sample(100, 5, replace = TRUE)
#%%
set.seed(123)
x <- rnorm(5)
x
round(mean(x), 4)
set.seed(123)
identical(x, rnorm(5))
set.seed(124)
identical(x, rnorm(5))
#%%
set.seed(7)
rbinom(5, 10, 0.5)
rbinom(3, 100, 0.3)
rpois(5, 3)
rpois(3, 50)
rbinom(4, 1, 0.5)
#%%
set.seed(10)
sample(3, 10, replace = TRUE, prob = c(0.7, 0.2, 0.1))
sample(c("H", "T"), 5, TRUE, c(0.9, 0.1))
sample(5, 3, prob = 1:5)
#%%
set.seed(2)
sample(letters, 4)
sample(list(1, "a", TRUE), 2)
sample(c(a = 1, b = 2))
sample(5, 1)
sample(7.5)
sample.int(20, 4)
#%%
set.seed(3)
sample(1e6, 3)
sample(1e9, 2)
runif(1) < 1
sample(0:1, 10, replace = TRUE)
sample(2, 6, TRUE)
#%%
set.seed(99)
matrix(sample(9), 3)
matrix(round(rnorm(4), 3), 2)
replicate(3, mean(runif(5)))
sapply(1:3, function(i) sample(10, 1))
which(runif(10) > 0.5)
#%%
set.seed(5)
rnorm(0)
runif(0)
sample(0)
sample(character(0))
rnorm(3, c(0, 100, 1000))
runif(3, 1:3, 2:4)
rexp(3, c(1, 10, 100))
#%%
set.seed(5)
sample(5, 10)
#%%
rnorm(-1)
#%%
sample(3, 5, prob = c(1, 1, 1))
#%%
set.seed("a")
#%%
set.seed(1)
runif(2, 5, 1)
rnorm(2, sd = -1)
rexp(1, -1)
rbinom(1, 5, 2)
#%%
set.seed(2023)
d <- rnorm(1000)
round(c(mean(d), sd(d), min(d), max(d)), 4)
table(cut(d, c(-Inf, -1, 0, 1, Inf)))
round(quantile(d), 3)
#%%
set.seed(6)
walk <- cumsum(sample(c(-1, 1), 20, replace = TRUE))
walk
range(walk)
set.seed(6, kind = "Mersenne-Twister")
sample(c(-1, 1), 3, TRUE)
RNGkind()
#%%
set.seed(11)
dice <- sample(6, 100, TRUE)
table(dice)
mean(dice)
coin <- rbinom(20, 1, 0.5)
paste(coin, collapse = "")
rle(coin)$lengths
set.seed(12)
inside <- sum(runif(1000)^2 + runif(1000)^2 <= 1)
4 * inside / 1000
#%%
set.seed(1L)
runif(1)
set.seed(1.9)
runif(1)
set.seed(-5)
runif(1)
set.seed(2147483647)
runif(1)
set.seed(0)
rnorm(1)
#%%
set.seed(1)
a <- runif(1)
f <- function() { set.seed(1); runif(1) }
f() == a
b <- runif(1)
set.seed(1)
invisible(runif(1))
b == runif(1)
exists(".Random.seed")
length(.Random.seed)
s <- .Random.seed
u <- runif(2)
.Random.seed <- s
identical(u, runif(2))
#%%
set.seed(31)
df <- data.frame(id = 1:5, x = round(rnorm(5), 2), g = sample(c("a", "b"), 5, TRUE))
df
df[sample(nrow(df)), ]
tapply(df$x, df$g, mean)
boot <- replicate(5, mean(sample(df$x, replace = TRUE)))
round(boot, 3)
#%%
set.seed(77)
x <- rpois(10, 0.5)
x
rpois(5, 10.5)
rpois(3, 1000)
rpois(2, 1e6)
rbinom(3, 1000, 0.01)
rbinom(3, 50, 0.99)
rbinom(2, 1e6, 0.5)
rbinom(2, 5, 0)
rbinom(2, 5, 1)
rpois(2, 0)
#%%
set.seed(20, sample.kind = "Rounding")
sample(10, 3)
#%%
set.seed(15)
sample(c(0.5, 1.5))
sample(3.7, 2)
sample(1)
sample("only")
sample(10, 0)
sample(c(5))
sample(TRUE)
sample(NULL) |> length()
sample.int(5)
sample(5, 5, prob = c(0, 0, 1, 1, 1)) |> try(silent = TRUE) |> class()
#%%
set.seed(4)
prob <- runif(300)
sum(sample(300, 5, TRUE, prob))
sample(300, 5, TRUE, prob)
sample(250, 3, FALSE, runif(250))
set.seed(4)
shuffle <- function(v) { for (i in length(v):2) { j <- sample.int(i, 1); t <- v[i]; v[i] <- v[j]; v[j] <- t }; v }
shuffle(1:8)
paste(sample(LETTERS, 6), collapse = "")
round(runif(3), 3)
rnorm(1) + runif(1)
