#%% a product of matrices
m <- matrix(1.5, 2000, 2000)
repeat m <- (m %*% m) / 3e3
#%% one large product of matrices
m <- matrix(1.5, 2500, 2500)
m %*% m %*% m %*% m %*% m %*% m %*% m %*% m
#%% crossprod
m <- matrix(1.5, 2500, 2500)
repeat crossprod(m)
#%% singular values
svd(matrix(sin(1:1000000), 1000))
#%% eigenvalues
eigen(matrix(sin(1:1000000), 1000))
#%% a symmetric eigenproblem
m <- matrix(sin(1:1440000), 1200)
eigen(m + t(m))
#%% solving
solve(matrix(sin(1:4000000), 2000))
#%% qr
qr(matrix(sin(1:4000000), 2000))
#%% chol of a large matrix
m <- diag(2500) + 0.5
repeat chol(m)
#%% determinants
repeat det(matrix(sin(1:1000000), 1000))
#%% distances
dist(matrix(sin(1:3000000), 3000))
#%% clusters
repeat hclust(dist(matrix(sin(1:6000), 3000)))
#%% kmeans
kmeans(matrix(sin(1:2000000), 20000), 500, iter.max = 100000, nstart = 1000)
#%% sorting again and again
x <- sin(1:3000000)
repeat x <- sort(x + runif(3000000))
#%% sorting texts
x <- paste0(strrep("a", 50), 1:200000)
repeat sort(sample(x))
#%% order by many keys
x <- sample(1000000)
repeat order(x %% 7, x %% 11, x %% 13, x)
#%% tables
x <- sample(1000000)
repeat table(x %% 10, x %% 11)
#%% paste
x <- as.character(1:200000)
repeat paste(x, x, x, sep = "-", collapse = "+")
#%% sprintf
x <- 1:500000
repeat sprintf("%20.10f %s", x + 0.5, "x")
#%% formatting
repeat format(sin(1:500000), digits = 15)
#%% edit distances
adist(strrep("ab", 10000), strrep("ba", 10000))
#%% Fourier transform of a prime length
fft(sin(1:999983))
repeat fft(sin(1:999983))
#%% convolution
convolve(sin(1:200000), cos(1:200000), type = "open")
repeat convolve(sin(1:200000), cos(1:200000), type = "open")
#%% roots of a polynomial
repeat polyroot(sin(1:400))
#%% exact tests
fisher.test(matrix(c(30, 20, 31, 40, 22, 33, 41, 12, 35, 26, 37, 18, 29, 40, 31, 22), 4), workspace = 2e9)
#%% smoothing
lowess(sin(1:300000), f = 0.9, iter = 100)
#%% loess
loess(y ~ x, data.frame(x = 1:20000, y = sin(1:20000)), span = 0.9)
#%% random numbers
repeat rnorm(3000000)
#%% random numbers that are rejected
repeat rhyper(100000, 1e6, 1e6, 1e5)
#%% random tables
repeat sample(3000000, 3000000, replace = TRUE)
#%% Bessel functions of a large order
repeat besselK(seq(0.1, 50, length.out = 10000), 200)
#%% quantiles
repeat qtukey(seq(0.01, 0.99, length.out = 1000), 30, 40)
#%% digits of large numbers
repeat format(2^1000 * sin(1:10000), digits = 22, scientific = FALSE)
#%% matching
x <- as.character(sample(500000))
repeat match(x, rev(x))
#%% merging
d <- data.frame(k = rep(1:10, 200), v = 1)
merge(merge(d, d, by = "k"), d, by = "k")
#%% outer
repeat outer(1:2000, 1:2000)
#%% apply
repeat apply(matrix(1, 2000, 1000), 1, sum)
#%% combinations
combn(60, 12)
#%% bits
repeat intToBits(1:500000)
#%% recursive lists
x <- as.list(1:100000)
repeat rapply(x, function(v) v, how = "list")
#%% unlist of deep lists
x <- list(1)
for (i in 1:500) x <- list(x, x[[1]])
repeat unlist(x)
#%% identical lists
x <- as.list(1:1000000)
y <- as.list(1:1000000)
repeat identical(x, y)
