Ops.money <- function(e1, e2) { r <- get(.Generic)(unclass(e1), unclass(e2)); if (.Generic %in% c("+", "-")) structure(r, class = "money") else r }
a <- structure(5, class = "money")
b <- structure(7, class = "money")
class(a + b)
unclass(a + b)
a < b
a == 5
class(a * 2)
#%%
Ops.u <- function(e1, e2) { cat(.Generic, nargs(), missing(e2), "\n"); 0 }
x <- structure(1, class = "u")
x + 1
1 + x
-x
!x
x %% 2
x & TRUE
#%%
Ops.a <- function(e1, e2) "a"
Ops.b <- function(e1, e2) "b"
structure(1, class = "a") + structure(1, class = "b")
#%%
"+.pt" <- function(e1, e2) { structure(list(x = e1$x + e2$x), class = "pt") }
"==.pt" <- function(e1, e2) e1$x == e2$x
p <- structure(list(x = 1), class = "pt")
q <- structure(list(x = 2), class = "pt")
(p + q)$x
p == q
p == p
p + 1
#%%
"<.v" <- function(e1, e2) { cat("less\n"); TRUE }
x <- structure(1, class = "v")
x < 5
5 < x
x > 5
"-.v" <- function(e1, e2) if (missing(e2)) "unary" else "binary"
-x
x - 1
#%%
Math.pos <- function(x, ...) { cat("Math:", .Generic, "\n"); structure(NextMethod(), class = "pos") }
x <- structure(c(4, 9), class = "pos")
unclass(sqrt(x))
unclass(round(x / 7, 2))
unclass(cumsum(x))
class(abs(x))
unclass(log(x, 2))
#%%
Summary.rng <- function(..., na.rm = FALSE) { cat("Summary:", .Generic, na.rm, "\n"); 42 }
x <- structure(1:3, class = "rng")
max(x)
range(x, na.rm = TRUE)
sum(1, x)
sum(x, 1)
any(x)
#%%
Ops.temp <- function(e1, e2) { v <- NextMethod(); cat("after next\n"); v }
t <- structure(10, class = "temp")
r <- t + 5
class(r)
unclass(r)
t > 3
#%%
length.len <- function(x) 10L
x <- structure(1, class = "len")
length(x)
Math.len <- function(x, ...) stop("not defined")
tryCatch(sqrt(x), error = conditionMessage)
exp(structure(0, class = "none"))
abs(structure(-1, class = "none"))
#%%
"%+%" <- function(a, b) UseMethod("%+%")
"%+%.default" <- function(a, b) a + b
"%+%.character" <- function(a, b) paste0(a, b)
1 %+% 2
"a" %+% "b"
#%%
"!.neg" <- function(x) "negated"
!structure(TRUE, class = "neg")
"&.neg" <- function(e1, e2) "and"
structure(TRUE, class = "neg") & FALSE
"%%.neg" <- function(e1, e2) "mod"
structure(5, class = "neg") %% 2
"%/%.neg" <- function(e1, e2) "idiv"
7 %/% structure(2, class = "neg")
#%%
"[.safe" <- function(x, i, ...) { if (i > length(unclass(x))) return(NA); NextMethod() }
s <- structure(1:3, class = "safe")
s[5]
unclass(s[2])
"[[.safe" <- function(x, i) { cat("dbl\n"); NextMethod() }
s[[2]]
s[[1]]
#%%
print.poly <- function(x, ...) { cat(paste(rev(unclass(x)), "x^", rev(seq_along(x) - 1), sep = "", collapse = " + "), "\n"); invisible(x) }
Ops.poly <- function(e1, e2) { n <- max(length(e1), length(e2)); pad <- function(p) c(unclass(p), rep(0, n - length(p))); structure(get(.Generic)(pad(e1), pad(e2)), class = "poly") }
p <- structure(c(1, 2), class = "poly")
q <- structure(c(0, 0, 3), class = "poly")
p
p + q
q - p
#%%
Ops.x <- function(e1, e2) { if (nargs() == 1) return(paste("unary", .Generic)); paste(class(e1), .Generic, class(e2)) }
a <- structure(1, class = "x")
a + 1
1L + a
"s" == a
-a
a^2
a != a
#%%
x <- structure(c(a = 1, b = 2), class = "keep", note = "n")
y <- x * 2
attributes(y)
unclass(x)["a"]
z <- x[1]
attributes(z)
rev(x) |> unclass()
sum(x)
mean(x)
range(x)
x == 1
#%%
Math.bad <- function(x, ...) stop(.Generic, " not meaningful")
x <- structure(1, class = "bad")
floor(x)
#%%
Ops.strict <- function(e1, e2) stop("no ", .Generic, " for strict")
structure(1, class = "strict") + 1
#%%
Summary.units <- function(..., na.rm) { args <- lapply(list(...), unclass); structure(do.call(.Generic, c(args, na.rm = na.rm)), class = "units2") }
u <- structure(c(3, 1), class = "units")
unclass(max(u))
class(min(u))
unclass(sum(u, u))
factor(c("a", "b")) |> levels() |> max()
#%%
trunc.z <- function(x, ...) "trunc z"
trunc(structure(1.5, class = "z"))
round.z <- function(x, digits = 0, ...) paste("round", digits)
round(structure(1.5, class = "z"), 3)
signif.z <- function(x, digits = 6) paste("signif", digits)
signif(structure(1, class = "z"))
max.z <- function(..., na.rm = FALSE) "max z"
max(structure(1, class = "z"), 5)
range.z <- function(..., na.rm) "range z"
range(structure(1, class = "z"))
#%%
is.na.opt <- function(x) "is.na called"
is.na(structure(1, class = "opt"))
as.numeric.opt <- function(x, ...) 77
as.numeric(structure(1, class = "opt"))
as.double(structure(1, class = "opt"))
#%%
as.integer.opt <- function(x, ...) 66L
as.integer(structure(1, class = "opt"))
as.logical(structure(1, class = "opt"))
as.vector(structure(1, class = "opt"))
#%%
anyNA(structure(1, class = "opt2"))
#%%
t.trans <- function(x) "transposed"
t(structure(1, class = "trans"))
dim.trans <- function(x) c(2L, 3L)
dim(structure(1, class = "trans"))
rep.trans <- function(x, ...) "rep'd"
rep(structure(1, class = "trans"), 3)
seq.trans <- function(...) "seq'd"
seq(structure(1, class = "trans"))
#%%
unlist(structure(list(a = 1), class = "trans2"))
xtfrm(structure(3:1, class = "q"))
#%%
cat(structure(1:3, class = "anything"), "\n")
print(structure(1:3, class = "anything"))
format(structure(1.5, class = "anything"))
#%%
paste(structure("s", class = "anything"))
structure(list(a = 1, b = "x"), class = "anything")
structure(function(x) x, class = "fn")
structure(quote(a + b), class = "cl")
