# Elements are replaced in place, copies stay what they were.
put <- function(x, i, v) { y <- x; x[i] <- v; list(x, y) }
put2 <- function(x, i, v) { y <- x; x[[i]] <- v; list(x, y) }
try3 <- function(f, x, i, v) tryCatch(f(x, i, v), error = function(e) conditionMessage(e), warning = function(w) paste("W", conditionMessage(w)))
xs <- list(c(1, 2, 3), 1:3, c(TRUE, NA), c("a", "b"), list(1, "x"), c(p = 1, q = 2), 5, NULL)
for (k in 1:3) for (x in xs) for (i in list(1, 3L, 5, 0, -1, NA, "q", c(1, 2), c(TRUE, FALSE)))
  for (v in list(9, 8L, "z", c(4, 5), list(6), NULL)) {
    r <- list(try3(put, x, i, v), try3(put2, x, i, v))
    if (k == 3) cat(deparse(r), "\n")
  }
#%%
# Growing by one.
grow <- function(n, v) { x <- v[0]; for (i in 1:n) x[i] <- v[1]; x }
growl <- function(n) { l <- list(); for (i in 1:n) { l[[length(l) + 1]] <- i; if (i > 2) l[[1]] <- -i }; l }
for (k in 1:3) { print(grow(12, 1.5)); print(grow(5, 2L)); print(grow(4, TRUE)); print(grow(3, "s")); str(growl(5)) }
named <- function() { x <- c(a = 1); x[2] <- 2; x[["c"]] <- 3; x }
shared <- function() { x <- 1:3; y <- x; x[4] <- 4L; y[1] <- 0L; x[5] <- 2.5; list(x, y) }
for (k in 1:4) { print(named()); str(shared()) }
#%%
# Members of lists and environments, old and new ones.
setl <- function(l, v) { old <- l; l$a <- v; l$b <- 1; list(l, old) }
for (k in 1:4) for (l in list(list(), list(a = 1), list(a = 1, b = 2), NULL, c(a = 1))) 
  for (v in list(5, NULL, 1:2)) { r <- tryCatch(setl(l, v), warning = function(w) "warned"); if (k == 4) str(r) }
event <- function(time) { e <- new.env(); e$time <- time; e[["kind"]] <- "k"; e$time <- e$time + 1; e }
for (k in 1:4) { e <- event(k); cat(e$time, e$kind, sort(ls(e)), "\n") }
locked <- function(e) tryCatch({ e$x <- 2; e$x }, error = function(e) conditionMessage(e))
a <- new.env(); b <- new.env(); b$x <- 1; lockBinding("x", b); c <- new.env(); lockEnvironment(c)
d <- new.env(); makeActiveBinding("x", function(v) { if (!missing(v)) cat("set", v, ""); 5 }, d)
for (k in 1:4) cat(locked(a), locked(b), locked(c), locked(d), locked(emptyenv()), "\n")
self <- function() { here <- environment(); n <- 1; here$n <- n + 1; here[["m"]] <- 3; c(n, m) }
m <- 0
for (k in 1:4) print(self())
#%%
# Nested parts.
pile <- function(e) { e$disks[e$height] <- 7; e$height <- e$height + 1; e$disks }
e <- new.env(); e$disks <- c(1, 2, 3); e$height <- 1; kept <- e$disks
for (k in 1:5) print(pile(e)); print(kept)
deep <- function(l) { o <- l; l$a$b[2] <- 5; l[["c"]][[1]]$d <- 6; l$m[1, 2] <- 0; list(l, o) }
for (k in 1:4) { r <- deep(list(a = list(b = 1:3), c = list(list(d = 1)), m = matrix(1:4, 2))) }; str(r)
balls <- list(list(x = 1, v = 2), list(x = 3, v = 4))
move <- function(b) { b$x <- b$x + b$v; b }
for (k in 1:4) { before <- balls; for (i in 1:2) balls[[i]] <- move(balls[[i]]); for (i in 1:2) balls[[i]]$v <- balls[[i]]$v * 2
  cat(balls[[1]]$x, balls[[2]]$v, before[[1]]$x, "\n") }
#%%
# Outside.
counter <- function() { v <- c(0, 0); l <- list(n = 0); m <- matrix(0, 2, 2); s <- 0
  list(up = function(i) { v[i] <<- v[i] + 1; l$n <<- l$n + 1; l[["last"]] <<- i; m[i, 1] <<- i; s <<- s + 1; invisible() }, get = function() list(v, l, m, s)) }
