show <- function(x) { print(x); str(x); print(names(attributes(x))) }
d <- data.frame(a = 1:3, b = c(1.5, 2, NA), c = letters[1:3], f = factor(c("u", "v", "u")))
d[2, "b"] <- 7
d[2, 1] <- 9L
show(d)
d[1, "a"] <- 2.5
d[1, "c"] <- "zz"
d[3, "c"] <- 5
d[1, "f"] <- "v"
show(d)
d[1, "a"] <- TRUE
d[5, "a"] <- 1
show(d)
#%%
show <- function(x) { print(x); str(x) }
d <- data.frame(a = 1:3, b = 4:6)
e <- d
e[1, "a"] <- 100L
show(d)
show(e)
e[2.9, "a"] <- 7L
e[1, 2] <- 8L
e[0, "a"] <- 1L
show(e)
e[-1, "a"] <- 5L
e[2, "a"] <- NA
e[2, "b"] <- c(k = 4L)
show(e)
e[1, "zz"] <- 3
print(e)
#%%
show <- function(x) { print(x); str(x); print(names(attributes(x))) }
d <- data.frame(a = 1:3, b = 4:6)
d$b <- c(9, 8, 7)
show(d)
d$b <- c(x = 1, y = 2, z = 3)
d$n <- 1:3
d$b <- 5
show(d)
d$b <- NULL
d$d <- as.Date("2020-01-01") + 0:2
show(d)
d$d <- factor(c("a", "b", "a"))
d[["a"]] <- 3:1
d[[2]] <- c("p", "q", "r")
show(d)
try(d$a <- 1:2)
d$l <- list(1, 2, 3)
rownames(d) <- c("x", "y", "z")
d["y", "a"] <- 50L
d[2, "a"] <- 51L
print(d)
#%%
d <- data.frame(a = c(5, 6, 7), d = factor(c("a", "b", "a")), row.names = c("x", "y", "z"))
d$l <- list(1, 2, 3)
d[2, "a"]
d[2, 1]
d["z", "a"]
d[3, "l"]
d[2, "d"]
d[5, "a"]
d[NA, "a"]
d[TRUE, "a"]
d[0, "a"]
d[2, c("a", "d")]
d[2, "a", drop = FALSE]
d[2, "q"]
d[[2, "a"]]
#%%
x <- structure(list(a = 1:2, b = 3:4), class = c("my", "data.frame"), row.names = 1:2, note = "n")
x[1, "a"] <- 9L
class(x)
attributes(x)$note
x$b <- 8:9
unclass(x)
x[2, "b"]
#%%
m <- data.frame(id = 1:2)
m$mat <- matrix(1:4, 2)
m[1, "id"] <- 5L
m
m[1, "mat"]
#%%
# In a loop, compiled: other holders of the frame see nothing.
f <- function(n) {
  d <- data.frame(i = seq_len(n), v = 0)
  first <- d
  for (k in seq_len(n)) {
    d[k, "v"] <- d[k, "i"] * 2
    if (k %% 3 == 0) d$v[k] <- -1
  }
  c(sum(d$v), sum(first$v))
}
for (i in 1:3) print(f(100))
