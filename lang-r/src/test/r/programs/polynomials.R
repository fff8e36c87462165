# Polynomials in one variable, as a class.
poly_of <- function(...) {
  co <- c(...)
  keep <- max(c(1, which(abs(co) > 1e-12)))
  structure(list(co = as.numeric(co[seq_len(keep)])), class = "poly")
}
x <- poly_of(0, 1)
degree <- function(p) length(p$co) - 1
as_poly <- function(p) if (inherits(p, "poly")) p else poly_of(p)

format.poly <- function(x, var = "x", digits = 4, ...) {
  co <- x$co
  terms <- character()
  for (i in rev(seq_along(co))) {
    a <- co[i]
    if (a == 0 && length(co) > 1) next
    power <- i - 1
    size <- format(abs(a), digits = digits)
    body <- if (power == 0) size else paste0(if (abs(a) != 1) size, var, if (power > 1) paste0("^", power))
    sign <- if (a < 0) (if (length(terms)) " - " else "-") else if (length(terms)) " + " else ""
    terms <- c(terms, paste0(sign, body))
  }
  paste(terms, collapse = "")
}
print.poly <- function(x, ...) {
  cat(format(x, ...), "\n")
  invisible(x)
}
as.character.poly <- function(x, ...) format(x)
as.function.poly <- function(x, ...) {
  co <- x$co
  function(at) Reduce(function(acc, c) acc * at + c, rev(co), 0 * at)
}

divide <- function(a, b) {
  if (degree(b) == 0 && b$co == 0) stop("division by the zero polynomial")
  quotient <- numeric(max(degree(a) - degree(b) + 1, 1))
  r <- a$co
  nb <- length(b$co)
  while (length(r) >= nb && any(r != 0)) {
    f <- r[length(r)] / b$co[nb]
    at <- length(r) - nb + 1
    quotient[at] <- f
    r[at:(at + nb - 1)] <- r[at:(at + nb - 1)] - f * b$co
    r <- r[-length(r)]
  }
  list(quotient = do.call(poly_of, as.list(quotient)), remainder = poly_of(if (length(r)) r else 0))
}

Ops.poly <- function(e1, e2) {
  if (nargs() == 1) return(switch(.Generic, "-" = poly_of(-e1$co), "+" = e1, stop("no unary ", .Generic)))
  if (.Generic == "^") return(Reduce(`*`, rep(list(e1), e2), poly_of(1)))
  a <- as_poly(e1)
  b <- as_poly(e2)
  n <- max(length(a$co), length(b$co))
  pad <- function(v) c(v, numeric(n - length(v)))
  switch(.Generic,
    "+" = poly_of(pad(a$co) + pad(b$co)),
    "-" = poly_of(pad(a$co) - pad(b$co)),
    "*" = {
      out <- numeric(length(a$co) + length(b$co) - 1)
      for (i in seq_along(a$co)) {
        at <- seq(i, length.out = length(b$co))
        out[at] <- out[at] + a$co[i] * b$co
      }
      poly_of(out)
    },
    "%/%" = divide(a, b)$quotient,
    "%%" = divide(a, b)$remainder,
    "==" = isTRUE(all.equal(a$co, b$co)),
    "!=" = !isTRUE(all.equal(a$co, b$co)),
    stop("polynomials have no ", .Generic, call. = FALSE))
}

slope <- function(p) if (degree(p) == 0) poly_of(0) else poly_of(p$co[-1] * seq_len(degree(p)))
primitive <- function(p, constant = 0) poly_of(constant, p$co / seq_along(p$co))
gcd <- function(a, b) {
  while (!(degree(b) == 0 && abs(b$co) < 1e-9)) {
    r <- a %% b
    a <- b
    b <- r
  }
  poly_of(a$co / a$co[length(a$co)])
}
interpolate <- function(xs, ys) {
  total <- poly_of(0)
  for (i in seq_along(xs)) {
    term <- poly_of(ys[i])
    for (j in seq_along(xs)[-i]) term <- term * (x - xs[j]) * (1 / (xs[i] - xs[j]))
    total <- total + term
  }
  total
}
chebyshev <- function(n) switch(as.character(n), "0" = poly_of(1), "1" = x, 2 * x * chebyshev(n - 1) - chebyshev(n - 2))

p <- 3 * x^2 - 2 * x + 1
q <- x - 1
p
q
-p
p + q
p - p
p * q
(x + 1)^5
p %/% q
p %% q
q * (p %/% q) + p %% q == p
p == q
p != q
degree(p * q^3)
slope(p)
slope(slope(slope(p)))
primitive(p)
slope(primitive(p, 7)) == p
f <- as.function(p)
f(0:3)
f(1 / 3)
gcd((x - 1) * (x - 2)^2, (x - 2) * (x + 3))
interpolate(0:3, c(1, 2, 9, 28))
for (n in 0:6) cat("T", n, " = ", format(chebyshev(n)), "\n", sep = "")
print(0.5 * x^3 - 1.25, digits = 3)
format(poly_of(0, 0, -1), var = "t")
paste("p is", as.character(p))
tryCatch(p %/% poly_of(0), error = function(e) cat("error:", conditionMessage(e), "\n"))
tryCatch(p < q, error = function(e) cat("error:", conditionMessage(e), "\n"))
area <- as.function(primitive(p))
cat("area from 0 to 2:", area(2) - area(0), "\n")
roots <- function(p, grid = seq(-10, 10, 0.37)) {
  f <- as.function(p)
  v <- f(grid)
  at <- which(head(v, -1) * tail(v, -1) < 0)
  vapply(at, function(i) {
    lo <- grid[i]
    hi <- grid[i + 1]
    for (k in 1:60) {
      mid <- (lo + hi) / 2
      if (f(lo) * f(mid) <= 0) hi <- mid else lo <- mid
    }
    mid
  }, 0)
}
print(round(roots((x - 1) * (x + 2) * (x - 5)), 6))
print(round(roots(chebyshev(4), seq(-1, 1, 0.013)), 5))
