# Trees of lists that are built, walked and dropped.
bottom_up <- function(depth) {
  if (depth == 0) {
    list(NULL, NULL)
  } else {
    list(bottom_up(depth - 1), bottom_up(depth - 1))
  }
}

count <- function(tree) {
  if (is.null(tree[[1]])) 1 else 1 + count(tree[[1]]) + count(tree[[2]])
}

run <- function() {
  most <- 10
  long_lived <- bottom_up(most)
  checks <- numeric(0)
  for (depth in seq(4, most, by = 2)) {
    check <- 0
    for (i in seq_len(2^(most - depth + 4))) check <- check + count(bottom_up(depth))
    checks <- c(checks, check)
  }
  c(checks, count(long_lived))
}
