lapply(1:3, function(x) x^2)
lapply(c(a = 1, b = 2), function(x) x * 10)
lapply(list(1, "a"), class)
lapply(NULL, length)
#%%
lapply(letters[1:2], toupper)
lapply(1:2, "+", 10)
lapply(list(a = 1:3), mean)
lapply(quote(f(x, y)), class)
lapply(data.frame(a = 1:2, b = 3:4), sum)
#%%
sapply(1:3, function(x) x^2)
sapply(c("a", "b"), nchar)
sapply(c(x = "a"), toupper)
sapply(1:3, function(i) c(i, i^2))
#%%
sapply(1:2, function(i) list(i))
sapply(1:3, function(i) if (i > 1) i)
sapply(character(0), nchar)
sapply(list(), length)
sapply(1:2, function(i) c(a = i, b = i * 2))
#%%
sapply(c("x", "y"), identity, USE.NAMES = FALSE)
sapply(1:3, identity, simplify = FALSE)
sapply(list(a = 1:3, b = 4:6), range)
sapply(1:2, function(i) matrix(i, 2, 2))
#%%
sapply(1:2, function(i) matrix(i, 2, 2), simplify = "array") |> dim()
sapply(list(1:3, "a", TRUE), class)
sapply(c(1, 4, 9), sqrt)
sapply(1:3, function(x, y) x + y, y = 10)
sapply(c(first = 1, second = 2), function(v) v)
#%%
vapply(1:3, function(i) i * 2, numeric(1))
vapply(c("a", "bb"), nchar, integer(1))
vapply(1:2, function(i) c(a = i, b = i), numeric(2))
vapply(list(), length, 1L)
#%%
vapply(1:3, function(i) letters[i], "")
vapply(list(1:3, 4:6), sum, 0)
vapply(c(a = 1), function(x) x > 0, NA)
vapply(1:2, function(i) i, numeric(1)) |> typeof()
vapply(1:2, function(i) list(i), list(1))
#%%
vapply(1:3, function(i) i > 1, numeric(1))
vapply(1:2, function(i) "a", logical(1))
#%%
vapply(1:2, function(i) c(1, 2), numeric(1))
#%%
mapply(function(a, b) a + b, 1:3, 4:6)
mapply(rep, 1:3, 3:1)
mapply(function(x, y) paste(x, y), c(a = "p", b = "q"), c("r", "s"))
mapply(function(n, v) n, c("x", "y"), 1:2)
#%%
mapply(identity, c("a", "b"))
mapply(function(x, k) x * k, 1:3, MoreArgs = list(k = 10))
mapply(function(a, b) c(a, b), 1:2, 3:4)
mapply(function(...) sum(...), 1:2, 3:4, 5:6)
#%%
mapply(function(a, b) a, 1:2, 1:2, SIMPLIFY = FALSE)
mapply(function(x, y) x + y, c(a = 1, b = 2), 10)
mapply(function(x, y) x, c("k", "l"), 1:2, USE.NAMES = FALSE)
mapply(function(a, b) a * b, 1:4, 1:2)
#%%
Map(function(x, y) x * y, 1:2, 3:4)
Map(`+`, c(a = 1, b = 2), 3)
Map(function(k, v) v, c("p", "q"), 1:2)
Map(rep, 1:2, times = 2:1)
#%%
mapply(function(a, b) a + b, 1:3, 1:2)
#%%
Reduce(`+`, 1:5)
Reduce(`+`, 1:5, accumulate = TRUE)
Reduce(function(a, b) paste0(a, b), c("a", "b", "c"), right = TRUE)
Reduce(`+`, list(), 0)
#%%
is.null(Reduce(`+`, list()))
Reduce(`-`, 1:4)
Reduce(`-`, 1:4, right = TRUE)
Reduce(function(a, b) b, 1:3, accumulate = TRUE, right = TRUE)
#%%
Reduce(`+`, 1:3, 100)
Reduce(`+`, 1:3, 100, accumulate = TRUE)
Reduce(function(a, b) a * 10 + b, c(1, 2, 3))
Reduce(max, c(3, 9, 2), accumulate = TRUE)
#%%
Reduce(c, list(1, 2, list(3)))
Reduce(function(f, g) function(x) g(f(x)), list(sqrt, abs))(16)
Reduce(`%in%`, list(1, 1:2))
Reduce(merge, list(data.frame(k = 1, a = 2), data.frame(k = 1, b = 3)))
#%%
Filter(function(x) x > 2, 1:5)
Filter(Negate(is.null), list(1, NULL, 2))
Filter(nchar, c("a", "", "b"))
Filter(function(p) p$age > 1, list(list(age = 1), list(age = 2)))
#%%
Filter(is.character, list(a = 1, b = "x"))
Position(function(x) x > 2, c(1, 3, 5))
Position(function(x) x > 2, c(1, 3, 5), right = TRUE)
Find(function(x) x > 2, c(1, 3, 5))
#%%
Find(function(x) x > 10, 1:3)
Position(is.na, 1:3)
Filter(function(x) NA, 1:2)
Filter(isTRUE, list(TRUE, 1))
Find(function(s) grepl("b", s), c("abc", "bcd"), right = TRUE)
#%%
outer(1:3, 1:2)
outer(1:2, 1:3, "+")
outer(c(a = 1, b = 2), c(x = 1, y = 2))
outer(c("a", "b"), 1:2, paste0)
outer(1:2, 1:2, function(x, y) x^y)
#%%
1:2 %o% 1:2
outer(1:2, 1:2, Vectorize(function(a, b) max(a, b)))
dim(outer(1:2, matrix(1:4, 2)))
outer(1:3, 1:3, ">=")
outer(month.abb[1:2], 1:2, paste, sep = "-")
#%%
outer(1:2, 1:2, function(x, y) 1)
#%%
apply(matrix(1:6, 2), 1, sum)
apply(matrix(1:6, 2), 2, range)
apply(matrix(1:4, 2), c(1, 2), function(v) v * 10)
apply(matrix(1:6, 2, dimnames = list(c("a", "b"), NULL)), 1, mean)
#%%
apply(matrix(1:4, 2), 1, function(r) list(r))
apply(matrix(1:6, 2), 1, paste, collapse = "-")
apply(array(1:8, c(2, 2, 2)), 3, sum)
apply(array(1:8, c(2, 2, 2)), c(1, 3), sum)
#%%
apply(matrix(1:4, 2), 2, identity)
apply(matrix(1:4, 2), 1, function(r) if (r[1] > 1) r)
apply(matrix(1:6, 2), 2, function(x, k) x + k, k = 100)
apply(matrix(c("a", "b", "c", "d"), 2), 1, paste0, collapse = "")
sweep(matrix(1:4, 2), 2, c(1, 2))
#%%
sweep(matrix(1:4, 2), 1, c(10, 20), "+")
scale(matrix(c(1, 2, 3, 4), 2))
prop.table(matrix(1:4, 2), 1)
rowSums(matrix(1:4, 2))
#%%
colMeans(matrix(1:4, 2))
max.col(matrix(c(1, 9, 5, 2), 2))
rapply(list(1, "a", list(2)), function(x) x + 1, classes = "numeric", how = "unlist")
rapply(list(a = 1, b = list(c = "x")), toupper, classes = "character", how = "replace")
rapply(list(1.5, "a"), floor, classes = "numeric", deflt = NA, how = "list")
#%%
tapply(1:6, c("a", "b", "a", "b", "a", "b"), sum)
tapply(1:4, list(c("x", "x", "y", "y"), c("p", "q", "p", "q")), sum)
tapply(1:3, c(1, 1, 2), function(v) v)
tapply(c(1, 2, NA), c("a", "a", "b"), mean, na.rm = TRUE)
tapply(1:3, factor(c("a", "b", "a"), levels = c("a", "b", "c")), sum)
tapply(1:3, c("a", "b", "a"), length)[["a"]]
#%%
do.call(sum, list(1, 2, 3))
do.call("paste", list("a", "b", sep = ""))
do.call(mapply, list(FUN = function(x, y) x + y, 1:2, 3:4))
do.call(data.frame, list(a = 1:2, b = 3:4))
do.call(cbind, list(a = 1, b = 2))
do.call(rbind, strsplit(c("a-b", "c-d"), "-"))
#%%
Vectorize(function(n, k) if (n > k) n else k)(1:3, 2)
Vectorize(function(x, p = 2) x^p, "x")(1:3)
array(sapply(1:3, function(i) i), c(1, 3))
simplify2array(list(1, 2))
replicate(3, 5)
replicate(2, c(1, 2))
#%%
replicate(2, list(1))
by(1:4, c(1, 1, 2, 2), sum) |> unclass() |> as.vector()
aggregate(1:4, list(c(1, 1, 2, 2)), sum)
eapply(list2env(list(a = 1)), function(v) v + 1)
environment(lapply)$x
sapply(list2env(list(q = 1)), identity)
#%%
unlist(lapply(split(1:6, c(1, 1, 2, 2, 3, 3)), sum))
mapply(function(x, y) x, 1:2, list("a", "b"))
sapply(list(sum, mean), function(f) f(1:4))
lapply(1:2, function(x) function(y) x + y)[[2]](10)
sapply(1:3, function(i) { if (i == 2) return("two"); i })
#%%
nchar(sapply(c("a", "bb"), function(s) paste0(s, s)))
array(1:4, 4) |> sapply(FUN = function(v) v)
sapply(quote(a + b), as.character)
sapply(expression(a, b + c), class)
sapply(factor(c("u", "v")), as.integer)
lapply(factor("u"), identity)
#%%
sapply(new.env(), identity)
vapply(as.list(1:2), function(x) x / 2, 0.5)
rowsum(1:4, c("a", "b", "a", "b"))
mapply(seq_len, 1:3)
sapply(seq_len(3), seq_len)
sapply(c(TRUE, FALSE), isTRUE)
#%%
Map(function(...) c(...), 1:2, 3:4, 5:6)[[2]]
crossprod(sapply(1:2, function(i) c(i, i + 1)))
identical(lapply(1:3, identity), as.list(1:3))
sapply(data.frame(a = 1:2, b = c("x", "y")), typeof)
unlist(Map(function(a, b) a * b, 1:3, 4:6))
invisible(sapply(1:2, print))
#%%
invisible(lapply(c("p", "q"), function(s) cat(s, "\n")))
