f <- function(...) {
  args <- list(...)
  n <- ...length()
  if (n > 0) ..1 else NULL
}
g <- function(first, ..., last = 10) f(first, ..., last)
h <- function(x, ...) UseMethod("h")
