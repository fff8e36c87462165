# Elements of vectors, lists and environments, with every kind of index.
get1 <- function(x, i) x[i]
get2 <- function(x, i) x[[i]]
try2 <- function(f, x, i) tryCatch(f(x, i), error = function(e) conditionMessage(e))
for (k in 1:4) for (x in list(c(1.5, 2.5, NA), 4:6, c(TRUE, NA, FALSE), c("a", NA), list(1, "b", NULL)))
  for (i in list(1, 2L, 3, 2.9, 0, -1, 4, NA, NA_integer_, 1e10, "a", TRUE, c(1, 2), -(1:2), NULL)) {
    r <- list(try2(get1, x, i), try2(get2, x, i))
    if (k == 4) cat(deparse(r), "\n")
  }
#%%
get2 <- function(x, i) x[[i]]
try2 <- function(x, i) tryCatch(get2(x, i), error = function(e) conditionMessage(e))
l <- list(a = 1, b = "two", ab = 3:4, a = 5)
e <- new.env(); e$a <- 10; e$f <- function() 1
delayedAssign("late", { cat("forced "); 7 }, assign.env = e)
makeActiveBinding("now", function() { cat("asked "); 8 }, e)
for (k in 1:5) for (n in c("a", "b", "ab", "c", "", NA)) cat(k, deparse(try2(l, n)), "")
cat("\n")
for (k in 1:5) for (n in c("a", "late", "now", "none")) cat(k, deparse(try2(e, n)), "")
cat("\n")
for (k in 1:3) print(try2(c(a = 1, b = 2), "b"))
for (k in 1:3) print(try2(c(a = 1, b = 2), "x"))
for (k in 1:3) print(try2(list(p = list(q = 3)), c("p", "q")))
#%%
# Methods answer before anybody else, also if they come later.
get2 <- function(x, i) x[[i]]; get1 <- function(x, i) x[i]; getm <- function(x) x$v
x <- structure(list(v = 1, w = 2), class = "box")
for (k in 1:4) cat(get2(x, 1), get2(x, "w"), getm(x), length(get1(x, 1)), "\n")
`[[.box` <- function(x, i) "element"; `$.box` <- function(x, name) paste("member", name); `[.box` <- function(x, i) "part"
for (k in 1:4) cat(get2(x, 1), get2(x, "w"), getm(x), get1(x, 1), "\n")
rm(`[[.box`, `$.box`, `[.box`)
for (k in 1:4) cat(get2(x, 1), get2(x, "w"), getm(x), length(get1(x, 1)), "\n")
f <- factor(c("u", "v", "u")); d <- as.Date("2024-01-01") + 0:2
for (k in 1:4) { print(get1(f, 2)); print(get2(f, 1)); print(get1(d, 2:3)); print(get2(d, 1)) }
#%%
# Members: partial names, missing ones, NULL, what is no list.
m <- function(x) tryCatch(x$name, error = function(e) conditionMessage(e))
e <- new.env(); e$name <- "here"
for (k in 1:5) for (x in list(list(name = 1), list(named = 2), list(name1 = 1, name2 = 2), list(), NULL, e, new.env(), 5, "s", quote(f(name = 3)), mean))
  cat(deparse(m(x)), "")
cat("\n")
#%%
# Subsets by vectors, without and with names.
part <- function(x, i) tryCatch(x[i], error = function(e) conditionMessage(e), warning = function(w) "warned")
x <- c(5, 6, 7, 8); n <- c(a = 1L, b = 2L, c = 3L)
for (k in 1:4) {
  r <- list(part(x, 2:3), part(x, -1), part(x, x > 6), part(x, c(TRUE, FALSE)), part(x, c(1, NA)), part(x, c(0, 2)),
    part(x, c(-1, 2)), part(x, 3:9), part(n, c("b", "z")), part(n, -2), part(n, n > 1), part(list(1, 2, 3), 2:3),
    part(x, list(1)), part(x, integer(0)), part(x, c(1.9, 2.1)), part(NULL, 1:2))
  if (k > 3) str(r)
}
#%%
# Rows, columns and elements of matrices of each type, with and without names.
at <- function(m, i, j) tryCatch(m[i, j], error = function(e) conditionMessage(e))
row <- function(m, i) tryCatch(m[i, ], error = function(e) conditionMessage(e))
col <- function(m, j) tryCatch(m[, j], error = function(e) conditionMessage(e))
flat <- function(m, i) m[i]
keep <- function(m, i) m[i, , drop = FALSE]
ms <- list(matrix(1:6, 2), matrix(c(1.5, NA, 3:6), 2), matrix(c(TRUE, NA, FALSE, TRUE), 2), matrix(letters[1:4], 2),
  matrix(1:4, 2, dimnames = list(c("a", "b"), c("x", "y"))), matrix(list(1, "b", 3, 4), 2), matrix(1, 1, 1), matrix(0, 0, 2))
for (k in 1:3) for (m in ms) {
  r <- list(at(m, 1, 2), at(m, 2L, 1L), at(m, 3, 1), at(m, NA, 1), length(at(m, 0, 1)), at(m, -1, 1), at(m, 1:2, 1), row(m, 1), row(m, 2),
    row(m, 9), col(m, 1), col(m, 2L), col(m, "x"), flat(m, 1), flat(m, 3), if (nrow(m)) keep(m, 1))
  if (k == 3) cat(deparse(r), "\n")
}
#%%
a <- array(1:24, c(2, 3, 4)); get3 <- function(a, i, j, k) a[i, j, k]
for (n in 1:4) { print(get3(a, 1, 2, 3)); print(get3(a, 1, 1:2, 3)); print(tryCatch(get3(a, 5, 1, 1), error = function(e) "out")) }
one <- array(1:3, 3, dimnames = list(c("p", "q", "r"))); flat <- function(x, i) x[i]
for (n in 1:4) { print(flat(one, 2)); print(flat(a, 7)); print(flat(table(c(1, 1, 2)), 1)) }
#%%
# Loops over sequences of every length and kind, one after the other.
total <- function(v) { s <- 0; for (x in v) s <- s + x; s }
inner <- function(n) { s <- 0; for (i in 1:n) for (j in i:n) s <- s + i * j; s }
for (k in 1:4) cat(total(1:3), total(5L), total(integer()), total(c(3L, NA, 1L)), total(c(1.5, 2)), total(2.5), total(numeric()), total(TRUE),
  total(c(TRUE, NA)), total(NULL), inner(5), inner(1), "\n")
walk <- function(v) { s <- ""; for (x in v) s <- paste(s, deparse(x)); s }
for (k in 1:3) { print(walk(list(1, "a", NULL))); print(walk(c("p", NA))); print(walk(factor(c("u", "v")))); print(walk(as.Date("2024-01-01"))); print(walk(4:5)) }
last <- function(v) { x <- "before"; for (x in v) NULL; x }
for (k in 1:3) { print(last(1:3)); print(last(integer(0))); print(last(7)) }
