# RSA with numbers of many digits: vectors of digits to the base 10000, least first.
base <- 10000

trim <- function(x) {
  n <- length(x)
  while (n > 1 && x[n] == 0) n <- n - 1
  x[seq_len(n)]
}

from_text <- function(text) {
  last <- seq(nchar(text), 1, by = -4)
  trim(as.numeric(substring(text, pmax(last - 3, 1), last)))
}

to_text <- function(x) {
  paste0(x[length(x)], paste(sprintf("%04d", as.integer(rev(x[-length(x)]))), collapse = ""))
}

compare <- function(x, y) {
  if (length(x) != length(y)) return(sign(length(x) - length(y)))
  for (i in length(x):1) {
    if (x[i] != y[i]) return(sign(x[i] - y[i]))
  }
  0
}

subtract <- function(x, y) {
  borrow <- 0
  for (i in seq_along(x)) {
    digit <- x[i] - borrow - (if (i <= length(y)) y[i] else 0)
    borrow <- if (digit < 0) 1 else 0
    x[i] <- digit + borrow * base
  }
  trim(x)
}

multiply <- function(x, y) {
  result <- numeric(length(x) + length(y))
  for (i in seq_along(x)) {
    carry <- 0
    for (j in seq_along(y)) {
      digit <- result[i + j - 1] + x[i] * y[j] + carry
      carry <- digit %/% base
      result[i + j - 1] <- digit - carry * base
    }
    result[i + length(y)] <- carry
  }
  trim(result)
}

# Long division, of which only the rest is wanted: every digit of the quotient by bisection.
modulo <- function(x, m) {
  rest <- 0
  for (i in length(x):1) {
    rest <- trim(c(x[i], rest))
    low <- 0
    high <- base - 1
    while (low < high) {
      middle <- (low + high + 1) %/% 2
      if (compare(multiply(m, middle), rest) <= 0) low <- middle else high <- middle - 1
    }
    if (low > 0) rest <- subtract(rest, multiply(m, low))
  }
  rest
}

power <- function(x, exponent, m) {
  result <- 1
  while (exponent > 0) {
    if (exponent %% 2 == 1) result <- modulo(multiply(result, x), m)
    x <- modulo(multiply(x, x), m)
    exponent <- exponent %/% 2
  }
  result
}

run <- function() {
  # 2^89 - 1 and 2^107 - 1 are primes.
  p <- from_text("618970019642690137449562111")
  q <- from_text("162259276829213363391578010288127")
  n <- multiply(p, q)
  message <- from_text("31415926535897932384626433832795")
  secret <- power(message, 65537, n)
  c(to_text(n), to_text(secret))
}
