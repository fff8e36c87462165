setClass("Money", slots = c(amount = "numeric", unit = "character"))
setMethod("+", signature("Money", "Money"), function(e1, e2) new("Money", amount = e1@amount + e2@amount, unit = e1@unit))
setMethod("show", "Money", function(object) cat(object@amount, object@unit, "\n"))
m <- new("Money", amount = 5, unit = "EUR")
m + m
r <- try(m + 1)
r <- try(m * m)
Reduce(`+`, list(m, m, m))
#%%
setClass("V", slots = c(d = "numeric"))
setMethod("Arith", signature("V", "V"), function(e1, e2) new("V", d = callGeneric(e1@d, e2@d)))
setMethod("Arith", signature("V", "numeric"), function(e1, e2) new("V", d = callGeneric(e1@d, e2)))
setMethod("Arith", signature("numeric", "V"), function(e1, e2) new("V", d = callGeneric(e1, e2@d)))
v <- new("V", d = c(1, 2, 3))
(v + v)@d; (v * 2)@d; (10 - v)@d; (v ^ 2)@d; (v %% 2)@d; (v / v)@d; (v %/% 2)@d
#%%
setClass("V", slots = c(d = "numeric"))
setMethod("Ops", signature("V", "V"), function(e1, e2) { cat(.Generic, "") ; callGeneric(e1@d, e2@d) })
v <- new("V", d = c(1, 2))
v + v
v == v
v < v
v & v
#%%
setClass("V", slots = c(d = "numeric"))
setMethod("Compare", signature("V", "numeric"), function(e1, e2) callGeneric(e1@d, e2))
setMethod("Logic", signature("V", "logical"), function(e1, e2) callGeneric(e1@d > 1, e2))
v <- new("V", d = c(1, 2, 3))
v > 1; v == 2; v != 3; v & TRUE; v | FALSE
r <- try(1 < v)
#%%
setClass("V", slots = c(d = "numeric"))
setMethod("Math", "V", function(x) new("V", d = callGeneric(x@d)))
setMethod("Summary", "V", function(x, ..., na.rm = FALSE) { cat(.Generic, ""); callGeneric(x@d, ..., na.rm = na.rm) })
v <- new("V", d = c(4, 9, 16))
sqrt(v)@d; abs(v)@d; cumsum(v)@d; exp(v)@d[1]
max(v); min(v); range(v); sum(v); prod(v)
#%%
setClass("V", slots = c(d = "numeric"))
setMethod("-", signature("V", "missing"), function(e1, e2) new("V", d = -e1@d))
setMethod("!", "V", function(x) "not")
v <- new("V", d = 1:2 + 0)
(-v)@d
!v
r <- try(+v)
#%%
setClass("V", slots = c(d = "numeric"))
setMethod("Arith", signature("V", "V"), function(e1, e2) "Arith")
setMethod("+", signature("V", "V"), function(e1, e2) "plus")
setMethod("Ops", signature("V", "V"), function(e1, e2) "Ops")
v <- new("V")
v + v; v - v; v == v
#%%
setClass("V", slots = c(d = "numeric"))
setMethod("Arith", signature("V", "ANY"), function(e1, e2) { e1@d <- switch(.Generic, `+` = e1@d + 1, `-` = e1@d - 1, stop("no ", .Generic)); e1 })
v <- new("V", d = 5)
(v + NULL)@d; (v - "a")@d
r <- try(v * 2)
#%%
setClass("M", slots = c(m = "matrix"))
setMethod("%*%", signature("M", "M"), function(x, y) new("M", m = x@m %*% y@m))
setMethod("dim", "M", function(x) dim(x@m))
setMethod("t", "M", function(x) new("M", m = t(x@m)))
m <- new("M", m = matrix(1:4, 2))
(m %*% m)@m
dim(m)
t(m)@m
#%%
setGeneric("%+%", function(a, b) standardGeneric("%+%"))
setMethod("%+%", signature("character", "character"), function(a, b) paste0(a, b))
"a" %+% "b"
r <- try(1 %+% 2)
#%%
setClass("A", slots = c(x = "numeric")); setClass("B", contains = "A")
setMethod("+", signature("A", "A"), function(e1, e2) e1@x + e2@x)
new("B", x = 1) + new("A", x = 2)
setMethod("+", signature("B", "A"), function(e1, e2) paste("B then", callNextMethod()))
new("B", x = 1) + new("A", x = 2)
new("B", x = 1) + new("B", x = 5)
#%%
setClass("V", slots = c(d = "numeric"))
setMethod("Arith", signature("V", "V"), function(e1, e2) { e1@d <- callGeneric(e1@d, e2@d); e1 })
f <- function(n) { v <- new("V", d = 0); one <- new("V", d = 1); for (i in seq_len(n)) v <- v + one; v@d }
f(2000)
#%%
setClass("T", contains = "numeric")
a <- new("T", c(1, 2)); b <- new("T", c(3, 4))
a + b
a == b
a > 1
-a
a + 1:2
setMethod("+", signature("T", "T"), function(e1, e2) new("T", callNextMethod() * 10))
a + b
