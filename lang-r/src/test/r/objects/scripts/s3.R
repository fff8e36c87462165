speak <- function(x, ...) UseMethod("speak")
speak.default <- function(x, ...) cat("...\n")
speak.dog <- function(x, ...) { cat("Woof\n"); NextMethod() }
speak.animal <- function(x, ...) cat("generic animal\n")
speak(structure(list(), class = c("dog", "animal")))
speak(1)
speak(structure(1, class = "dog"))
#%%
area <- function(s) UseMethod("area")
area.circle <- function(s) pi * s$r^2
area(structure(list(r = 2), class = "circle"))
area(3)
#%%
print.persona <- function(x, ...) { cat("Person:", x$name, "\n"); invisible(x) }
p <- structure(list(name = "Ann", age = 3), class = "persona")
p
print(p)
list(p, 1)
x <- p
unclass(p)
#%%
format.money <- function(x, ...) paste0("$", unclass(x))
print.money <- function(x, ...) print(format(x), quote = FALSE)
m <- structure(5, class = "money")
m
#%%
Ops.money <- function(e1, e2) {
  v <- get(.Generic)(unclass(e1), unclass(e2))
  if (.Generic %in% c("+", "-", "*", "/")) structure(v, class = "money") else v
}
a <- structure(5, class = "money"); b <- structure(7, class = "money")
unclass(a + b); a < b; unclass(a * 2); unclass(2 * a)
#%%
"+.vec" <- function(e1, e2) { structure(list(v = e1$v + e2$v), class = "vec") }
x <- structure(list(v = 1:2), class = "vec")
(x + x)$v
"==.vec" <- function(e1, e2) all(e1$v == e2$v)
x == x
"-.vec" <- function(e1, e2) if (missing(e2)) "unary" else "binary"
-x; x - x
#%%
Math.temp <- function(x, ...) { cat("Math:", .Generic, "\n"); structure(NextMethod(), class = "temp") }
Summary.temp <- function(..., na.rm = FALSE) { cat("Summary:", .Generic, "\n"); NextMethod() }
t <- structure(c(1.5, 2.5), class = "temp")
unclass(floor(t)); max(t); unclass(sqrt(t)); range(t)
#%%
length.stack <- function(x) length(unclass(x)$items)
s <- structure(list(items = list(1, 2, 3)), class = "stack")
length(s)
"[.myvec" <- function(x, i) { structure(unclass(x)[i], class = "myvec") }
v <- structure(1:5, class = "myvec")
class(v[2:3]); unclass(v[2:3])
"[<-.myvec" <- function(x, i, value) { y <- unclass(x); y[i] <- value * 10L; structure(y, class = "myvec") }
v[1] <- 7L; unclass(v)
"$.rec" <- function(x, name) paste("field", name)
r <- structure(list(), class = "rec"); r$foo
"$<-.rec" <- function(x, name, value) { attr(x, name) <- value; x }
r$bar <- 5; attr(r, "bar")
"[[.rec" <- function(x, i) paste("elem", i)
r[["q"]]; r[[2]]
#%%
as.character.money <- function(x, ...) paste0("$", unclass(x))
as.character(structure(3, class = "money")); paste(structure(3, class = "money"))
#%%
summary.thing <- function(object, ...) structure(list(n = 1), class = "summary.thing")
print.summary.thing <- function(x, ...) cat("summary of thing\n")
summary(structure(list(), class = "thing"))
#%%
inherits(1, "numeric"); inherits(1L, "integer"); inherits(structure(1, class = c("a", "b")), "b"); inherits(structure(1, class = c("a", "b")), c("z", "b"), which = TRUE); inherits(matrix(1), "matrix"); class(structure(1, class = "a")); oldClass(1)
#%%
f <- function(x) UseMethod("f"); f.integer <- function(x) "int"; f.numeric <- function(x) "num"; f.character <- function(x) "chr"; f.list <- function(x) "list"; f.function <- function(x) "fun"; f.matrix <- function(x) "mat"; f.default <- function(x) "def"; f.NULL <- function(x) "null"; f.data.frame <- function(x) "df"; f.factor <- function(x) "factor"
f(1L); f(1.5); f("a"); f(list()); f(sum); f(matrix(1)); f(TRUE); f(NULL); f(data.frame()); f(factor("a")); f(quote(x))
#%%
g <- function(x, ...) UseMethod("g"); g.a <- function(x, extra = "none", ...) { cat("g.a", extra, "\n"); NextMethod(extra = "changed") }; g.b <- function(x, extra = "none", ...) cat("g.b", extra, "\n")
g(structure(1, class = c("a", "b")), extra = "given")
g(structure(1, class = c("a", "b")))
#%%
h <- function(x) { x <- structure(2, class = "zz"); UseMethod("h") }; h.default <- function(x) x; h.zz <- function(x) "zz"
h(1)
#%%
toString(1:5); toString(c("a", "b"), collapse = "; "); seq_along(structure(list(1, 2), class = "q")); rev(structure(1:3, class = "w"))
#%%
Stack <- function() structure(list(items = list()), class = "Stack")
push <- function(s, x) UseMethod("push")
push.Stack <- function(s, x) { s$items <- c(s$items, list(x)); s }
size <- function(s) UseMethod("size")
size.Stack <- function(s) length(s$items)
s <- push(push(Stack(), 1), "two"); size(s); s$items[[2]]
#%%
Account <- function(balance = 0) { self <- environment(); deposit <- function(x) { balance <<- balance + x; invisible(self) }; get <- function() balance; self }
a <- Account(10); a$deposit(5)$deposit(1); a$get(); a$balance
#%%
print(structure(1:3, class = "unknown_class"))
structure(list(a = 1), class = "nope")
structure(c(a = 1, b = 2), note = "hi")
#%%
x <- structure(list(a = 1), class = "foo"); x$a <- 2; x[["b"]] <- 3; class(x); names(x); unclass(x)
#%%
c.money <- function(...) structure(unlist(lapply(list(...), unclass)), class = "money")
unclass(c(structure(1, class = "money"), structure(2, class = "money")))
length(structure(list(1, 2), class = "bar")); all.equal(structure(1, class = "a"), structure(1, class = "a"))
#%%
t1 <- structure(list(), class = c("child", "parent")); describe <- function(o) UseMethod("describe"); describe.parent <- function(o) "parent"; describe.child <- function(o) paste("child of", NextMethod()); describe(t1)
#%%
print.foo <- function(x, ...) stop("cannot print foo")
f <- structure(1, class = "foo")
f
#%%
"[.foo" <- function(x, i) stop("bad index")
f <- structure(1, class = "foo")
f[1]
#%%
method_missing <- function(x) UseMethod("method_missing")
method_missing(structure(1, class = c("k", "l")))
#%%
"<.ver" <- function(e1, e2) "less called"; x <- structure(1, class = "ver"); x < 2; 2 > 1; sort(c(2, 1)); "!.ver" <- function(x) "not called"; !x
#%%
seq.myseq <- function(x, ...) "my seq"; seq(structure(1, class = "myseq")); mean.myseq <- function(x, ...) "my mean"; mean(structure(1, class = "myseq")); unique.myseq <- function(x, ...) "my unique"; unique(structure(1, class = "myseq")); dim.myseq <- function(x) c(7L, 7L); dim(structure(1, class = "myseq")); t.myseq <- function(x) "tt"; t(structure(1, class = "myseq"))
