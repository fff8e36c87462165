any(integer(0))
all(1:3 > 0, 5 > 3)
any(NULL)
all(NULL, TRUE)
#%%
which(c(FALSE, TRUE, NA, TRUE))
which(c(a = TRUE, b = FALSE, c = TRUE))
which(logical(0))
which(NA)
#%%
which(1:3)
#%%
which.max(c(3, 9, 2, 9))
which.min(c(b = 3, a = 1))
which.max(c(NA, 2, 3))
which.max(numeric(0))
which.max(c(FALSE, TRUE))
#%%
ifelse(c(TRUE, FALSE, NA), 1, 2)
ifelse(c(a = TRUE, b = FALSE), "y", "n")
ifelse(NA, 1, 2)
ifelse(logical(0), 1, 2)
#%%
ifelse(1:4 > 2, c("a", "b"), c("x", "y", "z", "w"))
ifelse(matrix(c(TRUE, FALSE, TRUE, TRUE), 2), 1L, 0L)
ifelse(TRUE, 1:3, 4:6)
#%%
ifelse(TRUE, {cat("yes evaluated\n"); 1}, {cat("no evaluated\n"); 2})
ifelse(c(TRUE, TRUE), "ok", stop("no"))
#%%
ifelse(NULL, 1, 2)
ifelse("TRUE", 1, 2)
ifelse(factor(c("a", "b")) == "a", 1, 0)
#%%
is.na(NA)
is.na(NaN)
is.nan(NA)
#%%
is.nan(c(1, NaN, NA))
is.na(list(1, NA, 1:2))
is.na("NA")
is.na(NULL)
#%%
is.finite(c(1, Inf, NA, NaN))
is.infinite(c(-Inf, 1))
is.finite("a")
is.finite(TRUE)
#%%
anyNA(c(1, NA))
anyNA(list(1, NA))
anyNA(list(1, c(2, NA)))
anyNA(list(1, c(2, NA)), recursive = TRUE)
anyNA(character(0))
#%%
is.nan("a")
#%%
is.nan(list(1))
#%%
sum(c(TRUE, TRUE, FALSE))
mean(c(TRUE, FALSE))
TRUE + TRUE
#%%
range(c(TRUE, FALSE))
max(TRUE, FALSE)
table(c(TRUE, FALSE, TRUE))
cumsum(c(TRUE, TRUE))
#%%
x <- c(5, 3)
(x > 4) & (x < 6)
x > 4 && x < 6
#%%
T <- FALSE
isTRUE(T)
if (T) "yes" else "no"
rm(T)
T
#%%
TRUE <- 1
#%%
`&&`(TRUE, FALSE)
`||`(FALSE, TRUE)
`!`(TRUE)
sapply(list(TRUE, FALSE), `!`)
Reduce(`&`, list(TRUE, NA, FALSE))
do.call("|", list(TRUE, NA))
#%%
m <- matrix(c(TRUE, FALSE, NA, TRUE), 2)
!m
m & TRUE
m | matrix(FALSE, 2, 2)
which(m)
any(m)
#%%
stopifnot(TRUE, 1 == 1, all.equal(1, 1))
cat("passed\n")
isTRUE(NA)
is.logical(NA)
is.logical(NULL)
logical(3)
