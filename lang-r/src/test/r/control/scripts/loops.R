for (i in 1:3) cat(i, "")
cat("\n")
i
for (x in c("a", "b")) print(x)
for (v in list(1, "z", TRUE)) str(v)
#%%
for (i in NULL) print("never")
exists("i")
for (i in integer(0)) print(i)
is.null(i)
#%%
x <- for (i in 1:3) i
is.null(x)
print(for (i in 1:2) i)
y <- while (FALSE) 1
is.null(y)
z <- repeat break
is.null(z)
#%%
for (i in 1:5) { if (i == 2) next; if (i == 4) break; cat(i, "\n") }
i
#%%
n <- 0
while (TRUE) { n <- n + 1; if (n > 3) break }
n
while (n > 0) n <- n - 1
n
#%%
i <- 0
repeat { i <- i + 1; if (i %% 2) next; if (i > 6) break; cat(i, "") }
cat("\n")
#%%
for (i in 1:3) for (j in 1:3) { if (j == 2) next; if (i == 2) break; cat(i, j, "\n") }
#%%
x <- 1:3
for (i in x) { x <- c(x, i * 10L); }
x
for (i in seq_along(x)) x[i] <- 0L
x
#%%
for (i in 1:3) { i <- i * 10; cat(i, "") }
cat("\n")
i
#%%
for (f in factor(c("u", "v"))) print(f)
for (n in c(a = 1, b = 2)) print(n)
m <- matrix(1:4, 2)
for (e in m) cat(e, "")
cat("\n")
#%%
for (e in expression(a + b, c)) print(e)
for (k in quote(f(x, 1))) print(k)
#%%
for (i in quote(x)) 1
#%%
for (i in sum) 1
#%%
for (i in new.env()) 1
#%%
fs <- list()
for (i in 1:3) { local({ j <- i; fs[[j]] <<- function() j }) }
fs[[1]]()
fs[[3]]()
#%%
fs <- list()
for (i in 1:3) fs[[i]] <- function() i
fs[[1]]()
fs <- lapply(1:3, function(i) function() i)
fs[[1]]()
#%%
f <- function() { for (i in 1:10) if (i == 3) return(i); "none" }
f()
g <- function() { repeat { return("out") } }
g()
#%%
break
#%%
f <- function() break
f()
#%%
f <- function(x) { for (i in 1:3) { x }; "done" }
f(break)
#%%
g <- function(x) x
for (i in 1:3) { if (i == 2) g(next); cat(i, "\n") }
#%%
sq <- numeric(0)
for (i in 1:5) sq[i] <- i^2
sq
k <- 0
while ((k <- k + 1) < 3) cat("k", k, "\n")
k
#%%
for (i in 3:1) cat(i, "")
cat("liftoff\n")
for (i in seq(2, 10, 4)) cat(i, "")
for (i in seq_len(0)) cat("never")
cat("\n")
for (b in c(TRUE, NA)) print(b)
#%%
s <- 0
for (i in c(1.5, 2.5)) s <- s + i
s
l <- list(a = 1, b = 2)
for (nm in names(l)) l[[nm]] <- l[[nm]] * 2
str(l)
for (x in list(NULL, 1)) print(is.null(x))
#%%
do.call("for", list(as.name("i"), 1:2, quote(cat("i is", i, "\n"))))
`while`(FALSE, 1)
`if`(TRUE, "a", "b")
`for`(q, 1:2, print(q))
`repeat`(break)
`{`(1, 2, 3)
`(`(5)
