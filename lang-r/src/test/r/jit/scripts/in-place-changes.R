# Closures that change something run in the place of their calls, and are called afterwards if something unusual comes up
total <- 0
count <- 0L
step <- function(a, b) { total <<- total + a; count <<- count + 1L; if (a > b) total else count / b }
go <- function(k) { r <- 0; for (i in 1:k) r <- step(i, 20); r }
print(c(go(60), total, count))
print(tryCatch(step("a", 1), error = conditionMessage)); print(c(go(7), total, count))
#%%
where <- function(a) { seen <<- a; if (a > 50) deparse(sys.call()) else a }
seen <- 0
go <- function(k) { r <- NULL; for (i in 1:k) r <- where(i + 1); r }
print(go(30)); print(go(60)); print(seen)
#%%
frame <- function(a) { seen <<- a; if (a > 50) { e <- parent.frame(); c(e$i, e$r, nargs()) } else a * 2 }
seen <- 0
go <- function(k) { r <- 0; for (i in 1:k) { r <- r + 1; x <- frame(i) }; x }
print(go(30)); print(go(51)); print(go(50))
#%%
stopping <- function(a) { n <<- n + 1; if (a == 40) stop("forty") ; n * a }
n <- 0
go <- function(k) { r <- 0; for (i in 1:k) r <- r + stopping(i); r }
print(go(30)); print(tryCatch(go(60), error = function(e) paste(conditionMessage(e), deparse(conditionCall(e))))); print(n)
#%%
warned <- function(a) { n <<- n + 1L; as.integer(a) + n }
n <- 0L
go <- function(k) { r <- 0L; for (i in 1:k) r <- warned(i); r }
print(go(60)); n <- .Machine$integer.max - 5L; print(go(9)); print(n)
#%%
changed <- function(a, b = 3) { a <- a + 1; n <<- a; b <- b * a; if (n > 55) c(a, b, missing(b), nargs()) else b }
n <- 0
go <- function(k) { r <- 0; for (i in 1:k) r <- changed(i); r }
print(go(40)); print(go(60)); print(n)
#%%
account <- function(balance) list(add = function(x) { balance <<- balance + x; invisible(balance) }, get = function() balance)
go <- function(k) { a <- account(10); b <- account(0.5); for (i in 1:k) { a$add(i); b$add(a$get()) }; c(a$get(), b$get()) }
print(go(60)); print(go(3))
#%%
keep <- function(o, v) { old <- o$v; o$v[[2]] <- v; o$n <- o$n + 1; c(old[[2]], o$v[[2]]) }
go <- function(k) { o <- new.env(); o$v <- c(1, 2, 3); o$n <- 0; for (i in 1:k) { w <- o$v; r <- keep(o, i * 10); s <- c(w[2], r) }; list(s, o$v, o$n) }
print(go(60))
#%%
late <- function(k) { x <- 1; f <- function(a, b) { x <<- x + a; b + a }; r <- 0; for (i in 1:k) r <- c(f(i, x), f(x, i)); c(r, x) }
print(late(6)); print(late(25))
#%%
two <- function(a) { n <<- a; three(a + 1) }
three <- function(a) { m <<- a; if (a > 50) stop("deep") else n + m }
n <- 0; m <- 0
go <- function(k) { r <- 0; for (i in 1:k) r <- r + two(i); r }
print(go(40)); tryCatch(go(60), error = function(e) print(conditionCall(e))); print(c(n, m))
#%%
two <- function(a) { n <<- a; three(a + 1) }
three <- function(a) { m <<- a; if (a > 50) sapply(sys.calls(), function(call) deparse(call)[1])  else n + m }
n <- 0; m <- 0
go <- function(k) { r <- 0; for (i in 1:k) r <- two(i); r }
print(go(40)); print(tail(go(50), 3)); print(c(n, m))
#%%
items <- list(); size <- 0L
push <- function(x) { size <<- size + 1L; items[[size]] <<- x; x }
go <- function(k) { for (i in 1:k) { y <- push(c(i, i)); y[1] <- 0; z <- items[[size]] }; list(y, z, size) }
print(go(50)); print(length(items)); print(items[[50]])
#%%
f <- function(a) { s <<- s + a; for (i in 1:3) { t <<- t + i; if (t > 500) return("early") }; s }
s <- 0; t <- 0
go <- function(k) { r <- 0; for (i in 1:k) r <- f(i); r }
print(go(60)); print(c(s, t)); print(go(40)); print(c(s, t))
