x <- c(1,2); print(c(x, {x[1] <- 5; x}))
#%%
y <- c(1,2); print(y + {y[1] <- 10; y})
#%%
l <- list(a=list(b=list(c=1)))
k <- l
k$a$b$c <- 2
print(l$a$b$c)
#%%
cfg <- list(db=list(opts=list(timeout=1))); f <- function(cfg) { cfg$db$opts$timeout <- 99; cfg }; invisible(f(cfg)); print(cfg$db$opts$timeout)
#%%
s <- c(0,0); str(lapply(1:2, function(i) { s[i] <<- i; s }))
#%%
s <- c(0, 0)
upd <- function() { s[1] <<- s[1]+1; s }; str(list(upd(), upd()))
#%%
s <- c(0, 0)
upd <- function() { s[1] <<- s[1] + 1; s }
print(upd() == upd())
print(s + upd())
#%%
f <- function() { x <- c(1,2); on.exit(x[1] <- 99); x }; print(f())
#%%
l <- list(1,2)
l[[1]] <- l
str(l)
#%%
x <- c(1,2,3)
x[3:1] <- x
print(x)
#%%
l <- list(a=c(1,2,3))
l$a[3:1] <- l$a
str(l)
l$a$b <- l
str(l)
#%%
f <- function(...) c(..., {x[1] <<- 100; x}); x <- c(1,2); print(f(x))
#%%
f <- function(a) y + a; y <- 1:3; print(f({y[1] <- 10L; y}))
#%%
x <- structure(list(a=1), class="foo")
y <- x
x$a <- 2
print(y$a)
x[["a"]] <- 3
print(y$a)
#%%
x <- structure(list(a = 1), class = "foo")
g <- function(x) { x[["b"]] <- 7; x }; h <- g(x); print(unclass(x)); print(unclass(h))
#%%
s <- c(0, 0)
str(sapply(1:3, function(i) { s[1] <<- i; s })); str(Map(function(i) {s[2] <<- i; s}, 1:2)); str(mapply(function(i) {s[2] <<- i; s}, 1:2, SIMPLIFY=FALSE))
#%%
s <- c(0, 0)
str(replicate(2, {s[1] <- s[1] + 1; s}, simplify = FALSE))
#%%
s <- c(0, 0)
str(Reduce(function(a, b) { s[1] <<- s[1] + b; s }, 1:3, accumulate = TRUE))
#%%
e <- new.env()
e$v <- 1:3
w <- e$v
e$v[1] <- 9L
print(w)
print(e$v)
#%%
s <- c(0, 0)
str(vapply(1:2, function(i) { s[i] <<- i; s }, c(0,0)))
#%%
z <- 1:3; z2 <- tryCatch({z}, finally = z[1] <- 9L); print(z2)
#%%
s <- c(0, 0)
str(rapply(list(1,2), function(x) { s[1] <<- s[1]+x; s}, how="list"))
#%%
s <- c(0, 0)
str(tapply(1:4, c(1,1,2,2), function(v) { s[1] <<- sum(v); s }))
#%%
s <- c(0, 0)
upd <- function() { s[1] <<- s[1] + 1; s }
print(identical(s, upd()))
print(paste(s, upd()))
#%%
print(c(l2 <- c(1,2), {l2[1] <- 3; l2}))
#%%
s <- c(0, 0)
upd <- function() { s[1] <<- s[1] + 1; s }
str(do.call(list, list(upd(), upd())))
#%%
x <- c(7, 8)
str(Filter(function(v) {x[1] <<- 0; TRUE}, x)); str(outer(1:2,1:2,function(a,b) {x[1] <<- 5; a+b}))
#%%
e <- new.env(); e$v <- c(12, 1); attr(e$v, "t") <- "u"
upe <- function() { e$v[1] <- e$v[1] + 1; e$v }
(function(...) c(...))(e$v, upe())
#%%
l <- list(a = c(1, 2)); names(l$a) <- c("p", "q"); k <- l$a; l$a[1] <- 9; k; l$a
f <- function(p, q) { q; p }
f(l$a, l$a[2] <- 5)
#%%
e <- new.env(); e$v <- 1:3
try(attr(e$v, "dim") <- 7)
k <- e$v; e$v[1] <- 9L; k
