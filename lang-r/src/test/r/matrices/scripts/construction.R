matrix(1:6, 2)
matrix(1:6, ncol = 2)
matrix(1:6, 2, byrow = TRUE)
matrix(0, 2, 2)
#%%
matrix(c("a", "b"), 1)
matrix(1:3)
matrix(NA, 1, 2)
matrix(1:4, 2, dimnames = list(c("a", "b"), c("x", "y")))
#%%
matrix(list(1, "a"), 1)
matrix(nrow = 2, ncol = 1)
matrix(1:2, 2, 3)
matrix(character(0), 0, 2)
#%%
matrix(1:5, 2)
#%%
matrix(1:6, 4, 2)
#%%
matrix(1:6, 5, 5)
#%%
matrix(1:6, -1)
#%%
array(1:6, c(1, 2, 3))
array(1:3, 5)
array(0, c(2, 2))
array(1:4)
#%%
dim(array(1:24, 2:4))
array(1:2, c(2, 2), list(c("a", "b"), NULL))
array(letters[1:8], c(2, 2, 2))[2, 1, 2]
array(numeric(0), c(0, 3))
#%%
array(1:8, c(2, 2, 2))[, , 2]
is.matrix(array(1:4, c(2, 2)))
is.array(1:3)
is.matrix(1:3)
#%%
cbind(1:3, 4:6)
rbind(1:3, 4:6)
cbind(a = 1:2, b = 3:4)
rbind(x = 1:2, y = 3:4)
#%%
cbind(1:3, 0)
cbind(1:2, c("a", "b"))
cbind(matrix(1:4, 2), 9)
rbind(matrix(1:4, 2), 9:10)
#%%
cbind(NULL, 1:2)
rbind(NULL, c(a = 1, b = 2))
cbind()
cbind(x = 1, y = 2)
#%%
rbind(c(a = 1, b = 2), c(3, 4))
cbind(1:2, matrix(3:6, 2, dimnames = list(NULL, c("p", "q"))))
rbind(a = 1, b = 2, 3)
cbind(integer(0), 1:2)
rbind(1:2, 3:6)
#%%
cbind(1:3, 1:2)
#%%
cbind(matrix(1:4, 2), matrix(1:6, 3))
#%%
x <- 1:2
y <- 3:4
cbind(x, y)
rbind(x, y)
cbind(x, y + 1)
cbind(x, z = y)
#%%
x <- 1:2
y <- 3:4
cbind(x, 5)
cbind(x, y, deparse.level = 0)
rbind(x, y, deparse.level = 2)
cbind(x * 2, y, deparse.level = 2)
#%%
x <- 1:2
y <- 3:4
cbind(list(1, 2), x)
do.call(cbind, list(x, y))
do.call(rbind, list(a = x, b = y))
cbind(c(a = 1, b = 2), x)
#%%
x <- 1:2
y <- 3:4
rbind(x, x[1])
t(cbind(x, y))
cbind(x = x, TRUE)
rbind(c(x = 1), c(y = 2))
cbind(array(1:2), 3)
#%%
diag(2)
diag(c(1, 2))
diag(matrix(1:9, 3))
diag(3, 2)
diag(2, 2, 3)
diag(c(a = 1, b = 2))
#%%
diag(5)
diag(0)
diag(matrix(1:6, 2))
row(matrix(0, 2, 2))
col(matrix(0, 2, 2))
upper.tri(matrix(0, 3, 3))
#%%
lower.tri(matrix(0, 2, 2), diag = TRUE)
outer(1:2, 1:3)
t(matrix(1:6, 2))
t(1:3)
dim(t(1:3))
t(t(1:3))
#%%
t(matrix(1:4, 2, dimnames = list(c("a", "b"), NULL)))
identity <- diag(2)
identity %*% identity
kronecker(diag(2), matrix(1, 1, 2))
rev(matrix(1:4, 2))
lapply(matrix(1:2, 1), identity)
#%%
c(matrix(1:4, 2))
as.vector(matrix(1:4, 2))
unlist(matrix(list(1, 2), 1))
length(matrix(1:6, 2))
nrow(matrix(1:6, 2))
NCOL(1:3)
#%%
max(matrix(1:6, 2))
which(matrix(c(TRUE, FALSE, TRUE, TRUE), 2), arr.ind = TRUE)
head(matrix(1:10, 5), 2)
matrix(1:4, 2)[, 1]
toupper(matrix(c("a", "b"), 1))
nchar(matrix(c("aa", "b"), 1))
#%%
is.na(matrix(c(1, NA), 1))
ifelse(matrix(1:4, 2) > 2, "hi", "lo")
round(matrix(c(1.234, 5.678), 1), 1)
matrix(1:4, 2) %% 2 == 0
-matrix(1:4, 2)
!matrix(c(TRUE, FALSE), 1)
#%%
sum(matrix(1:4, 2))
mean(matrix(1:4, 2))
range(matrix(1:4, 2))
summary(c(matrix(1:4, 2)))
unique(matrix(c(1, 1, 2, 2), 2))
order(matrix(c(3, 1, 2, 4), 2))
#%%
sort(matrix(c(3, 1, 2, 4), 2))
cumsum(matrix(1:4, 2))
table(matrix(c(1, 1, 2, 2), 2))
5 %in% matrix(1:6, 2)
paste(matrix(1:4, 2))
sapply(matrix(1:4, 2), function(v) v)
#%%
as.list(matrix(1:2, 1))
identical(matrix(1:4, 2), matrix(1:4, ncol = 2))
all.equal(matrix(1:4, 2), matrix(c(1, 2, 3, 4), 2))
str(matrix(1:4, 2))
dput(matrix(1:4, 2))
class(matrix(1:4, 2))
#%%
inherits(matrix(1), "array")
attributes(matrix(1:4, 2))
mode(matrix("a"))
