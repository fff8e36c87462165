1 < 2
1L == 1
"a" < "b"
"a" < "B"
"Z" < "a"
#%%
"10" < "9"
10 < "9"
TRUE == "TRUE"
1 == "1"
1L == "1.0"
#%%
1:3 == c(1, 5, 3)
1:6 > 1:2
c(a = 1, b = 2) > 1
NA > 1
#%%
NA == NA
NaN == NaN
NULL == 1
"a" == NA
#%%
1:3 == 1:2
#%%
character(0) == "a"
identical(NULL, c())
length(NULL > 1)
logical(0) == logical(0)
#%%
list(1, 2) == c(1, 3)
list("a", 1) == "a"
list(1) == 1
#%%
list(1:2, 3) == 1
#%%
quote(a) == "a"
quote(f(x)) == "f(x)"
quote(a) == quote(b)
#%%
sum == 1
#%%
x <- factor(c("lo", "hi", "lo"))
x == "lo"
"hi" != x
x == x
#%%
x <- factor(c("lo", "hi"))
x < "lo"
#%%
x <- factor(c("lo", "hi"), levels = c("lo", "hi"), ordered = TRUE)
x < "hi"
x[1] < x[2]
max(x)
#%%
factor("a") == factor("b")
#%%
factor(c("a", "b")) == factor(c("b", "a"))
factor("a") == "zzz"
#%%
matrix(1:4, 2) > 2
matrix(1:4, 2) == 1:2
which(matrix(1:4, 2) > 2)
which(matrix(1:4, 2) > 2, arr.ind = TRUE)
#%%
matrix(1:4, 2) == matrix(1:4, 1)
#%%
1 < 2 < 3
#%%
(1 < 2) < 3
5 > 4 & 3 > 2
!1 == 2
-1 < 1
2 == 1 + 1
#%%
c(TRUE, FALSE) > FALSE
TRUE + 1 == 2
"TRUE" == TRUE
#%%
"T" == TRUE
1e5 == "1e+05"
100000 == "100000"
0.1 == "0.1"
#%%
1e-20 == 0
sqrt(2)^2 == 2
.1 * 3 == .3
seq(0, 1, .1)[4] == .3
1L:3L == 1:3
as.integer(2^31 - 1) == 2147483647
#%%
"é" > "z"
"a" == "A"
"abc" < "abd"
"abc" < "abcd"
"" < "a"
" " < "!"
#%%
as.raw(1) < 2
as.raw(1) == "01"
TRUE == as.raw(1)
#%%
NULL > 1
NA_character_ == "NA"
NA_character_ > "a"
#%%
Inf > 1e308
-Inf < Inf
Inf == Inf
NA & FALSE
#%%
x <- structure(1, class = "zzz")
x == 1
x < 2
structure(1:2, names = c("a", "b")) == 1:2
