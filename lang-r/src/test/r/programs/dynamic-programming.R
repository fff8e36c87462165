# Classics of dynamic programming on matrices.
lcs <- function(a, b) {
  x <- strsplit(a, "")[[1]]
  y <- strsplit(b, "")[[1]]
  m <- matrix(0L, length(x) + 1, length(y) + 1, dimnames = list(c("", x), c("", y)))
  for (i in seq_along(x)) for (j in seq_along(y))
    m[i + 1, j + 1] <- if (x[i] == y[j]) m[i, j] + 1L else max(m[i, j + 1], m[i + 1, j])
  i <- length(x)
  j <- length(y)
  out <- character()
  while (i > 0 && j > 0) {
    if (x[i] == y[j]) {
      out <- c(x[i], out)
      i <- i - 1
      j <- j - 1
    } else if (m[i, j + 1] >= m[i + 1, j]) i <- i - 1 else j <- j - 1
  }
  list(table = m, text = paste(out, collapse = ""))
}

edit <- function(a, b) {
  x <- utf8ToInt(a)
  y <- utf8ToInt(b)
  row <- 0:length(y)
  for (i in seq_along(x)) {
    previous <- row
    row[1] <- i
    for (j in seq_along(y))
      row[j + 1] <- min(previous[j + 1] + 1, row[j] + 1, previous[j] + (x[i] != y[j]))
  }
  row[length(row)]
}

knapsack <- function(weights, values, capacity) {
  n <- length(weights)
  best <- matrix(0, n + 1, capacity + 1)
  for (i in seq_len(n)) for (w in 0:capacity) {
    best[i + 1, w + 1] <- best[i, w + 1]
    if (weights[i] <= w)
      best[i + 1, w + 1] <- max(best[i + 1, w + 1], best[i, w - weights[i] + 1] + values[i])
  }
  w <- capacity
  chosen <- integer()
  for (i in n:1) if (best[i + 1, w + 1] != best[i, w + 1]) {
    chosen <- c(i, chosen)
    w <- w - weights[i]
  }
  list(value = best[n + 1, capacity + 1], chosen = chosen)
}

change <- function(coins, amount) {
  best <- c(0, rep(Inf, amount))
  last <- integer(amount + 1)
  for (a in seq_len(amount)) for (c in coins) if (c <= a && best[a - c + 1] + 1 < best[a + 1]) {
    best[a + 1] <- best[a - c + 1] + 1
    last[a + 1] <- c
  }
  if (is.infinite(best[amount + 1])) return(NULL)
  out <- integer()
  while (amount > 0) {
    out <- c(out, last[amount + 1])
    amount <- amount - last[amount + 1]
  }
  out
}

ways <- function(coins, amount) {
  w <- c(1, numeric(amount))
  for (c in coins) for (a in seq_len(amount)) if (c <= a) w[a + 1] <- w[a + 1] + w[a - c + 1]
  w[amount + 1]
}

longest_rise <- function(v) {
  n <- length(v)
  len <- rep(1, n)
  from <- rep(NA, n)
  for (i in seq_len(n)[-1]) for (j in seq_len(i - 1)) if (v[j] < v[i] && len[j] + 1 > len[i]) {
    len[i] <- len[j] + 1
    from[i] <- j
  }
  at <- which.max(len)
  out <- v[at]
  while (!is.na(from[at])) {
    at <- from[at]
    out <- c(v[at], out)
  }
  out
}

matrix_chain <- function(dims) {
  n <- length(dims) - 1
  cost <- matrix(0, n, n)
  cut <- matrix(0L, n, n)
  for (len in 2:n) for (i in 1:(n - len + 1)) {
    j <- i + len - 1
    options <- sapply(i:(j - 1), function(k) cost[i, k] + cost[k + 1, j] + dims[i] * dims[k + 1] * dims[j + 1])
    cost[i, j] <- min(options)
    cut[i, j] <- i + which.min(options) - 1L
  }
  show <- function(i, j) if (i == j) LETTERS[i] else paste0("(", show(i, cut[i, j]), show(cut[i, j] + 1, j), ")")
  list(cost = cost[1, n], order = show(1, n))
}

max_sum <- function(v) {
  best <- -Inf
  current <- 0
  for (x in v) {
    current <- max(current + x, x)
    best <- max(best, current)
  }
  best
}

r <- lcs("dynamic", "nominal")
print(r$table)
cat("longest common subsequence:", r$text, "\n")
pairs <- list(c("kitten", "sitting"), c("", "abc"), c("same", "same"), c("résumé", "resume"))
for (p in pairs) cat(sprintf("edit(%s, %s) = %d\n", p[1], p[2], as.integer(edit(p[1], p[2]))))
d <- outer(c("cat", "cart", "art"), c("cat", "dart", "at"), Vectorize(edit))
print(d)
str(knapsack(c(2, 3, 4, 5), c(3, 4, 5, 6), 5))
str(knapsack(c(5, 4, 6, 3), c(10, 40, 30, 50), 10))
print(change(c(1, 5, 10, 25), 63))
print(change(c(4, 9), 11))
print(change(c(1, 3, 4), 6))
cat("ways to change 100:", ways(c(1, 5, 10, 25, 50), 100), "\n")
print(longest_rise(c(10, 9, 2, 5, 3, 7, 101, 18)))
str(matrix_chain(c(30, 35, 15, 5, 10, 20, 25)))
cat("largest sum:", max_sum(c(-2, 1, -3, 4, -1, 2, 1, -5, 4)), max_sum(c(-3, -1, -2)), "\n")
catalan <- local({
  memo <- c(1)
  function(n) {
    if (n + 1 <= length(memo)) return(memo[n + 1])
    value <- sum(vapply(0:(n - 1), function(i) catalan(i) * catalan(n - 1 - i), 0))
    memo[n + 1] <<- value
    value
  }
})
print(sapply(0:15, catalan))
