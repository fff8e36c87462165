# Data that are in order already, or the other way round, with equal ones and missing ones.
n <- 200
for (x in list(1:n, n:1, as.numeric(n:1) / 3, rep(1:20, each = 10), rep(20:1, each = 10), c(1:n, 0L), c(n:1, n + 1L), c(1:n, NA), c(NA, n:1), rep(5, n), c(-(1:100), 1:100), c(1:100, -(1:100)), c(Inf, n:1, -Inf), c(-0.0, 0.0, 1:99), rev(c(NaN, 1:99)), rep(c(TRUE, FALSE), each = 50), sprintf("%03d", n:1))) {
  o <- order(x); d <- order(x, decreasing = TRUE); b <- order(rep(1:2, length.out = length(x)), x)
  cat(sum(o * seq_along(o)), sum(d * seq_along(d)), sum(b * seq_along(b)), o[c(1, 2, length(o))], identical(x[o], sort(x, na.last = TRUE)), identical(rev(sort(x)), sort(x, decreasing = TRUE)), sum(rank(x) * seq_along(x)), is.unsorted(x), "\n")
}
order(c(3, 2, 1)); sort(c(n:1))[1:3]; order(rep(2:1, 50), 100:1)[1:6]; sort.list(100:1)[1:3]
