x <- { 1; 2; 3 }
x
{ }
y <- {}
is.null(y)
#%%
f <- function(x) {
  if (x > 10) {
    "big"
  } else if (x > 5) {
    "middle"
  } else {
    "small"
  }
}
sapply(c(1, 6, 11), f)
#%%
x <- 3
if (x == 1) {
  cat("one\n")
} else if (x == 3) {
  cat("three\n")
} else cat("other\n")
#%%
if (TRUE) 1
else 2
#%%
f <- function() {
  if (TRUE)
    "newline before else"
  else
    "no"
}
f()
#%%
total <- 0
for (i in 1:3) {
  for (j in 1:3) {
    if (j > i) break
    total <- total + i * j
  }
}
total
#%%
i <- 0
while (TRUE) {
  i <- i + 1
  if (i %% 2 == 0) next
  if (i > 7) break
  cat(i, "")
}
cat("\n")
#%%
f <- function(n) {
  repeat {
    n <- n - 1
    if (n < 0) return("done")
  }
}
f(3)
#%%
x <- c(3, 8, 1)
for (i in seq_along(x)) {
  if (x[i] > 5) {
    x[i] <- 0
    next
  }
  x[i] <- x[i] * 10
}
x
#%%
res <- vector("list", 3)
for (i in 1:3) res[[i]] <- if (i == 2) "two" else i
str(res)
#%%
z <- NULL
for (w in c("a", "b", "c")) z <- c(z, toupper(w))
z
#%%
f <- function(x) switch(class(x)[1],
  numeric = "a number",
  character = "text",
  "something else")
f(1)
f("a")
f(TRUE)
#%%
n <- 10
steps <- 0
while (n != 1) {
  n <- if (n %% 2) 3 * n + 1 else n / 2
  steps <- steps + 1
}
steps
#%%
m <- matrix(1:6, 2)
for (r in seq_len(nrow(m))) {
  for (c in seq_len(ncol(m))) cat(m[r, c], "")
  cat("\n")
}
#%%
f <- function() {
  for (i in 1:3) {
    g <- function() i * 10
    if (g() == 20) return(g())
  }
}
f()
#%%
a <- b <- 0
repeat {
  a <- a + 1
  while (b < a * 2) b <- b + 1
  if (b >= 6) break
}
c(a, b)
#%%
ok <- TRUE
if (ok && !is.null(NULL)) "no" else "yes"
if (length(character(0))) "no" else "empty"
if (!length(1)) "no" else "full"
#%%
f <- function(x) { x <- x; function() { x <<- x + 1; x } }
g <- f(1)
for (k in 1:3) v <- g()
v
#%%
seq_len(3) |> sapply(FUN = function(i) { if (i == 2) return(NA); i })
#%%
for (n in c(one = 1, two = 2)) print(names(n))
for (l in list(a = 1, b = "x")) cat(class(l), "\n")
