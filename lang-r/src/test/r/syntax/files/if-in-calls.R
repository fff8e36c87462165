f <- function(a, b) {
  x <- g(if (a) 1 else 2, b)
  y <- c(if (a) 1, if (b) 2 else 3)
  z <- h(x, k = if (is.null(y)) {
    "none"
  } else {
    "some"
  })
  return(if (a) x else z)
}
