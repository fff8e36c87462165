# LU decomposition with pivots, in loops, and the determinant and solutions from it.
decompose <- function(a) {
  n <- nrow(a)
  rows <- seq_len(n)
  sign <- 1
  for (k in seq_len(n - 1)) {
    pivot <- k
    for (i in (k + 1):n) {
      if (abs(a[i, k]) > abs(a[pivot, k])) pivot <- i
    }
    if (pivot != k) {
      held <- a[k, ]
      a[k, ] <- a[pivot, ]
      a[pivot, ] <- held
      rows[c(k, pivot)] <- rows[c(pivot, k)]
      sign <- -sign
    }
    for (i in (k + 1):n) {
      factor <- a[i, k] / a[k, k]
      a[i, k] <- factor
      for (j in (k + 1):n) a[i, j] <- a[i, j] - factor * a[k, j]
    }
  }
  list(lu = a, rows = rows, sign = sign)
}

solve_lu <- function(parts, b) {
  n <- length(b)
  x <- b[parts$rows]
  for (i in 2:n) {
    for (j in 1:(i - 1)) x[i] <- x[i] - parts$lu[i, j] * x[j]
  }
  for (i in n:1) {
    if (i < n) for (j in (i + 1):n) x[i] <- x[i] - parts$lu[i, j] * x[j]
    x[i] <- x[i] / parts$lu[i, i]
  }
  x
}

run <- function() {
  n <- 130
  a <- outer(1:n, 1:n, function(i, j) ((i * 7 + j * 13) %% 31 + (i == j) * 40) / 8)
  parts <- decompose(a)
  total <- 0
  for (k in 1:8) total <- total + sum(solve_lu(parts, (1:n * k) %% 9))
  round(c(parts$sign * sum(log(abs(diag(parts$lu)))), total), 8)
}
