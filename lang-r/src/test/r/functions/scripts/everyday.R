Stack <- function() {
  items <- list()
  push <- function(x) { items[[length(items) + 1]] <<- x; invisible(NULL) }
  pop <- function() { if (length(items) == 0) stop("stack is empty"); v <- items[[length(items)]]; items[[length(items)]] <<- NULL; v }
  size <- function() length(items)
  list(push = push, pop = pop, size = size)
}
s <- Stack(); s$push(1); s$push("two"); s$size(); s$pop(); s$pop(); s$size()
s$pop()
#%%
Account <- function(owner, balance = 0) {
  self <- environment()
  deposit <- function(x) { balance <<- balance + x; invisible(self) }
  class(self) <- "Account"
  self
}
print.Account <- function(x, ...) cat("<Account ", x$owner, ": ", x$balance, ">\n", sep = "")
a <- Account("Ann", 10)
a$deposit(5)$deposit(7)
a
format(a$balance, nsmall = 2)
ls(a)
b <- a; b$balance <- 0; a$balance
identical(a, b)
is.environment(a)
#%%
point <- function(x, y) structure(list(x = x, y = y), class = "point")
print.point <- function(p, ...) cat("Point(", p$x, ", ", p$y, ")\n", sep = "")
"+.point" <- function(a, b) point(a$x + b$x, a$y + b$y)
"==.point" <- function(a, b) a$x == b$x && a$y == b$y
"[.point" <- function(p, i) unlist(unclass(p))[i]
length.point <- function(x) 2L
as.character.point <- function(x, ...) paste0("(", x$x, ",", x$y, ")")
format.point <- function(x, ...) paste0("<", x$x, "|", x$y, ">")
toString.point <- function(x, ...) "pt"
summary.point <- function(object, ...) { cat("Summary of point\n"); invisible(object) }
p <- point(1, 2); q <- point(3, 4)
p; p + q; p == q; p == p; p[1]; length(p); as.character(p); format(p); toString(p); summary(p)
list(p, q)
lst <- list(first = p); lst
str(p)
unclass(p)
cat(format(p), "\n")
paste(p)
paste("Point:", format(p))
p$x <- 10; p
p[["y"]]
names(p)
#%%
animal <- function(name, sound) structure(list(name = name, sound = sound), class = "animal")
dog <- function(name) { obj <- animal(name, "Woof"); class(obj) <- c("dog", class(obj)); obj }
speak <- function(x, ...) UseMethod("speak")
speak.default <- function(x, ...) stop("don't know how to speak")
speak.animal <- function(x, ...) { cat(x$name, "says", x$sound, "\n"); invisible(x) }
speak.dog <- function(x, times = 1, ...) { for (i in seq_len(times)) NextMethod(); cat("(wags tail)\n") }
d <- dog("Rex"); speak(d); speak(d, times = 2)
speak(animal("Tom", "Meow"))
tryCatch(speak(42), error = function(e) cat("Error:", conditionMessage(e), "\n"))
inherits(d, "animal"); inherits(d, c("cat", "dog"), which = TRUE); class(d)
print(unclass(d))
#%%
x <- structure(list(), class = "myclass")
x
print(x)
y <- structure(1:3, class = "units", unit = "cm")
y
y[2]
y + 1L
rev(y)
format(y)
z <- structure("text", class = c("a", "b"))
z
f <- structure(function(x) x + 1, class = "fn")
f
f(2)
g <- structure(list(a = 1, b = list(c = 2)), class = "nested")
g
#%%
seq_gen <- function() { i <- 0; function() { i <<- i + 1; i } }
g1 <- seq_gen(); g2 <- seq_gen(); g1(); g1(); g2()
adders <- lapply(1:3, function(i) function(x) x + i)
adders[[1]](10); adders[[3]](10)
fs <- list(); for (i in 1:3) { local({ j <- i; fs[[j]] <<- function() j }) }
fs[[1]](); fs[[2]]()
hs <- list(); for (i in 1:3) hs[[i]] <- function() i
hs[[1]]()
compose <- function(...) { fs <- list(...); function(x) Reduce(function(acc, f) f(acc), fs, x) }
compose(sqrt, function(v) v + 1, round)(10)
(\(x, y = 2) x^y)(3)
Map(\(k, v) paste(k, v), c("a", "b"), c("x", "y"))
sapply(c(1, 4, 9), \(v) sqrt(v))
c(1, 4, 9) |> sqrt() |> sum()
mtc <- list(a = 1:3); mtc |> with(sum(a))
quote(x |> f(y) |> g())
#%%
memo <- local({ cache <- c(); function(n) { key <- as.character(n); if (!is.null(cache[key]) && !is.na(cache[key])) return(cache[[key]]); val <- if (n < 2) n else memo(n - 1) + memo(n - 2); cache[key] <<- val; val } })
memo(30)
fib <- function(n) if (n < 2) n else fib(n - 1) + fib(n - 2)
sapply(0:10, fib)
#%%
switch("c", a = "first", b = , c = "second or third", "default")
switch("b", a = "first", b = , c = "second or third", "default")
switch("z", a = "first", "default")
is.null(switch("z", a = 1))
switch(2, "a", "b", "c"); is.null(switch(4, "a", "b", "c")); switch("a", a = { cat("side effect\n"); 10 })
f <- function(type) switch(type, mean = , average = "avg", median = "med", stop("Unknown type: ", type))
f("mean"); f("average"); f("median"); f("mode")
#%%
i <- 0
repeat { i <- i + 1; if (i %% 2 == 0) next; if (i > 7) break; cat(i, "") }
cat("\n")
while (TRUE) { i <- i - 1; if (i < 5) break }
i
for (x in c(a = 1, b = 2)) print(x)
for (n in names(c(a = 1, b = 2))) cat(n, "\n")
for (l in list(1, "a", TRUE, NULL, c(1, 2))) print(l)
for (i in seq(10, 1, by = -3)) cat(i, ""); cat("\n")
x <- 1:3; for (i in x) { x <- c(x, i * 10) }; x
for (i in 1:3) { i <- i * 2; cat(i, "") }; cat("\n"); i
k <- 0; while (k < 3) k <- k + 1; k
do <- function() { for (i in 1:5) { for (j in 1:5) { if (j == 3) break; if (i == 2) next; cat(i, j, ";") } }; cat("\n") }
do()
z <- for (i in 1:3) i; is.null(z)
m <- matrix(1:4, 2); for (v in m) cat(v, ""); cat("\n")
f <- factor(c("u", "v")); for (lv in f) print(lv)
for (d in data.frame(a = 1:2, b = 3:4)) print(d)
#%%
f <- function(x, ...) { args <- list(...); cat("n:", length(args), "names:", names(args), "\n"); if (length(args)) args[[1]] }
f(1); f(1, 2); f(1, a = 2, 3)
g <- function(...) { cat(...length(), "\n"); if (...length() > 1) ..2 }
g(); g(1); g(1, "two")
h <- function(...) names(list(...)); h(a = 1, 2, b = 3); h(1, 2)
k <- function(first, ...) UseMethod("k"); k.default <- function(first, ..., sep = "-") paste(first, ..., sep = sep)
k("a", "b", "c"); k("a", "b", sep = "+")
v <- function(...) sum(...); v(1, 2, 3); v()
w <- function(...) { dots <- substitute(list(...)); sapply(as.list(dots)[-1], deparse) }; w(a + b, c * d, 5)
missing_test <- function(a, b = 2) c(missing(a), missing(b)); missing_test(); missing_test(1); missing_test(1, 2)
outerf <- function(...) innerf(...); innerf <- function(x, y) { if (missing(y)) "no y" else y }; outerf(1); outerf(1, 5)
dflt <- function(x, y = x * 2, z = x + y) { x <- 100; c(x, y, z) }; dflt(1)
nargs_test <- function(a, b, c) nargs(); nargs_test(1, 2); nargs_test(); nargs_test(c = 3)
args_by_name <- function(alpha, beta) alpha - beta; args_by_name(beta = 1, alpha = 5); args_by_name(b = 1, a = 5)
do.call(args_by_name, list(beta = 2, alpha = 3))
(function(x) { x$a <- 5; x })(list(a = 1, b = 2))
ifelse(c(1, NA, 3) > 2, "big", "small")
invisible(5); (invisible(5)); print(invisible(6)); y <- invisible(7); y
vf <- Vectorize(function(a, b) if (a > b) a else b); vf(1:4, c(2, 2, 5, 1))
#%%
f <- function(x) { cat("evaluating\n"); x }
lazy <- function(a, b = { cat("default b\n"); 10 }) { cat("start\n"); a + b }
lazy(f(1)); lazy(f(1), f(2))
unused <- function(a, b) a; unused(1, stop("never evaluated"))
force_it <- function(x) { force(x); function() x }; k <- force_it({ cat("forced\n"); 3 }); k()
delayedAssign("lz", { cat("now\n"); 42 }); lz; lz
subst <- function(e) substitute(e); subst(a + b * c); class(subst(x)); class(subst(1)); class(subst(f(x)))
deparse(subst(if (a > 1) "yes" else "no"))
my_assert <- function(cond) if (!cond) stop("Assertion failed: ", deparse(substitute(cond)), call. = FALSE)
my_assert(1 == 1); my_assert(1 > 2)
#%%
e1 <- quote(a * (b + c)); e1[[1]]; e1[[3]]; as.list(e1); length(e1); class(e1); eval(e1, list(a = 2, b = 3, c = 4))
e1[[1]] <- as.name("+"); e1
cl <- call("sum", 1, 2, quote(x)); cl; x <- 10; eval(cl); cl$na.rm <- TRUE; cl; as.list(cl)
f <- function(x, y) x + y; formals(f)$y <- 10; f(1); body(f) <- quote(x * y); f; f(3)
g <- as.function(alist(a = , b = 2, a + b)); g(1); g
bquote(a + .(x)); bquote(f(..(list(1, 2))), splice = TRUE); substitute(a + b, list(a = quote(z), b = 5))
ex <- expression(x^2, y + 1); ex[[1]]; length(ex); sapply(ex, class); eval(ex[[1]], list(x = 3))
identical(quote(x + y), quote(x + y)); all.vars(quote(x + f(y, z$w))); all.names(quote(x + f(y)))
p <- parse(text = "a <- 1; b <- a + 1"); length(p); for (s in p) eval(s); b; class(p); p[[2]]
deparse(function(x, y = 2) { x + y })
is.call(quote(f())); is.name(quote(f)); is.symbol(as.name("q")); is.function(f); is.primitive(sum); is.expression(ex)
h <- function(...) match.call(); h(1, b = 2); h(x + y, f(z)); i <- function(x, ...) match.call(expand.dots = FALSE); i(1, 2, k = 3)
j <- function(x) sys.call(); j(5 + 5); fn <- function() sys.function(); fn()
as.call(list(as.name("max"), 1, 5)); eval(as.call(list(as.name("max"), 1, 5)))
Reduce(function(a, b) call("+", a, b), list(quote(x), quote(y), quote(z)))
quote(function(x, y = 2) x + y); quote(if (a) b else c); quote(for (i in x) print(i)); quote({ a; b }); quote(x[1]); quote(x[[1]]); quote(x$a); quote(-x); quote(!x); quote((x)); quote(`my var` + 1); quote(a %in% b); quote(~ x + y); quote(x <- 5); quote(5 -> x); quote(\(x) x); quote("a"); quote(NULL); quote(TRUE)
