f <- function(...) list(...)[[2]]
f(1, "b")
f(1)
#%%
f <- function(...) names(list(...))
f(a = 1, b = 2)
f(1)
is.null(f())
#%%
f <- function(x, ...) x + sum(...)
f(1, 2, 3)
f(1)
#%%
f <- function(...) paste(..., sep = "-")
f("a", "b")
f(c("x", "y"), 1)
#%%
f <- function(..., sep = "+") paste(..., sep = sep)
f(1, 2)
f(1, 2, sep = "*")
f(1, 2, se = "?")
#%%
outer_f <- function(...) inner_f(..., extra = TRUE)
inner_f <- function(a, extra = FALSE) c(a = a, extra = extra)
outer_f(5)
#%%
outer_f <- function(...) inner_f(..., extra = TRUE)
inner_f <- function(a, extra = FALSE) c(a = a, extra = extra)
outer_f(5, extra = FALSE)
#%%
f <- function(...) { args <- list(...); args$k <- NULL; do.call(sum, args) }
f(1, 2, k = 100)
#%%
f <- function(...) vapply(list(...), length, 1L)
f(1:3, letters, NULL)
#%%
f <- function(...) { g <- function() list(...); g() }
str(f(1, b = 2))
#%%
f <- function(...) function() ..1
h <- f("kept")
h()
#%%
f <- function(...) length(substitute(list(...))) - 1
f()
f(a, b, c + d)
#%%
f <- function(a, ...) UseMethod("f")
f.default <- function(a, ..., k = "none") paste(a, ..., k)
f(1, 2, k = 3)
f(1)
#%%
f <- function(...) sapply(substitute(list(...))[-1], deparse)
f(x + y, mean(z))
#%%
f <- function(n, ...) if (n == 0) sum(...) else f(n - 1, ..., n)
f(3)
#%%
f <- function(...) { x <- c(...); x[length(x)] }
f(1, 2, 3)
f(a = 1, b = 2)
#%%
f <- function(first, ...) { rest <- c(...); if (is.null(rest)) first else max(first, rest) }
f(3)
f(3, 9, 4)
#%%
f <- function(...) ..1(..2)
f(sqrt, 16)
#%%
f <- function(...) { `...` ; 1 }
tryCatch(f(2), error = function(e) cat("error\n"))
#%%
f <- function(x, ...) { if (missing(...)) "none" else "some" }
f(1)
f(1, 2)
#%%
f <- function(...) Reduce(`+`, list(...), accumulate = TRUE)
f(1, 2, 3)
#%%
f <- function(...) mapply(function(n, v) paste0(n, "=", v), names(list(...)), list(...))
f(a = 1, b = "z")
#%%
(function(...) ...length())(1, NULL, 3)
(function(...) nargs())(a = 1, 2)
