"second<-" <- function(x, value) { x[2] <- value; x }
v <- 1:3
second(v) <- 20L
v
w <- c(5, 6)
second(w) <- "z"
w
#%%
"field<-" <- function(x, name, value) { x[[name]] <- value; x }
l <- list()
field(l, "a") <- 1
field(l, "b") <- "q"
str(l)
field(l, "a") <- NULL
str(l)
#%%
"mod<-" <- function(obj, i, ..., value) { cat("i =", i, "extra =", length(list(...)), "\n"); obj[i] <- value; obj }
x <- 1:3
mod(x, 2) <- 9L
x
mod(x, 1, "e1", "e2") <- 8L
x
#%%
"bad<-" <- function(x, v) { x }
y <- 1
bad(y) <- 2
#%%
"prop<-" <- function(x, value) structure(x, prop = value)
y <- 5
prop(y) <- "p"
y
attr(y, "prop")
z <- prop(y) <- "chain"
z
attr(y, "prop")
#%%
x <- c(a = 1, b = 2)
names(x)[2] <- "B"
x
names(x) <- toupper(names(x))
x
names(x)[names(x) == "A"] <- "first"
x
names(x) <- NULL
x
names(x)[2] <- "two"
x
#%%
x <- list(a = list(b = c(1, 2, 3)))
x$a$b[2] <- 99
x$a$b
names(x$a) <- "renamed"
str(x)
x[["a"]][["renamed"]][[1]] <- -1
x$a$renamed
names(x$a$renamed) <- c("p", "q", "r")
x$a$renamed["q"]
attr(x$a, "note") <- "n"
attributes(x$a)
#%%
m <- matrix(1:4, 2)
dim(m) <- NULL
m
dim(m) <- c(1, 4)
m
dimnames(m) <- list("r", letters[1:4])
m
dimnames(m)[[2]][3] <- "CC"
m
colnames(m)[1] <- "AA"
m
diag(m[, 1:1, drop = FALSE])
rownames(m) <- "row!"
m
#%%
l <- list(m = matrix(0, 2, 2))
l$m[1, 2] <- 5
dim(l$m)
diag(l$m) <- 1
l$m
l$m[l$m == 0] <- NA
l$m
is.na(l$m)
l["m"] <- NULL
length(l)
levels(l$f) <- "x"
#%%
f <- factor(c("a", "b"))
levels(f)[levels(f) == "a"] <- "alpha"
f
levels(f) <- rev(levels(f))
f
#%%
x <- 1:10
x[x > 5][1:2] <- 0L
x
x[-(1:3)][1] <- 100L
x
#%%
fn <- function(x, y) x + y
body(fn) <- quote(x * y)
fn(3, 4)
formals(fn)$y <- 10
fn(3)
formals(fn) <- alist(x = , y = 2, z = 3)
names(formals(fn))
body(fn)[[1]] <- as.name("-")
fn(5)
environment(fn) <- new.env()
fn(1, 1)
fn2 <- fn
body(fn2) <- 42
fn2()
fn(1, 1)
#%%
x <- "hello"
substr(x, 1, 1) <- "J"
x
is.na(x) <- 1
x
#%%
y <- 1:5
is.na(y) <- c(2, 4)
y
length(y) <- 3
y
storage.mode(y) <- "character"
y
mode(y) <- "list"
y
attributes(y) <- list(names = c("a", "b", "c"))
y
class(y) <- "cls"
inherits(y, "cls")
oldClass(y) <- NULL
class(y)
#%%
"left<-" <- function(x, value) { x$left <- value; x }
left <- function(x) x$left
t <- list(v = 1, left = list(v = 2))
left(t)$v <- 20
t$left$v
left(left(t)) <- "deep"
str(t)
left(t)[["new"]] <- TRUE
names(t$left)
left(t)$left <- NULL
str(t)
#%%
a <- b <- c <- 5
a
b
c
#%%
x <- y <- c(1, 2, 3)
x[2] <- 0
y
#%%
i <- 1
v <- c(10, 20, 30)
v[i <- i + 1] <- 99
v
i
f <- function() { cat("index\n"); 2 }
v[f()] <- 7
v
g <- function() { cat("value\n"); 8 }
v[f()] <- g()
v
v[[f()]] <- g()
v
#%%
x <- c(1, 2, 3)
f <- function() { x[2] <- 100; x }
f()
x
g <- function() { x[2] <<- 200; x }
g()
x
h <- function() { x <- c(7, 8, 9); x[1] <<- -1; x }
h()
x
names(x) <- c("a", "b", "c")
k <- function() names(x)[1] <<- "Z"
k()
x
#%%
m <- function() { lst$q <<- 1 }
lst <- list()
m()
str(lst)
#%%
f <- function(x) { x$v <- 1; names(x)[1] <- "w"; x }
orig <- list(v = 0)
f(orig)
orig
e <- new.env()
e$x <- 1:3
e$x[2] <- 20L
e$x
names(e$x) <- letters[1:3]
e$x
e[["x"]]["b"] <- 0L
e$x
attr(e, "tag") <- "envtag"
attr(e, "tag")
get_e <- function() e
tryCatch({ get_e()$x <- 1 }, error = conditionMessage)
#%%
nofun(x) <- 1
#%%
x <- 1
nofun(x) <- 1
#%%
names(y_undefined) <- "a"
#%%
y_undefined$a <- 1
#%%
y_undefined[["a"]] <- 1
#%%
"my var" <- 3
`my var`
#%%
x <- list()
x$"quoted name" <- 1
names(x)
x[["k"]]$`sub name` <- 2
str(x)
`body<-`(function(x) 1, value = quote(x^2))(3)
#%%
'lst' <- list(1)
lst
assign("odd name", 4)
`odd name`
#%%
"f<-" <- function(x, value) value
q <- 1
f(q) <- "replaced"
q
`f<-`(q, 5)
q
#%%
`names<-`(1:2, c("a", "b"))
`[<-`(1:3, 2, value = 9L)
`attr<-`(1, "k", "v")
`levels<-`(factor("a"), "b")
`dim<-`(1:4, c(2, 2))
`class<-`(1, "u") |> class()
#%%
`$<-`(list(), "nm", 3)
`[[<-`(list(1), 1, "z")
`diag<-`(matrix(0, 2, 2), 1)
`is.na<-`(1:3, 2)
#%%
x <- 5 -> y
x
y
x <<- 9
x
#%%
10 -> z
z
w = 3
w
(v <- 4)
#%%
f <- function(a) a
f(a <- 7)
a
f(a = 8)
a
t1 <- t2 <- list()
t1$a <- 1
length(t2)
#%%
{u <- 1; u}
if ((n <- 3) > 2) n
while ((n <- n - 1) > 0) cat(n, "")
cat("\n")
#%%
df <- data.frame(a = 1:3, b = letters[1:3])
df$a[2] <- 20L
df
df[df$b == "c", "a"] <- 0L
df
df$new <- df$a * 2
df
names(df)[1] <- "A"
names(df)
df[["b"]][1] <- "zz"
df
df$new <- NULL
df
df[nrow(df) + 1, ] <- list(9L, "w")
df
rownames(df) <- df$b
df
levels(df$f <- factor(df$b))
colnames(df)[2] <- "B"
df
df[2, ]
df[df == 0] <- NA
df
#%%
"at<-" <- function(x, i, j, value) { x[i, j] <- value; x }
m <- matrix(0, 2, 2)
at(m, 1, 2) <- 5
m
at(m, j = 1, i = 2) <- 7
m
l <- list(m = m)
at(l$m, 1, 1) <- -1
l$m
at(l[["m"]], 2, 2) <- 3
l$m
"get_or<-" <- function(x, key, default = 0, value) { x[[key]] <- value + default; x }
d <- list()
get_or(d, "k") <- 1
get_or(d, "k2", default = 10) <- 1
str(d)
#%%
"%at%<-" <- function(x, i, value) { x[i] <- value; x }
v <- 1:3
v %at% 2 <- 50L
v
"first<-" <- function(x, value) UseMethod("first<-")
"first<-.default" <- function(x, value) { x[1] <- value; x }
"first<-.rec" <- function(x, value) { cat("rec method\n"); x$first <- value; x }
first(v) <- 0L
v
r <- structure(list(), class = "rec")
first(r) <- "F"
r$first
class(r)
