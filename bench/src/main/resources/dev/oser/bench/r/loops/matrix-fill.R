# Elements of a matrix written in two loops.
run <- function() {
  n <- 1100
  m <- matrix(0, n, n)
  for (i in 1:n) {
    for (j in 1:n) m[i, j] <- i * j / (i + j)
  }
  c(m[3, 7], m[n, n], sum(m))
}
