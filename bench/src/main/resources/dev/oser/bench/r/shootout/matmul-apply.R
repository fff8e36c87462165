# A product of matrices with a function for each element, and one for each column.
by_element <- function(a, b) {
  outer(seq_len(nrow(a)), seq_len(ncol(b)), Vectorize(function(i, j) sum(a[i, ] * b[, j])))
}

by_column <- function(a, b) {
  apply(b, 2, function(column) apply(a, 1, function(row) sum(row * column)))
}

run <- function() {
  n <- 100
  a <- matrix(seq_len(n * n) %% 19 / 4, n, n)
  b <- matrix(seq_len(n * n) %% 23 / 8, n, n)
  one <- by_element(a, b)
  other <- by_column(a, b)
  c(sum(diag(one)), sum(other), max(abs(one - other)), max(abs(one - a %*% b)))
}
