# inheritance and printing with format methods
print.polynomial <- function(x, ...) { co <- unclass(x)
terms <- character()
for (i in rev(seq_along(co))) { if (co[i] == 0) next
p <- i - 1
terms <- c(terms, paste0(if (co[i] != 1 || p == 0) format(co[i]), if (p > 0) "x", if (p > 1) paste0("^", p))) }
cat(paste(terms, collapse = " + "), "\n")
invisible(x) }
polynomial <- function(...) structure(c(...), class = "polynomial")
Ops.polynomial <- function(e1, e2) { n <- max(length(e1), length(e2))
a <- c(unclass(e1), rep(0, n - length(e1)))
b <- c(unclass(e2), rep(0, n - length(e2)))
switch(.Generic, "+" = structure(a + b, class = "polynomial"), "-" = structure(a - b, class = "polynomial"), "*" = { r <- rep(0, length(e1) + length(e2) - 1)
for (i in seq_along(e1)) for (j in seq_along(e2)) r[i + j - 1] <- r[i + j - 1] + unclass(e1)[i] * unclass(e2)[j]
structure(r, class = "polynomial") }, "==" = all(a == b), stop("unsupported: ", .Generic)) }
p <- polynomial(1, 2, 3)
q <- polynomial(0, 1)
p
q
p + q
p * q
p == p
try(p / q)
predict.polynomial <- function(object, newdata, ...) sapply(newdata, function(x) sum(unclass(object) * x^(seq_along(object) - 1)))
predict(p, 0:3)
as.character.polynomial <- function(x, ...) paste(unclass(x), collapse = ",")
as.character(p)
length(p)
p[2]
summary(unclass(p))

Math.temp <- function(x, ...) { cat("Math:", .Generic, "\n")
structure(NextMethod(), class = "temp") }
t1 <- structure(c(20.55, 30.12), class = "temp")
round(t1)
print(unclass(round(t1, 1)))
Summary.temp <- function(..., na.rm = FALSE) { cat("Summary:", .Generic, "\n")
NextMethod() }
max(t1)
range(t1)
sort.temp <- function(x, decreasing = FALSE, ...) { cat("sorting\n")
structure(sort(unclass(x), decreasing = decreasing), class = "temp") }
unclass(sort(t1, decreasing = TRUE))
format.temp <- function(x, ...) paste0(formatC(unclass(x), format = "f", digits = 1), "°C")
print.temp <- function(x, ...) print(format(x), quote = FALSE)
t1
t1[1]
c(t1, t1)
rev(t1)
data.frame(t = I(t1))
seq_along(t1)
mean(t1)
as.list(t1)
rep(t1, 2)
lapply(t1, class)
unique(t1)
t1[[2]]
t1 > 25
t1 + 1
-t1
toString(t1)
paste(t1)
cat(t1, "\n")
cat(format(t1), "\n")
str(t1)
is.numeric(t1)
inherits(t1, "temp")
inherits(t1, what = c("a", "temp"), which = TRUE)
class(unclass(t1))
exists("print.temp")
"[.temp" <- function(x, i) structure(unclass(x)[i], class = "temp")
t1[2]
"[<-.temp" <- function(x, i, value) { cat("assigning\n")
y <- unclass(x)
y[i] <- value
structure(y, class = "temp") }
t1[1] <- 99
t1
"$.temp" <- function(x, name) switch(name, K = unclass(x) + 273.15, F = unclass(x) * 9 / 5 + 32, NULL)
t1$K
t1$F
"==.temp" <- function(e1, e2) { cat("eq\n")
unclass(e1) == unclass(e2) }
t1 == t1
dim.grid <- function(x) c(7L, 7L)
g <- structure(list(), class = "grid")
dim(g)
nrow(g)
length.grid <- function(x) 49L
length(g)
as.data.frame.temp <- function(x, ...) data.frame(temp = unclass(x))
as.data.frame(t1)
levels(structure(1, levels = "a"))
all.equal(t1, t1)
identical(t1, t1)
xtfrm(structure(3:1, class = "zz"))
order(structure(3:1, class = "zz"))
seq(structure(1, class = "zz"), 3)
update.zz <- function(object, ...) "updated"
update(structure(1, class = "zz"))
cat(inherits(p, "polynomial"), "\n")
area <- function(s) UseMethod("area")
area.default <- function(s) NA
area.circle <- function(s) pi * s$r^2
area.rect <- function(s) s$w * s$h
shapes <- list(structure(list(r = 1), class = "circle"), structure(list(w = 2, h = 3), class = c("square", "rect")), 5)
sapply(shapes, area)
for (s in shapes) cat(class(s)[1], area(s), "\n")
print(structure(list(a = 1, b = "x"), class = "myobj"))
structure(list(a = 1), class = c("x", "y"))
structure(1:3, class = "q", extra = "e")
format(structure(1.5, class = "q"))
x <- structure(list(v = 1), class = "acc")
"v<-" <- function(o, value) UseMethod("v<-")
"v<-.acc" <- function(o, value) { o$v <- value
o }
v(x) <- 5
x$v
"[[.acc" <- function(x, i) paste("elem", i)
x[["foo"]]
x[[3]]
print(unclass(x))
rep_len(structure(1:2, class = "z"), 3)
split(structure(1:4, class = "z"), c(1, 2))
tryCatch(print(structure(1, class = "noprint")), error = function(e) "err")
f <- function(x, ...) UseMethod("f")
f.a <- function(x, ...) { cat("f.a\n")
NextMethod() }
f.b <- function(x, extra = "none", ...) { cat("f.b", extra, "\n")
NextMethod() }
f.default <- function(x, ...) cat("f.default\n")
f(structure(1, class = c("a", "b")))
f(structure(1, class = c("b", "a")), extra = "yes")
f(1L)
f(NULL)
f(matrix(1))
g <- function(x) UseMethod("g")
g.integer <- function(x) "int"
g.numeric <- function(x) "num"
g.matrix <- function(x) "mat"
g.function <- function(x) "fun"
g.data.frame <- function(x) "df"
g.character <- function(x) "chr"
g.list <- function(x) "lst"
g.NULL <- function(x) "null"
g.factor <- function(x) "fct"
g.name <- function(x) "nam"
g.call <- function(x) "cal"
g.logical <- function(x) "lgl"
g.complex <- function(x) "cpl"
sapply(list(1L, 1, matrix(1L), sum, mtcars, "a", list(), factor(1), quote(x), quote(x + y), NA, 1i), g)
g(NULL)
g(array(1, c(1, 1, 1)))
