# What was found for a class holds only as long as nothing changes.
area <- function(s) UseMethod("area")
area.default <- function(s) "none"
x <- structure(list(), class = c("square", "shape"))
for (i in 1:6) {
  if (i == 2) area.shape <- function(s) "shape"
  if (i == 3) area.square <- function(s) "square"
  if (i == 4) area.square <- function(s) "another square"
  if (i == 5) rm(area.square)
  if (i == 6) rm(area.shape)
  print(area(x))
}
#%%
area <- function(s) UseMethod("area")
area.square <- function(s) "outside"
x <- structure(list(), class = "square")
f <- function(n) {
  if (n == 2) area.square <- function(s) "inside"
  area(x)
}
for (i in 1:4) print(f(i))
g <- function(n) {
  if (n == 2) assign("area.square", function(s) "assigned")
  area(x)
}
for (i in 1:4) print(g(i))
h <- function(area.square) area(x)
print(h(function(s) "a parameter"))
print(f(1))
#%%
x <- structure(list(a = 1), class = "box")
f <- function(x) x$a
for (i in 1:4) {
  if (i == 3) `$.box` <- function(x, name) paste("part", name)
  print(f(x))
}
rm(`$.box`)
print(f(x))
#%%
x <- structure(1:3, class = "box")
f <- function(x) x[2]
for (i in 1:4) {
  if (i == 3) `[.box` <- function(x, i) paste("element", i)
  print(unclass(f(x)))
}
#%%
x <- structure(1, class = "money")
f <- function(x) x + 1
for (i in 1:6) {
  if (i == 2) Ops.money <- function(e1, e2) paste("group", .Generic)
  if (i == 4) `+.money` <- function(e1, e2) "plus"
  if (i == 5) rm(`+.money`)
  print(unclass(f(x)))
}
#%%
area <- function(s) UseMethod("area")
area.default <- function(s) class(s)
x <- structure(list(), class = "square")
classes <- "square"
for (i in 1:3) {
  class(x) <- classes
  print(area(x))
  classes[2] <- "shape"
  area.shape <- function(s) c("shape", NextMethod())
}
#%%
area <- function(s) UseMethod("area")
area.square <- function(s) "square"
x <- structure(list(), class = "square")
print(area(x))
area.square <- 5
tryCatch(area(x), error = function(e) cat(conditionMessage(e), "\n"))
local({
  area.square <- function(s) "local"
  print(area(x))
})
#%%
f <- function(x) UseMethod("f")
f.integer <- function(x) "integer"
f.numeric <- function(x) "numeric"
f.matrix <- function(x) "matrix"
f.function <- function(x) "function"
f.default <- function(x) "default"
for (i in 1:2) for (x in list(1L, 1, matrix(1), sum, "a", quote(a + b), quote(if (a) b), NULL)) print(f(x))
f.character <- function(x) "character"
f.call <- function(x) "call"
for (x in list(1L, 1, matrix(1), sum, "a", quote(a + b), quote(if (a) b), NULL)) print(f(x))
#%%
make <- function() {
  f <- function(x) UseMethod("f")
  f.a <- function(x) "mine"
  f
}
f.a <- function(x) "global"
x <- structure(1, class = "a")
g <- make()
print(g(x))
rm(f.a)
print(g(x))
#%%
# .Class and .Generic are those of each call.
f <- function(x) UseMethod("f")
f.b <- function(x) { print(.Class); print(.Generic); .Class[1] <- "changed"; 1 }
x <- structure(1, class = c("a", "b", "c"))
for (i in 1:2) f(x)
#%%
f <- function(x) UseMethod("f")
registerS3method("f", "reg", function(x) "registered")
x <- structure(1, class = "reg")
for (i in 1:2) print(f(x))
registerS3method("f", "reg", function(x) "registered again")
print(f(x))
f.reg <- function(x) "defined"
print(f(x))
#%%
# The next method gets what the call was given.
f <- function(x) UseMethod("f")
f.default <- function(x) unclass(x)
f.a <- function(x) { x[1] <- 100; c(x[1], NextMethod()) }
g <- function() f.a(structure(c(1, 2), class = "a"))
for (i in 1:3) print(g())
for (i in 1:3) print(f(structure(c(1, 2), class = "a")))
