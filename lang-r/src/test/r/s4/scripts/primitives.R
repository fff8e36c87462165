setClass("S", slots = c(items = "list"))
setMethod("length", "S", function(x) length(x@items))
s <- new("S", items = list(1, 2, 3))
length(s)
seq_along(s)
#%%
setClass("S", slots = c(items = "list"))
setMethod("[[", "S", function(x, i, ...) x@items[[i]])
setMethod("[[<-", "S", function(x, i, ..., value) { x@items[[i]] <- value; x })
setMethod("$", "S", function(x, name) x@items[[name]])
setMethod("$<-", "S", function(x, name, value) { x@items[[name]] <- value; x })
s <- new("S", items = list(a = 1, b = "q"))
s[["a"]]; s$b
s[["a"]] <- 10; s$c <- TRUE
s$a; s$c
names(s@items)
#%%
setClass("V", slots = c(d = "numeric"))
setMethod("[", "V", function(x, i, ...) new("V", d = x@d[i]))
setMethod("[<-", "V", function(x, i, ..., value) { x@d[i] <- value; x })
v <- new("V", d = c(10, 20, 30))
v[2:3]@d
v[-1]@d
v[2] <- 99
v@d
#%%
setClass("M", slots = c(m = "matrix"))
setMethod("[", "M", function(x, i, j, ..., drop = TRUE) {
  if (missing(i)) x@m[, j, drop = drop] else if (missing(j)) x@m[i, , drop = drop] else x@m[i, j, drop = drop]
})
m <- new("M", m = matrix(1:6, 2))
m[1, 2]; m[1, ]; m[, 3]; m[, 2, drop = FALSE]
#%%
setClass("V", slots = c(d = "numeric"))
setMethod("[", signature("V", "character"), function(x, i, ...) "by name")
setMethod("[", signature("V", "numeric"), function(x, i, ...) x@d[i])
v <- new("V", d = c(5, 6))
v["a"]; v[2]; v[1L]
#%%
setClass("V", slots = c(d = "numeric"))
setMethod("c", "V", function(x, ...) new("V", d = c(x@d, unlist(lapply(list(...), function(o) o@d)))))
v <- new("V", d = 1)
c(v, v, new("V", d = 9))@d
#%%
setClass("P", slots = c(n = "character"))
setMethod("as.character", "P", function(x, ...) paste("P", x@n))
setMethod("names", "P", function(x) "the names")
setMethod("as.numeric", "P", function(x, ...) 42)
p <- new("P", n = "z")
as.character(p); names(p); as.numeric(p)
#%%
setClass("P", slots = c(n = "numeric"))
setMethod("print", "P", function(x, ...) cat("printed\n"))
p <- new("P", n = 1)
print(p)
p
#%%
setClass("P", slots = c(n = "numeric"))
setMethod("length", "P", function(x) 7L)
setMethod("rev", "P", function(x) "reversed")
setMethod("unique", "P", function(x, incomparables = FALSE, ...) "unique")
setMethod("sort", "P", function(x, decreasing = FALSE, ...) "sorted")
p <- new("P")
length(p); rev(p); unique(p); sort(p)
rev(1:3); unique(c(1, 1)); sort(c(2, 1))
#%%
setClass("P", slots = c(n = "numeric"))
setMethod("head", "P", function(x, ...) head(x@n, ...))
head(new("P", n = 1:10 + 0), 3)
head(1:10, 2)
r <- try(setMethod("nchar", "P", function(x, ...) "counted"))
setMethod("nchar", "P", function(x, type = "chars", allowNA = FALSE, keepNA = NA) "counted")
nchar(new("P")); nchar("abc")
#%%
setClass("P", slots = c(n = "numeric"))
p <- new("P", n = 1)
r <- try(p$n)
r <- try(p[1])
r <- try(p[[1]])
r <- try(cat(p))
r <- try(as.numeric(p))
r <- try(sum(p))
#%%
setClass("P", slots = c(n = "numeric"))
setMethod("is.na", "P", function(x) is.na(x@n))
setMethod("dim", "P", function(x) c(3L, 4L))
p <- new("P", n = c(1, NA))
is.na(p); dim(p); nrow(p); ncol(p)
