f <- function(x, y = 2, ...) { x + y }
formals(f)
names(formals(f))
body(f)
args(f)
arity <- length(formals(f))
arity
formals(f)$y
formalArgs(f)
class(formals(f)$x)
nchar(as.character(formals(f)$x))
is.name(formals(f)$x)
#%%
formals(sum)
body(sum)
is.null(formals(sum))
#%%
f <- function(x) x^2
body(f) <- quote(x^3)
f(2)
formals(f) <- alist(x = , n = 4)
f(1)
f
body(f) <- quote({ y <- x; y * n })
f(2)
f
as.list(f)
is.function(f)
is.primitive(f)
environment(f)
class(f)
typeof(f)
deparse(f)
#%%
as.function(c(alist(a = , b = 3), quote(a * b)))(2)
#%%
f <- function(...) match.call()
f(1, a = 2, b + c)
match.call(definition = function(alpha, beta) NULL, call = quote(f(be = 1, 2)))
#%%
g <- function(x, y, ...) match.call()
g(1, z = 3, 2)
g(y = 1, 2)
as.list(g(1, 2))[-1]
g(1)$x
m <- g(a, b)
m[[1]]
m$y
names(m)
match.call(g, quote(g(1, y = 2, w = 3)))
#%%
h <- function(...) { cl <- match.call(); cl[[1]] <- as.name("list"); eval(cl) }
h(1, b = 2)
match.call(sum, quote(sum(1, 2)))
#%%
outerf <- function(...) innerf(...)
innerf <- function(a, b) { list(call = sys.call(), match = match.call(), n = nargs()) }
outerf(1, b = 2)
f <- function() sys.function()
f()
#%%
g <- function(n) { if (n == 0) return(deparse(sys.call())); g(n - 1) }
g(2)
#%%
h <- function(x) { cl <- sys.call(); as.character(cl[[1]]) }
h(1)
alias <- h
alias(2)
do.call("h", list(3))
sapply(1, h)
#%%
f <- function(x, ...) { dots <- list(...); if (length(dots)) names(dots) else "none" }
f(1)
f(1, 2)
f(1, p = 2, 3)
g <- function(...) { e <- substitute(list(...)); sapply(as.list(e)[-1], deparse) }
g(a + b, c(1, 2), "s")
h <- function(...) eval(substitute(alist(...)))
h(x, y + 1)
#%%
k <- function(...) ..1 + ..2
k(1, 2)
n <- function(...) nargs()
n(1, 2, 3)
n()
#%%
m <- function(a, ...) { if (missing(a)) "missing" else a }
m(b = 1)
d <- function(...) names(sys.call())[-1]
d(a = 1, 2)
#%%
compose <- function(f, g) { force(f); force(g); function(...) g(f(...)) }
add1 <- function(x) x + 1
dbl <- function(x) x * 2
compose(add1, dbl)(3)
pipeline <- Reduce(compose, list(add1, dbl, sqrt))
pipeline(7)
partial <- function(f, ...) { a <- list(...); function(...) do.call(f, c(a, list(...))) }
partial(paste, "x", sep = "-")("y")
memoize <- function(f) { cache <- list(); function(x) { k <- as.character(x); if (is.null(cache[[k]])) { cat("compute\n"); cache[[k]] <<- f(x) }; cache[[k]] } }
ms <- memoize(function(x) x^2)
ms(4)
ms(4)
curry <- function(f, x) function(y) f(x, y)
curry(`+`, 5)(6)
Map(function(f, x) f(x), list(sqrt, abs), list(16, -3))
(function(x) { x <- x * 2; (function(y) x + y)(1) })(5)
#%%
ex <- expression(a * b, a + b)
length(ex)
ex[[1]]
sapply(ex, class)
sapply(ex, function(e) eval(e, list(a = 2, b = 3)))
is.expression(ex)
ex[2]
ex$foo
#%%
as.expression(quote(x))
names(expression(p = 1, q))
all.names(quote(x + y * sin(z)))
all.vars(quote(x + y * sin(z)))
all.vars(y ~ x + log(w))
all.vars(expression(a + b, c))
#%%
all.names(quote(a + b), functions = FALSE)
all.vars(quote(f(x, g = y)))
#%%
walk <- function(e, depth = 0) { pad <- strrep("  ", depth); if (is.call(e)) { cat(pad, "call: ", deparse(e[[1]]), "\n", sep = ""); for (a in as.list(e)[-1]) walk(a, depth + 1) } else if (is.name(e)) cat(pad, "name: ", as.character(e), "\n", sep = "") else cat(pad, "const: ", format(e), "\n", sep = "") }
walk(quote(a + 2 * f(b, "s")))
subst <- function(e, from, to) { if (identical(e, from)) return(to); if (is.call(e)) as.call(lapply(as.list(e), subst, from, to)) else e }
subst(quote(x^2 + x), quote(x), quote(y + 1))
simplify <- function(e) { if (!is.call(e)) return(e); e[] <- lapply(as.list(e), simplify); if (identical(e[[1]], quote(`+`)) && length(e) == 3 && is.numeric(e[[2]]) && is.numeric(e[[3]])) e[[2]] + e[[3]] else e }
simplify(quote(a * (1 + 2) + 3))
count <- function(e) if (is.call(e)) 1 + sum(sapply(as.list(e)[-1], count)) else 0
count(quote(a + b * c - d))
#%%
parse(text = "x <- 1; y <- 2")
length(parse(text = "a\nb\nc"))
parse(text = "f(x)")[[1]]
eval(parse(text = c("a <- 1", "a + 1")))
class(parse(text = "1"))
#%%
sapply(parse(text = "1 + 1; f(x); y"), class)
as.character(parse(text = "a + b; c"))
str2lang("x + 1")
str2expression("y * 2")
tryCatch(parse(text = "a b"), error = function(e) cat(conditionMessage(e), "\n"))
#%%
tryCatch(parse(text = "if (x"), error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(parse(text = "x <- "), error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(parse(text = "5x"), error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(parse(text = "'abc"), error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(parse(text = "a + * b"), error = function(e) cat(conditionMessage(e), "\n"))
#%%
tryCatch(parse(text = "f(,"), error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(parse(text = "}"), error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(parse(text = "x\ny z\nw"), error = function(e) cat(conditionMessage(e), "\n"))
length(parse(text = ""))
length(parse(text = "# only a comment"))
#%%
parse(text = "'a'")[[1]]
identical(parse(text = "a+b")[[1]], quote(a + b))
deparse(parse(text = "function( x )x+1")[[1]])
eval(str2lang("mean(c(1, 2, 3))"))
eval(parse(text = "function(x) x * 2"))(4)
#%%
exists("undefined_zzz")
exists("mean")
exists("x", mode = "function")
f <- 5
exists("f", mode = "function")
get("sum")(1, 2)
sum <- 3
get("sum", mode = "function")(1, 2)
#%%
match.fun("max")(1, 5)
is.function(match.fun(mean))
getOption("digits")
getOption("nope_option")
getOption("nope", "default")
op <- options(digits = 3)
pi
options(op)
pi
interactive()
nargs
R.version$major
exists("T")
#%%
is.environment(.GlobalEnv)
Negate(is.null)(1)
invisible(7)
withVisible(invisible(1))$visible
withVisible(2)$visible
Reduce(function(a, f) f(a), list(sqrt, exp), 4)
#%%
do.call(what = "c", args = list(1, 2, a = 3))
identical(quote(x), as.symbol("x"))
is.primitive(`[`)
body(function() NULL)
is.null(body(function() NULL))
formals(function() 1)
#%%
Sys.getenv("R_NOT_SET")
nlevels(factor(character(0)))
class(sys.call)
is.function(print)
as.vector("a", mode = "symbol")
as.vector(quote(f(x)), "list")
#%%
as.symbol("a")
as.name("b")
as.call(list(as.name("c"), 1))
is.language(quote(x))
is.language(1)
is.expression(1)
#%%
class(quote({}))
class(quote(for (i in x) y))
class(quote(function(x) x))
class(quote(`=`(a, b)))
class(quote(a[b]))
class(quote(a$b))
#%%
mode(quote(a$b))
as.character(quote(a$b))
as.character(quote(x + y))
as.character(expression(a + b, c))
format(quote(a + b))
nchar(quote(abc))
#%%
rev(quote(f(a, b))) |> class()
unlist(quote(f(a))) |> class()
sapply(quote(f(a, 1)), typeof)
identical(quote(f(a)), call("f", quote(a)))
quote(a)(1) |> try(silent = TRUE) |> class()
(quote(mean))
#%%
eval(call("sapply", 1:3, quote(function(i) i^2)))
eval(substitute(a + b, list(a = 1, b = 2)))
