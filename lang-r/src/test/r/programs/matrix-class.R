# A small matrix class with operators, indexing and conversions.
setClass("Mat", slots = c(data = "numeric", dim = "integer"),
  validity = function(object) if (length(object@data) != prod(object@dim)) "data and dim do not fit" else TRUE)

Mat <- function(data, rows, cols = length(data) / rows) new("Mat", data = as.numeric(data), dim = as.integer(c(rows, cols)))

setMethod("dim", "Mat", function(x) x@dim)
setMethod("[", "Mat", function(x, i, j, ..., drop = TRUE) {
  if (missing(i)) i <- seq_len(x@dim[1])
  if (missing(j)) j <- seq_len(x@dim[2])
  part <- matrix(x@data, x@dim[1])[i, j, drop = FALSE]
  if (drop && any(dim(part) == 1)) as.vector(part) else Mat(part, nrow(part))
})
setMethod("[<-", "Mat", function(x, i, j, ..., value) {
  m <- matrix(x@data, x@dim[1])
  m[i, j] <- value
  x@data <- as.vector(m)
  x
})
setMethod("Arith", signature("Mat", "Mat"), function(e1, e2) {
  if (!identical(e1@dim, e2@dim)) stop("non-conformable: ", paste(e1@dim, collapse = "x"), " and ", paste(e2@dim, collapse = "x"))
  initialize(e1, data = callGeneric(e1@data, e2@data))
})
setMethod("Arith", signature("Mat", "numeric"), function(e1, e2) initialize(e1, data = callGeneric(e1@data, e2)))
setMethod("Arith", signature("numeric", "Mat"), function(e1, e2) initialize(e2, data = callGeneric(e1, e2@data)))
setMethod("-", signature("Mat", "missing"), function(e1, e2) initialize(e1, data = -e1@data))
setMethod("Compare", signature("Mat", "Mat"), function(e1, e2) matrix(callGeneric(e1@data, e2@data), e1@dim[1]))
setMethod("Math", "Mat", function(x) initialize(x, data = callGeneric(x@data)))
setMethod("Summary", "Mat", function(x, ..., na.rm = FALSE) callGeneric(x@data, ..., na.rm = na.rm))
setMethod("%*%", signature("Mat", "Mat"), function(x, y) {
  if (x@dim[2] != y@dim[1]) stop("inner dimensions differ")
  out <- Mat(rep(0, x@dim[1] * y@dim[2]), x@dim[1])
  for (r in seq_len(x@dim[1])) for (k in seq_len(y@dim[2])) out[r, k] <- sum(x[r, ] * y[, k])
  out
})
setMethod("t", "Mat", function(x) Mat(t(matrix(x@data, x@dim[1])), x@dim[2]))
setMethod("show", "Mat", function(object) {
  cat("Mat", paste(object@dim, collapse = " x "), "\n")
  for (r in seq_len(object@dim[1])) cat(formatC(matrix(object@data, object@dim[1])[r, ], width = 8, format = "g"), "\n")
})
setAs("Mat", "matrix", function(from) matrix(from@data, from@dim[1]))
setAs("matrix", "Mat", function(from) Mat(from, nrow(from)))
setGeneric("determinant2", function(m) standardGeneric("determinant2"))
setMethod("determinant2", "Mat", function(m) {
  n <- m@dim[1]
  if (n == 1) return(m@data)
  total <- 0
  for (k in seq_len(n)) total <- total + (-1)^(k + 1) * m[1, k] * determinant2(m[-1, -k, drop = FALSE])
  total
})

a <- Mat(1:4, 2); b <- Mat(c(0, 1, 1, 0), 2)
a
a + b
a * 2
1 / a
-a
a %*% b
t(Mat(1:6, 2))
a[1, 2]; a[2, ]; a[, 1]
a[1, 1] <- 100
a
a == b
sqrt(b + 3)
max(a); range(a); sum(b)
dim(a); nrow(a); ncol(a)
as(a, "matrix")
as(diag(2), "Mat")
determinant2(Mat(c(2, 0, 1, 1, 3, 2, 1, 1, 4), 3))
det(as(Mat(c(2, 0, 1, 1, 3, 2, 1, 1, 4), 3), "matrix"))
for (bad in list(quote(a + Mat(1:6, 2)), quote(a %*% Mat(1:6, 3)), quote(new("Mat", data = 1, dim = c(2L, 2L))), quote(a + "x")))
  tryCatch(print(eval(bad)), error = function(e) cat("Error:", conditionMessage(e), "\n"))
power <- function(m, n) { out <- Mat(diag(m@dim[1]), m@dim[1]); for (i in seq_len(n)) out <- out %*% m; out }
power(Mat(c(1, 1, 1, 0), 2), 30)[1, 2]
identical(t(t(a)), a)
