pmatch("me", c("mean", "median"))
#%%
pmatch("mea", c("mean", "median"))
#%%
pmatch(c("a", "a"), c("abc", "ade"))
#%%
pmatch("m", c("mean", "median"), nomatch = 0)
#%%
pmatch("a", c("a", "ab"))
#%%
pmatch(c("a", "a"), "a", duplicates.ok = TRUE)
#%%
charmatch("me", c("mean", "median"))
#%%
charmatch("med", c("mean", "median"))
#%%
charmatch("x", "y")
#%%
charmatch(c("", "a"), "a")
#%%
gettext("a")
#%%
ngettext(1, "one", "many")
#%%
ngettext(2, "one", "many")
#%%
gettext("a", "b")
#%%
intToBits(5L)[1:8]
#%%
rawToBits(as.raw(3))
#%%
packBits(intToBits(7L), "integer")
#%%
rev(as.integer(intToBits(6))[1:4])
#%%
packBits(as.raw(c(1, 0, 1, 0, 0, 0, 0, 0)))
#%%
pretty(c(0, 10))
#%%
pretty(1:7)
#%%
pretty(c(0.1, 0.97), n = 4)
#%%
pretty(100)
#%%
pretty(c(-3, 3), 2)
#%%
pretty(c(0, 1e+06))
#%%
zapsmall(c(1, 1e-20))
#%%
glob2rx("*.txt")
#%%
glob2rx("a?b*")
#%%
glob2rx("abc.*", trim.head = TRUE)
#%%
hasName(list(a = 1), "a")
#%%
hasName(c(a = 1), c("a", "b"))
#%%
type.convert(c("1", "2"), as.is = TRUE)
#%%
type.convert(c("1.5", "x"), as.is = TRUE)
#%%
type.convert(c("TRUE", "F"), as.is = TRUE)
#%%
type.convert(c("a", "b", "a"), as.is = FALSE)
#%%
type.convert(c("1", NA), as.is = TRUE)
#%%
type.convert(c("1e5", "2"), as.is = TRUE)
#%%
type.convert(c("NA", "3"), as.is = TRUE)
#%%
type.convert("3000000000", as.is = TRUE)
#%%
type.convert(list(a = "1", b = "x"), as.is = TRUE)
#%%
replace(1:5, 2, 10L)
#%%
drop(matrix(1:3, 1))
#%%
deparse1(quote(x + y))
#%%
sprintf("%s", deparse1(function(x) x + 1))
#%%
rev(list(1, "a"))
#%%
nchar(strtoi("777", 8L))
#%%
I("a")
#%%
I(1:2)
#%%
alist(a = , b = 1)$b
#%%
eapply(list2env(list(a = 1)), function(v) v + 1)
#%%
xtfrm(c(3, 1, 2))
#%%
sort.int(c(3, 1, 2))
#%%
sort.list(c(3, 1, 2))
#%%
sort(c(b = 2, a = 1))
#%%
labels(c(a = 1, b = 2))
#%%
comment(1)
#%%
gl(2, 3)
#%%
gl(2, 1, 4, labels = c("lo", "hi"))
#%%
Sys.getpid() > 0
#%%
nlevels(gl(3, 1))
#%%
plnorm(1)
#%%
qlnorm(0.5)
#%%
dlnorm(1)
#%%
plogis(0)
#%%
qlogis(0.3)
#%%
dlogis(0)
#%%
pcauchy(1)
#%%
qcauchy(0.75)
#%%
dcauchy(0)
#%%
pweibull(1, 2)
#%%
qweibull(0.5, 2, 3)
#%%
dweibull(1, 2)
#%%
toupper(month.abb[1:2])
#%%
sprintf("%s", month.name[1])
#%%
regmatches("a1b22", gregexpr("[0-9]+", "a1b22"))[[1]]
#%%
rapply(list("a", "b"), toupper, how = "unlist")
#%%
casefold("X")
#%%
rawToChar(rev(charToRaw("abc")))
#%%
tabulate(nchar(c("a", "bb", "cc")))
#%%
vapply(split(1:4, c("x", "y", "x", "y")), sum, 0)
#%%
noquote(c(a = "x"))
#%%
print(noquote("hi"))
#%%
print(c(a = "x"), quote = FALSE)
#%%
message("hi")
#%%
invisible(3)
