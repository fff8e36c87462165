x <- list(a = 1, b = 2)
x$a <- NULL
x
x$c <- 3
x
x[["b"]] <- NULL
x
#%%
x <- list(1, 2, 3)
x[2] <- NULL
x
x[[1]] <- NULL
length(x)
#%%
x <- list(1, 2)
x[2] <- list(NULL)
x
x["k"] <- list(NULL)
x
length(x)
#%%
x <- list()
x$a$b$c <- 1
str(x)
x[["q"]][["r"]] <- 2
str(x)
#%%
x <- list()
x[["a"]]$b[3] <- "z"
str(x)
x$a$b[1] <- "y"
x$a$b
#%%
x <- list(a = 1:3)
x$a[2] <- 99L
x
x[["a"]][4] <- 1L
x$a
x$b[2] <- 5
x$b
#%%
x <- list(1, 2, 3)
x[c(1, 3)] <- list("a", "b")
str(x)
x[5] <- 9
str(x)
x[1:2] <- 0
str(x)
#%%
x <- list(a = 1, b = 2, c = 3)
x[c("a", "c")] <- NULL
x
x[c("p", "q")] <- c(1, 2)
str(x)
#%%
x <- list(abc = 1)
x$ab <- 2
names(x)
x$abc
x[["a"]] <- 3
names(x)
#%%
x <- list(list(1, 2), 3)
x[[c(1, 2)]] <- "deep"
str(x)
x[[1]][[3]] <- "new"
str(x)
#%%
x <- list(1)
x[[3]] <- "c"
x
x[["n"]] <- 1:2
names(x)
#%%
x <- list(1, 2)
x[[4]] <- NULL
length(x)
x[4] <- NULL
length(x)
x[5] <- list(1)
length(x)
#%%
x <- 1:3
x$a <- 5
str(x)
#%%
x <- "abc"
x$b <- 1
str(x)
#%%
x <- list(a = 1)
y <- x
y$a <- 2
x$a
y$a
z <- list(x, x)
z[[1]]$a <- 9
z[[2]]$a
x$a
#%%
x <- list(f = NULL)
x$f <- function(v) v + 1
x$f(1)
x[["f"]] <- sum
x$f(1, 2, 3)
#%%
x <- list(a = 1, b = list(c = 2))
x$b$c <- NULL
str(x)
x$b <- NULL
str(x)
#%%
x <- list(a = 1)
x[["a"]] <- list(2, 3)
str(x)
x["a"] <- list(list(2))
str(x)
x["a"] <- 4
str(x)
#%%
x <- list(1, 2)
x[-1] <- list("z")
str(x)
x[TRUE] <- list(0)
str(x)
x[] <- list("q", "r")
str(x)
#%%
x <- list(1, 2)
x[[1:2]] <- 5
str(x)
#%%
x <- list(a = 1)
x[[c("b", "c")]] <- 5
#%%
x <- list(1, 2)
x[1:2] <- list()
length(x)
#%%
x <- list(m = matrix(0, 2, 2))
x$m[1, 2] <- 5
x$m
dim(x$m) <- NULL
x$m
names(x)[1] <- "k"
x
#%%
e <- new.env()
e$v <- 1:3
e$v[2] <- 20L
e$v
e[["w"]] <- "k"
sort(ls(e))
f <- function(en) en$v <- "changed"
f(e)
e$v
#%%
l <- list(e = new.env())
l$e$x <- 1
k <- l
k$e$x <- 2
l$e$x
#%%
x <- list(a = NULL)
str(x)
x$a <- NULL
str(x)
x <- list(a = 1, b = 2)
x[names(x) == "a"] <- NULL
str(x)
x[["b"]] <- list()
str(x)
