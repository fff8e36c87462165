f <- function(c) { c(1, 2) + c }
f(3)
#%%
f <- function(c) { c(1, 2) + c }
bad <- function() rm(list = "c", envir = sys.frame(-1))
f(bad())
#%%
f <- function(a, b) if (b) a
f(x <- TRUE, x)
#%%
f <- function() sys.frame(-1)
g <- function(x) x
e <- g(f())
ls(e)
#%%
g <- function(a) {
  f <- function() x + y
  if (a) x <- 2
  f()
}
y <- 1
g(TRUE)
g(FALSE)
#%%
f <- function() get("x", envir = parent.frame())
g <- function() { x <- "secret"; f() }
g()
#%%
f <- function(x, y = x * 2) { x <- 100; y }
f(1)
#%%
f <- function(x = y, y = x) x
f()
#%%
f <- function(x) { g <- function() x; x <- 5; g() }
f(1)
#%%
h <- function(x) { cat("before\n"); x; cat("after\n"); x }
h({ cat("evaluated\n"); 1 })
#%%
add <- function(x, y) x - y
add(y = 1, x = 2)
#%%
f <- function(x) { x$a <- 2; x }
l <- list(a = 1)
f(l)$a
l$a
#%%
f <- function(n) { if (n > 0) { x <- n; f(n - 1) + x } else 0 }
f(10)
#%%
x <- 1
f <- function() { x <<- x + 1; x <- 10; x <<- x + 1; x }
f()
x
#%%
f <- function(...) ..2
f(1, "two", 3)
f(1)
#%%
f <- function(x) substitute(x)
f(a + b * 2)
g <- function(y) f(y)
g(1 + 1)
#%%
`my var` <- 3
`my var` + 1
#%%
"f<-" <- function(x, value) { x$v <- value; x }
a <- list()
f(a) <- 10
a$v
#%%
`second<-` <- function(x, value) { x[2] <- value; x }
x <- 1:3
second(x) <- 10L
x
names(x) <- c("a", "b", "c")
names(x)[2] <- "z"
x
#%%
l <- list(a = list(b = list(c = 1)))
l$a$b$c <- 2
l[["a"]][["b"]]$d <- 3
str <- l$a$b
str
#%%
f <- function() { on.exit(cat("bye\n")); cat("hi\n"); invisible(1) }
f()
#%%
f <- function() { on.exit(cat("1\n")); on.exit(cat("2\n"), add = TRUE); on.exit(cat("0\n"), add = TRUE, after = FALSE); stop("oops") }
try(f())
#%%
f <- function(x) { if (x) return("a"); "b" }
f(TRUE); f(FALSE)
#%%
f <- function() { lapply(1:3, function(i) if (i == 2) return("two") else i) }
f()
#%%
g <- function(p) { p; "not reached" }
f <- function() { g(return("from promise")); "end" }
f()
#%%
f <- function() { for (i in 1:5) { tryCatch({ if (i == 2) next; if (i == 4) break; print(i) }, error = function(e) 1) }; "done" }
f()
#%%
"+" <- function(e1, e2) "plus"
1 + 2
rm("+")
1 + 2
#%%
f <- function() 1 + 2
f()
`+` <- function(e1, e2) 42
f()
#%%
`if` <- function(a, b, c) "mine"
if (TRUE) 1 else 2
#%%
`(` <- function(x) "paren"
(3)
#%%
T <- FALSE
T
if (T) "yes" else "no"
#%%
f <- function(x) { x; function(y) x + y }
adders <- list()
for (i in 1:3) adders[[i]] <- f(i)
adders[[1]](10)
adders[[3]](10)
#%%
fs <- lapply(1:3, function(i) function() i)
fs[[1]](); fs[[3]]()
#%%
e <- new.env()
assign("v", 5, envir = e)
local(v + 1, envir = e)
with(list(a = 1, b = 2), a + b)
eval(quote(a * b), list(a = 3, b = 4))
#%%
f <- function(x) { x <- x + 1; eval(quote(x)) }
f(1)
evalq(x, list(x = 99))
#%%
f <- function() { eval(quote(return(1))); 2 }
f()
#%%
delayedAssign("lazy", { cat("now\n"); 42 })
lazy
lazy
#%%
makeActiveBinding("now", function() { cat("called\n"); 7 }, environment())
now + now
#%%
k <- 1
lockBinding("k", globalenv())
k <- 2
#%%
e <- new.env()
e$a <- 1
lockEnvironment(e)
e$b <- 2
#%%
f <- function(a, ...) { args <- list(...); names(args) }
f(1, x = 2, 3, y = 4)
#%%
f <- function(...) nargs()
f(); f(1, 2); f(a = 1, b = , 3)
#%%
f <- function(first, second) first
f(sec = 1, 2)
f(f = 3, s = 4)
#%%
f <- function(value, verbose) value
f(v = 1)
#%%
f <- function(x, x2) x
f(x = 1, x = 2)
#%%
quote(f(x, y = 2))[[3]]
as.list(quote(f(x, y = 2)))
e <- quote(a + b)
e[[1]] <- as.name("-")
e
eval(e, list(a = 5, b = 3))
#%%
f <- function(x, y) match.call()
f(1, y = 2 + 3)
f(y = 1, 2)
g <- function(...) f(...)
g(5, 6)
#%%
outer_fun <- function() inner_fun()
inner_fun <- function() sys.call(-1)
outer_fun()
f <- function(...) sys.call()
f(1, b = 2)
#%%
f <- function(n) { if (n <= 1) return(1); n * Recall(n - 1) }
f(5)
#%%
do.call("paste", list("a", "b", sep = "-"))
do.call(sum, list(1, 2, 3))
do.call(rbind, list(1:2, 3:4))
#%%
x <- 1:3
x[[2]] <- 10L
x[-1]
x[c(TRUE, FALSE)]
x[10]
x[0]
x[c(-1, 2)]
#%%
f <- function(x) { x[1] <- 99; x[1] }
v <- 1:3
f(v); v
#%%
a <- c(1, 2, 3)
b <- a
b[1] <- 100
a; b
#%%
l1 <- list(x = 1)
l2 <- l1
l2$x <- 2
l1$x; l2$x
e1 <- new.env(); e1$x <- 1
e2 <- e1
e2$x <- 2
e1$x
