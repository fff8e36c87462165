# a slot .Data gives objects data without extending its class
setClass("A", representation(.Data = "matrix", units = "character")); x <- new("A"); is(x, "matrix"); is.matrix(x); extends("A"); x; y <- new("A", matrix(1:4, 2), units = "m"); y; y@.Data; y + 1; dim(y); y[1, 2]; getSlots("A")
#%%
setClass("B", representation(.Data = "numeric", k = "character")); new("B", 1:3, k = "a"); extends("B"); setClass("F", representation(.Data = "function", k = "character")); f <- new("F", function(x) x + 1, k = "a"); f(2); setClass("L", representation(.Data = "list", k = "character")); l <- new("L", list(1, 2), k = "a"); l[[2]]; length(l)
#%%
setClass("A", representation(.Data = "matrix", units = "character")); setClass("C", representation("A", m = "numeric"), prototype(matrix(NA))); z <- new("C"); z; z@.Data
#%%
setClass("A", contains = "numeric", representation(k = "character")); a <- new("A", 1:3, k = "u"); b <- setDataPart(a, 4:6); b; setClass("M", representation(.Data = "matrix", k = "character")); m <- new("M", matrix(1:4, 2), k = "z"); setDataPart(m, matrix(5:6, 1)); setDataPart(m, 1:3); try(setDataPart(1, 3))
#%%
# called by its name, it changes the object, whoever has it
setClass("T", representation(x = "numeric", y = "character")); a <- new("T", x = 1); `slot<-`(a, "x", value = 2); a@x; b <- a; `slot<-`(a, "x", value = 3); b@x; f <- function(o) { `slot<-`(o, "x", value = 9); o@x }; f(a); a@x; try(`slot<-`(a, "x", value = "q")); a@x; b <- a; slot(b, "x") <- 77; a@x; g <- function() new("T"); u <- g(); `slot<-`(u, "x", value = 3); g()@x; `@<-`(a, "x", 5); a@x
#%%
x <- structure(list(a = 1), class = "foo"); isS4(x); y <- asS4(x); isS4(y); class(y); attributes(y); y$a; inherits(y, "foo"); isS4(asS3(y)); isS4(asS4(y, FALSE)); class(y) <- "bar"; isS4(x); setClass("A", contains = "numeric"); a <- new("A", 1:2); asS3(a); isS4(asS3(a)); setClass("N", representation(x = "numeric")); n <- new("N", x = 1); try(asS4(n, FALSE))
#%%
m <- matrix(1:4, 2, dimnames = list(c("a", "b"), NULL)); as(m, "vector"); as(array(1:8, c(2, 2, 2)), "vector"); as(c(a = 1), "vector"); as(list(1), "vector"); as(m, "numeric"); as(m, "matrix"); as(1:3, "matrix"); as(1:3, "array"); as(m, "array")
