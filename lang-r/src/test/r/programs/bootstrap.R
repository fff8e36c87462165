# Bootstrap and permutation tests on simulated measurements.
set.seed(314)
control <- round(rnorm(20, mean = 50, sd = 8), 1)
treated <- round(rnorm(18, mean = 57, sd = 9), 1)

describe <- function(x, label) {
  cat(sprintf("%-8s n=%2d mean=%.2f sd=%.2f median=%.2f\n", label, length(x), mean(x), sd(x), median(x)))
}
describe(control, "control")
describe(treated, "treated")
print(control)
stem_line <- function(x) {
  groups <- split(sort(x %% 10 %/% 1), sort(x) %/% 10)
  for (g in names(groups)) cat(sprintf("%2s | %s\n", g, paste(groups[[g]], collapse = "")))
}
stem_line(control)

bootstrap <- function(data, statistic, times = 400, ...) {
  replicate(times, statistic(sample(data, replace = TRUE), ...))
}

interval <- function(samples, level = 0.95) {
  alpha <- (1 - level) / 2
  quantile(samples, c(alpha, 1 - alpha))
}

means <- bootstrap(control, mean)
medians <- bootstrap(control, median)
trimmed <- bootstrap(control, mean, trim = 0.1)
print(round(interval(means), 2))
print(round(interval(medians, 0.9), 2))
cat("standard error: bootstrap", round(sd(means), 3), " formula", round(sd(control) / sqrt(length(control)), 3), "\n")
cat("trimmed:", round(mean(trimmed), 3), "\n")

observed <- mean(treated) - mean(control)
pool <- c(control, treated)
shuffled <- replicate(500, {
  i <- sample(length(pool), length(treated))
  mean(pool[i]) - mean(pool[-i])
})
p <- mean(abs(shuffled) >= abs(observed))
cat("difference:", round(observed, 3), " permutation p:", p, "\n")
print(summary(round(shuffled, 3)))

histogram <- function(x, breaks = 8, width = 40) {
  h <- cut(x, seq(min(x), max(x), length.out = breaks + 1), include.lowest = TRUE, dig.lab = 3)
  counts <- table(h)
  scale <- width / max(counts)
  for (n in names(counts)) cat(sprintf("%-16s %3d %s\n", n, counts[[n]], strrep("#", round(counts[[n]] * scale))))
}
histogram(means)

jackknife <- function(data, statistic) {
  n <- length(data)
  partial <- vapply(seq_len(n), function(i) statistic(data[-i]), 0)
  list(estimate = statistic(data),
       bias = (n - 1) * (mean(partial) - statistic(data)),
       se = sqrt((n - 1) / n * sum((partial - mean(partial))^2)))
}
str(jackknife(treated, mean))
str(jackknife(treated, function(v) var(v) * (length(v) - 1) / length(v)))

# correlation of paired data
x <- seq(1, 15)
y <- 3 + 0.7 * x + rnorm(15, sd = 2)
pairs <- data.frame(x, y = round(y, 2))
print(head(pairs))
cor_by_hand <- function(x, y) sum((x - mean(x)) * (y - mean(y))) / sqrt(sum((x - mean(x))^2) * sum((y - mean(y))^2))
boot_cor <- replicate(300, {
  rows <- sample(nrow(pairs), replace = TRUE)
  with(pairs[rows, ], cor_by_hand(x, y))
})
cat("correlation:", round(cor_by_hand(pairs$x, pairs$y), 4), " interval:", round(interval(boot_cor), 3), "\n")

results <- data.frame(
  statistic = c("mean", "median", "trimmed"),
  estimate = c(mean(control), median(control), mean(control, trim = 0.1)),
  low = c(interval(means)[1], interval(medians)[1], interval(trimmed)[1]),
  high = c(interval(means)[2], interval(medians)[2], interval(trimmed)[2]))
print(results, digits = 4)
coverage <- mean(replicate(60, {
  s <- rnorm(12, 10, 2)
  ci <- interval(bootstrap(s, mean, 40), 0.9)
  ci[1] <= 10 && 10 <= ci[2]
}))
cat("coverage:", round(coverage, 3), "\n")
