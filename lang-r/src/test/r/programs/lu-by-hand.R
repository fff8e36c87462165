# Linear algebra without the library: LU with pivots, solve, inverse, determinant, QR, power iteration.
lu <- function(a) {
  stopifnot(is.matrix(a), nrow(a) == ncol(a))
  n <- nrow(a)
  perm <- seq_len(n)
  sign <- 1
  l <- diag(n)
  for (k in seq_len(n - 1)) {
    p <- which.max(abs(a[k:n, k])) + k - 1
    if (a[p, k] == 0) next
    if (p != k) {
      a[c(k, p), ] <- a[c(p, k), ]
      perm[c(k, p)] <- perm[c(p, k)]
      if (k > 1) l[c(k, p), seq_len(k - 1)] <- l[c(p, k), seq_len(k - 1)]
      sign <- -sign
    }
    for (i in (k + 1):n) {
      f <- a[i, k] / a[k, k]
      l[i, k] <- f
      a[i, k:n] <- a[i, k:n] - f * a[k, k:n]
    }
  }
  a[lower.tri(a)] <- 0
  structure(list(l = l, u = a, perm = perm, sign = sign), class = "lu")
}

print.lu <- function(x, digits = 4, ...) {
  cat("LU decomposition, rows in the order", x$perm, "\n")
  cat("L:\n")
  print(round(x$l, digits))
  cat("U:\n")
  print(round(x$u, digits))
  invisible(x)
}

forward <- function(l, b) {
  x <- numeric(length(b))
  for (i in seq_along(b)) x[i] <- (b[i] - sum(l[i, seq_len(i - 1)] * x[seq_len(i - 1)])) / l[i, i]
  x
}

backward <- function(u, b) {
  n <- length(b)
  x <- numeric(n)
  for (i in n:1) {
    after <- if (i < n) (i + 1):n else integer()
    x[i] <- (b[i] - sum(u[i, after] * x[after])) / u[i, i]
  }
  x
}

solve.lu <- function(a, b, ...) {
  if (any(abs(diag(a$u)) < 1e-12)) stop("the matrix is singular")
  one <- function(v) backward(a$u, forward(a$l, v[a$perm]))
  if (missing(b)) b <- diag(nrow(a$l))
  if (is.matrix(b)) apply(b, 2, one) else one(b)
}

determinant_by_hand <- function(a) {
  d <- lu(a)
  d$sign * prod(diag(d$u))
}

gram_schmidt <- function(a) {
  q <- matrix(0, nrow(a), ncol(a))
  r <- matrix(0, ncol(a), ncol(a))
  for (j in seq_len(ncol(a))) {
    v <- a[, j]
    for (i in seq_len(j - 1)) {
      r[i, j] <- sum(q[, i] * a[, j])
      v <- v - r[i, j] * q[, i]
    }
    r[j, j] <- sqrt(sum(v^2))
    q[, j] <- v / r[j, j]
  }
  list(q = q, r = r)
}

power_iteration <- function(a, steps = 200) {
  v <- rep(1, nrow(a))
  for (k in seq_len(steps)) {
    w <- as.vector(a %*% v)
    v <- w / sqrt(sum(w^2))
  }
  list(value = as.vector(v %*% a %*% v), vector = v)
}

a <- matrix(c(2, 1, 1, 4, 3, 3, 8, 7, 9), 3, byrow = TRUE)
b <- c(4, 10, 24)
d <- lu(a)
d
cat("PA = LU:", isTRUE(all.equal(a[d$perm, ], d$l %*% d$u)), "\n")
x <- solve(d, b)
print(x)
cat("residual:", format(max(abs(a %*% x - b)) < 1e-10), "\n")
inverse <- solve(d)
print(round(inverse, 4))
print(zapsmall(a %*% inverse))
cat("same as the library:", isTRUE(all.equal(inverse, solve(a))), isTRUE(all.equal(x, solve(a, b))), "\n")
cat("determinant:", determinant_by_hand(a), determinant_by_hand(diag(4) * 2), "\n")

hilbert <- function(n) outer(seq_len(n), seq_len(n), function(i, j) 1 / (i + j - 1))
h <- hilbert(4)
print(h, digits = 3)
cat("determinant of hilbert(4):", format(determinant_by_hand(h), digits = 5), "\n")
print(round(solve(lu(h))))

s <- matrix(c(1, 2, 2, 4), 2)
tryCatch(solve(lu(s), c(1, 1)), error = function(e) cat("error:", conditionMessage(e), "\n"))
tryCatch(lu(matrix(1:6, 2)), error = function(e) cat("error:", conditionMessage(e), "\n"))

qr1 <- gram_schmidt(a)
print(round(qr1$q, 4))
print(round(qr1$r, 4))
cat("orthogonal:", isTRUE(all.equal(crossprod(qr1$q), diag(3))), "\n")

sym <- crossprod(matrix(c(2, 0, 1, 3, 1, 1), 3))
print(sym)
p <- power_iteration(sym)
cat("largest eigenvalue:", round(p$value, 6), " vector:", round(p$vector, 4), "\n")

# least squares by the normal equations
xs <- 1:6
ys <- c(2.1, 3.9, 6.2, 7.8, 10.1, 12.2)
design <- cbind(intercept = 1, slope = xs)
coefficients <- solve(lu(crossprod(design)), as.vector(crossprod(design, ys)))
names(coefficients) <- colnames(design)
print(round(coefficients, 5))
