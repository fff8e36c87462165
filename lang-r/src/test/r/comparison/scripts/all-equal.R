all.equal(1, "a"); all.equal("a", 1); all.equal(1L, TRUE); all.equal(TRUE, 1); all.equal(1, NULL); all.equal(NULL, 1); all.equal(NULL, NULL); all.equal(list(1), 1); all.equal(1, list(1)); all.equal("a", factor("a")); all.equal(factor("a"), "a")
all.equal(1:3, 1:4); all.equal(1:3, c(1,2,3,4)); all.equal(c(a=1), 1); all.equal(1, c(a=1)); all.equal(c(a=1,b=2), c(a=1,c=2)); all.equal(c(a=1,b=2), c(x=1,y=2)); all.equal(c(a=1,b=2), c(b=1,a=3))
#%%
all.equal("a", c("a","b")); all.equal(c("a","b"), "a"); all.equal(c("a","b","c"), c("x","y","c")); all.equal(c("a",NA), c("a","b")); all.equal(c("a","b"), c("a",NA)); all.equal(c("a",NA), c("b",NA)); all.equal(c(x="a"), c(y="a")); all.equal(c(x="a"), "b")
all.equal(TRUE, FALSE); all.equal(c(TRUE,FALSE), c(FALSE,TRUE)); all.equal(TRUE, NA); all.equal(c(TRUE,TRUE), TRUE); all.equal(as.raw(1), as.raw(2)); all.equal(1i, 2i); all.equal(1+2i, 1+2.5i); all.equal(1i, 1)
#%%
all.equal(c(1,NA), c(1,2)); all.equal(c(1,2), c(1,NA)); all.equal(c(NA,1), c(NA,2)); all.equal(0, 1e-10); all.equal(0, 1e-5); all.equal(1e-10, 2e-10); all.equal(c(0,0), c(0,1)); all.equal(Inf, Inf); all.equal(Inf, 1); all.equal(1, Inf); all.equal(NaN, NA_real_); all.equal(1, 1 + 1e-7); all.equal(1, 1.1, tolerance = 0.2); all.equal(1, 1.1, scale = 1); all.equal(1, 1.1, check.attributes = FALSE); all.equal(100, 101, tolerance = 0); all.equal(1L, 2L); all.equal(1L, 1.5); all.equal(5, 5L)
all.equal(c(1,1,1), c(1,1,2))
#%%
all.equal(list(1, 2), list(1, 3)); all.equal(list(a = 1, b = 2), list(a = 1, b = 3)); all.equal(list(a = 1), list(b = 1)); all.equal(list(1, 2), list(1)); all.equal(list(1), list(1, 2)); all.equal(list(a = 1, b = 2), list(a = 1)); all.equal(list(a = list(b = 1)), list(a = list(b = 2))); all.equal(list(a = "x", b = 2), list(a = "y", b = 3)); all.equal(list(1, "a"), list("a", 1)); all.equal(list(a=1, b=2), list(b=2, a=1))
all.equal(list(), list()); all.equal(list(NULL), list(1)); all.equal(list(f = function(x) x), list(f = function(x) x + 1))
#%%
all.equal(matrix(1:4, 2), matrix(1:4, 2)); all.equal(matrix(1:4, 2), 1:4); all.equal(1:4, matrix(1:4, 2)); all.equal(matrix(1:4, 2), matrix(1:4, 1)); all.equal(matrix(1:4, 2), matrix(c(1, 2, 3, 5), 2)); all.equal(matrix(1, 1, dimnames = list("a", "b")), matrix(1, 1, dimnames = list("a", "c"))); all.equal(matrix(1:6, 2), matrix(1:6, 3))
all.equal(structure(1, class = "a"), structure(1, class = "b")); all.equal(structure(1, class = "a"), 1); all.equal(1, structure(1, class = "a")); all.equal(structure(1, foo = 1), structure(1, foo = 2)); all.equal(structure(1, foo = 1), structure(1, bar = 1)); all.equal(structure(1, foo = 1), 1); all.equal(structure(list(1), class = "q"), structure(list(2), class = "q"))
#%%
all.equal(factor(c("a", "b")), factor(c("a", "b"))); all.equal(factor(c("a", "b")), factor(c("b", "a"))); all.equal(factor(c("a", "b")), factor(c("a", "c"))); all.equal(factor("a"), factor("b")); all.equal(factor(c("a", "b")), factor("a")); all.equal(factor(c("a", NA)), factor(c("a", "b")))
all.equal(data.frame(a = 1:2), data.frame(a = c(1, 3))); all.equal(data.frame(a = 1:2), data.frame(b = 1:2)); all.equal(data.frame(a = 1:2), data.frame(a = 1:3)); all.equal(data.frame(a = 1, b = "x"), data.frame(a = 1, b = "y")); all.equal(data.frame(a = 1), data.frame(a = 1, b = 2)); all.equal(data.frame(a = 1:2), list(a = 1:2)); all.equal(data.frame(a=1:2), data.frame(a=1:2))
#%%
all.equal(quote(a), quote(b)); all.equal(quote(f(x)), quote(f(y))); all.equal(quote(a), "a"); all.equal(function(x) x, function(x) x); all.equal(function(x) x, function(y) y); all.equal(y ~ x, y ~ z); all.equal(y ~ x, y ~ x); all.equal(sum, max); all.equal(expression(a), expression(b)); all.equal(quote(a + b), quote(a + b))
all.equal(globalenv(), globalenv()); e1 <- new.env(); e2 <- new.env(); all.equal(e1, e2); e1$a <- 1; all.equal(e1, e2); e2$a <- 2; all.equal(e1, e2); e2$a <- 1; all.equal(e1, e2); all.equal(e1, 1)
#%%
isTRUE(all.equal(1, 1 + 1e-9)); isTRUE(all.equal("a", "b")); identical(all.equal(1, 2), TRUE)
stopifnot(all.equal(1, 1 + 1e-10))
stopifnot(all.equal(c(a = 1), c(b = 1)))
#%%
stopifnot(all.equal(1, 1.5))
#%%
x <- 1:3; stopifnot(x > 1)
#%%
x <- 1:3; stopifnot("all big" = x > 1)
#%%
stopifnot(NA)
#%%
stopifnot(c(TRUE, NA))
#%%
stopifnot(1)
#%%
stopifnot("a")
#%%
stopifnot(NULL)
stopifnot(logical(0))
stopifnot()
stopifnot(TRUE, 1 == 1, all.equal(pi, 3.14159265, tolerance = 1e-6))
f <- function(x, y) { stopifnot(is.numeric(x), length(x) == 1, x > 0, is.character(y)); "ok" }
f(1, "a")
tryCatch(f("a", "a"), error = function(e) print(e))
tryCatch(f(1:2, "a"), error = function(e) print(e))
tryCatch(f(-1, "a"), error = function(e) print(e))
tryCatch(f(1, 2), error = function(e) print(e))
g <- function(n) { stopifnot(n >= 0, n == round(n)); n }
g(2.5)
#%%
stopifnot(exprs = { 1 == 1; 2 < 1 })
#%%
stopifnot(identical(c(a = 1, bbbbbbbbbbbbbbbbbbbbbbbbb = 2, cccccccccccccccccccccccc = 3), c(1, 2, 3)))
#%%
which(matrix(c(TRUE, FALSE, TRUE, TRUE), 2), arr.ind = TRUE)
which(matrix(c(TRUE, FALSE, TRUE, TRUE), 2, dimnames = list(c("a", "b"), c("x", "y"))), arr.ind = TRUE)
which(array(c(TRUE, FALSE), c(2, 2, 2)), arr.ind = TRUE)
which(c(a = TRUE, b = FALSE, c = TRUE))
which(c(FALSE, FALSE), arr.ind = TRUE)
which(matrix(FALSE, 2, 2), arr.ind = TRUE)
which(matrix(TRUE, 1, 1), arr.ind = TRUE)
which(matrix(c(TRUE, FALSE, TRUE, TRUE), 2), arr.ind = TRUE, useNames = FALSE)
arrayInd(5, c(2, 3))
arrayInd(c(1, 6), c(2, 3))
which(c(TRUE, NA, FALSE, TRUE))
which(c(1, 0))
