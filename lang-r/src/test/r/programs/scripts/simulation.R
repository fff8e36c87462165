# Simulations: pi, a random walk, the birthday problem, a queue, a bootstrap.
set.seed(2024)

estimate_pi <- function(n) {
  x <- runif(n)
  y <- runif(n)
  4 * mean(x^2 + y^2 <= 1)
}
for (n in 10^(1:4)) cat(sprintf("%6d points: %.4f\n", n, estimate_pi(n)))

walk <- cumsum(sample(c(-1, 1), 60, replace = TRUE))
print(walk)
cat("range", range(walk), "returns to zero", sum(walk == 0), "\n")
picture <- function(path) {
  for (level in max(path):min(path))
    cat(formatC(level, width = 3), "|", ifelse(path == level, "*", " "), "\n", sep = "")
}
picture(walk[1:40])

birthday <- function(people, trials = 400)
  mean(replicate(trials, any(duplicated(sample(365, people, replace = TRUE)))))
probabilities <- vapply(c(10, 20, 23, 30, 40), birthday, numeric(1))
print(round(probabilities, 2))

queue <- function(customers, arrival, service) {
  arrivals <- cumsum(rexp(customers, arrival))
  times <- rexp(customers, service)
  start <- end <- numeric(customers)
  for (i in seq_len(customers)) {
    start[i] <- if (i == 1) arrivals[i] else max(arrivals[i], end[i - 1])
    end[i] <- start[i] + times[i]
  }
  data.frame(wait = start - arrivals, total = end - arrivals)
}
q <- queue(200, 1, 1.25)
print(summary(q$wait))
cat("mean time in system:", format(mean(q$total), digits = 4), "\n")
print(quantile(q$total, c(0.05, 0.5, 0.95)))

heights <- round(rnorm(25, 170, 8), 1)
print(heights)
boot <- replicate(500, median(sample(heights, replace = TRUE)))
print(quantile(boot, c(0.025, 0.975)))
cat("standard error", signif(sd(boot), 3), "\n")

coin <- rbinom(8, 20, 0.5)
calls <- rpois(8, 3)
print(rbind(coin, calls))
print(table(cut(rnorm(100), c(-Inf, -1, 0, 1, Inf), labels = c("low", "below", "above", "high"))))
print(sample(letters, 5))
shuffle <- sample(1:10)
print(order(shuffle))
weights <- c(a = 0.5, b = 0.3, c = 0.2)
draws <- sample(names(weights), 300, replace = TRUE, prob = weights)
print(round(prop.table(table(draws)), 3))
m <- matrix(rnorm(6), 2)
print(round(m, 3))
print(round(apply(m, 1, mean), 4))
x <- rgamma(5, 2, 3); y <- rbeta(5, 1, 2)
print(signif(cbind(x, y), 4))
