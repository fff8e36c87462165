f <- function(x) identical(unserialize(serialize(x, NULL)), x)
f(NULL); f(1:5); f(c(a = 1, b = NA)); f(list(1, "b", list(TRUE))); f(letters); f(as.raw(1:3)); f(3i)
#%%
f <- function(x) for (v in 2:3) for (a in c(TRUE, FALSE, NA)) print(identical(unserialize(serialize(x, NULL, ascii = a, version = v)), x))
f(list(c(1, 2.5, NA), "t", NULL, -7L, quote(a + b)))
#%%
x <- data.frame(i = 1:3, f = factor(c("a", "b", "a")), d = as.Date("2020-01-01") + 0:2)
y <- unserialize(serialize(x, NULL))
identical(x, y)
y
str(y)
#%%
g <- function(n) { count <- n; function() { count <<- count + 1; count } }
h <- g(10)
h()
k <- unserialize(serialize(h, NULL))
k(); k(); h()
#%%
e <- new.env()
e$self <- e
e$value <- 42
x <- unserialize(serialize(e, NULL))
identical(x$self, x)
x$self$self$value
sort(ls(x))
#%%
e <- new.env()
e$a <- 1
lockBinding("a", e)
lockEnvironment(e)
x <- unserialize(serialize(e, NULL))
tryCatch(x$a <- 2, error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(x$b <- 2, error = function(e) cat(conditionMessage(e), "\n"))
environmentIsLocked(x)
#%%
e <- new.env()
makeActiveBinding("now", function() { cat("asked\n"); 7 }, e)
x <- unserialize(serialize(e, NULL))
x$now
bindingIsActive("now", x)
#%%
f <- function(a, b = a * 2, ...) environment()
e <- f(3)
x <- unserialize(serialize(e, NULL))
x$b
ls(x)
#%%
delayed <- function(x) { function() x }
value <- 5
f <- delayed({ cat("now\n"); value * 2 })
g <- unserialize(serialize(f, NULL))
g()
g()
#%%
f <- unserialize(serialize(list(paste, sd, nlevels), NULL))
f[[1]]("a", "b")
f[[2]](c(1, 2, 3, 4))
f[[3]](factor(c("x", "y")))
#%%
x <- y ~ a + b
z <- unserialize(serialize(x, NULL))
z
class(z)
identical(environment(z), globalenv())
#%%
f <- function() { w <- 1; ~w }
z <- unserialize(serialize(f(), NULL))
get("w", environment(z))
#%%
e <- new.env()
hook <- function(x) { cat("named\n"); "the one" }
bytes <- serialize(list(e, 1, e), NULL, refhook = hook)
str(unserialize(bytes, refhook = function(name) paste("found", name)))
#%%
bytes <- serialize(list(new.env()), NULL, refhook = function(x) NULL)
class(unserialize(bytes)[[1]])
#%%
x <- structure(1:6, dim = 2:3, dimnames = list(c("a", "b"), NULL), note = "kept")
identical(unserialize(serialize(x, NULL)), x)
attributes(unserialize(serialize(x, NULL)))
#%%
x <- as.POSIXct("2020-01-02 03:04:05", tz = "UTC")
identical(unserialize(serialize(x, NULL)), x)
unserialize(serialize(as.POSIXlt(x), NULL))
#%%
x <- c("\u00e9t\u00e9", "a", NA, "\U1f600")
y <- unserialize(serialize(x, NULL))
y
identical(x, y)
nchar(y)
#%%
f <- function(x) { y <- x; for (i in 1:3) y <- y + i; if (y > 10) "big" else "small" }
g <- unserialize(serialize(f, NULL))
g(1); g(100)
#%%
x <- expression(a * b, c = function(x) x^2)
y <- unserialize(serialize(x, NULL))
identical(x, y)
y
eval(y$c)(3)
#%%
x <- list(quote(x[, 1]), quote(if (a) b else c), quote(function(a, b = 2) NULL), as.name("odd name"))
y <- unserialize(serialize(x, NULL))
identical(x, y)
y
#%%
x <- vector("list", 3)
x[[2]] <- x
y <- unserialize(serialize(x, NULL))
str(y)
#%%
e1 <- new.env(); e2 <- new.env(parent = e1)
e1$child <- e2
assign("x", 1, e1)
y <- unserialize(serialize(e2, NULL))
get("x", y)
identical(parent.env(y)$child, y)
#%%
e <- new.env()
for (i in 1:500) assign(paste0("name", i), i, envir = e)
y <- unserialize(serialize(e, NULL))
length(ls(y))
sum(unlist(mget(ls(y), envir = y)))
y$name250
#%%
environmentName(unserialize(serialize(environment(sd), NULL)))
#%%
environmentName(unserialize(serialize(globalenv(), NULL)))
identical(unserialize(serialize(baseenv(), NULL)), baseenv())
#%%
x <- table(c("a", "b", "a"), c("u", "u", "v"))
identical(unserialize(serialize(x, NULL)), x)
unserialize(serialize(x, NULL))
#%%
x <- 1:5
y <- unserialize(serialize(x, NULL))
y[2] <- 100L
x
y
#%%
x <- sort(c(3, 1, 2))
identical(unserialize(serialize(x, NULL)), x)
is.unsorted(unserialize(serialize(x, NULL)))
#%%
# Objects of S4 classes
setClass("Person", representation(name = "character", age = "numeric"))
setClass("Lengths", contains = "numeric", representation(unit = "character"))
p <- new("Person", name = "Ada", age = 36)
n <- new("Lengths", c(1, 2.5), unit = "m")
f <- tempfile()
saveRDS(list(p, n), f)
back <- readRDS(f)
print(identical(back, list(p, n)))
back[[1]]
print(back[[2]]@unit); print(isVirtualClass("Person"))
serialize(p, NULL)[1:40]
