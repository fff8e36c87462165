x <- list(a = 1:3, b = "q\"uote", c = c(x = 1.5, y = NA))
dput(x, "x.R")
identical(dget("x.R"), x)
#%%
a <- 1:5; b <- c(n = "t"); f <- function(x, y = 2) x + y
dump(c("a", "b", "f"), "all.R")
readLines("all.R")
rm(a, b, f)
source("all.R")
a; b; f(1)
#%%
x <- factor(c("u", "v", "u"))
dput(x, "f.R")
dget("f.R")
#%%
x <- data.frame(a = 1:2, b = c("x", "y"))
dput(x, "d.R")
identical(dget("d.R"), x)
#%%
con <- textConnection("out", "w")
dput(list(1, "a"), con)
close(con)
out
#%%
writeLines(c("x <- 5", "y <- x * 2", "y"), "s.R")
source("s.R")
y
source("s.R", echo = FALSE, print.eval = TRUE)
#%%
source(textConnection("z <- 3\nz + 1"), print.eval = TRUE)
z
#%%
e <- new.env()
writeLines("inside <- 1", "s.R")
source("s.R", local = e)
ls(e)
exists("inside")
#%%
iconv("caf\u00e9", "UTF-8", "ASCII")
iconv("caf\u00e9", "UTF-8", "ASCII", sub = "?")
iconv("caf\u00e9", "UTF-8", "ASCII", sub = "byte")
iconv("caf\u00e9", "UTF-8", "ASCII", sub = "Unicode")
iconv("caf\u00e9", "UTF-8", "ASCII", sub = "")
#%%
iconv("caf\u00e9", "UTF-8", "ASCII//TRANSLIT")
iconv("a", "UTF-8", "latin1")
iconv(c("a", NA, "b"), "latin1", "UTF-8")
#%%
iconv(list(as.raw(c(0x63, 0xe9))), "latin1", "UTF-8")
iconv("\u00e9", "UTF-8", "latin1", toRaw = TRUE)
iconv("\u00e9a", "UTF-8", "UTF-16BE", toRaw = TRUE)
iconv("\u20ac", "UTF-8", "CP1252", toRaw = TRUE)
#%%
x <- "caf\xe9"
y <- iconv(x, "latin1", "UTF-8")
y
nchar(y)
identical(y, "caf\u00e9")
#%%
x <- "caf\xe9"
Encoding(x) <- "latin1"
x
nchar(x)
x == "caf\u00e9"
toupper(x)
#%%
Encoding(c("ascii", "caf\u00e9"))
enc2utf8("caf\u00e9")
enc2native(c("a", NA))
validUTF8(c("ok", "\xe9"))
#%%
iconv("a", "nonsense", "UTF-8")
#%%
iconv(c(n = "x", m = "\u00e9"), "UTF-8", "ASCII", sub = "e")
#%%
x <- iconv("\u00e9", "UTF-8", "latin1")
x
iconv(x, "latin1", "UTF-8")
x == "\u00e9"
