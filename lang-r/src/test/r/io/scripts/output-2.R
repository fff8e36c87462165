d <- tempfile()
dir.create(d)
file.create(file.path(d, "a.txt"))
list.files(d)
dir.exists(d)
unlink(d, recursive = TRUE)
dir.exists(d)
#%%
nchar(tempdir()) > 0
#%%
readLines("no_such_file_here.txt")
#%%
read.csv("missing.csv")
#%%
source("missing.R")
#%%
file("no/such/dir/x", "r")
#%%
df <- data.frame(n = c("a", "b"), v = c(1.5, NA), l = c(TRUE, FALSE))
f <- tempfile(fileext = ".csv")
write.csv(df, f, row.names = FALSE)
readLines(f)
read.csv(f)
str(read.csv(f))
#%%
df <- data.frame(n = c("a", "b"), v = c(1.5, NA), l = c(TRUE, FALSE))
f <- tempfile(fileext = ".csv")
write.csv(df)
write.csv(df, quote = FALSE)
write.csv(df, row.names = FALSE, na = "")
write.table(df)
#%%
df <- data.frame(n = c("a", "b"), v = c(1.5, NA), l = c(TRUE, FALSE))
f <- tempfile(fileext = ".csv")
write.table(df, col.names = FALSE, row.names = FALSE, sep = "\t")
write.table(df, sep = ",", quote = FALSE, row.names = FALSE)
unlink(f)
dput(df)
#%%
df <- data.frame(n = c("a", "b"), v = c(1.5, NA), l = c(TRUE, FALSE))
f <- tempfile(fileext = ".csv")
write.table("a \"q\" b", col.names = FALSE)
write.csv(data.frame(x = "a,\"b\"", y = 1e-10))
write.table(matrix(1:4, 2))
write.csv(matrix(1:4, 2, dimnames = list(NULL, c("a", "b"))))
#%%
read.csv(text = "a,b\n1,x\n2,y")
str(read.csv(text = "a,b,c\n1,x,TRUE\n2,y,FALSE"))
read.csv(text = "a;b\n1,5;2", sep = ";")
read.csv(text = "1,2\n3,4", header = FALSE)
#%%
read.table(text = "x y\n1 2\n3 4", header = TRUE)
read.table(text = "a 1\nb 2")
read.table(text = "a 1\nb 2", row.names = 1)
read.csv(text = "a,b\n,1\nNA,2")
read.csv(text = "n\n\"a,b\"\n'c'")
#%%
read.csv(text = "x\n001\n002", colClasses = "character")
read.csv(text = "a b,c-d\n1,2")
read.csv(text = "a b,c-d\n1,2", check.names = FALSE)
read.table(text = "# comment\n1 2\n3 4 # tail")
read.csv(text = "s\na\nb", stringsAsFactors = TRUE)$s
#%%
read.csv(text = "v\n1\n2.5\nNA")$v
sapply(read.csv(text = "i,d,s,l\n1,1.5,a,TRUE"), class)
read.table(text = "a,b,,d", sep = ",")
read.delim(text = "p\tq\n1\t2")
read.csv(text = "a,b\n1,2\n", nrows = 0) |> dim()
#%%
read.csv(text = "x,y\n1,-\n2,3", na.strings = "-")
nrow(read.csv(text = "h\n1\n2\n3", nrows = 2))
read.table(text = "1 2 3\n4 5 6", col.names = c("a", "b", "c"))
read.csv(text = "a,a\n1,2")
#%%
read.table(text = "k v\n'x y' 3", header = TRUE)
read.csv(text = "d,e\n1e5,0x10")
read.csv(text = "A,B\n  sp ,x", strip.white = TRUE)
read.table(text = "")
#%%
read.table(text = "1 2\n3")
#%%
commandArgs(TRUE)
length(commandArgs(trailingOnly = TRUE))
is.character(commandArgs())
sprintf("%s=%d", c("a", "b"), 1:2)
invisible(cat("inv\n"))
#%%
sink_file <- tempfile()
sink(sink_file)
print("to file")
cat("also\n")
sink()
readLines(sink_file)
#%%
f <- tempfile()
dump("f2", f) |> try(silent = TRUE) |> class()
f2 <- function(x) x + 1
dump("f2", f)
readLines(f)
rm(f2)
source(f)
f2(1)
#%%
f <- tempfile()
writeLines("sourced_var <- 10; cat('in source\\n'); sourced_var * 2", f)
r <- source(f)
r$value
r$visible
source(f, echo = FALSE)
sourced_var
e <- new.env()
sys.source(f, e)
e$sourced_var
#%%
f <- tempfile()
dput(list(a = 1), f)
dget(f)
dput(c(a = 1.5, b = NA), f)
readLines(f)
dget(f)
#%%
eval(parse(f2 <- textConnection("1 + 1")))
exists("stdin")
isatty(stdin())
nchar(getwd()) > 0
file.path("a", "b")
basename("x/y.R")
normalizePath(tempdir()) |> is.character()
#%%
list.files()
writeLines("here", "local.txt")
list.files()
readLines("local.txt")
#%%
writeLines("here", "local.txt")
file.rename("local.txt", "moved.txt")
file.exists("local.txt", "moved.txt")
file.copy("moved.txt", "copy.txt")
sort(list.files(pattern = "txt$"))
unlink(c("moved.txt", "copy.txt"))
list.files()
#%%
txtProgressBar(0, 3, style = 3) -> pb
for (i in 1:3) setTxtProgressBar(pb, i)
close(pb)
flush(stdout())
formatC(c("left", "r"), width = -8)
#%%
cat(format(c("Name", "Al"), width = 8), "\n")
cat(formatC(c(1.5, 10.25), digits = 2, format = "f", width = 8), "\n")
cat(sprintf("%-10s|%5.1f\n", c("ab", "cde"), c(1.25, 100)), sep = "")
cat(rep("=", 5), "\n", sep = "")
cat(paste0(strrep(" ", 3:1), strrep("*", 1:3)), sep = "\n")
#%%
cat("\n")
cat("progress: 50%\r\n")
cat("bell? no\n")
message("warn-ish: ", 5, " items")
#%%
message(paste("a", "b"), "c")
cat("to stderr\n", file = stderr())
write(1:10, stdout())
write("text", "")
write(matrix(1:4, 2), "", ncolumns = 2)
#%%
write(c("a", "b"), stdout(), sep = ",")
print(sprintf("%3d.", 1:3))
cat(toupper("end"), "\n", append = TRUE)
cat("x", file = "")
#%%
cat("\n")
format(object.size(1:10), units = "B")
nchar(format(object.size(numeric(100)))) > 0
cat(sep = "", "a", "b\n")
cat("a", "b", "c", sep = c(",", "\n"))
#%%
cat("\n")
print(c(a = 1, b = 2), digits = 3)
cat(strtoi("77", 8), "\n")
cat(1:3, c("a", "b"), TRUE, sep = " ")
#%%
cat("\n")
cat("é", nchar("é"), "\n")
cat(sprintf("%5s", "é"), "\n")
cat(encodeString("a\nb"), "\n")
cat(dQuote("q", FALSE), "\n")
#%%
cat(noquote("nq"), "\n")
cat(NULL, "\n")
cat(character(0), "z\n")
cat(" a ", " b ", "\n", sep = "")
cat("tab", "sep\n", sep = "\t")
