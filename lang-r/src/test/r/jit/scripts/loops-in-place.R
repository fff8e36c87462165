# A function with a loop that only computes, called in a loop
collatz <- function(n) { k <- 0; while (n != 1) { n <- if (n %% 2 == 0) n / 2 else 3 * n + 1; k <- k + 1 }; k }
total <- 0
for (i in 1:400) total <- total + collatz(i)
print(total)
#%%
# It meets another type, and an error in the middle of its loop
sum_up <- function(n, p) { s <- 0; for (i in 1:n) s <- s + i^p; s }
f <- function(p) { t <- 0; for (i in 1:300) t <- t + sum_up(5, if (i < 290) 2 else p); t }
print(f(2)); print(f(2L)); print(f(TRUE)); print(f(NA))
try(f("a"))
#%%
# An argument with a loop is not evaluated unless it is asked for
ever <- function(n) { while (n > 0) n <- n + 1; n }
pick <- function(take, a, b) if (take) a else b
r <- 0
for (i in 1:500) r <- r + pick(TRUE, i, ever(1))
print(r)
#%%
# return(), break and next in a loop in place
first <- function(v, least) { for (x in v) { if (x < 0) next; if (x > 99) break; if (x >= least) return(x) }; -1 }
v <- c(-3, 4, 8, 15, 16, 23, 42, 120, 50)
s <- integer(0)
for (i in 1:200) s <- c(s, first(v, i %% 60))
print(table(s))
#%%
# The loop goes through nothing, and its variable is NULL then
last <- function(v) { for (x in v) x <- x * 2; x }
for (i in 1:200) y <- last(i)
print(y); print(last(NULL)); print(last(integer(0)))
#%%
# A queue that is copied at each change
push <- function(q, v) { q$items[[length(q$items) + 1]] <- v; q$size <- q$size + 1; q }
q <- list(items = list(), size = 0)
kept <- q
for (i in 1:300) { if (i == 150) kept <- q; q <- push(q, i) }
print(c(q$size, length(q$items), kept$size, length(kept$items)))
#%%
# A function inside that assigns to variables of its caller
simulate <- function(n) {
  seed <- 42; calls <- 0
  draw <- function(most) { seed <<- (seed * 16807) %% 2147483647; calls <<- calls + 1; seed %% most }
  total <- 0
  for (i in 1:n) { total <- total + draw(10); if (i %% 50 == 0) calls <- calls + 1000 }
  c(total, seed, calls)
}
for (k in 1:3) print(simulate(400))
#%%
# The variables that a method looks for come from its dispatch
Ops.money <- function(e1, e2) {
  value <- get(.Generic)(unclass(e1), unclass(e2))
  if (.Generic %in% c("+", "-", "*")) structure(value, class = "money") else value
}
a <- structure(5, class = "money"); n <- 0
for (i in 1:200) { b <- a + i; if (b > a * 3) n <- n + 1 }
print(unclass(b)); print(n)
