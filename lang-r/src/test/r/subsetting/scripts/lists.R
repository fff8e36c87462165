x <- list(a = 1, b = "two", c = 3:5)
x$a
x["a"]
x[["a"]]
x$c[2]
x[["c"]][3]
x[c("a", "b")]
#%%
x <- list(abc = 1, abd = 2, xyz = 3)
x$x
x$ab
x$abc
x[["x"]]
x[["x", exact = FALSE]]
x["x"]
#%%
x <- list(1, 2)
x[[3]]
#%%
x <- list(a = 1)
x[["b"]]
x$b
x["b"]
#%%
x <- list(a = 1)
x[[NA]]
x[NA]
x[[NA_character_]]
#%%
x <- list(1, 2)
x[[1:3]]
#%%
x <- list(list(1, list(2, 3)), 4)
x[[c(1, 2, 1)]]
x[[1]][[2]][[2]]
x[[c(1, 1)]]
#%%
x <- list(a = list(b = list(c = 42)))
x$a$b$c
x[["a"]][["b"]][["c"]]
x[[c("a", "b", "c")]]
x$a["b"]
x$z$y$w
#%%
x <- list(a = list(b = 1))
x[[c("a", "z")]]
x[[c("a", "b")]]
x[[c("z", "b")]]
#%%
x <- list(1, 2, 3)
x[-2]
x[c(TRUE, FALSE, TRUE)]
x[0]
x[5]
x[[2]]
#%%
x <- list(1, 2, 3)
x[[-1]]
#%%
x <- list(a = NULL, b = 2)
length(x)
x$a
x["a"]
names(x)
is.null(x[["a"]])
#%%
x <- list(f = function(n) n * 2, v = 10)
x$f(4)
x[["f"]](5)
x$f(x$v)
(x$f)(1)
#%%
x <- list(`my name` = 1, `if` = 2)
x$`my name`
x$`if`
x$"my name"
names(x)
#%%
x <- list(1, "a", TRUE)
str(x[2:3])
x[[1]] == 1
is.list(x[1])
is.list(x[[1]])
x[["1"]]
#%%
e <- quote(f(x, y = 2))
e[[1]]
e$y
e[[3]]
e[-1]
as.list(e)
e[["y"]]
e[2]
#%%
e <- expression(a + b, c)
e[[1]][[1]]
e[[1]][[2]]
e[1]
e[[2]]
length(e)
#%%
p <- pairlist(a = 1, b = "x")
p$a
p[["b"]]
p["a"]
is.pairlist(p)
length(p)
names(p)
#%%
en <- new.env()
en$x <- 5
en[["x"]]
en$nope
exists("x", en)
en[["nope"]]
#%%
en <- new.env()
en[1]
#%%
en <- new.env()
en[[1]]
#%%
x <- list(a = 1, a = 2)
x$a
x["a"]
x[["a"]]
names(x)
x[names(x) == "a"]
#%%
x <- list(a = 1, 2)
x[[""]]
names(x)
x[[2]]
x[c("a", "")]
#%%
n <- "b"
x <- list(a = 1, b = 2)
x[[n]]
x$n
x[[paste0("a", "")]]
sapply(c("a", "b"), function(k) x[[k]])
#%%
getElement(list(a = 1), "a")
`[[`(list(5, 6), 2)
`$`(list(q = 3), q)
`$`(list(q = 3), "q")
sapply(list(1:3, 4:6), `[`, 2)
Map(`[[`, list(list(1), list(2)), 1)
lapply(list(a = 1:3), "[", -1)
#%%
`[`(1:5, -1)
`[`(letters, 3:4)
do.call(`[`, list(c(a = 1, b = 2), "b"))
do.call("[[", list(list(1, 2), 2))
"["(10:12, 2)
#%%
x <- list(1, list(2, 3))
x[[2]][1]
x[[2]][[1]]
x[2][[1]][[2]]
length(x[2])
rapply(x, function(v) v * 10, how = "unlist")
#%%
mtx <- list(a = matrix(1:4, 2))
mtx$a[1, 2]
mtx[["a"]][, 1]
mtx$a["x"]
head(mtx, 1)
