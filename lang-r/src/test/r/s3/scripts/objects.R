Stack <- function() structure(list(items = list()), class = "Stack")
push <- function(s, x) UseMethod("push")
push.Stack <- function(s, x) { s$items <- c(s$items, list(x)); s }
size <- function(s) UseMethod("size")
size.Stack <- function(s) length(s$items)
s <- Stack()
s <- push(s, 1)
s <- push(s, "two")
size(s)
str(s$items)
#%%
Account <- function(owner, balance = 0) { self <- environment(); class(self) <- "Account"; self }
deposit <- function(a, x) UseMethod("deposit")
deposit.Account <- function(a, x) { a$balance <- a$balance + x; invisible(a) }
a <- Account("Ann")
deposit(a, 50)
deposit(deposit(a, 25), 25)
a$balance
class(a)
is.environment(a)
#%%
new_temp <- function(x = double()) { stopifnot(is.double(x)); structure(x, class = "temperature") }
print.temperature <- function(x, ...) { cat("<temperature>\n"); print(unclass(x)); invisible(x) }
new_temp(c(20.5, 30))
"[.temperature" <- function(x, i) new_temp(NextMethod())
new_temp(c(1.5, 2.5, 3.5))[2:3]
tryCatch(new_temp("a"), error = conditionMessage)
#%%
Animal <- function(name, sound) structure(list(name = name, sound = sound), class = "Animal")
Dog <- function(name) { obj <- Animal(name, "Woof"); class(obj) <- c("Dog", class(obj)); obj }
speak <- function(x) UseMethod("speak")
speak.Animal <- function(x) cat(x$name, "says", x$sound, "\n")
speak.Dog <- function(x) { NextMethod(); cat("(wags tail)\n") }
speak(Animal("Cat", "Meow"))
speak(Dog("Rex"))
inherits(Dog("R"), "Animal")
#%%
toString.human <- function(x, ...) paste0(x$first, " ", x$last)
format.human <- function(x, ...) toString(x)
print.human <- function(x, ...) cat("<", format(x), ">\n", sep = "")
p <- structure(list(first = "Ada", last = "L"), class = "human")
p
toString(p)
format(p)
people <- list(p, p)
people
#%%
sort_by <- function(x, ...) UseMethod("sort_by")
sort_by.list <- function(x, key, ...) x[order(sapply(x, `[[`, key))]
l <- list(list(n = "b", v = 2), list(n = "a", v = 3))
str(sort_by(l, "n"))
sort_by.default <- function(x, ...) sort(x)
sort_by(c(3, 1, 2))
#%%
update_field <- function(obj, ...) UseMethod("update_field")
update_field.default <- function(obj, ...) { ch <- list(...); for (n in names(ch)) obj[[n]] <- ch[[n]]; obj }
o <- structure(list(a = 1, b = 2), class = "cfg")
o2 <- update_field(o, b = 20, c = 30)
unlist(unclass(o2))
unlist(unclass(o))
class(o2)
#%%
iter <- function(x) UseMethod("iter")
iter.numeric <- function(x) { i <- 0; structure(list(nxt = function() { i <<- i + 1; if (i > length(x)) NULL else x[i] }), class = "iterator") }
it <- iter(c(10, 20))
it$nxt()
it$nxt()
is.null(it$nxt())
#%%
"==.ver" <- function(e1, e2) identical(unclass(e1), unclass(e2))
"<.ver" <- function(e1, e2) { a <- unclass(e1); b <- unclass(e2); for (i in seq_along(a)) { if (a[i] < b[i]) return(TRUE); if (a[i] > b[i]) return(FALSE) }; FALSE }
v <- function(...) structure(c(...), class = "ver")
v(1, 2, 3) < v(1, 3, 0)
v(2, 0) < v(1, 9)
v(1, 1) == v(1, 1)
#%%
as.data.frame.recs <- function(x, ...) data.frame(name = sapply(unclass(x), `[[`, "name"), age = sapply(unclass(x), `[[`, "age"))
r <- structure(list(list(name = "x", age = 1), list(name = "y", age = 2)), class = "recs")
as.data.frame(r)
#%%
print.matrixish <- function(x, ...) { cat("matrixish", dim(x), "\n"); invisible(x) }
m <- structure(matrix(1:4, 2), class = "matrixish")
m
m[1, ]
dim(m)
t(m)
m + 1
unclass(m)
#%%
x <- structure(list(a = 1, b = 2), class = "rec")
x$a
x[["b"]]
names(x)
x["a"]
length(x)
x$c <- 3
names(x)
class(x)
for (e in x) print(e)
sapply(x, function(v) v * 2)
lapply(unclass(x)[1], identity)
unlist(x)
is.list(x)
#%%
cmp <- function(a, b) UseMethod("cmp")
cmp.default <- function(a, b) sign(a - b)
cmp.character <- function(a, b) if (a < b) -1 else if (a > b) 1 else 0
cmp(3, 5)
cmp("b", "a")
cmp("a", "a")
bubble <- function(v) { n <- length(v); for (i in seq_len(n - 1)) for (j in seq_len(n - i)) if (cmp(v[j], v[j + 1]) > 0) { t <- v[j]; v[j] <- v[j + 1]; v[j + 1] <- t }; v }
bubble(c(3, 1, 2))
bubble(c("q", "a", "m"))
#%%
format.pct <- function(x, digits = 1, ...) paste0(formatC(100 * unclass(x), format = "f", digits = digits), "%")
print.pct <- function(x, ...) print(noquote(format(x, ...)))
p <- structure(c(0.123, 0.5), class = "pct")
p
print(p, digits = 0)
format(p, digits = 3)
paste(format(p), collapse = "/")
data.frame(p = p)
#%%
levels.opts <- function(x) c("a", "b")
"levels<-.opts" <- function(x, value) { cat("setting levels\n"); x }
o <- structure(1, class = "opts")
levels(o)
levels(o) <- c("x")
"names<-.opts" <- function(x, value) { cat("setting names:", value, "\n"); x }
names(o) <- "nm"
"dim<-.opts" <- function(x, value) { cat("dim\n"); x }
dim(o) <- 1
"length<-.opts" <- function(x, value) { cat("length\n"); x }
length(o) <- 4
