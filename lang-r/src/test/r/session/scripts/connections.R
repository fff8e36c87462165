writeLines(c("a b c", "d e", "f", "1,2,3", "4,5,6", "x y", "last"), "t.txt")
f <- file("t.txt", "r")
print(isOpen(f))
print(scan(f, "", n = 1, quiet = TRUE))
print(readLines(f, 1))
print(scan(f, "", n = 2, quiet = TRUE))
print(readLines(f, 1))
print(read.csv(f, header = FALSE, nrows = 1))
print(readLines(f, 1))
print(scan(f, "", nlines = 1, quiet = TRUE))
print(readLines(f))
print(readLines(f))
close(f)
#%%
writeLines(c("one", "two", "three"), "t.txt")
f <- file("t.txt", "r")
pushBack(c("p1", "p2"), f)
pushBackLength(f)
readLines(f, 1)
pushBackLength(f)
clearPushBack(f)
pushBack("half ", f, newLine = FALSE)
readLines(f)
close(f)
readLines(f)
#%%
writeLines(c("one", "two"), "t.txt")
f <- file("t.txt")
isOpen(f)
readLines(f, 1)
readLines(f, 1)
isOpen(f)
open(f, "r")
isOpen(f)
isOpen(f, "read")
isOpen(f, "write")
readLines(f, 1)
readLines(f, 1)
close(f)
#%%
t <- textConnection("1 2 3\n4 5\n6 7")
scan(t, n = 2)
scan(t, n = 2, quiet = TRUE)
readLines(t)
close(t)
#%%
t <- textConnection(c("a,b", "1,2", "3,4", "5,6", "tail"))
read.csv(t, nrows = 2)
read.csv(t, nrows = 1, header = FALSE)
readLines(t)
close(t)
#%%
g <- gzfile("t.gz", "w")
writeLines(c("l1", "l2", "l3"), g)
cat("more\n", file = g)
close(g)
g <- gzfile("t.gz", "r")
readLines(g, 1)
readLines(g, 2)
close(g)
readLines("t.gz")
#%%
f <- file("o.txt", "w")
cat("one\n", file = f)
cat("two\n", file = f)
flush(f)
readLines("o.txt")
close(f)
f <- file("o.txt", "a")
writeLines("three", f)
close(f)
readLines("o.txt")
#%%
con <- textConnection("out", "w")
writeLines(c("a", "b"), con)
cat("partial", file = con)
out
textConnectionValue(con)
close(con)
out
f <- function() {
  con <- textConnection("inner", "w", local = TRUE)
  writeLines("x", con)
  close(con)
  inner
}
f()
exists("inner")
#%%
sink("s.txt")
print(1)
cat("sunk\n")
readLines("t.txt.none")
#%%
sink("s.txt", split = TRUE)
cat("both\n")
sink.number()
sink()
sink.number()
readLines("s.txt")
sink()
#%%
writeLines("x", "t.txt")
print(file("t.txt"))
summary(file("t.txt", "r"))$mode
summary(stdin())$description
close(stdin())
#%%
file("nosuch.txt", "r")
#%%
t <- textConnection("a")
writeLines("b", t)
#%%
x <- readLines(stdin(), 1); y <- readLines(stdin(), 1)
this is input
if (not code either
print(c(x, y))
scan(n = 3, quiet = TRUE)
1 2
3
scan("", what = "")
some words

cat("end\n")
#%%
readLines(textConnection("no end\nat all"))
nchar(readLines(textConnection("a\n\nb")))
