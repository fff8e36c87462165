f1 <- function() {}
f2 <- function(x) { }
f3 <- function(x)
{
  x
}
f4 <- function(x)
  x +
  1
f5 <- function(x, y) if (x) y else NULL
f6 <- function(x) function(y) function(z) x + y + z
f7 <- function(x) (function(y) y)(x)
f8 <- function(x) for (i in x) print(i)
f9 <- function(x) while (x > 0) { x <- x - 1 }
f10 <- function(x) repeat { break }
f11 <- function(x) switch(x, a = 1, 2)
f12 <- function(x) x$y[[1]]@z
f13 <- function(...) NULL
f14 <- function(x) "string"
f15 <- function(x) -1L
f16 <- function(x) !x
f17 <- function(x) ~ x
f18 <- function(x) x <- y <- 2
