quote(x + y)
class(quote(x))
class(quote(x + y))
quote(f(a, b = 2))[[1]]
#%%
as.list(quote(f(a, b = 2)))
length(quote(f(a, b)))
eval(quote(1 + 2))
is.call(quote(x()))
#%%
is.name(quote(x))
is.symbol(quote(f()))
quote(1)
class(quote(1))
#%%
class(quote("a"))
typeof(quote(x[1]))
quote(NULL)
is.null(quote(NULL))
#%%
bquote(x + .(1 + 2))
y <- quote(z)
bquote(f(.(y), y))
bquote(.(y) + .(as.name("w")))
bquote(g(..(list(1, 2))), splice = TRUE)
n <- 5
bquote(for (i in 1:.(n)) print(i))
bquote(function(x) x + .(n))
eval(bquote(.(n) * 2))
bquote(a[.(n)])
bquote(.(n))
#%%
substitute(a + b, list(a = 1, b = quote(z)))
#%%
f <- function(x) substitute(x)
f(a * b)
class(f(a))
class(f(1))
deparse(f(x[1]))
h <- function(x) deparse(substitute(x))
h(mean(1:10))
k <- function(y) h(y)
k(zz)
substitute(x)
x <- 5
substitute(x)
substitute(x + y, list(x = quote(p$q)))
f <- function(x, y = x) substitute(y)
f(1)
f(1, 2)
#%%
g <- function(...) substitute(list(...))
g(a, b = 2)
#%%
e <- quote(a + b * c)
e[[1]]
e[[3]][[2]]
e[[1]] <- as.name("-")
e
e[[2]] <- 10
e
as.call(list(as.name("sum"), 1, 2))
eval(as.call(list(as.name("sum"), 1, 2)))
call("round", 10.5)
eval(call("round", 10.5))
e <- call("f", quote(x), y = 2)
e
e$y
e$z <- 3
e
names(e)
e[-1]
rev(as.list(e))[[1]]
mode(e)
e[["y"]] <- NULL
e
as.list(e)
#%%
eval(quote(x), list(x = 10))
eval(quote(x + y), data.frame(x = 1:2, y = 3:4))
x <- 1
eval(quote(x), new.env())
eval(expression(a <- 5, a * 2))
a
evalq(a, list(a = "list"))
eval(parse(text = "1 + 1; 2 * 3"))
eval("a")
eval(quote(quote(x)))
eval(eval(quote(quote(x))))
f <- function() { x <- "f"; eval(quote(x), parent.frame()) }
f()
eval(3)
eval(quote(return(7))) |> try(silent = TRUE)
local({ y <- 2; eval(quote(y)) })
eval(quote({ b1 <- 3; b1 + 1 }))
b1
sapply(expression(1 + 1, 2 * 3), eval)
eval(as.name("x"))
identical(eval(quote(x)), x)
#%%
with(list(q = 2), q^2)
#%%
deparse(quote(if (a) b else c))
deparse("a")
deparse(quote((a + b) * c))
deparse(quote(a %in% b))
deparse(quote(!a))
#%%
deparse(quote({a; b}))
deparse(expression(a, b))
deparse(c("a", NA))
deparse(factor("a"))
deparse(quote(a::b))
#%%
deparse(quote(a := b))
deparse(quote(a <- b <- c))
deparse(quote((function(a) a)(2)))
deparse(quote(if (a) {b} else {c}))
#%%
deparse(quote(`if`(a, b)))
deparse(quote(`+`(a)))
deparse(quote(`+`(a, b, c)))
deparse(formals(function(a, b = 3) 1)$b)
#%%
deparse(function(x) x + 1)
deparse(quote(x <- 5))
deparse(quote(f(x, y = "s")))
deparse(quote(-x))
deparse(quote(x[[1]][2]))
#%%
deparse(quote(x$y))
deparse(as.name("x"))
deparse(y ~ x)
deparse(quote(~x))
deparse(quote(?x))
#%%
deparse(quote(x@y))
deparse(quote(while (i < 3) i <- i + 1))
deparse(quote(x[, 1]))
deparse(quote(x[1, , drop = FALSE]))
deparse(quote(\(x) x))
#%%
deparse(c(a = "x", b = "y"))
deparse(quote("f"(x)))
deparse(quote(`my f`(x)))
deparse(quote(x$`a b`))
deparse(quote(`[`(x, i)))
#%%
deparse(quote(`foo<-`(x, value = 1)))
paste(deparse(function(x, y = 2, ...) { z <- x; z }), collapse = "|")
deparse(body(function(x) x^2))
#%%
deparse(c(1.5, 2))
deparse(1:5)
deparse(c(1, 3))
deparse(TRUE)
deparse(NULL)
deparse(quote(`a b`))
#%%
deparse(list(a = 1))
deparse(c(a = 1L))
nchar(deparse(quote(very_long_function_name(argument_one = 1, argument_two = 2, argument_three = 3, argument_four = 4))))
deparse(quote(function(x, ...) NULL))
deparse(1e-10)
deparse(123456789)
#%%
deparse(1e5)
deparse(0.1)
deparse(1/3)
deparse(NA)
deparse(c(NA, 1))
deparse(NA_character_)
#%%
deparse(1i)
deparse(as.raw(1))
deparse(-1)
deparse(-1:1)
deparse(c(TRUE, NA))
deparse(Inf)
#%%
deparse(c(1, Inf, NaN))
deparse(1:2 + 0)
deparse(2:1)
deparse(numeric(0))
deparse(character(0))
deparse(list())
#%%
deparse("quote\"d")
deparse("new\nline")
deparse("\\")
deparse('\'')
deparse(quote(-(1 + 2)))
deparse(quote(-1 + 2))
#%%
deparse(quote(2^-1))
deparse(quote((-1)^2))
deparse(matrix(1:2, 1))
deparse(100L)
deparse(1e10L)
deparse(15)
#%%
deparse(1e15)
deparse(123456.7)
deparse(pi)
deparse(exp(1) * 1e-5)
deparse(quote(`if`))
deparse(quote(f(g(h(1)))))
#%%
deparse(args(sum))
#%%
deparse(quote(some_function(argument_number_one = 1, argument_number_two = c(1, 2, 3), argument_number_three = list(a = 1, b = 2))))
deparse(1:100 + 0)
deparse(letters)
#%%
deparse(quote(x + y), width.cutoff = 20)
dput(list(x = c(a = 1, b = 2), f = function(x) x))
cat(deparse(quote(repeat { x <- x + 1; if (x > 3) break })), sep = "\n")
dput(quote(x[["a"]]$b@c))
dput(list(1, list(2, "x")))
dput(expression(x^2))
dput(y ~ x + z)
#%%
deparse(quote({ for (i in 1:10) { if (i > 5) break else next } }))
cat(deparse(function(n) { if (n < 2) return(n); Recall(n - 1) + Recall(n - 2) }), sep = "\n")
deparse(c(1.1, 2.2, 3.3))
deparse1(quote(a + b))
nchar(deparse1(letters))
deparse(quote(a_long_variable_name + another_long_variable_name * yet_another_long_variable_name - final_long_name))
#%%
dput(c(0.1, 1/3, 1e-20))
dput(structure(list(a = 1), class = "foo"))
dput(1e-300)
dput(2^60)
dput(c(1.5, NA, Inf))
dput(c(TRUE, NA))
#%%
dput("tab\t")
dput('q"q')
dput(structure(1:3, myattr = "z"))
dput(as.name("a b"))
dput(NULL)
dput(-5L)
#%%
dput(c(a = NA))
dput(data.frame(a = 1:2, b = c("p", "q")))
dput(ordered(c("lo", "hi")))
dput(array(1:8, c(2, 2, 2)))
dput(1:3 / 7, control = NULL)
dput(c(1L, 2L, 4L))
#%%
dput(10:1)
dput(seq(0, 1, 0.25))
dput(complex(real = 1, imaginary = -2))
dput(list(a = NULL))
dput(character(0))
dput(integer(0))
#%%
dput(quote(expr = )) |> try(silent = TRUE)
dput("é")
dput("\u4e2d")
