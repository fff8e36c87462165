# Methods run in the place of calls of their generics, as long as nobody can tell.
area <- function(shape, ...) UseMethod("area"); area.square <- function(shape, scale = 1, ...) scale * shape$side^2; area.circle <- function(shape, ...) 3 * shape$r^2; area.default <- function(shape, ...) -1
shapes <- list(structure(list(side = 2), class = "square"), structure(list(r = 3), class = "circle"), 5, structure(list(side = 4), class = c("special", "square")))
total <- function(l) { t <- 0; for (k in 1:50) for (s in l) t <- t + area(s) + area(shape = s, scale = 2); t }
total(shapes[1]); total(shapes[1:2]); total(shapes); area.special <- function(shape, ...) 1000; total(shapes); area.square <- function(shape, ...) 0; total(shapes); rm(area.special); total(shapes)
#%%
get <- function(o) UseMethod("get"); get.a <- function(o) o$v; get.default <- function(o) stop("no method for this")
f <- function(o, n) { s <- 0; for (i in 1:n) s <- s + get(o); s }
o <- structure(list(v = 2), class = "a"); f(o, 100); class(o) <- "b"; tryCatch(f(o, 100), error = function(e) print(conditionCall(e))); f(structure(list(v = 2L), class = "a"), 100); f(structure(list(), class = "a"), 3)
#%%
v <- function(o, x) UseMethod("v"); v.a <- function(o, x) if (missing(x)) "none" else o$n + x; v.b <- function(o, x = o$n * 2) x
a <- structure(list(n = 1), class = "a"); b <- structure(list(n = 5), class = "b"); r <- NULL
for (i in 1:60) r <- c(r, v(a, i), v(b)); sum(r); v(a); g <- function() { r <- 0; for (i in 1:60) r <- r + v(a, r) * v(b, i); r }; g()
#%%
w <- function(o) UseMethod("w"); w.a <- function(o) { seen <<- seen + 1; o$n }; w.b <- function(o) c(NextMethod(), 1); w.c <- function(o) sys.call(); w.d <- function(o) .Generic
seen <- 0; h <- function(o, n) { r <- NULL; for (i in 1:n) r <- w(o); r }
h(structure(list(n = 3), class = "a"), 70); seen; h(structure(list(n = 4), class = c("b", "a")), 70); seen; h(structure(1, class = "c"), 70); h(structure(1, class = "d"), 70)
#%%
z <- function(o) UseMethod("z"); z.numeric <- function(o) o + 1; z.integer <- function(o) o + 2L; z.character <- function(o) nchar(o); z.matrix <- function(o) dim(o); z.function <- function(o) "f"; z.list <- function(o) length(o); z.NULL <- function(o) "null"
k <- function(o, n = 60) { r <- NULL; for (i in 1:n) r <- z(o); r }; lapply(list(1, 1L, "abc", matrix(1:4, 2), sum, list(1, 2), NULL, 2.5), k)
#%%
local({ p <- function(o) UseMethod("p"); p.a <- function(o) "inner"; q <- function(o) { r <- ""; for (i in 1:60) r <- p(o); r }; o <- structure(1, class = "a"); print(q(o)); p.a <- function(o) "again"; print(q(o)) })
p <- function(o) UseMethod("p"); p.a <- function(o) "outer"; u <- function(o) { p.a <- function(o) "mine"; r <- ""; for (i in 1:60) r <- p(o); r }; u(structure(1, class = "a"))
for (i in 1:6) { p.a <- if (i %% 2 == 0) function(o) "even" else function(o) "odd"; for (j in 1:40) x <- p(structure(i, class = "a")); cat(x, "") }
#%%
upd <- function(a, x) { a$n <- a$n + x; a }; e <- new.env(); e$n <- 0
s <- function(o, k) { keep <- o; for (i in 1:k) { old <- o; o <- upd(o, i) }; list(keep$n, old$n, o$n) }
s(list(n = 1, m = 2), 60); s(structure(list(n = 1), class = "t"), 60); invisible(s(e, 60)); e$n; `$<-.t` <- function(x, name, value) { x <- unclass(x); x[[name]] <- -value; structure(x, class = "t") }; s(structure(list(n = 1), class = "t"), 60)
#%%
dup <- function(a) { b <- a; a$n <- 2; b$n <- b$n + 1; list(a$n, b$n) }; l <- list(n = 5); for (i in 1:80) r <- dup(l); r; l
sec <- function(l, f) { r <- 0; for (i in seq_along(l)) r <- r + f(l[[i]], l[[1]]); r }; sec(as.list(1:70), function(a, b) a * b); tryCatch(sec(stop("lazy"), sum), error = conditionMessage)
