x <- c(a = 1, b = 2, c = 3)
x["b"]; x[["b"]]; x[c("a", "c")]; x["z"]; x[-2]; x[c(TRUE, FALSE, TRUE)]; x[x > 1]
#%%
x <- 1:5
x[6]; x[0]; x[c(0, 1)]; x[c(1, 1, 2)]; x[2.9]; x[-(1:2)]; x[NA]; x[c(1, NA)]; x[NULL]; x[]
#%%
x <- 1:5
x[c(-1, 1)]
#%%
x <- 1:3
x[[4]]
#%%
x <- list(a = 1, b = "x", c = 1:3)
x$a; x$b; x[["c"]]; x["a"]; x$z; x[["c"]][2]
#%%
x <- list(apple = 1, banana = 2)
x$app; x[["app"]]; x[["app", exact = FALSE]]; x$b
#%%
list(1, 2)[[3]]
#%%
list(a = 1)[["b"]]
#%%
c(a = 1)[["b"]]
#%%
m <- matrix(1:6, nrow = 2)
m[1, 2]; m[1, ]; m[, 2]; m[, 2, drop = FALSE]; m[2, 2:3]; m[m > 2]; m[-1, ]; m[5]; m[cbind(c(1, 2), c(3, 1))]
#%%
m <- matrix(1:6, nrow = 2, dimnames = list(c("r1", "r2"), c("a", "b", "c")))
m["r1", "b"]; m["r2", ]; m[, "c"]; m[, c("a", "c")]; m[1, , drop = FALSE]
#%%
m <- matrix(1:4, 2)
m[3, 1]
#%%
m <- matrix(1:4, 2)
m[1, 2, 3]
#%%
x <- 1:3
x[1, 2]
#%%
a <- array(1:24, dim = c(2, 3, 4))
a[2, 3, 4]; a[1, , 1]; a[, , 1]; dim(a[, 1:2, ])
#%%
x <- 1:5; x[2] <- 10L; x
x[8] <- 1L; x
x[c(1, 3)] <- c(0L, 0L); x
x[x == 0L] <- NA; x
#%%
x <- 1:3; x[2] <- 2.5; x
x[3] <- "a"; x
x <- c(TRUE, FALSE); x[1] <- 5L; x
#%%
x <- 1:6
x[c(1, 2, 3)] <- 1:2
#%%
x <- 1:3
x[1:2] <- integer(0)
#%%
x <- list(a = 1, b = 2, c = 3)
x$b <- NULL; names(x)
x["c"] <- list(NULL); x
x[["d"]] <- 4:6; length(x); x$d
#%%
x <- list(); x$a$b$c <- 5; x[["k"]][["m"]] <- "deep"
x
#%%
x <- c(a = 1); x["b"] <- 2; x[["c"]] <- 3; x
#%%
m <- matrix(0, 2, 2); m[1, ] <- c(1, 2); m[, 2] <- 9; m[2, 1] <- -1; m
m[m > 5] <- 0; m
#%%
x <- NULL; x[3] <- 5; x
x <- NULL; x[["a"]] <- 1; x
x <- NULL; x$a <- 1; x
#%%
x <- 1:3
x[["a"]]$b <- 2
#%%
x <- 5; x$a <- 3; x
#%%
l <- list(1, 2, 3); l[[2]] <- NULL; length(l); l[2:3] <- list("x", "y"); l
#%%
l <- list(a = 1:3, b = list(c = "q"))
l[["a"]][2] <- 99L
l$b$c <- toupper(l$b$c)
l[[c("b", "c")]]
l
#%%
x <- 1:10
x[x %% 2 == 0]; x[-length(x)]; x[length(x):1]; head(x, 3); tail(x, 3); head(x, -7); tail(x, -7)
#%%
x <- c(b = 2, a = 1); names(x); names(x) <- c("p", "q"); x; names(x)[1] <- "z"; x; names(x) <- NULL; x
#%%
f <- factor(c("a", "b", "a")); f[2]; f[2:3, drop = TRUE]; levels(f); as.integer(f); f == "a"
#%%
e <- quote(f(x, y)); e[[1]]; e[-1]; e[[2]] <- 10; e
#%%
(function(x) x)[1]
#%%
sum[[1]]
#%%
x <- 1:3; x[-5]; x["a"]; x[list(1)]
#%%
x <- c(1, 2, 3); x[5] <- 9; x; length(x) <- 2; x; length(x) <- 4; x
#%%
x <- letters[1:4]; x[c(TRUE, NA, FALSE, TRUE)]; x[c(-1, -2)]; x[10]
#%%
v <- 1:3; v[["b"]] <- 4L; v; v[c("b", "d")] <- c(5L, 6L); v
#%%
a <- 1:3; b <- a; a[1] <- 100L; b; f <- function(v) { v[1] <- -1L; sum(v) }; f(b); b
#%%
m <- diag(3); m; m[upper.tri(m)] <- 5; m; m %*% c(1, 1, 1); t(m)[1, ]
#%%
x <- 1:3; x[2:5] <- 0L; x
x[10:11]
#%%
is.na(c(1, NA)) ; x <- c(1, NA, 3); x[is.na(x)] <- 0; x; is.na(x) <- 2; x
#%%
attr(x <- 1:3, "foo"); attr(x, "foo") <- "bar"; x; attributes(x); x[1:2]
#%%
s <- "abc"; s[2]; s[[1]]; s[3] <- "z"; s
#%%
m <- matrix(1:6, 2)
m[, "a"]
#%%
m <- matrix(1:6, 2, dimnames = list(NULL, c("a", "b", "c")))
m[, "z"]
#%%
do.call("no_such_function", list(1, a = 2))
#%%
round()
#%%
f <- function(...) c(..., { cat("last\n"); 3 })
f({ cat("first\n"); 1 }, { cat("second\n"); 2 })
