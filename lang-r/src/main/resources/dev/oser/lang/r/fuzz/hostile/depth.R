#%% a function that calls itself
f <- function() f()
f()
#%% two functions that call each other
f <- function(n) g(n + 1)
g <- function(n) f(n + 1)
f(0)
#%% Recall
(function() Recall())()
#%% a promise that needs itself
f <- function(x = x) x
f()
#%% a chain of promises
f <- function(n, x) if (n == 0) x else f(n - 1, x + 1)
f(1e6, 0)
#%% a larger limit
options(expressions = 500000)
f <- function(n) 1 + f(n + 1)
f(0)
#%% do.call
f <- function() do.call(f, list())
f()
#%% sapply inside sapply
f <- function(i) sapply(1, f)
f(1)
#%% eval inside eval
e <- quote(eval(e))
eval(e)
#%% tryCatch inside tryCatch
f <- function() tryCatch(f(), warning = identity)
f()
#%% a handler that fails
f <- function(e) stop("again")
repeat withCallingHandlers(stop("first"), error = f)
#%% a handler that calls what fails
f <- function() withCallingHandlers(stop("x"), error = function(e) f())
f()
#%% a method that calls itself
print.deep <- function(x, ...) print(x)
print(structure(1, class = "deep"))
#%% an operator that calls itself
"+.deep" <- function(a, b) a + b
structure(1, class = "deep") + 1
#%% a replacement that calls itself
"f<-" <- function(x, value) {
  f(x) <- value
  x
}
x <- 1
f(x) <- 2
#%% an active binding that reads itself
makeActiveBinding("self", function() self, globalenv())
self
#%% deeply nested text
parse(text = paste0(strrep("(", 1e5), "1", strrep(")", 1e5)))
#%% text nested by operators
eval(parse(text = paste0(strrep("-", 1e6), "1")))
#%% text nested by functions
eval(parse(text = paste0(strrep("function(x) ", 1e5), "1")))
#%% braces
eval(parse(text = paste0(strrep("{", 1e5), "1", strrep("}", 1e5))))
#%% a deep list that is printed
x <- list()
for (i in 1:100000) x <- list(x)
repeat print(x)
#%% a deep list that is compared
x <- y <- list()
for (i in 1:200000) {
  x <- list(x)
  y <- list(y)
}
repeat identical(x, y)
#%% a deep list that is serialized
x <- list()
for (i in 1:200000) x <- list(x)
repeat serialize(x, NULL)
#%% a deep call that is deparsed
x <- quote(a)
for (i in 1:100000) x <- call("f", x)
repeat deparse(x)
#%% a deep call that is evaluated
x <- quote(1)
for (i in 1:100000) x <- call("(", x)
repeat eval(x)
#%% a chain of environments
e <- globalenv()
repeat e <- new.env(parent = e)
#%% dispatch without end
f <- function(x) UseMethod("f")
f.default <- function(x) f(x)
f(1)
#%% NextMethod without end
f <- function(x) UseMethod("f")
f.a <- function(x) {
  class(x) <- c("a", class(x))
  f(x)
}
f(structure(1, class = "a"))
#%% Reduce on itself
f <- function(a, b) Reduce(f, list(a, b))
f(1, 2)
