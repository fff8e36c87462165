f <- factor(c("lo", "hi", "mid", "hi"), levels = c("lo", "mid", "hi"))
f
as.integer(f)
levels(f)[2] <- "middle"
f
levels(f) <- list(low = c("lo", "middle"), high = "hi")
f
#%%
f <- factor(c("a", "b", "c"))
f[2] <- "z"
f
f[[3]] <- "a"
f
f[4] <- "b"
f
#%%
f <- factor(c("a", "b", "c", "a"))
f[f != "b"]
f[f != "b", drop = TRUE]
droplevels(f[1:2])
f[-1]
f[c(TRUE, FALSE)]
f[["x"]]
#%%
o <- factor(c("s", "m", "l"), levels = c("s", "m", "l"), ordered = TRUE)
o
o < "l"
o[o >= "m"]
max(o)
range(o)
sort(o, decreasing = TRUE)
o == "m"
o + 1
#%%
c(factor(c("a", "b")), factor(c("c", "a")))
rep(factor(c("x", "y")), 2)
rep(factor(c("x", "y")), times = c(1, 3))
rev(factor(c("x", "y", "z")))
factor(c(3, 1, 2, 1))
factor(c(TRUE, FALSE))
factor(c(1.5, 2.25), labels = c("one", "two"))
factor(1:3, labels = "L")
factor(c("a", NA, "b"), exclude = NULL)
addNA(factor(c("a", NA)))
#%%
f <- factor(c("b", "a", "b"), levels = c("b", "a"))
table(f)
summary(f)
nlevels(f)
unclass(f)
as.vector(f)
is.na(factor(c("a", NA)))
f == "b"
f %in% c("a")
match("a", f)
which(f == "b")
ifelse(f == "b", 1, 2)
paste(f)
#%%
relevel(factor(c("a", "b", "c")), ref = "c")
factor(letters[1:4], levels = c("d", "c", "b", "a"))[2:3]
reorder(factor(c("a", "b", "a", "b")), c(5, 1, 6, 2))
as.factor(c(10, 2, 33))
as.factor(c(x = 1L, y = 2L))
ordered(c(1, 2, 3))
gl(2, 2, labels = c("ctl", "trt"))
gl(2, 1, 6)
interaction(c("a", "b"), c("x", "y"), lex.order = TRUE)
interaction(c("a", "b"), c("x", "y"), drop = TRUE)
#%%
cut(c(1, 5, 10), breaks = c(0, 5, 10))
cut(c(1, 5, 10), breaks = c(0, 5, 10), right = FALSE)
cut(c(0, 5, 10), breaks = c(0, 5, 10), include.lowest = TRUE)
cut(1:5, 3)
cut(1:5, 3, labels = FALSE)
cut(1:5, c(0, 2, 5), labels = c("small", "large"))
cut(c(1.234, 5.678), c(1, 3, 6), dig.lab = 2)
cut(1:3, c(0, 1, 2, 3), ordered_result = TRUE)
table(cut(c(23, 45, 67, 12, 34), seq(0, 80, 20)))
cut(0:10, 5)
#%%
findInterval(c(0, 1, 1.5, 2, 5), c(1, 2, 3))
findInterval(c(1, 3), c(1, 2, 3), rightmost.closed = TRUE)
findInterval(c(0, 5), c(1, 2, 3), all.inside = TRUE)
findInterval(2, c(1, 2, 3), left.open = TRUE)
tabulate(c(1, 2, 2, 5))
tabulate(c(2, 3, 3), nbins = 5)
#%%
levels(factor(c("b", "a"))) <- c("x", "y")
f <- factor(c("u", "v"))
levels(f) <- c("p", "q", "r")
f
levels(f) <- "one"
#%%
factor(1:3, labels = c("a", "b"))
#%%
Reduce(function(a, b) paste(a, b), levels(factor(c("q", "r", "s"))))
sapply(factor(c("a", "b")), as.character)
lapply(split(1:3, factor(c("a", "b", "a"))), sum)
mapply(function(x, y) paste(x, y), factor(c("a", "b")), 1:2)
for (x in factor(c("u", "v"))) print(x)
nchar(as.character(factor("abc")))
switch(as.character(factor("b")), a = 1, b = 2)
as.numeric(as.character(factor(c("10", "20"))))
print(factor(c("a", "b")), max.levels = 0)
factor(character(0))
str(factor(c("a", "b", "a")))
levels(droplevels(data.frame(f = factor(c("a", "b")))[1, , drop = FALSE])$f)
#%%
f <- factor(c("a", "b"))
identical(f, factor(c("a", "b")))
all(f == factor(c("a", "b")))
f == factor(c("c", "b"))
#%%
sum(ordered(1:3))
#%%
f <- factor(sample(letters, 100, TRUE), levels = letters)
length(levels(f))
factor(paste("a long level name", 1:8))
print(factor(c("x", NA, "y")))
factor(c(a = "x", b = "y"))
#%%
x <- NULL
levels(x) <- "x"
#%%
NULL
