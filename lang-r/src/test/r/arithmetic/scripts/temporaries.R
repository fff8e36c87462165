# Results that nobody holds may become the next result; whoever holds one keeps it.
x <- c(1, 2, 3); f <- function() x
y <- f() * 2 + f(); z <- -f(); w <- sqrt(f()); list(x, y, z, w)
#%%
kept <- NULL
keep <- function(v) { kept <<- v; v }
r <- keep(c(1, 4, 9) + 0) * 2 + 1
list(kept, r, -keep(r * 2), kept, sqrt(keep(abs(r) + 1)), kept)
#%%
last <- function() { v <- c(5, 6, 7) * 2; g <<- function() v; v }
list(last() + 1, g(), -last(), g(), sqrt(last()), g(), last() * g(), g())
#%%
a <- list(p = c(1, 2), q = c(TRUE, NA))
list(a$p * 2 + 1, -a$p, !a$q, !(a$q & TRUE), a[["p"]] + a$p, a)
#%%
m <- matrix(c(1, 2, 3, 4), 2, dimnames = list(c("a", "b"), NULL)); v <- c(u = 1, v = 2)
list(m * 2 + v, -(m * 2), sqrt(m * m), (m > 2) & !(m == 4), v - m + 1, m, v)
#%%
i <- 1:4; l <- c(TRUE, FALSE, NA, TRUE)
list((i + 1L) * 2L, -(i * 1L), (i - 4L) %/% 2L, (i + 1L) %% 2L, (i * 2L) / 4, (l + 1L) * 3L, !(!l), (l & TRUE) | l, i, l)
#%%
(c(2147483647L, 1L) - 1L) + c(5L, 5L)
#%%
(c(1, 2, 3, 4, 5, 6) + 1) * c(1, 2)
c(1, 2) * (c(1, 2, 3, 4, 5, 6) + 1)
(c(1, 2) + 1) * c(1, 2, 3, 4, 5, 6)
(c(1, 2, 3) + 1) * c(1, 2)
#%%
sqrt(c(-1, 4) * 1)
sqrt(c(a = 4, b = NA, c = NaN, d = Inf) + 0)
sqrt(-(1:4))
#%%
e <- quote(c(1, 2) + 3); list(eval(e) * 2, eval(e), e)
d <- function(v = c(1, 2) * 2) { u <- v * 3; list(v + 1, u, v) }; d(); d()
#%%
s <- 0; for (v in c(1, 2, 3) * 2) { v <- v * 2 + 1; s <- s + v }; s
Reduce(`+`, list(c(1, 2), c(3, 4)), accumulate = TRUE)
o <- list(c(1, 4)); lapply(o, sqrt); sapply(o, function(p) -p * 2); o
#%%
u <- c(1, 2, 3); g <- function(p) { u[1] <<- 100; p * 2 }
list(u * 2 + g(u), u, (u + 1) * { u[2] <- -1; u }, u)
#%%
n <- c(1, 2) * 2; k <- n; n[1] <- 7; k2 <- (k <- k + 1) * 2; list(n, k, k2)
t1 <- (t2 <- c(1, 2) + 1) * 3; list(t1, t2)
#%%
h <- structure(c(1, 2), class = "len"); Ops.len <- function(e1, e2) { r <- get(.Generic)(unclass(e1), unclass(e2)); structure(r, class = "len") }
list(unclass(h * 2 + 1), unclass(h), unclass((h + h) - h))
#%%
b <- TRUE; for (j in 1:3) { v <- c(1, 2) + j; if (b) first <- v; b <- FALSE; q <- v * 2 - 1 }; list(first, v, q)
#%%
z <- c(1 + 2i, NA, 3); list(z * z + z, -(z * 2), z^2, (z + 1)^2, Mod(z - 1), z)
