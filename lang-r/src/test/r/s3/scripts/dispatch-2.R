format.temp <- function(x, ...) paste0(unclass(x), "C")
print.temp <- function(x, ...) print(format(x), quote = FALSE)
t1 <- structure(c(20, 25), class = "temp")
t1
format(t1)
data.frame(v = 1:2, t = t1)
#%%
summary.acc <- function(object, ...) structure(list(n = length(object$v)), class = "summary.acc")
print.summary.acc <- function(x, ...) cat("n =", x$n, "\n")
a <- structure(list(v = 1:4), class = "acc")
summary(a)
s <- summary(a)
class(s)
s$n
#%%
length.stack <- function(x) 99L
s <- structure(list(1, 2), class = "stack")
length(s)
seq_along(s)
length(unclass(s))
lengths(list(s))
nchar.stack <- function(x) "no"
#%%
"$.rec" <- function(x, name) paste("field", name)
r <- structure(list(), class = "rec")
r$abc
r$"q"
"[[.rec" <- function(x, i) paste("elem", i)
r[["k"]]
r[[2]]
#%%
"[.myvec" <- function(x, i) structure(unclass(x)[i], class = "myvec")
length.myvec <- function(x) length(unclass(x))
v <- structure(1:5, class = "myvec")
class(v[2:3])
unclass(v[2:3])
class(unclass(v)[1])
#%%
"[<-.limited" <- function(x, i, value) { if (any(value > 10)) stop("too big"); y <- unclass(x); y[i] <- value; structure(y, class = "limited") }
v <- structure(1:3, class = "limited")
v[2] <- 5
unclass(v)
v[1] <- 50
#%%
"$<-.locked" <- function(x, name, value) { cat("setting", name, "\n"); y <- unclass(x); y[[name]] <- value; structure(y, class = "locked") }
o <- structure(list(a = 1), class = "locked")
o$a <- 2
o$b <- 3
names(unclass(o))
unclass(o)$a
#%%
"[[<-.tr" <- function(x, i, value) { cat("[[<-", i, "\n"); NextMethod() }
o <- structure(list(a = 1), class = "tr")
o[["a"]] <- 10
o$a
o[["z"]] <- 1
class(o)
length(o)
#%%
as.character.pt <- function(x, ...) paste0("(", x$x, ",", x$y, ")")
p <- structure(list(x = 1, y = 2), class = "pt")
as.character(p)
paste(p)
paste("pt:", as.character(p))
toString(as.character(p))
#%%
mean.special <- function(x, ...) "special mean"
mean(structure(1:3, class = "special"))
median(structure(1:3, class = "special2"))
unique.special <- function(x, ...) "uniq"
unique(structure(1:3, class = "special"))
rev.special <- function(x) "rev!"
rev(structure(1, class = "special"))
#%%
inherits(1, "numeric")
inherits(1L, "integer")
inherits("a", "character")
inherits(matrix(1), "matrix")
#%%
inherits(structure(1, class = c("a", "b")), c("b", "x"))
inherits(structure(1, class = c("a", "b")), c("x", "b", "a"), which = TRUE)
inherits(sum, "function")
inherits(NULL, "NULL")
#%%
x <- structure(list(v = 1), class = c("child", "parent"))
class(x)
inherits(x, "parent")
is.list(x)
class(x) <- NULL
class(x)
class(x) <- "z"
oldClass(x)
oldClass(x) <- NULL
class(x)
#%%
area2 <- function(x) UseMethod("area2")
.S3method("area2", "sq", function(x) x$s^2)
area2(structure(list(s = 3), class = "sq"))
exists("print.default")
#%%
f <- function(x, ...) UseMethod("f")
f.default <- function(x, ...) "base"
f.child <- function(x, ...) paste("child >", NextMethod())
f.grand <- function(x, ...) paste("grand >", NextMethod())
f(structure(0, class = c("grand", "child")))
f(structure(0, class = "child"))
#%%
f <- function(x, n) UseMethod("f")
f.a <- function(x, n) { if (n > 0) f(x, n - 1) else "bottom" }
f(structure(1, class = "a"), 3)
NextMethod()
#%%
f <- function(x) NextMethod()
f(1)
#%%
print.cow <- function(x, ...) { cat("<cow ", x$name, ">\n", sep = ""); invisible(x) }
bessie <- structure(list(name = "Bessie"), class = "cow")
bessie
y <- print(bessie)
for (i in 1) bessie
f <- function() bessie
f()
if (TRUE) bessie
invisible(bessie)
list(a = bessie, b = 2)
#%%
seq_gen <- function(x) UseMethod("seq_gen")
seq_gen.default <- function(x) stop("don't know how to handle ", class(x)[1])
tryCatch(seq_gen("a"), error = function(e) print(e))
seq_gen(TRUE)
#%%
t1 <- function(x) UseMethod("t1")
t1.data.frame <- function(x) "df"
t1.list <- function(x) "list"
t1(data.frame(a = 1))
t1(unclass(data.frame(a = 1)))
t1(list())
t1.default <- function(x) "def"
t1(1)
#%%
dim.grid <- function(x) c(7L, 7L)
g <- structure(list(), class = "grid")
dim(g)
nrow(g)
ncol(g)
names.grid <- function(x) c("n1", "n2")
names(g)
levels.grid <- function(x) "lv"
levels(g)
#%%
sort.deck <- function(x, decreasing = FALSE, ...) "sorted deck"
sort(structure(3:1, class = "deck"))
xtfrm.card <- function(x) -unclass(x)
order(structure(c(1, 3, 2), class = "card"))
sort(structure(c(1, 3, 2), class = "card")) |> unclass()
#%%
c.path <- function(...) structure(unlist(lapply(list(...), unclass)), class = "path")
p <- structure("a", class = "path")
class(c(p, "b"))
unclass(c(p, p, "z"))
c("b", p)
rep(p, 2)
as.list.path <- function(x, ...) list("as list")
lapply(p, identity)
#%%
all.equal.approx <- function(target, current, ...) "custom all.equal"
all.equal(structure(1, class = "approx"), 1)
within.approx <- function(data, expr, ...) "w"
within(structure(1, class = "approx"), x <- 1)
with.approx <- function(data, expr, ...) "with!"
with(structure(1, class = "approx"), q)
#%%
merge.thing <- function(x, y, ...) "merged"
merge(structure(1, class = "thing"), 2)
split.thing <- function(x, f, ...) "split"
split(structure(1, class = "thing"), 2)
head.thing <- function(x, ...) "head"
head(structure(1, class = "thing"))
str.thing <- function(object, ...) cat("str thing\n")
str(structure(1, class = "thing"))
str(list(structure(1, class = "thing")))
