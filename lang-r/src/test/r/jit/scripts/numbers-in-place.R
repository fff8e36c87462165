# Results in the place of operands, and variables of loops that become the next number: nobody may see it.
f <- function(n) { kept <- list(); s <- 0; for (i in 1:n) { t <- i * 2.5 + 1; kept[[i]] <- t; s <- s + t * t - t }; c(s, unlist(kept)) }
f(4)
g <- function() { held <- NULL; for (i in c(1.5, 2.5, 3.5)) { if (is.null(held)) held <- i; x <- i; x[2] <- 9 }; c(held, i, x) }
g()
h <- function() { out <- list(); for (i in 1:3) out[[length(out) + 1L]] <- function() i; i <- 10L; sapply(out, function(f) f()) }
h()
k <- function() { e <- new.env(); for (i in 1:3) { assign(paste0("v", i), i, envir = e); attr(i, "a") <- "b" }; c(mget(c("v1", "v2", "v3"), envir = e), list(i)) }
str(k())
m <- function(v) { for (i in v) { j <- i; i <- i + 1L; v[1] <- 100L; cat(i, j, "") }; cat("\n"); v }
m(1:3)
p <- function() { last <- function(x) { force(x); function() x }; fs <- list(); for (i in 1:3) fs[[i]] <- last(i); vapply(fs, function(f) f() + 0, 0) }
p()
q <- function(a) { b <- (a + 1) * 2; d <- b; b <- b + 1; c(a, b, d, (b <- b * 2) + b, b) }
q(1)
r <- function() { x <- 5; y <- (x <- x + 1) * (x + 1); c(x, y) }
r()
o <- options(digits = 3 + 4); w <- getOption("digits") + 1; getOption("digits"); w; options(o)
l <- list(a = 2); u <- l$a * 3 + 1; v <- l[["a"]] - 1; c(l$a, u, v)
s <- function(x = 2 + 3) { y <- x * 2; x + y }
s()
for (i in 1:3) { z <- i + 0.5; if (i == 2) zz <- z; z <- z * 2 }; c(z, zz, i)
z <- NULL; for (i in 1:4) { z <- c(z, i); delayedAssign("later", i); if (i == 2) now <- later }; c(z, now, later, i)
TRUE + TRUE; TRUE * 2.5; 3L - FALSE; TRUE / 2L; TRUE == 1L; FALSE < 0.5; NA + 1L; TRUE + NA; TRUE %/% 2L; TRUE %% FALSE; 2 ^ TRUE; TRUE ^ TRUE; -TRUE
typeof(TRUE + TRUE); typeof(TRUE * 2); typeof(TRUE ^ TRUE); c(a = TRUE) + TRUE
#%%
# Elements of matrices in place, and where that is not possible.
f <- function(n) { m <- matrix(0, n, n, dimnames = list(letters[1:n], NULL)); k <- m; for (i in 1:n) for (j in seq_len(n)) m[i, j] <- i / j; list(m, k, m[2, 3], m["b", 3]) }
f(3)
g <- function(m, i, j, v) { old <- m; r <- tryCatch({ m[i, j] <- v; m }, error = conditionMessage); list(r, identical(old, m), typeof(r)) }
str(g(matrix(1:4, 2), 1, 2, 9L)); str(g(matrix(1:4, 2), 1, 2, 9.5)); str(g(matrix(1:4, 2), 3, 1, 9L)); str(g(matrix(1:4, 2), 0, 1, 9L))
str(g(matrix(1:4, 2), TRUE, 1, 9L)); str(g(matrix(1:4, 2), -1, 2, 9L)); str(g(matrix(1:4, 2), 1.9, 2.9, 9L)); str(g(matrix(1:4, 2), NA, 1, 9L))
str(g(matrix(c("a", "b"), 1), 1, 2, "z")); str(g(matrix(c("a", "b"), 1), 1, 2, NA)); str(g(matrix(c(TRUE, NA), 1), 1, 2, FALSE)); str(g(matrix(c(TRUE, NA), 1), 1, 1, 2L))
str(g(matrix(list(1, "a"), 1), 1, 2, list(3))); str(g(matrix(list(1, "a"), 1), 1, 2, 3)); str(g(matrix(0, 2, 2), 1, 1, 5L)); str(g(matrix(0, 2, 2), 1, 1, NA_integer_))
str(g(array(0, c(2, 2, 1)), 1, 1, 5)); str(g(1:4, 1, 1, 5L)); str(g(matrix(0, 2, 2), 1, 1, 1:2)); str(g(data.frame(a = 1:2, b = 3:4), 2, 1, 9L)); str(g(matrix(1i, 1, 1), 1, 1, 2i))
shared <- matrix(0, 2, 2); h <- function(m) { m[1, 1] <- 7; m }; a <- h(shared); shared; a
m <- matrix(1:4, 2); m[1, drop = 2] <- 9L; m
x <- structure(matrix(0, 1, 1), class = "cells"); `[<-.cells` <- function(x, i, j, value) { cat("cells", i, j, "\n"); x }; x[1, 1] <- 3; unclass(x)
`[.cells` <- function(x, i, j) { cat("cell", i, j, "\n"); 1 }; x[1, 1]
#%%
# Functions of one number, and what is not one.
for (x in list(4, -4, NaN, NA_real_, Inf, 2L, TRUE, c(a = 4), structure(4, class = "k"), matrix(4), "a", 1i)) for (f in c("sqrt", "abs", "floor", "log", "trunc", "sign", "exp", "-", "!"))
  cat(f, tryCatch(paste(format(do.call(f, list(x))), collapse = " "), warning = function(w) paste("warning:", conditionMessage(w)), error = function(e) paste("error:", conditionMessage(e))), "\n")
g <- function(x) { for (i in 1:3) x <- sqrt(x) + floor(-x) - abs(-x); x }
g(5); f <- function(x) sqrt(x = x); f(9); try(f(-1)); log(x = 2); invisible(3); sqrt(invisible(9)); h <- function() invisible(sqrt(4)); h()
sqrt <- function(x) "mine"; sqrt(4); rm(sqrt); sqrt(4)
e <- new.env(); for (i in 1:3) e$x <- i; e$x; lockBinding("x", e); try(e$x <- 5); e$x; makeActiveBinding("y", function(v) if (missing(v)) 7 else cat("set", v, "\n"), e); e$y <- 3; e$y
k <- e; k$z <- 2; ls(e); lockEnvironment(e); try(e$w <- 1); try(emptyenv()$x <- 1); o <- structure(new.env(), class = "thing"); `$<-.thing` <- function(x, name, value) { cat("set", name, "\n"); x }; o$a <- 4; ls(o)
-TRUE; -5L; - -5L; -.Machine$integer.max; !TRUE; !NA; !0; -NA; try(-NULL); try(-"a"); -c(a = 1); -matrix(1:2, 1)
