# What a data frame carries beside names, rows and class.
x <- data.frame(a = 1:4, b = c(2.5, 1, 3, 0), c = letters[1:4])
attr(x, "note") <- "kept"
attr(x, "origin") <- 1:2
shown <- function(what) cat(deparse(what), ":", names(attributes(eval(what))), "\n")
for (each in expression(x[1:2, ], x[1:2, 1:2], x[, 1:2], x[1:2], x["a"], x[, , drop = FALSE], x[], x[c(TRUE, FALSE), "a", drop = FALSE],
                        x[order(x$b), ], x[0, ], x[c(1, NA), ], x[1, 1:2, drop = TRUE], x[1, , drop = TRUE], x[NULL])) shown(each)
for (each in expression(subset(x, a > 1), subset(x, select = a), head(x, 2), tail(x, 2), unique(x), rbind(x, x), cbind(x, d = 1), merge(x, x),
                        split(x, x$a)[[1]], replace(x, "a", 2), rev(x), Filter(is.numeric, x))) shown(each)
#%%
changed <- function(how) {
  x <- data.frame(a = 1:4, b = c(2.5, 1, 3, 0), c = letters[1:4])
  attr(x, "note") <- "kept"
  eval(how)
  cat(deparse(how), ":", names(attributes(x)), "\n")
}
for (each in expression(x$a <- 5, x$z <- 5, x[["a"]] <- NULL, x["a"] <- 1, x[2, ] <- list(1L, 2, "z"), x[7, "a"] <- 1L, x[["q"]] <- 1,
                        x[c("a", "b")] <- NULL, x[] <- list(1, 2, 3), x[x == 1] <- 9, x[1:2, 1] <- 0, x["new", ] <- list(1L, 1, "k"),
                        x[[2, "a"]] <- 5, names(x)[1] <- "k", row.names(x) <- NULL)) changed(each)
#%%
# No columns are no columns.
x <- data.frame(a = 1, b = "u")
x[, character(0)] <- NULL
x[setdiff("a", names(x))] <- NULL
x[integer(0)] <- NULL
print(x)
#%%
# A data frame with one column keeps the name of that.
print(data.frame(y = data.frame(x = 1:2), z = data.frame(w = 1:2)))
print(cbind(y = data.frame(x = 1:2, v = 1), z = data.frame(w = 1:2)))
print(do.call(cbind, list(u = data.frame(k = 1:2), n = 3:4)))
#%%
one <- data.frame(key = c(1, NA), y = 2)
other <- data.frame(key = c(1, NA), z = 3)
print(merge(one, other, by = "key", all = TRUE, incomparables = NA))
print(merge(one, other, by = "key", all.x = TRUE, incomparables = NA))
print(merge(one, other, by = "key", incomparables = c(1, NA)))
print(merge(one, other, by = "key", all = TRUE))
#%%
# Columns that are assigned have no names.
d <- data.frame(x = 1:2)
d$a <- c(u = 1, v = 2)
d[["b"]] <- factor(c(u = "p", v = "q"))
d["c"] <- c(u = 3)
d[c("e", "f")] <- list(c(u = 1, v = 2), list(u = 1, v = 2))
for (each in d) str(each)
d$m <- matrix(1:2, 2, dimnames = list(c("r", "s"), "t"))
d["n"] <- matrix(1:2, 2, dimnames = list(c("r", "s"), "t"))
str(d$m)
str(d$n)
#%%
data.frame(x = 1:4, r = c(a = 1, b = 2))
data.frame(mtcars[1, 1:2], z = 1:2)
data.frame(data.frame(a = 1:9)[c(1, 4, 7), , drop = FALSE], z = 1:3)
d <- data.frame(x = 1:2)
d["x"] <- list(1, 2)
