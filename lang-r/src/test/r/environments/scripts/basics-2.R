c <- 7
c(c, c)
sum <- function(...) "my sum"
sum(1, 2)
base::sum(1, 2)
rm(sum)
sum(1, 2)
#%%
makeActiveBinding("act", local({ n <- 0; function(v) { if (missing(v)) { n <<- n + 1; n } else { cat("set to", v, "\n"); n <<- v } } }), environment())
act
act
act <- 10
act
bindingIsActive("act", environment())
rm(act)
exists("act")
#%%
e <- new.env()
makeActiveBinding("rnd", function() "computed", e)
e$rnd
get("rnd", e)
mget("rnd", envir = e)
ls(e)
tryCatch(e$rnd <- 1, error = conditionMessage)
as.list(e)
#%%
attach(list(att1 = 1, att2 = "two"), name = "myattached")
att1
att2
att1 <- 5
att1
"myattached" %in% search()
get("att1", "myattached")
detach("myattached")
exists("att2")
#%%
df <- data.frame(u = 1:3, v = 4:6)
with(df, u + v)
with(df, { w <- u * 2; sum(w) })
exists("w")
within(df, { w <- u + v; rm(u) })
within(df, w <- u * 10)
with(list(a = 1), { a <- 5; a })
a <- "outer"
with(list(b = 2), paste(a, b))
attach(df)
sum(u)
detach(df)
within(list(p = 1), q <- p + 1)
#%%
search()[1]
environmentName(globalenv())
environmentName(environment(sd))
environmentName(parent.env(environment(sd))) |> nchar() > 0
environment()
#%%
f <- function() environment()
class(f())
environmentName(f())
environmentName(topenv())
is.primitive(sum)
environmentName(baseenv())
#%%
environmentName(emptyenv())
#%%
counter <- function() { count <- 0; list(inc = function() { count <<- count + 1; invisible(count) }, get = function() count) }
a <- counter()
b <- counter()
a$inc()
a$inc()
b$inc()
a$get()
b$get()
environment(a$get)$count
environment(a$inc)$count <- 100
a$get()
identical(environment(a$inc), environment(a$get))
ls(environment(a$get))
#%%
f <- function(x) x + y
environment(f) <- list2env(list(y = 100))
f(1)
y <- 1
environment(f) <- globalenv()
f(1)
g <- function() { y <- 50; environment(f) <- environment(); f(1) }
g()
f(1)
#%%
environment(NULL) |> identical(globalenv())
h <- local({ secret <- 42; function() secret })
h()
environment(h)$secret
#%%
e <- as.environment(list(a = 1, b = 2))
sort(ls(e))
as.list(e)[order(names(as.list(e)))]
eapply(e, function(v) v * 10)[c("a", "b")]
mget(c("a", "zz"), envir = e, ifnotfound = list(NA))
invisible(list2env(list(c = 3), e))
sort(names(e))
e[["a"]]
e$a <- NULL
is.null(e$a)
exists("a", e)
length(e)
identical(as.environment(1), globalenv())
is.environment(as.environment("package:base"))
#%%
mget(c("nope1"), envir = new.env())
#%%
stack_new <- function() { e <- new.env(); e$items <- list(); e }
push <- function(s, v) { s$items[[length(s$items) + 1]] <- v; invisible(s) }
pop <- function(s) { v <- s$items[[length(s$items)]]; s$items[[length(s$items)]] <- NULL; v }
s <- stack_new()
push(s, 1)
push(push(s, "b"), 3)
pop(s)
length(s$items)
pop(s)
t <- s
push(t, "shared")
length(s$items)
#%%
memo <- new.env()
fib <- function(n) { key <- as.character(n); if (!is.null(memo[[key]])) return(memo[[key]]); r <- if (n < 2) n else fib(n - 1) + fib(n - 2); memo[[key]] <- r; r }
fib(50)
length(ls(memo))
memo[["10"]]
exists("51", envir = memo)
#%%
f <- function() { g <- function() parent.frame(); h <- function() g(); identical(h(), environment()) }
f()
f <- function() { e1 <- environment(); g <- function() identical(parent.env(environment()), e1); g() }
f()
f <- function(n) { if (n == 0) return(sys.nframe()); f(n - 1) }
f(3)
do.call(f, list(2))
#%%
outer_fn <- function() { v <- 1; inner <- function() { v <- 2; parent <- parent.env(environment()); parent$v }; inner() }
outer_fn()
sapply(1, function(i) sys.nframe())
#%%
local({ a <- 1; local({ a <<- 2 }); a })
x <- 0
for (i in 1:3) local({ x <<- x + i; i <- 100 })
x
i
evalq({ w <- 1; w + 1 }, new.env())
exists("w")
#%%
eval({ y <- 5; y })
y
eval(quote(z <- 9))
z
eval(parse(text = "q1 <- 3; q1 * 2"))
q1
f <- function() eval(quote(parent.frame()))
identical(f(), globalenv())
#%%
nested <- function() { x <- 1; (function() { x <<- x + 1; (function() x <<- x * 10)() })(); x }
nested()
f <- function() { if (FALSE) v <- 1; exists("v", inherits = FALSE) }
f()
f <- function(a) { a; ls() }
f(1)
f <- function(b, ...) ls()
f(1, 2)
f <- function() { z9 <- 1; a9 <- 2; ls() }
f()
f <- function() { .h <- 1; ls(all.names = TRUE) }
f()
#%%
x <- "global"
f <- function() { print(x); x <- "local"; print(x); rm(x); print(x) }
f()
g <- function() { x <- "g"; h <- function() { x <- "h"; get("x", envir = parent.frame()) }; h() }
g()
dyn <- function() eval.parent(quote(x))
k <- function() { x <- "k"; dyn() }
k()
modify <- function() { eval.parent(quote(x <- "modified")); invisible() }
modify()
x
#%%
f <- function() { x <- 1; h <- function() sys.function(); k <- function() x; c(class(h()), k()) }
f()
