# An index that is a missing argument is empty.
m <- matrix(1:4, 2)
f <- function(x, i) x[i, ]
print(f(m))
print(f(m, 2))
g <- function(x, i, j) x[i, j, drop = FALSE]
print(g(m, , 2))
print(g(m, 1))
h <- function(x, i) x[i]
print(h(1:3))
handed <- function(x, i, j) g(x, i, j)
print(handed(m, , 1))
k <- function(x, i, value) { x[i, ] <- value; x }
print(k(m, value = 0L))
print(dim((function(i) mtcars[i, 1:2])()))
print(tryCatch((function(x, i) x[i + 1, ])(m), error = conditionMessage))
#%%
m <- matrix(1:4, 2)
f <- function(x, ...) x[..1, , drop = FALSE]
print(f(m, ))
print(f(m, 1))
h <- function(x, ...) x[..1, ..2]
print(h(m, , 2))
print(h(mtcars[1:2, 1:3], , 2))
given <- function(...) missing(..1)
print(c(given(, 2), given(1)))
inner <- function(a) missing(a)
outer <- function(...) inner(..1)
print(c(outer(, 1), outer(1)))
#%%
`[.marked` <- function(x, i, j) structure(unclass(x)[i, j, drop = FALSE], class = "marked")
x <- structure(matrix(1:6, 2), class = "marked")
print(unclass(x[1, ]))
print(unclass(x[, 2]))
print(dim(x[]))
`[<-.marked` <- function(x, i, j, value) {
  y <- unclass(x)
  y[i, j] <- value
  structure(y, class = "marked")
}
x[2, ] <- 0L
print(unclass(x))
#%%
# Often enough to be compiled.
f <- function(x, i, j) x[i, j]
m <- matrix(as.double(1:9), 3)
total <- 0
for (k in 1:20000) total <- total + f(m, 2, 3) + (if (k %% 100 == 0) sum(f(m, 1)) + sum(f(m, , 2)) else 0)
print(total)