a <- counter(); b <- counter(); seen <- a$get()
for (k in 1:4) { a$up(1); a$up(2); b$up(1 + k %% 2) }
str(a$get()); str(b$get()); str(seen)
pushed <- function(x) { add <- function(y) x[[length(x) + 1]] <<- y; add(1); add(2); x }
p <- list(); for (k in 1:4) str(pushed(p)); str(p)
none <- function() tryCatch({ nowhere[1] <<- 2; nowhere }, error = function(e) conditionMessage(e))
for (k in 1:3) print(none())
fresh <- function(k) { made <<- k; made }
for (k in 1:3) print(fresh(k))
#%%
# Matrices of each type.
put <- function(m, i, j, v) { o <- m; m[i, j] <- v; list(m, o) }
putrow <- function(m, i, v) { m[i, ] <- v; m }
putcol <- function(m, j, v) { m[, j] <- v; m }
try <- function(e) tryCatch(e, error = function(e) conditionMessage(e), warning = function(w) paste("W", conditionMessage(w)))
ms <- list(matrix(1:4, 2), matrix(c(1.5, 2:4), 2), matrix(TRUE, 2, 2), matrix("a", 2, 2), matrix(list(1, 2, 3, 4), 2), matrix(1:4, 2, dimnames = list(c("r", "s"), NULL)), 1:4)
for (k in 1:3) for (m in ms) for (v in list(9L, 9.5, FALSE, "z", 1:3)) {
  r <- list(try(put(m, 1, 2, v)), try(put(m, 3, 1, v)), try(put(m, "r", 1, v)), try(putrow(m, 2, v)), try(putcol(m, 1, v)))
  if (k == 3) cat(deparse(r), "\n")
}
#%%
# Methods of objects answer.
x <- structure(list(a = 1), class = "box")
set <- function(x) { x$a <- 5; x[["b"]] <- 6; x[1] <- 7; unclass(x) }
for (k in 1:4) str(set(x))
`$<-.box` <- function(x, name, value) { cat("$", name, ""); x }
`[[<-.box` <- function(x, i, value) { cat("[[", i, ""); x }
`[<-.box` <- function(x, i, value) { cat("[", i, "\n"); x }
for (k in 1:4) str(set(x))
f <- function() { y <- factor(c("a", "b")); y[2] <- "a"; d <- as.Date("2024-01-01"); d[2] <- as.Date("2024-02-01"); list(y, d) }
for (k in 1:3) print(f())
#%%
# A value that is a part of what is changed, or the same.
f <- function() { l <- list(1, 2); l[[1]] <- l; l[[2]][[1]] <- l; l }
g <- function() { x <- c(1, 2, 3); x[2] <- x[1] <- 9; x[[3]] <- x[[1]]; x }
h <- function(x) { y <- x; x[1] <- 100; c(x[1], y[1]) }
v <- c(1, 2)
for (k in 1:4) { str(f()); print(g()); print(h(v)); print(v) }
p <- function(x) { force(x); x[1] <- 0; x }; w <- c(5, 6)
for (k in 1:4) { print(p(w)); print(p(c(7, 8))); print(w) }
lists <- list(a = c(1, 2)); q <- function(l) { part <- l$a; part[1] <- 50; l$a[2] <- 60; list(l, part) }
for (k in 1:4) str(q(lists)); str(lists)
#%%
# What is changed outside or in an environment may be an operand of who called.
x <- c(1, 2, 3); e <- new.env(); e$v <- c(1, 2)
up <- function(i) { x[i] <<- x[i] + 10; x }
upe <- function() { e$v[1] <- e$v[1] + 1; e$v }
f <- function() paste(x, up(2)); g <- function() paste(e$v, upe())
for (k in 1:4) { print(f()); print(g()); print(c(x, up(1))); print(list(e$v, upe(), e$v)) }
#%%
# Parts that others see are copied, removed, and put back.
l <- list(q = list(1, 2), m = matrix(1:4, 2), s = list(k = list(z = 1)))
push <- function(l, v) { l$q[[length(l$q) + 1]] <- v; l$m[1, 2] <- 9L; l$s[["k"]]$z <- v; l$s[["n"]] <- v; l }
pop <- function(l) { l$q[[length(l$q)]] <- NULL; l$s[["k"]] <- NULL; l }
for (k in 1:4) { a <- push(l, k); b <- pop(a); str(a); str(b) }
str(l)
drop <- function(x) x[-1]
for (k in 1:4) { print(drop(c("a", "b", "c"))); str(drop(list(1, 2))); print(drop(5)); print(drop(c(p = 1, q = 2))) }
items <- list(); push <- function(x) { items[[length(items) + 1]] <<- x; invisible() }
pull <- function() { top <- items[[length(items)]]; items[[length(items)]] <<- NULL; top }
for (k in 1:5) { push(k); push(-k); cat(pull(), length(items), "") }
