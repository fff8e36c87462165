# Natural numbers of any size, as vectors of digits in base 10000, lowest first.
BASE <- 10000L

big <- function(x) {
  if (inherits(x, "big")) return(x)
  text <- if (is.character(x)) x else format(x, scientific = FALSE)
  text <- sub("^0+(?=.)", "", text, perl = TRUE)
  ends <- seq(nchar(text), 1, by = -4)
  limbs <- as.integer(substring(text, pmax(ends - 3, 1), ends))
  structure(list(limbs = limbs), class = "big")
}

trim <- function(v) {
  last <- max(c(1, which(v != 0)))
  v[seq_len(last)]
}

carry <- function(v) {
  v <- as.numeric(v)
  i <- 1
  while (i <= length(v)) {
    if (v[i] >= BASE) {
      if (i == length(v)) v <- c(v, 0)
      v[i + 1] <- v[i + 1] + v[i] %/% BASE
      v[i] <- v[i] %% BASE
    }
    i <- i + 1
  }
  structure(list(limbs = as.integer(trim(v))), class = "big")
}

format.big <- function(x, ...) {
  v <- rev(x$limbs)
  paste0(v[1], paste(sprintf("%04d", v[-1]), collapse = ""))
}
as.character.big <- function(x, ...) format(x)
print.big <- function(x, ...) {
  text <- format(x)
  if (nchar(text) > 60) text <- paste0(substr(text, 1, 28), "...", substring(text, nchar(text) - 27))
  cat("<big>", text, "\n")
  invisible(x)
}

plus <- function(a, b) {
  n <- max(length(a$limbs), length(b$limbs))
  pad <- function(v) c(v, rep(0L, n - length(v)))
  carry(pad(a$limbs) + pad(b$limbs))
}

minus <- function(a, b) {
  if (compare(a, b) < 0) stop("the result would be negative", call. = FALSE)
  v <- as.numeric(a$limbs)
  w <- c(b$limbs, rep(0, length(v) - length(b$limbs)))
  borrow <- 0
  for (i in seq_along(v)) {
    d <- v[i] - w[i] - borrow
    borrow <- as.integer(d < 0)
    v[i] <- d + borrow * BASE
  }
  structure(list(limbs = as.integer(trim(v))), class = "big")
}

times <- function(a, b) {
  out <- numeric(length(a$limbs) + length(b$limbs))
  for (i in seq_along(a$limbs)) {
    at <- seq(i, length.out = length(b$limbs))
    out[at] <- out[at] + as.numeric(a$limbs[i]) * b$limbs
  }
  carry(out)
}

compare <- function(a, b) {
  if (length(a$limbs) != length(b$limbs)) return(sign(length(a$limbs) - length(b$limbs)))
  d <- rev(a$limbs) - rev(b$limbs)
  first <- which(d != 0)
  if (length(first)) sign(d[first[1]]) else 0
}

Ops.big <- function(e1, e2) {
  a <- big(e1)
  b <- big(e2)
  switch(.Generic,
         "+" = plus(a, b), "-" = minus(a, b), "*" = times(a, b),
         "^" = {
           k <- as.integer(format(b))
           result <- big(1)
           square <- a
           while (k > 0) {
             if (k %% 2 == 1) result <- times(result, square)
             square <- times(square, square)
             k <- k %/% 2
           }
           result
         },
         "==" = compare(a, b) == 0, "!=" = compare(a, b) != 0,
         "<" = compare(a, b) < 0, ">" = compare(a, b) > 0,
         stop("big numbers have no ", .Generic))
}

digit_sum <- function(x) sum(as.integer(strsplit(format(x), "")[[1]]))

x <- big("123456789012345678901234567890")
y <- big(987654321)
print(x + y)
print(x - y)
print(x * y)
print(y^5)
print(big(2)^100)
cat("2^10 == 1024:", big(2)^10 == 1024, "\n")
cat("comparisons:", x > y, x < y, x != x, "\n")

factorial_big <- function(n) Reduce(`*`, lapply(seq_len(n), big), big(1))
f50 <- factorial_big(50)
cat("50! =", format(f50), "\n")
cat("digits:", nchar(format(f50)), " sum:", digit_sum(f50), "\n")
print(factorial_big(100))

fib <- function(n) {
  a <- big(0)
  b <- big(1)
  for (i in seq_len(n)) {
    t <- a + b
    a <- b
    b <- t
  }
  a
}
for (n in c(10, 50, 100, 200)) cat("fib", n, "=", format(fib(n)), "\n")
tryCatch(y - x, error = function(e) cat("error:", conditionMessage(e), "\n"))
tryCatch(x / y, error = function(e) cat("error:", conditionMessage(e), "\n"))
identity_holds <- (x + y) * (x - y) == x * x - y * y
cat("(x+y)(x-y) = x^2-y^2:", identity_holds, "\n")
