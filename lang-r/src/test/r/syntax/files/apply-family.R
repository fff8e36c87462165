res <- vapply(split(1:10, rep(1:2, 5)), function(v) sum(v) / length(v), numeric(1))
out <- mapply(function(x, y, ...) {
  x^y
}, 1:3, 4:6, MoreArgs = list(z = 1), SIMPLIFY = FALSE)
outer(1:3, 1:3, Vectorize(function(a, b) a * 10 + b))
Reduce(`+`, 1:5, accumulate = TRUE)
Filter(function(x) x > 2, c(1, 3, 5))
