f <- function(n) g(n)
g <- function(m) seq_len(m)
try(f())
g <- function(m) lapply(seq_len(m), identity)
try(f())
g <- function(m) h(m)
h <- function(k) k + 1
try(f())
g <- function(m) sapply(m, identity)
try(f())
g <- function(m) { x <- m; x }
try(f())
try(g())
g <- function(m) rev(paste(m, 1))
try(f())
#%%
f <- function(n) { g <- function() n + 1; lapply(1, function(i) g()) }
try(f())
f <- function(n) identity(n + 1)
try(f())
f <- function(a, n) Recall(a)
h <- function(n) { k <- function(b) b; k(n) }
try(h())
h <- function(n) k(k2(n))
k <- function(b) b
k2 <- function(c) c
try(h())
