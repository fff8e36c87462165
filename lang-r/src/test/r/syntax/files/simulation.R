set.seed(42)
walk <- cumsum(sample(c(-1, 1), 1000, replace = TRUE))
hits <- sum(diff(sign(walk)) != 0)
est <- mean(replicate(100, {
  x <- runif(10); y <- runif(10)
  4 * mean(x^2 + y^2 <= 1)
}))
cat(sprintf("%d crossings, pi ~ %.2f\n", hits, est))
