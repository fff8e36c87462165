x <- list(a = 1)
x[["b"]][["c"]]
x$b$c
#%%
mean(x = "text")
sum(list(1, 2))
#%%
factor(1:3) * 2
#%%
as.integer("12a") + 1L
#%%
c(1, 2)[["a"]]
#%%
list(a = 1)[["a"]][["b"]]
#%%
m <- matrix(1:4, 2)
m[, 3]
#%%
matrix(1:6, 2)[3, ]
#%%
strsplit(c(1, 2), "")
#%%
rep(1:2, times = c(1, 2, 3))
#%%
f <- function(x, y) x + y
f(1)
#%%
f <- function(x) { y <- x * 2; yy + 1 }
f(3)
#%%
g <- function(df) df$col + 1
g(data.frame(a = 1))
#%%
new_list <- list(1, 2)
new_list[[5]]
#%%
paste0("a", "b"
#%%
x <- c(1, 2
y <- 3
#%%
if (TRUE) {
  cat("never closed\n")
#%%
function(x) x + 
#%%
"unterminated
#%%
x <- 5 5
#%%
names(list(1, 2)) <- c("a", "b")
#%%
vapply(list(1, "a"), function(v) v, numeric(1))
#%%
do.call("f_missing", list(1))
#%%
Reduce(function(a, b) a + b, list(1, "x", 2))
#%%
sapply(list(1, "a"), function(v) v + 1)
#%%
as.numeric("1e-2x")
as.logical("maybe")
#%%
array(1:8, c(2, 2, 2))[1, 1, 1, 1]
#%%
lst <- list(1)
lst$a$b <- 2
lst[[1]]$c <- 3
str(lst)
#%%
x <- 1:3
x[[1]] <- "a"
x
x[["q"]]
#%%
stop("a", "b", call. = FALSE)
#%%
tryCatch(stop("inner"), error = function(e) stop(paste("outer:", conditionMessage(e)), call. = FALSE))
#%%
f <- function() { warning("careful"); invisible("result") }
r <- f()
r
#%%
f <- function(n) { if (n == 0) stop("bottom reached"); f(n - 1) }
f(3)
#%%
f <- function(x) g(x)
g <- function(x) h(x)
h <- function(x) x + undefined_name
f(1)
