if (is.na(NA) || stop()) "short"
NULL -> n
is.null(n)
for (i in 1:2) { i <- 10; cat(i, "") }
i
#%%
x <- c(1, 2, 3)
x[5] <- 5
x
x[["a"]] <- 1
names(x)
a = b <- 2
a
#%%
-2:2
-(2:2)
2^-1
-1^2
!TRUE & FALSE
1:3 - 1
#%%
1:(3 - 1)
#%%
sapply(c(1, 2), function(x) if (x > 1) x)
sapply(character(0), nchar)
sapply(NULL, length)
sapply(1:2, function(i) NULL)
#%%
length(NULL)
is.vector(NULL)
max(-Inf, NA, na.rm = TRUE)
sum(NULL)
prod(NULL)
#%%
nchar(NA)
nchar("NA")
paste(NULL)
paste(NULL, collapse = "")
#%%
identical(c(), NULL)
rep(NULL, 3)
NULL == NULL
is.na(NULL)
if (length(NULL)) 1 else 0
#%%
f <- function(x) { if (x > 0) { return(Recall(x - 1)) }; "bottom" }
f(3)
Y <- function(f) (function(x) f(function(v) x(x)(v)))(function(x) f(function(v) x(x)(v)))
Y(function(self) function(n) if (n <= 1) 1 else n * self(n - 1))(5)
(function(f, n) f(f, n))(function(f, n) if (n < 2) n else f(f, n - 1) + f(f, n - 2), 10)
church <- function(n) function(f) function(x) { for (i in seq_len(n)) x <- f(x); x }
church(3)(function(v) v * 2)(1)
#%%
f <- function() { cat("f called\n"); TRUE }
f() || f()
f() && !f() && f()
x <- NULL
x$a$b$c <- 1
str(x)
#%%
is.function(`if`)
sapply(list(`+`, `-`), function(op) op(5, 3))
do.call(`if`, list(TRUE, "y", "n"))
Reduce(`%in%`, list(1, 1:3))
#%%
(`<-`)(zz, 5)
zz
`<-`("yy", 6)
yy
`while`(zz > 4, zz <- zz - 1)
zz
#%%
`=`(xx, 7)
xx
`<<-`(ww, 8)
ww
`for`(k, 1:2, cat(k, "\n"))
`function`(NULL, 5)() |> try(silent = TRUE) |> class()
#%%
f <- function(g = function() x, x = 5) { x <- x + 1; g() }
f()
f(x = 10)
m <- function(x) { function() { x <<- x * 2; x } }
d <- m(1)
d()
d()
environment(d)$x
#%%
h <- function(a, b = { a <- a * 2; a }) { b; a }
h(3)
h(3, 1)
k <- function(a = { b <- 2; 1 }, b) { a; b }
k()
#%%
n <- function(p, q = missing(p)) q
n()
n(1)
#%%
makeActiveBinding("tick", local({ i <- 0; function() { i <<- i + 1; i } }), globalenv())
tick + tick * 10
c(tick, tick)
f <- function(x) x + x
f(tick)
g <- function(x) { x; tick }
g(tick)
x <- tick
x == x
tick == tick
#%%
delayedAssign("p", { cat("forced\n"); p2 })
p2 <- 5
f <- function(x) 1
f(p)
f2 <- function(x) x
f2(p)
p
h <- function(a) { b <- a; cat("b bound\n"); b }
h({ cat("arg\n"); 2 })
k <- function(a) { g <- function() a; cat("not yet\n"); g() }
k({ cat("now\n"); 3 })
l <- function(...) { cat("l\n"); m <- function(...) ..1; m(...) }
l({ cat("dots forced\n"); 4 })
#%%
f <- function(x) UseMethod("f")
f.default <- function(x) { x <- "changed"; NextMethod() }
tryCatch(f(1), error = function(e) cat("no more methods\n"))
#%%
print.sneaky <- function(x, ...) { cat("printing has side effects\n"); counter <<- counter + 1; invisible(x) }
counter <- 0
s <- structure(1, class = "sneaky")
s
s
counter
for (i in 1:3) s
counter
#%%
length.weird <- function(x) -1L
w <- structure(list(), class = "weird")
tryCatch(length(w), error = function(e) "bad length")
"==.always" <- function(e1, e2) TRUE
structure(1, class = "always") == 2
if (structure(0, class = "always") == 5) "equal!"
#%%
f <- function(x) { x <<- 2; x }
x <- 1
f(x)
x
g <- function() { x <- 5; h <- function() x <<- 6; h(); c(x, get("x", globalenv())) }
g()
sq <- function(x) { x <- x^2; x }
sq(x)
x
#%%
a <- 1:3
for (v in a) { a <- a * 2; cat(v, "") }
a
s <- 0
for (k in list(1, 2:3, "a")) s <- s + length(k)
s
rm(a)
#%%
i <- 5
for (i in seq_len(0)) {}
i
for (i in NULL) {}
i
#%%
for (nm in c("p1", "p2")) assign(nm, nchar(nm))
p1 + p2
get(paste0("p", 2))
sapply(c("p1", "p2"), exists)
#%%
body(function(x) { x + 1 })[[2]][[1]]
#%%
f <- function(x) x
body(f)[[2]] |> try(silent = TRUE) |> class()
body(f) <- call("+", quote(x), 1)
f(1)
formals(f)$x <- 41
f()
f <- function(n) { body(f)[[2]] <<- n; 1 }
quote(f(x)(y))[[1]]
#%%
h <- function() match.call()[[1]]
h()
(function() sys.call())()
do.call(function() sys.call(), list())[[1]] |> class()
k <- function(...) names(list(...))
k(a = 1, 2, `b c` = 3)
#%%
m <- function(x, ...) { args <- match.call(expand.dots = FALSE)$...; length(args) }
m(1, 2, 3)
as.list(quote(x[y]))[[1]]
identical(quote(`a`), as.name("a"))
deparse(quote(`a b` + `if`))
substitute(a + b, list(a = 1, b = quote(z)))
#%%
tryCatch({ f <- function() stop("x"); f() }, error = function(e) e, finally = cat("fin\n"))
f <- function() { x <- tryCatch(return("A"), finally = cat("B\n")); "C" }
f()
#%%
r <- withVisible(invisible(3))
r$visible
g <- function() { repeat { tryCatch({ break }, finally = cat("broke\n")) }; "out" }
g()
h <- function() { for (i in 1:2) { r <- tryCatch({ if (i == 1) next; "two" }, error = function(e) "err") }; r }
h()
#%%
try(log(-1))
tryCatch(log(-1), warning = function(w) "warned")
k <- function(n) tryCatch(if (n == 0) stop("deep") else k(n - 1), finally = cat("unwind", n, "\n"))
try(k(2), silent = TRUE)
#%%
0.1 + 0.2 == 0.3
seq(0, 1, 0.1)[4] == 0.3
sqrt(2)^2 == 2
1L:3L / 2L
#%%
5 %/% 0.3
-7 %% 3
-7 %/% 3
7 %% -3
as.integer(-1.9)
#%%
round(-1.5)
round(0.15, 1)
round(2.675, 2)
1e308 + 1e308
#%%
2147483647L + 1L
bitwAnd(5L, 3L)
1/0 - 1/0
is.na(NaN)
NA^0
#%%
NA || TRUE
NULL > 1
TRUE + TRUE
"10" < "9"
#%%
"a" > "B"
factor(10) == 10
as.numeric(factor(c(10, 20)))
identical(1L, 1)
1:2 + 1:4
#%%
c(1, "a", TRUE)[3]
length(c(1, NULL, NA))
max("10", "9")
rev(NULL)
sum(c("1")) |> try(silent = TRUE) |> class()
