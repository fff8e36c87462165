speak <- function(x, ...) UseMethod("speak")
speak.default <- function(x, ...) cat("...\n")
speak.dog <- function(x, ...) cat("woof\n")
speak(structure(list(), class = "dog"))
speak(1)
speak(structure(1, class = c("puppy", "dog")))
#%%
area <- function(s) UseMethod("area")
area.circle <- function(s) pi * s$r^2
area.square <- function(s) s$a^2
shapes <- list(structure(list(r = 1), class = "circle"), structure(list(a = 2), class = "square"))
sapply(shapes, area)
#%%
f <- function(x) UseMethod("f")
f.numeric <- function(x) "numeric"
f.integer <- function(x) "integer"
f.character <- function(x) "character"
f(1L)
f(1.5)
f("a")
#%%
f <- function(x) UseMethod("f")
f.matrix <- function(x) "matrix"
f.array <- function(x) "array"
f.default <- function(x) "default"
f(matrix(1:4, 2))
f(array(1:8, c(2, 2, 2)))
f(array(1:2, 2))
f(1:2)
#%%
f <- function(x) UseMethod("f")
f.double <- function(x) "double"
f.numeric <- function(x) "numeric"
f.function <- function(x) "function"
f(1)
f(1L)
f(sum)
f(function(x) x)
#%%
f <- function(x) UseMethod("f")
f.default <- function(x) "d"
f.NULL <- function(x) "null"
f.list <- function(x) "list"
f.data.frame <- function(x) "df"
f.factor <- function(x) "factor"
f(NULL)
f(list())
f(data.frame())
f(factor("a"))
f(TRUE)
#%%
f <- function(x) UseMethod("f")
f.name <- function(x) "name"
f.call <- function(x) "call"
f.language <- function(x) "language"
f.default <- function(x) "other"
f(quote(a))
f(quote(a + b))
f(quote(if (a) b))
f(quote({}))
f(y ~ x)
#%%
f <- function(x) UseMethod("f")
f.if <- function(x) "an if"
f.default <- function(x) class(x)
f(quote(if (a) b))
f(quote(x <- 1))
f(quote((a)))
f(expression(a))
f(globalenv())
#%%
f <- function(x, ...) UseMethod("f")
f.a <- function(x, ...) { cat("a\n"); NextMethod() }
f.b <- function(x, ...) { cat("b\n"); NextMethod() }
f.default <- function(x, ...) cat("default\n")
f(structure(1, class = c("a", "b")))
#%%
f <- function(x, y = 1) UseMethod("f")
f.a <- function(x, y = 2) { y <- 99; NextMethod() }
f.default <- function(x, y = 3) y
f(structure(1, class = "a"))
f(structure(1, class = "a"), 50)
f(structure(1, class = "a"), y = 60)
#%%
f <- function(x, ...) UseMethod("f")
f.a <- function(x, ...) NextMethod(extra = "added")
f.default <- function(x, extra = "none", ...) extra
f(structure(1, class = "a"))
f(structure(1, class = "a"), extra = "own")
#%%
f <- function(x) UseMethod("f")
f.a <- function(x) { x <- structure(5, class = "b"); NextMethod() }
f.b <- function(x) "b method"
f.default <- function(x) unclass(x)
f(structure(1, class = "a"))
#%%
f <- function(x) { x <- structure(2, class = "b"); UseMethod("f") }
f.a <- function(x) "a"
f.b <- function(x) "b"
f(structure(1, class = "a"))
#%%
f <- function(x) { local_var <- "seen"; UseMethod("f"); cat("never\n") }
f.default <- function(x) exists("local_var", inherits = FALSE)
f(1)
#%%
f <- function(x, y) UseMethod("f", y)
f.foo <- function(x, y) "dispatched on y"
f.default <- function(x, y) "default"
f(1, structure(1, class = "foo"))
f(structure(1, class = "foo"), 1)
#%%
f <- function(x) UseMethod("f")
f.a <- function(x) .Generic
f(structure(1, class = "a"))
g <- function(x) UseMethod("g")
g.b <- function(x) .Class
g(structure(1, class = c("a", "b", "c")))
#%%
f <- function(x) UseMethod("f")
f(structure(1, class = "nometh"))
#%%
f <- function(x) UseMethod("f")
f(structure(1, class = c("u", "v")))
#%%
f <- function(x) UseMethod("f")
f()
#%%
f <- function(...) UseMethod("f")
f.default <- function(...) length(list(...))
f.q <- function(...) "q"
f(1, 2)
f(structure(1, class = "q"), 2)
f()
#%%
f <- function(x) UseMethod("f")
f.default <- function(x) { missing(x) }
f()
g <- function(x, n) UseMethod("g")
g.default <- function(x, n) missing(n)
g(1)
g(1, 2)
#%%
f <- function(x) UseMethod("f")
f.default <- function(x) substitute(x)
a <- 1
b <- 2
f(a + b)
f(undefined)
#%%
f <- function(x) UseMethod("f")
f.default <- function(x) sys.call()
f(5)
g <- function(x, ...) UseMethod("g")
g.default <- function(x, ...) match.call()
g(5, k = 2)
#%%
f <- function(x) UseMethod("f")
f.default <- function(x) parent.frame()
identical(f(1), globalenv())
h <- function() f(1)
identical(h(), globalenv())
#%%
local({ f <- function(x) UseMethod("f"); f.zz <- function(x) "local method"; f(structure(1, class = "zz")) })
toString.zz <- function(x, ...) "zz string"
toString(structure(1, class = "zz"))
toString(1:3)
#%%
print.money <- function(x, ...) cat("$", format(unclass(x), nsmall = 2), "\n")
m <- structure(5, class = "money")
m
print(m)
list(m)
c(m, m)
m[1]
x <- m
(x)
