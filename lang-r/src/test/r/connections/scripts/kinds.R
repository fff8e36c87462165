con <- bzfile("x.bz2", "w")
writeLines(c("a", "b"), con)
close(con)
readLines("x.bz2")
readBin("x.bz2", "raw", 3)
#%%
con <- xzfile("x.xz", "w"); cat("line\n", file = con); close(con)
readLines("x.xz")
con <- xzfile("x.xz"); readLines(con); close(con)
#%%
con <- gzfile("x.csv.gz", "w")
write.csv(data.frame(a = 1:2, b = c("x", "y")), con, row.names = FALSE)
close(con)
read.csv("x.csv.gz")
#%%
str(summary(bzfile("x.bz2")))
#%%
con <- xzfile("x.xz", "wb"); str(summary(con)); close(con)
#%%
con <- pipe("echo one; echo two")
readLines(con)
close(con)
#%%
con <- pipe("printf 'a,b\n1,2\n'")
read.csv(con)
#%%
con <- pipe("cat > out.txt", "w")
writeLines(c("to", "file"), con)
close(con)
readLines("out.txt")
#%%
con <- pipe("exit 3", "r")
print(close(con))
#%%
str(summary(pipe("echo x")))
#%%
writeLines("in a file", "f.txt")
con <- url(paste0("file://", normalizePath("f.txt")))
readLines(con)
class(con)
close(con)
#%%
writeLines(c("one", "two"), "f.txt")
con <- file(paste0("file://", normalizePath("f.txt")), "r")
readLines(con)
close(con)
#%%
con <- file()
cat("abc\ndef\n", file = con)
readLines(con)
close(con)
#%%
con <- file("f.txt", "w+")
writeLines(c("a", "b", "c"), con)
readLines(con, 2)
close(con)
#%%
con <- file("f.txt", "w")
cat("one\n", file = con)
cat("two\n", file = con)
close(con)
con <- file("f.txt", "a"); cat("three\n", file = con); close(con)
readLines("f.txt")
#%%
con <- textConnection(c("a b", "c"))
scan(con, "", quiet = TRUE)
close(con)
#%%
con <- textConnection("out", "w")
cat("first\nsecond", file = con)
out
cat(" half\n", file = con)
out
close(con)
#%%
con <- textConnection(NULL, "w")
writeLines(c("x", "y"), con)
textConnectionValue(con)
close(con)
#%%
con <- textConnection("a\nb\nc")
readLines(con, 1)
pushBack(c("p", "q"), con)
pushBackLength(con)
readLines(con, 2)
readLines(con)
close(con)
#%%
con <- textConnection("rest")
pushBack("no end", con, newLine = FALSE)
readLines(con)
close(con)
#%%
writeLines(c("x", "y"), "f.txt")
con <- file("f.txt", "r")
pushBack(c("first", "second"), con)
readLines(con, 1)
clearPushBack(con)
readLines(con)
close(con)
#%%
sink("one.txt"); print(1)
sink("two.txt"); print(2)
sink.number()
sink()
print(3)
sink()
readLines("one.txt"); readLines("two.txt")
sink.number()
#%%
con <- textConnection("caught", "w")
sink(con); print("inside"); cat("more\n"); sink()
close(con)
caught
#%%
sink("s.txt", split = TRUE); cat("both\n"); sink()
readLines("s.txt")
#%%
sink("s.txt"); cat("a\n"); sink()
sink("s.txt", append = TRUE); cat("b\n"); sink()
readLines("s.txt")
#%%
sink()
#%%
cat("no end", file = "f.txt")
readLines("f.txt")
#%%
con <- file("latin.txt", "wb")
writeBin(as.raw(c(0x63, 0x61, 0x66, 0xe9, 0x0a)), con)
close(con)
con <- file("latin.txt", encoding = "latin1")
x <- readLines(con)
close(con)
x
nchar(x)
x == "caf\u00e9"
#%%
con <- file("latin.txt", "w", encoding = "latin1")
writeLines("caf\u00e9", con)
close(con)
readBin("latin.txt", "raw", 10)
#%%
con <- file("wide.txt", "w", encoding = "UTF-16LE")
writeLines("ab", con)
close(con)
readBin("wide.txt", "raw", 10)
con <- file("wide.txt", encoding = "UTF-16LE"); readLines(con); close(con)
#%%
writeLines("x", "f.txt")
con <- file("f.txt", "r")
isOpen(con); isOpen(con, "write")
isIncomplete(con)
close(con)
tryCatch(readLines(con), error = function(e) cat(conditionMessage(e), "\n"))
#%%
con <- file("f.txt", "w")
tryCatch(readLines(con), error = function(e) cat(conditionMessage(e), "\n"))
close(con)
#%%
gzfile("missing.gz", "r")
