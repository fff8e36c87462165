f <- function(x, ...) UseMethod("f")
f.default <- function(x, ...) { print(substitute(x)); print(list(...)); print(sys.call()); print(match.call()) }
f.a <- function(x, ...) NextMethod()
f.b <- function(x, y, z = 3, ...) { y <- y * 2; NextMethod() }
f(structure(1, class = "a"), 2, k = 3)
f(structure(1, class = "b"), 2, k = 3)
f(structure(1, class = "b"), y = 2, k = 3)
f.c <- function(x, ...) NextMethod(extra = 7)
f(structure(1, class = "c"), 2)
f.d <- function(x, k, ...) NextMethod(k = k + 1)
f(structure(1, class = "d"), k = 2)
#%%
f <- function(x, y) UseMethod("f")
f.default <- function(x, y) { cat("missing y:", missing(y), "\n"); if (!missing(y)) y }
f.a <- function(x, y = 5) { NextMethod() }
f(structure(1, class = "a"))
f.b <- function(x, y = 5) { y; NextMethod() }
f(structure(1, class = "b"))
f.c <- function(x, y) { if (missing(y)) y <- 8; NextMethod() }
f(structure(1, class = "c"))
f.d <- function(a, b) { b <- 99; NextMethod() }
f(structure(1, class = "d"), 3)
#%%
g <- function(x) { v <- 10; w <- 20; UseMethod("g") }
g.default <- function(x) { print(ls()); v + 1 }
g.a <- function(x, v) { print(ls()); v }
g(1)
tryCatch(g(structure(1, class = "a")), error = conditionMessage)
h <- function(x) { x <- 100; UseMethod("h") }
h.default <- function(x) x
h(5)
#%%
p <- function(x) UseMethod("p")
p.a <- function(x) { print(.Class); print(.Generic); NextMethod() }
p.b <- function(x) { print(.Class); NextMethod() }
p.default <- function(x) { print(tryCatch(.Class, error = function(e) "none")); "end" }
p(structure(1, class = c("z", "a", "b")))
p(structure(1, class = c("a", "b")))
p(1)
#%%
factor(c("a","b")) == factor(c("a","c"))
#%%
factor("a") == factor("b")
factor("a") == factor(c("a", "b"))[1]
#%%
factor(c("a","b")) == factor(c("b","a"), levels = c("b", "a"))
factor(c("a","b")) == c("a", "z")
factor(c("a","b")) != "a"
"a" == factor(c("a","b"))
factor("a") < factor("b")
#%%
ordered(c("lo","hi"), levels = c("lo", "hi")) < "hi"
ordered(c("lo","hi"), levels = c("lo", "hi")) >= ordered("hi", levels = c("lo", "hi"))
ordered(c("lo","hi"), levels = c("lo", "hi")) < "zz"
ordered("a") == ordered("b")
#%%
seq_along(structure(list(1,2,3), class = "zz"))
length.zz <- function(x) 5L
seq_along(structure(list(1,2,3), class = "zz"))
lengths(list(structure(list(1), class = "zz"), 1:3))
dim.zz <- function(x) c(3L, 4L)
x <- structure(list(1), class = "zz")
nrow(x); ncol(x); NROW(x); NCOL(x)
length(x)
#%%
toString.foo <- function(x, ...) "foo!"
toString(structure(1, class = "foo"))
print(structure(list(a = 1), class = "bar"))
structure(list(a = 1, b = "x"), class = c("bar", "baz"))
structure(1:3, class = "bar")
structure(1:3, class = "bar", extra = "e")
format(structure(1.5, class = "bar"))
print(structure(c(a = 1), class = "bar"))
cat(format(structure(list(1, "a"), class = "bar")), "\n")
x <- structure(list(1), class = "rec")
"$.rec" <- function(x, name) paste("field", name)
x$abc
"[[.rec" <- function(x, i) paste("elem", i)
x[["q"]]
"$<-.rec" <- function(x, name, value) { attr(x, name) <- value; x }
x$z <- 5
attr(x, "z")
"[<-.rec" <- function(x, i, value) { attr(x, "last") <- c(i, value); x }
x[3] <- 9
attr(x, "last")
"==.rec" <- function(e1, e2) "compared"
x == x
"<.rec" <- function(e1, e2) "less"
1 < x
"!.rec" <- function(x) "not"
!x
"-.rec" <- function(e1, e2) if (missing(e2)) "neg" else "minus"
-x
x - 1
"%+%" <- function(a, b) UseMethod("%+%")
"%+%.rec" <- function(a, b) "special"
x %+% 2
as.character.rec <- function(x, ...) "rec as char"
as.character(x)
paste(x)
summary.rec <- function(object, ...) structure(list(n = 1), class = "summary.rec")
print.summary.rec <- function(x, ...) cat("summary of rec\n")
summary(x)
y <- summary(x)
y
unique.rec <- function(x, ...) "unique rec"
unique(x)
rev.rec <- function(x) "rev rec"
rev(x)
mean.rec <- function(x, ...) "mean rec"
mean(x)
median.rec <- function(x, na.rm = FALSE, ...) "median rec"
median(x)
c.rec <- function(...) "c rec"
c(x, 1)
rep.rec <- function(x, ...) "rep rec"
rep(x, 2)
length.rec <- function(x) 42L
length(x)
levels(x)
dim.rec <- function(x) c(1L, 2L)
dim(x)
t.rec <- function(x) "t rec"
t(x)
as.list.rec <- function(x, ...) list("as", "list")
lapply(x, identity)
sapply(x, toupper)
as.data.frame.rec <- function(x, ...) data.frame(rec = 1)
as.data.frame(x)
all.equal.rec <- function(target, current, ...) "never equal"
all.equal(x, x)
str(unclass(x))
#%%
print.money <- function(x, ...) { cat("$", format(unclass(x), nsmall = 2), "\n"); invisible(x) }
format.money <- function(x, ...) paste0("$", unclass(x))
m <- structure(5, class = "money")
m
list(m, 1)
list(a = m)
data.frame(x = 1, m = I(m))
Ops.money <- function(e1, e2) {
  v <- get(.Generic)(unclass(e1), unclass(e2))
  if (.Generic %in% c("+", "-", "*", "/")) structure(v, class = "money") else v
}
m + m
m * 2
2 * m
m > 3
m == m
Math.money <- function(x, ...) structure(NextMethod(), class = "money")
sqrt(m)
round(structure(5.678, class = "money"), 1)
exp(m)
Summary.money <- function(..., na.rm = FALSE) { cat("Summary:", .Generic, "\n"); structure(NextMethod(), class = "money") }
max(m, structure(9, class = "money"))
range(m)
sum(m, 1)
#%%
inherits(1, "numeric"); inherits(1L, "integer"); inherits("a", "character"); inherits(matrix(1), "matrix"); inherits(sum, "function")
x <- structure(1, class = c("a", "b"))
inherits(x, "a"); inherits(x, c("z", "b")); inherits(x, c("z", "b"), which = TRUE); inherits(x, "z")
class(x) <- NULL; x
oldClass(1); class(1); class(1L); class("a"); class(NULL); class(sum); class(quote(x)); class(quote(x + y)); class(matrix(1:4, 2)); class(array(1, c(1, 1, 1))); class(data.frame()); class(TRUE); class(1i); class(as.raw(1)); class(list()); class(expression(a)); class(globalenv()); class(y ~ x); class(quote(if (a) b)); class(quote((a))); class(quote({a})); class(quote(for (i in 1) 1)); class(quote(a <- 1))
class(x) <- "numeric"; x
class(x) <- "integer"; x; typeof(x)
class(x) <- "matrix"
#%%
unclass(structure(list(a = 1), class = "q", other = 2))
methods::is(1, "numeric")
is(1L, "numeric")
exists("print.data.frame")
is.function(getS3method("print", "data.frame"))
getS3method("print", "nothing", optional = TRUE)
getS3method("print", "nothing")
#%%
t1 <- structure(list(name = "Rex"), class = c("dog", "animal"))
speak <- function(x, ...) UseMethod("speak")
speak.animal <- function(x, ...) cat("Some sound\n")
speak.dog <- function(x, loud = FALSE, ...) { cat(if (loud) "WOOF" else "Woof", "\n"); NextMethod() }
speak(t1)
speak(t1, loud = TRUE)
print.animal <- function(x, ...) { cat("<animal:", x$name, ">\n"); invisible(x) }
t1
print(t1)
lst <- list(t1, t1)
lst
toString(t1)
speak(5)
