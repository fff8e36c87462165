sort(c(3, 1, 2))
sort(c(3, 1, 2), decreasing = TRUE)
sort(c("b", "A", "a", "B"))
sort(c(TRUE, FALSE, TRUE))
#%%
sort(c(b = 2, a = 1))
sort(c(2, NA, 1))
sort(c(2, NA, 1), na.last = TRUE)
sort(c(2, NA, 1), na.last = FALSE)
#%%
sort(character(0))
sort(NULL)
sort(c(1i, -1i, 0))
sort(3:1, method = "radix")
sort(c(2.5, -1, Inf, -Inf, NaN))
#%%
order(c(3, 1, 2))
order(c("b", "a", NA))
order(c(1, 1, 2), c(2, 1, 0))
order(c(1, 1, 2), decreasing = TRUE)
#%%
order(-c(3, 1, 2))
order(c(2, NA, 1), na.last = FALSE)
order(c(2, NA, 1), na.last = NA)
order(c(TRUE, FALSE))
#%%
order()
order(integer(0))
order(c("a", "B", "c"), c(1, 2, 3))
order(c(1, 2, 1), decreasing = c(TRUE))
order(c("x", "y"), c(2, 1), decreasing = c(TRUE, FALSE), method = "radix")
#%%
rank(c(10, 20, 10, 30))
rank(c(2, 1, NA))
rank(c("b", "a", "c"))
#%%
rank(c(1, 1, 1), ties.method = "first")
rank(c(2, 2, 1), ties.method = "min")
rank(c(2, 2, 1), ties.method = "max")
rank(c(a = 3, b = 1))
#%%
rank(c(2, NA, 1), na.last = "keep")
rank(-c(1, 2, 3))
rank(c(2, 2, 1), ties.method = "last")
rank(numeric(0))
#%%
rev(1:3)
rev(list(1, "a"))
rev(c(a = 1, b = 2))
rev(NULL)
#%%
rev("abc")
sort(factor(c("z", "a")))
is.unsorted(c(1, 3, 2))
is.unsorted(1:3)
#%%
is.unsorted(c(1, 1), strictly = TRUE)
sort.int(c(3, 1, 2), index.return = TRUE)
sort(c(3, 1, 2), partial = 2)[2]
order(c(2, 3, 1))[1]
#%%
which.max(c(2, 9, 9))
rev(sort(c(2, 3, 1)))[1:2]
head(sort(c(5, 2, 8), decreasing = TRUE), 1)
xtfrm(c(3, 1))
#%%
duplicated(c(1, 2, 1))
duplicated(c("a", "b", "a"), fromLast = TRUE)
unique(c(3, 1, 3))
unique(c(NA, 1, NA))
#%%
unique(list(1, "a", 1))
anyDuplicated(1:3)
anyDuplicated(c("x", "x"))
unique(c(a = 1, b = 1))
unique(matrix(c(1, 1, 2, 2), 2))
#%%
duplicated(data.frame(a = c(1, 1), b = c(2, 2)))
unique(data.frame(a = c(1, 1, 2), b = c("x", "x", "y")))
unique(factor(c("a", "b", "a")))
unique(NULL)
#%%
duplicated(c(0, -0))
unique(c(NaN, NA, NaN))
unique(c("é", "e", "é"))
unique(c(TRUE, NA, TRUE))
rev(unique(c(3, 2, 3, 1)))
#%%
df <- data.frame(n = c("b", "a", "c"), v = c(2, 2, 1))
df[order(df$v, df$n), ]
df[order(-df$v), ]
df[do.call(order, df), ]
df[rev(seq_len(nrow(df))), ]
#%%
df <- data.frame(n = c("b", "a", "c"), v = c(2, 2, 1))
df[order(df$n, decreasing = TRUE), "v"]
with(df, n[order(v)])
df[which.max(df$v), "n"]
sapply(df, sort)
apply(as.matrix(df), 2, rev)
#%%
sort(list(3, 1))
#%%
order(c(1, 2), c(1, 2, 3))
#%%
sort(c(1, "b", TRUE))
sort(c(10, 9, 100))
sort(as.character(c(10, 9, 100)))
sort(c("a1", "a10", "a2"))
#%%
sort(c("_", "A", "a", " ", "1", "é", "z"))
order(c("é", "e", "f", "z"))
sort(c(0.1 + 0.2, 0.3))
sort(-3:3)
#%%
order(-3:3, decreasing = TRUE)
sort(c(.5, 1L, TRUE))
sort(c("", "a", " "))
toupper(sort(c("q", "B")))
#%%
sort(c(x = "b", y = "a"))
sort.list(c(3, 1, 2))
sort(c(2L, NA, 1L))
sort(rep(c(2, 1), 3))
#%%
insertion <- function(v) { for (i in seq_along(v)[-1]) { k <- v[i]; j <- i - 1; while (j > 0 && v[j] > k) { v[j + 1] <- v[j]; j <- j - 1 }; v[j + 1] <- k }; v }
insertion(c(5, 2, 9, 1))
qs <- function(v) if (length(v) <= 1) v else { p <- v[1]; r <- v[-1]; c(qs(r[r < p]), p, qs(r[r >= p])) }
qs(c(3, 6, 1, 8, 2, 9, 2))
ms <- function(v) { n <- length(v); if (n < 2) return(v); m <- n %/% 2; a <- ms(v[1:m]); b <- ms(v[(m + 1):n]); r <- numeric(n); i <- j <- 1; for (k in 1:n) { if (j > length(b) || (i <= length(a) && a[i] <= b[j])) { r[k] <- a[i]; i <- i + 1 } else { r[k] <- b[j]; j <- j + 1 } }; r }
ms(c(4, 1, 3, 2, 5))
