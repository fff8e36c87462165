scalars <- function(a, b) {
  s <- a + b
  if (s > 2) s * 2L else -s
}
for (i in 1:10) scalars(i, 0.5)
integers <- function(a) a + 1L
integers(1L)
integers(NA)
integers(.Machine$integer.max)
three <- function(x) x
three(1)
three("a")
three(TRUE)
three(NULL)
many <- function(x) {
  y <- x
  y
}
many(1:3)
many(structure(1, names = "n"))
many(structure(1, class = "c"))
many(list(1))
elements <- function(x, l, m) {
  x[2] <- l[[1]]
  x[1] + m[1, 2] + l$b
}
elements(c(1, 2), list(3L, b = 4), matrix(1:4, 2))
calls <- function(f, x) {
  g <- f
  g(x)
}
calls(sqrt, 4)
calls(function(v) v, 4)
calls(function(v) v, "s")
loops <- function(n) {
  i <- 0
  while (i < n) i <- i + 1
  repeat break
  for (s in c("a", "b")) nchar(s)
  i
}
loops(3)
never <- function(x) if (x) "yes" else stop("no")
never(TRUE)
