# A method is chosen by the first argument there is.
f <- function(x, ...) UseMethod("f")
f.numeric <- function(x, mu, ...) cat("numeric", missing(x), mu, "\n")
f.character <- function(x, k, ...) cat("character", k, "\n")
f.default <- function(x, ...) cat("default", missing(x), "\n")
f(mu = 10, s = 3)
f(k = "a")
f("a", k = 2)
f()
g <- function(x, y) UseMethod("g")
g.default <- function(x, y) "default"
g.data.frame <- function(x, y) "data frame"
print(g(y = mtcars))
print(tryCatch(g(y = stop("evaluated")), error = conditionMessage))
