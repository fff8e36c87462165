union(c(1, 2), c(2, 3))
intersect(1:5, 4:8)
setdiff(1:5, 2:3)
setdiff(c("a", "b"), character(0))
#%%
is.element(3, 1:5)
setequal(1:3, 3:1)
unique(c(2, 2, 1))
union(c("a", "a"), "b")
#%%
intersect(c(1, 1, 2), 1)
setdiff(c(1, 1, 2), 2)
union(NULL, 1:2)
intersect(1:3, NULL)
#%%
setdiff(NULL, 1)
union(c(a = 1), c(b = 2))
union(1:2, c("a", "b"))
intersect(c(1, 2), c("1", "3"))
#%%
3 %in% c(1, 2, 3)
c("a", "z") %in% letters
NA %in% c(1, NA)
NULL %in% 1:3
#%%
1 %in% NULL
"1" %in% 1:3
TRUE %in% 1
list(1) %in% list(1, 2)
#%%
c(1, 2) %in% list(1, "a")
!(5 %in% 1:3)
NaN %in% c(NaN)
NA %in% NaN
#%%
1L %in% c(1.0, 2.0)
"a" %in% factor(c("a", "b"))
factor("b") %in% c("a", "b")
0.3 %in% c(0.1 + 0.2)
Inf %in% c(-Inf, Inf)
#%%
match(c("b", "z"), c("a", "b"))
match(2, c(2, 2))
match("a", NULL)
match(NULL, 1)
#%%
match(c(1, NA), c(NA, 1))
match(1:3, 2, nomatch = 0L)
match(3L, "3")
match(TRUE, c("TRUE", "T"))
#%%
match(list("a"), c("a", "b"))
match(c(1.0, 2.5), 1:3)
match("é", c("e", "é"))
match(factor("b"), c("a", "b"))
#%%
pmatch("me", c("mean", "median"))
pmatch("mea", c("mean", "median"))
pmatch(c("a", "a"), c("abc", "abd"))
pmatch("", "")
#%%
charmatch("m", c("mean", "median"))
charmatch("med", c("mean", "median"))
pmatch("mean", c("mean", "meanest"))
which(c("x", "y") %in% "y")
match.arg("a", c("apple", "b"))
#%%
x <- c(5, 3, 5)
y <- c(3, 4)
union(x, y)
intersect(x, y)
setdiff(x, y)
setdiff(y, x)
#%%
x <- c(5, 3, 5)
y <- c(3, 4)
length(union(x, y))
all(y %in% x)
any(x %in% y)
x[x %in% y]
x[!x %in% y]
#%%
x <- c(5, 3, 5)
y <- c(3, 4)
`%nin%` <- function(a, b) !(a %in% b)
x %nin% y
Reduce(union, list(1:2, 2:3, 5))
Reduce(intersect, list(1:5, 2:6, 3:7))
outer(x, y, "==")
#%%
x <- c(5, 3, 5)
y <- c(3, 4)
`%nin%` <- function(a, b) !(a %in% b)
combn(4, 2)
combn(c("a", "b", "c"), 2, paste, collapse = "-")
ncol(combn(5, 3))
#%%
combn(3, 3)
expand.grid(1:2, 1:2)
#%%
powerset <- function(s) { if (!length(s)) return(list(NULL)); r <- powerset(s[-1]); c(r, lapply(r, function(x) c(s[1], x))) }
ps <- powerset(c("a", "b", "c"))
length(ps)
sapply(ps, paste, collapse = "")
sapply(ps, length) |> table()
#%%
unlist(lapply(1:3, function(i) i:1))
perms <- function(v) { if (length(v) <= 1) return(list(v)); out <- list(); for (i in seq_along(v)) for (p in perms(v[-i])) out[[length(out) + 1]] <- c(v[i], p); out }
sapply(perms(1:3), paste, collapse = "")
length(perms(1:4))
#%%
union(list(1, 2), list(2, 3)) |> length()
unique(c(list(1), list(1), list("a"))) |> length()
setdiff(list(1, "a"), list("a"))
intersect(list(1, 2), list(2))
#%%
union(factor(c("a", "b")), factor("c"))
setequal(c("a", "b"), c("b", "a", "a"))
union(data.frame(a = 1), data.frame(b = 2)) |> length()
unique(rbind(c(1, 2), c(1, 2)))
#%%
duplicated(rbind(c(1, 2), c(1, 2)))
mapply(function(a, b) a %in% b, 1:2, list(1:3, 5))
names(which(table(c("a", "b", "a")) > 1))
rev(union(3:1, 2))
#%%
tail(setdiff(letters, c("x", "y")), 3)
vapply(list(1:3, 2:4), function(s) 2 %in% s, NA)
Filter(function(k) k %in% c("a", "b"), c("a", "q", "b"))
sum(!duplicated(c(1, 1, 2)))
#%%
is.element("z", NULL)
setdiff(c(NA, 1), NA)
union(c(1, NA), NA)
intersect(c(NA, 1), c(NA, 2))
setdiff(c(TRUE, FALSE), TRUE)
