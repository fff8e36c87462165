f <- factor(c("b", "a", "b"))
f
levels(f)
as.integer(f)
nlevels(f)
#%%
f <- factor(c("b", "a", "b"))
table(f)
f == "a"
f[2]
length(f)
#%%
factor(c(3, 1, 2))
factor(c(10, 9))
as.numeric(as.character(factor(c("10", "20"))))
as.numeric(factor(c("10", "20")))
factor(c("a", "b"), levels = c("b", "a"))
#%%
factor(c("a", "z"), levels = "a")
factor(1:3, labels = c("one", "two", "three"))
factor(1:2, labels = "L")
factor(c(1.5, 2.5))
factor(c(TRUE, NA))
#%%
factor(1:3, labels = c("a", "b"))
#%%
factor(c("a", "b"), levels = c("a", "a"))
#%%
f <- factor(c("x", "y", "x"))
levels(f)[1] <- "ex"
f
levels(f) <- c("A", "B")
f
levels(f) <- list(P = "A", Q = "B")
f
levels(f) <- c("same", "same")
f
#%%
f <- factor(c("x", "y"))
levels(f) <- "one"
#%%
f <- factor(c("a", "b", "c"))
droplevels(f[f != "b"])
f[-1]
f[f == "c", drop = TRUE]
factor(f[1:2])
#%%
f <- factor(c("a", "b", "c"))
relevel(f, ref = "c")
rev(f)
sort(factor(c("b", "a"), levels = c("b", "a")))
order(f)
#%%
f <- factor(c("a", "b", "c"))
unique(f[c(1, 1, 2)])
as.vector(f)
f[4]
is.na(f[4])
#%%
f <- factor(c("a", "b"))
f[3] <- "a"
f
f[1] <- "zzz"
f
f[[2]] <- "a"
f
c(f, factor("q"))
is.na(f)
#%%
o <- factor(c("low", "high", "mid"), levels = c("low", "mid", "high"), ordered = TRUE)
o
o < "high"
max(o)
sort(o)
#%%
o <- factor(c("low", "high", "mid"), levels = c("low", "mid", "high"), ordered = TRUE)
o[2] > o[1]
is.ordered(o)
as.integer(o)
range(o)
#%%
o <- factor(c("low", "high", "mid"), levels = c("low", "mid", "high"), ordered = TRUE)
pmax(o, o[1]) |> as.character()
o == "mid"
table(o)
class(o)
which.max(o)
#%%
max(factor(c("a", "b")))
#%%
sum(factor(1:3))
#%%
factor(c("a", "b")) + 1
mean(factor(1:3))
-factor("a")
#%%
nchar(factor("a"))
#%%
interaction(c("a", "b"), c("x", "y"))
interaction(factor(1:2), factor(c("u", "v")), sep = "-")
factor("a"):factor("b")
gl(2, 3)
#%%
gl(2, 1, 6, labels = c("lo", "hi"))
cut(1:5, 2)
cut(c(1, 5, 10), c(0, 5, 10))
cut(c(1, 5, 10), c(0, 5, 10), labels = c("low", "high"))
#%%
cut(c(0, 5, 10), c(0, 5, 10), include.lowest = TRUE, right = FALSE)
cut(0:10, 5, labels = FALSE)
cut(1:3, c(1, 2, 3))
cut(15, c(0, 10))
findInterval(c(1, 5, 10), c(0, 5))
#%%
tapply(c(1, 2, 3, 4), factor(c("a", "b", "a", "b")), sum)
split(1:4, factor(c("x", "y", "x", "y"), levels = c("y", "x", "z")))
by(data.frame(v = 1:4), c("a", "b", "a", "b"), function(d) sum(d$v))
aggregate(v ~ g, data.frame(v = 1:4, g = c("a", "b")), mean)
#%%
table(factor(c("a"), levels = c("a", "b")), useNA = "ifany")
levels(factor(c("a", NA), exclude = NULL))
summary(factor(c("a", NA, "a")))
prop.table(table(factor(c("u", "v", "u"))))
ave(1:4, factor(c(1, 1, 2, 2)))
#%%
ifelse(factor(c("a", "b")) == "a", "yes", "no")
ifelse(TRUE, factor("z"), 0)
switch(as.character(factor("k")), k = "found")
paste(factor(c("p", "q")))
#%%
as.list(factor(c("a", "b")))
sapply(factor(c("a", "b")), as.character)
unlist(list(factor("a"), factor("b")))
rep(factor(c("a", "b")), times = 2)
rbind(factor("a"), factor("b"))
#%%
data.frame(f = factor("a"))$f
identical(factor("a"), factor("a"))
is.factor(factor(1))
is.character(factor("a"))
mapply(function(l) l, factor(c("u", "v")))
#%%
for (l in levels(factor(c("m", "n")))) cat(l, "\n")
match("b", factor(c("a", "b")))
factor(c("a", "b")) %in% "a"
nlevels(1:3)
levels("a")
#%%
as.factor(c(3, 1))
as.factor(c("z", "y"))
as.ordered(1:2)
as.integer(as.factor(c(30, 10)))
addNA(factor("a"))
#%%
factor(factor(c("a", "b"))[1])
toupper(factor("a"))
tabulate(factor(c("a", "b", "a")))
outer(1:2, factor(1:2)) |> try(silent = TRUE) |> class()
seq_along(factor(c("a", "b")))
#%%
str(factor(c("a", "b")))
mode(factor("a"))
typeof(factor("a"))
dput(factor("a"))
attributes(factor("a"))
#%%
unclass(factor("b"))
nchar(levels(factor("abc")))
rev(levels(factor(c("a", "b"))))
factor(letters[1:3], levels = rev(letters[1:3]))
#%%
f <- factor(c("a", "b", NA))
is.na(f)
levels(f)
table(f, useNA = "always")
f == "a"
as.integer(f)
nlevels(addNA(f))
f[is.na(f)] <- "a"
f
summary(f)
levels(f)[levels(f) == "b"] <- "B"
f
factor(f, levels = c("B", "a"))
mapvals <- c(a = "alpha", B = "beta")
mapvals[as.character(f)]
unname(mapvals[f])
