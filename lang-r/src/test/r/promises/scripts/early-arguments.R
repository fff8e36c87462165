# A function that changes the variable of its caller before it asks for the argument
f <- function() { x <- 1; change <- function() x <<- 2; g <- function(a) { change(); a }; g(x) }
print(f())
#%%
# ... and after
f <- function() { x <- 1; change <- function() x <<- 2; g <- function(a) { b <- a; change(); c(a, b) }; g(x) }
print(f())
#%%
# Another argument changes the variable first
f <- function() { x <- 1; g <- function(a, b) a + b; g({x <- 10; 1}, x) }
print(f())
#%%
f <- function() { x <- 1; g <- function(a, b) b + a; g({x <- 10; 1}, x) }
print(f())
#%%
# Early values are still what was written
f <- function(a) { force(a); substitute(a) }
g <- function(y) { y; f(y) }
print(g(1 + 2))
h <- function(a) { a; a <- 5; substitute(a) }
k <- function(y) { y; h(y) }
print(k(3))
#%%
f <- function(a, b) { a; missing(b) }
g <- function(x, y) { x; f(x, y) }
print(g(1))
print(g(1, 2))
#%%
f <- function(a) { r <- a; match.call() }
g <- function(y) { y; f(y) }
print(g(7))
#%%
# nargs, sys.call and the arguments of a generic after a parameter was assigned to
area <- function(s, ...) { s <- 3; UseMethod("area") }
area.default <- function(s, ...) cat("default", s, nargs(), "\n")
area.sq <- function(s, ...) cat("sq", unclass(s), "\n")
f <- function(v) { v; area(v) }
f(structure(2, class = "sq"))
f(9)
#%%
area <- function(s) UseMethod("area")
area.sq <- function(s) { s <- unclass(s) + 1; NextMethod() }
area.default <- function(s) { print(s); print(substitute(s)) }
f <- function(v) { v; area(v) }
f(structure(2, class = "sq"))
#%%
# An object: its method changes the variable before the second argument is asked for
"+.chg" <- function(e1, e2) { y <<- 100; 0 }
y <- 1
f <- function(a, b) { (a + 1); b }
g <- function(o) { o; y2 <- 5; f(o, y) }
print(g(structure(1, class = "chg")))
h <- function(o) { y <- 1; o; chg <- function() y <<- 50; k <- function(a, b) { (a + 1); b }; assign("+.chg", function(e1, e2) { chg(); 0 }, envir = globalenv()); k(o, y) }
print(h(structure(1, class = "chg")))
#%%
# Elements of a list may be objects
h <- function(o) { y <- 1; o; chg <- function() y <<- 50; k <- function(a, b) { (a[[1]] + 1); b }; assign("+.chg2", function(e1, e2) { chg(); 0 }, envir = globalenv()); k(o, y) }
print(h(list(structure(1, class = "chg2"))))
#%%
# In place or not: the caller's vector stays as it is
f <- function(v) { v[1] <- 100; v }
g <- function() { x <- c(1, 2, 3); y <- f(x); x[2] <- 50; list(x, y) }
str(g())
#%%
f <- function(v, i) { v[i] <- 0L; sum(v) }
g <- function(x) { s <- 0; for (i in seq_along(x)) s <- s + f(x, i); list(s, x) }
str(g(1:5))
#%%
# do.call, Recall and defaults that refer to early parameters
f <- function(n, m = n * 2) { n; if (n > 3) return(m); Recall(n + 1) }
g <- function(k) { k; f(k) }
print(g(1))
#%%
# Variables of global environment removed and made again between calls of the same code
f <- function() x
x <- 1
print(f())
rm(x)
r <- tryCatch(f(), error = function(e) "gone")
print(r)
x <- 2
print(f())
for (i in 1:3) { if (i == 2) rm(x) else x <- i * 10; print(exists("x")) }
#%%
# A variable that comes to stand before the one that was found
x <- "global"
f <- function(define) { g <- function() x; r <- g(); if (define) assign("x", "local"); c(r, g()) }
print(f(FALSE))
print(f(TRUE))
e <- new.env()
h <- eval(quote(function() x), e)
print(h())
assign("x", "e", envir = e)
print(h())
parent.env(e) <- baseenv()
rm("x", envir = e)
print(tryCatch(h(), error = conditionMessage))
#%%
# attach puts variables behind global ones
l <- list(found = 3)
f <- function() tryCatch(found, error = conditionMessage)
print(f())
attach(l)
print(f())
found <- 4
print(f())
rm(found)
print(f())
detach("l")
print(f())
#%%
# Functions by name: a variable that is none is skipped
f <- function(c) c(c, 1)
print(f(2))
sum <- 3
print(sum(1, 2))
g <- function() { sum <- function(...) "mine"; sum(1, 2) }
print(g())
#%%
makeActiveBinding("now", local({ n <- 0; function() { n <<- n + 1; n } }), environment())
f <- function() now
print(c(f(), f(), now))
now2 <- 1
lockBinding("now2", environment())
r <- tryCatch({ now2 <- 2; "set" }, error = conditionMessage)
print(r)
unlockBinding("now2", environment())
for (i in 1:2) now2 <- now2 + 1
print(now2)
#%%
# What a function leaves behind belongs to whoever has it
make <- function(n) { v <- numeric(n); v[1] <- 1; v }
a <- make(3); b <- make(3); a[2] <- 9; print(b); print(a)
id <- function(x) x
x <- c(1, 2); y <- id(x); y[1] <- 100; print(x); x[2] <- 50; print(y)
#%%
keep <- NULL
f <- function() { v <- c(1, 2); keep <<- v; v }
r <- f(); r[1] <- 9; print(keep); keep[2] <- 8; print(r)
g <- function() { v <- c(1, 2); l <- list(v, v); l[[1]][1] <- 7; list(v, l) }
str(g())
h <- function() { v <- 1:3; function() v }
k <- h(); z <- k(); z[1] <- 0L; print(k())
e <- (function() { v <- c(5, 6); environment() })()
w <- e$v; w[1] <- 0; print(e$v)
p <- function() { v <- c(1, 2); q <- function(env) env; q(parent.frame()); v }
print(p())
#%%
# Through ..., methods and promises that several calls hold
f <- function(...) { r <- g(...); r[1] <- 5; ..1 }
g <- function(x) x
print(f(c(1, 2)))
area <- function(s) { r <- UseMethod("area"); r }
area.default <- function(s) { s[1] <- 0; s }
v <- c(3, 4); u <- area(v); u[2] <- 1; print(v); print(u)
m <- function(s) UseMethod("m")
m.default <- function(s) s
o <- c(1, 2); i <- m(o); i[1] <- 77; print(o)
n <- m(c(8, 9)); n[1] <- 0; print(n)
#%%
x <- c(1, 2)
l <- list(x, x, (function(a) { x <<- 0; a })(x))
l[[1]][1] <- 99
str(l)
f <- function() { x <- c(1, 2); l <- list(x, x, (function(a) { x <<- 0; a })(x)); l[[1]][1] <- 99; l }
str(f())
s <- sapply(list(1:2, 3:4), function(e) { e[1] <- 0L; e })
print(s)
acc <- Reduce(function(a, b) { a[1] <- a[1] + b; a }, list(c(0, 0), 1, 2), accumulate = TRUE)
str(acc)
#%%
# A lazy argument that outlives the call that made it
delayed <- function(x) function() x
mk <- function() { v <- c(1, 2, 3); d <- delayed(v); v[1] <- 50; list(d(), v) }
str(mk())
mk2 <- function() { v <- c(1, 2, 3); delayed(v) }
d <- mk2(); a <- d(); a[2] <- 0; print(d())
mk3 <- function() { v <- c(1, 2, 3); d <- delayed(v); list(d, v) }
q <- mk3(); b <- q[[2]]; b[1] <- -1; print(q[[1]]()); print(q[[2]])
