# What goes on to the function through ... goes on as it was written.
pick <- function(d, ...) eval(substitute(list(...)), d)
lapply(list(list(a = 1), list(a = 2)), pick, b = a + 1)
sapply(1:2, function(x, y) deparse(substitute(y)), u + v)
parts <- lapply(split(airquality, airquality$Month), transform, double = Ozone * 2)
head(parts[[1]], 2)
lapply(1:2, function(x, y) missing(y))
sapply(1:2, function(x, y) x, stop("nobody asks"))
count <- 0
sapply(1:3, function(k, v) v, { count <- count + 1; count })
count
vapply(1:2, function(x, a, b) if (missing(a)) b else a, 0, , 5)
try(lapply(1:2, function(x, y) y, y = stop("asked")))
by(mtcars, mtcars$cyl, subset, mpg > 30, select = 1:2)
