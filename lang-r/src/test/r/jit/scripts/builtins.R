# Builtins on single values, and values that are not simple.
f <- function(x, y) c(max(x, y), min(x, y), abs(x), round(x), floor(y))
for (i in 1:200) r <- f(i / 2, 3.5)
print(r)
print(f(NA, 1))
print(f(NaN, 2))
print(f(2L, 3L))
print(f(-2.5, -0))
print(1 / max(-0, 0))
tryCatch(f("a", 1), error = function(e) cat("error:", conditionMessage(e), "\n"))
#%%
# Sequences, also of lengths that are refused.
f <- function(n) { s <- 0; for (i in seq_len(n)) s <- s + i; s }
g <- function(x) { s <- 0; for (i in seq_along(x)) s <- s + i * x[[i]]; s }
for (k in 1:200) { a <- f(k); b <- g(c(1, 2, k)) }
print(c(a, b))
print(f(0L)); print(f(2.9)); print(f(TRUE)); print(g(list(1, 2))); print(g(NULL))
for (bad in list(-1, -0.5, NA, "x", c(2, 3)))
  print(tryCatch(f(bad), error = function(e) conditionMessage(e), warning = function(w) conditionMessage(w)))
length.thing <- function(x) 2L
print(g(structure(list(1, 2, 3), class = "thing")))
#%%
# Elements of lists are shared with their variables.
f <- function(n) {
  x <- c(0, 0, 0)
  for (i in 1:n) {
    l <- list(a = x, b = i)
    x[2] <- i
    l$a[1] <- -i
  }
  list(l, x)
}
for (k in 1:50) r <- f(20)
str(r)
#%%
# A constant vector that is changed stays constant.
f <- function(i) { x <- c(1, 2, 3); x[2] <- i; y <- c("a", "b"); y[1] <- "z"; list(x, y, c("a", "b")) }
for (i in 1:300) r <- f(i)
str(r)
#%%
# Warnings and errors of builtins are said once.
f <- function(x) as.integer(x)
for (i in 1:300) r <- f("12")
print(r)
print(f("zwölf"))
g <- function(x) sqrt(x)
for (i in 1:300) r <- g(c(1, 4))
print(g(c(1, -1)))
h <- function(x) paste0("a", x)
for (i in 1:300) r <- h("b")
print(tryCatch(h(stop("no")), error = function(e) conditionMessage(e)))
k <- function(...) sum(...)
for (i in 1:300) r <- k(1, 2)
print(tryCatch(k("a"), error = function(e) conditionMessage(e)))
#%%
# Objects have methods.
as.character.money <- function(x, ...) paste("EUR", unclass(x))
length.money <- function(x) 99L
f <- function(x) paste(x, "!")
g <- function(x) length(x)
for (i in 1:300) { r <- f(i); s <- g(i) }
m <- structure(5, class = "money")
print(f(m)); print(g(m)); print(f(3)); print(f(factor("q")))
max.money <- function(..., na.rm) "maximum"
h <- function(x, y) max(x, y)
for (i in 1:300) r <- h(i, 2)
print(h(m, 2)); print(h(2, 3))
#%%
# Names of arguments.
f <- function(x) list(a = x, b = substr(x, start = 2, stop = 3), c(p = 1, q = 2))
for (i in 1:300) r <- f("abcd")
str(r)
g <- function(x) rep(x, each = 2, times = 2)
for (i in 1:300) r <- g(1:2)
print(r)
h <- function(x) nchar(type = "bytes", x)
for (i in 1:300) r <- h("äb")
print(r)
print(tryCatch((function(x) seq_len(foo = x))(2), error = function(e) "refused", warning = function(w) "warned"))
#%%
# Strings.
f <- function(s) { n <- 0; for (i in seq_len(nchar(s))) if (substr(s, i, i) %in% c("a", "e", "i")) n <- n + 1; n }
for (i in 1:100) r <- f("benchmarking")
print(r); print(f("äöüa\U0001F600e")); print(f(""))
print(tryCatch(f(NA), error = function(e) "error")); print(tryCatch(f(c("a", "b")), error = function(e) "error", warning = function(w) "w"))
g <- function(s, i, j) substring(s, i, j)
for (i in 1:300) r <- g("hello", 2, 4)
print(r); print(g("hello", 0, 2)); print(g("hello", 4, 100)); print(g("hello", 3, 1)); print(g("hello", NA, 2))
print(g("a\U0001F600bc", 2, 3)); print(g(c(x = "hey"), 1, 2)); print(g("hello", 1:3, 3)); print(g(12345, 2, 3))
#%%
# Membership.
f <- function(x, t) x %in% t
for (i in 1:300) r <- f(i, c(1, 300))
print(r); print(f(NA, c(1, NA))); print(f(NaN, c(NaN, 1))); print(f("1", c(1, 2))); print(f(2L, 1:3)); print(f(TRUE, 1))
print(f("a", c("b", NA))); print(f(NA_character_, c("b", NA))); print(f(1:3, 2)); print(f(1, NULL)); print(f("a", factor("a")))
#%%
# Types.
f <- function(x) c(is.numeric(x), is.character(x), is.list(x), is.function(x), is.environment(x), is.null(x),
  is.logical(x), is.integer(x), is.double(x))
for (i in 1:300) r <- f(i)
print(f(1)); print(f(1L)); print(f("a")); print(f(NULL)); print(f(list())); print(f(sum)); print(f(globalenv()))
print(f(factor("a"))); print(f(TRUE)); print(f(matrix(1:4, 2)))
g <- function(x) is.na(x)
for (i in 1:300) r <- g(i)
print(g(NA)); print(g(NA_integer_)); print(g("a")); print(g(c(a = NA))); print(g(list(NA, 1))); print(g(NULL)); print(g(NaN))
#%%
# What is shown depends on the last call.
f <- function(x) { invisible(x); abs(x) }
g <- function(x) invisible(x)
h <- function(x) { abs(x); invisible(x) }
k <- function(x) { y <- x; length(y) }
for (i in 1:300) { f(i); g(i); h(i); k(i) }
f(1)
g(2)
h(3)
k(4)
(g(5))
#%%
# A builtin that is redefined.
f <- function(x) paste0("<", nchar(x), ">")
for (i in 1:300) r <- f("abc")
print(r)
nchar <- function(x) "mine"
print(f("abc"))
rm(nchar)
print(f("abc"))
#%%
# Environments are looked into only by the interpreter.
f <- function(n) {
  e <- environment()
  k <- 0
  for (i in 1:n) { k <- k + length(e) + length(names(e)); if (i == 3) assign(paste0("v", i), 1, envir = e) }
  k
}
for (i in 1:100) r <- f(10)
print(r)
g <- function(n) { e <- new.env(); x <- n; assign("y", n, envir = e); get("y", envir = e) + get("x", envir = e) }
for (i in 1:300) r <- g(i)
print(r)
#%%
# Calls among arguments are seen.
f <- function(x) paste(x, deparse(sys.call(-1)))
g <- function(x) nchar(paste("a", f(x), length(sys.calls())), type = "chars")
for (i in 1:200) r <- g("q")
print(r)
#%%
# Bits of whole doubles.
f <- function(a, b) bitwXor(bitwAnd(a, b), bitwOr(a, 1))
for (i in 1:300) r <- f(i, 7)
print(r); print(f(12L, 5L)); print(f(NA, 3L)); print(tryCatch(f(1.5, 2), error = function(e) "e", warning = function(w) "w"))
print(tryCatch(f(2^31, 1), error = function(e) "e", warning = function(w) "w"))
