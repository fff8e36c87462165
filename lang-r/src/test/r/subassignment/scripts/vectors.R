x <- 1:3
x[2] <- 10L
x
x[2] <- 1.5
x
x[2] <- "a"
x
#%%
x <- 1:3
x[5] <- 9L
x
x[["k"]] <- 1L
x
x[-1] <- 0L
x
#%%
x <- c(a = 1)
x["b"] <- 2
x
x[["c"]] <- 3
x
x[c("a", "d")] <- c(10, 40)
x
#%%
x <- 1:5
x[x > 2] <- 0L
x
x[c(TRUE, FALSE)] <- 9L
x
x[] <- 7L
x
#%%
x <- 1:6
x[1:4] <- 1:2
x
x[c(1, 1)] <- c(5L, 6L)
x
#%%
x <- 1:6
x[1:3] <- 1:2
#%%
x <- 1:5
x[1:2] <- 1:4
#%%
x <- 1:3
x[1] <- NULL
#%%
x <- 1:3
x[[2]] <- 1:2
#%%
x <- 1:3
x[NA] <- 9L
x
x[c(NA, 1)] <- 5L
x
#%%
x <- 1:3
x[c(NA, 1)] <- 5:6
#%%
x <- 1:3
x[0] <- 9L
x
x[integer(0)] <- 1:2
x
#%%
x <- 1:3
x[1:2] <- integer(0)
#%%
x <- 1:3
x[-5] <- 0L
x
x[c(-1, -2)] <- 7L
x
#%%
x <- 1:3
x[c(-1, 2)] <- 0L
#%%
x <- NULL
x[3] <- "c"
x
y <- NULL
y$a <- 1
y
z <- NULL
z[["q"]] <- 2
z
w <- NULL
w[["v"]] <- 1:2
w
#%%
x <- 1:3
x[2] <- list("a")
x
typeof(x)
#%%
x <- c(TRUE, FALSE)
x[2] <- 5L
x
x[1] <- 2i
x
x[3] <- "z"
x
#%%
x <- as.raw(1:3)
x[2] <- as.raw(255)
x
#%%
x <- as.raw(1:3)
x[2] <- 5
#%%
x <- 1:3
y <- x
y[1] <- 100L
x
y
#%%
f <- function(v) { v[1] <- 99; v }
a <- c(1, 2)
f(a)
a
#%%
x <- 1:3
x[2] <- sum
#%%
x <- letters[1:3]
x[2] <- NA
x
x[5] <- "e"
x
x[x == "a"] <- "A"
#%%
x <- c(1, NA, 3)
x[is.na(x)] <- 0
x
x[x == 3] <- NA
x
is.na(x) <- 1
x
#%%
x <- factor(c("a", "b"))
x[1] <- "b"
x
x[2] <- "zzz"
x
#%%
x <- 1:10
x[x %% 2 == 0] <- x[x %% 2 == 0] * 10L
x
x[11:12] <- c(0L, 0L)
x
#%%
x <- 5
x[3] <- 1
x
x[["a"]] <- 2
names(x)
x[2.9] <- 77
x
#%%
i <- 2
x <- 1:3
x[i <- 3] <- 0L
x
i
#%%
`x y` <- 1:3
`x y`[2] <- 0L
`x y`
"z" <- 5
z
'w' = 6
w
#%%
x <- 1:3
"[<-"(x, 2, 9L)
x
x <- `[<-`(x, 2, 9L)
x
x <- `[[<-`(x, 1, 8L)
x
#%%
x <- c(a = 1, b = 2)
x[c("b", "c", "c")] <- 1:3
x
x[["zz"]] <- 0
x
#%%
x[1] <- 5
#%%
x <- quote(f(a))
x[[1]] <- quote(g)
x
x[[3]] <- 10
x
x$k <- quote(b)
x
x[2] <- list(NULL)
x
#%%
sum[1] <- 2
#%%
f <- function() 1
f[1] <- 2
#%%
f <- function() 1
f$a <- 2
#%%
x <- expression(a, b)
x[[1]] <- quote(z + 1)
x
x[3] <- expression(k)
x
length(x)
#%%
x <- structure(1:3, class = "u", w = "k")
x[2] <- 10L
attributes(x)
unclass(x)[2]
x <- 1:4
x[3:2] <- c(30L, 20L)
x
