# Discrete event simulation of a queue, random walks and Monte Carlo.
set.seed(2024)
arrivals <- cumsum(rexp(12, rate = 1))
service <- rexp(12, rate = 1.2)
start <- finish <- numeric(12)
for (i in seq_along(arrivals)) {
  start[i] <- if (i == 1) arrivals[i] else max(arrivals[i], finish[i - 1])
  finish[i] <- start[i] + service[i]
}
log <- data.frame(arrival = round(arrivals, 2), wait = round(start - arrivals, 2), finish = round(finish, 2))
print(log)
cat("mean wait:", format(mean(log$wait), digits = 3), "\n")
cat("utilisation:", sprintf("%.1f%%", 100 * sum(service) / max(finish)), "\n")
walk <- cumsum(sample(c(-1, 1), 50, replace = TRUE))
range(walk)
which(walk == max(walk))
table(sign(walk))
hit <- function(n) mean(runif(n)^2 + runif(n)^2 <= 1) * 4
sapply(c(10, 100, 1000), hit)
dice <- replicate(200, sum(sample(6, 2, replace = TRUE)))
table(dice)
round(mean(dice), 3)
barplot <- table(cut(dice, c(1, 4, 7, 10, 12)))
barplot
estimates <- replicate(20, { x <- rnorm(30, 10, 2); mean(x) })
round(quantile(estimates), 3)
round(sd(estimates), 4)
birthday <- function(k, reps = 300) mean(replicate(reps, any(duplicated(sample(365, k, replace = TRUE)))))
sapply(c(10, 23, 40), birthday)
shuffle <- sample(LETTERS[1:8])
shuffle
order(shuffle)
markov <- matrix(c(.9, .1, 0, .2, .6, .2, 0, .3, .7), 3, byrow = TRUE, dimnames = list(c("sun", "cloud", "rain"), c("sun", "cloud", "rain")))
state <- "sun"; path <- character(15)
for (i in 1:15) { path[i] <- state; state <- sample(colnames(markov), 1, prob = markov[state, ]) }
path
table(from = head(path, -1), to = tail(path, -1))
steady <- c(1, 0, 0)
for (i in 1:200) steady <- steady %*% markov
round(steady, 4)
x <- rnorm(100); y <- 2 * x + rnorm(100, sd = .5)
round(cor(x, y), 4)
round(c(mean = mean(y), sd = sd(y), median = median(y), mad = mad(y)), 4)
cut(round(x[1:5], 2), breaks = c(-Inf, -1, 0, 1, Inf), labels = c("low", "below", "above", "high"))
boot <- replicate(50, mean(sample(y, replace = TRUE)))
round(quantile(boot, c(.025, .975)), 3)
tabulate(rbinom(50, 4, .5) + 1, 5)
round(rgamma(3, 2, 1), 3); round(rbeta(3, 2, 2), 3); rpois(5, 3)
m <- matrix(sample(0:20, 12), 3); m
m[order(m[, 1]), ]
