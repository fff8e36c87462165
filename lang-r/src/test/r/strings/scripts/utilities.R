make.names(c("a b", "1x", "ok", "if", "", NA, "a.b", "_u", "TRUE", ".1a", "a-b"))
make.names(c("a", "a"), unique = TRUE)
make.unique(c("a", "a", "b", "a"))
make.unique(c("a", "a"), sep = "_")
abbreviate("international business", 8)
abbreviate(c("hello", "world"), 3)
#%%
rev(c("b", "a"))
sort(c("banana", "apple", "Cherry", "_x", "10", "9"))
order(c("b", "B", "a", "A"))
toupper(letters[1:3])
which(letters == "e")
#%%
match("c", letters)
letters[utf8ToInt("d") - 96]
casefold("ABC")
rawToChar(rev(charToRaw("abc")))
sprintf("%s", rev(strsplit("hello", NULL)[[1]])) |> paste(collapse = "")
#%%
strtoi("077", 8)
strtoi("zz", 36L)
strtoi("12", 3)
strtoi(c("1", "a"), 16L)
strtoi("99", 8)
#%%
strtoi("")
strtoi("2147483648")
strtoi("-5")
strtoi("+5")
strtoi(" 7")
#%%
as.hexmode(10)
format(as.hexmode(10), width = 4)
chartr("01", "ab", "0110")
as.integer(charToRaw("A"))
rawToChar(as.raw(c(97, 98)))
#%%
sprintf("%s", format(c("a", "bb", "ccc")))
formatC(c("a", "bb", "ccc"), width = 5)
formatC(c("a", "bb", "ccc"), flag = "-", width = 5)
strtrim("abcdef", 3)
strtrim(c("ab", "cde"), c(1, 5))
#%%
strtrim("\u4e2d\u6587", 2)
format("\u4e2d", width = 4)
substring("abcdef", seq(1, 5, 2), seq(2, 6, 2))
rev(utf8ToInt("hey"))
strwrap("The quick brown fox jumps over the lazy dog and runs away.", width = 20)
#%%
cat(strwrap("Lorem ipsum dolor sit amet, consectetur adipiscing elit. Sed do eiusmod tempor.", width = 30, indent = 2, exdent = 4, prefix = "> "), sep = "\n")
strwrap(c("para one here", "para two here"), 8)
strwrap("a\n\nb", 10)
formatC(strwrap("x y z", 3))
strwrap("", 10)
strwrap("Sentence one.  Sentence two.", 100)
#%%
sQuote("x", FALSE)
dQuote(c("a", "b"), FALSE)
shQuote("a b")
shQuote("a'b", type = "cmd")
noquote("a")
#%%
basename("/a/b/c.txt")
dirname("/a/b/c.txt")
tools::file_ext("x.tar.gz")
tools::file_path_sans_ext("a/b.txt")
file.path("a", "b", "c.R")
#%%
normalizePath(".") == getwd()
tools::toTitleCase("hello world of r")
basename(c("a/", "b//c"))
dirname("file")
path.expand("x")
#%%
iconv("abc", "UTF-8", "latin1")
enc2utf8("\u00e9")
Encoding("\u00e9")
Encoding("abc")
#%%
validUTF8(c("a", "\xff"))
utf8ToInt(c("a"))
intToUtf8(c(233, 8364))
chartr("\u00e9", "e", "caf\u00e9")
#%%
iconv("caf\u00e9", "UTF-8", "ASCII", sub = "?")
iconv("caf\u00e9", "UTF-8", "ASCII//TRANSLIT")
iconv("caf\u00e9", "UTF-8", "ASCII")
iconv("caf\u00e9", "UTF-8", "ASCII", sub = "byte")
#%%
sprintf("Name: %-10s Age: %3d", c("Al", "Barbara"), c(5L, 42L))
message(sprintf("%d%%", 50L))
paste0(rep("=", 20), collapse = "")
cat(rep("-", 10), "\n", sep = "")
#%%
cat(paste("Line", 1:3), sep = "\n")
cat("\n")
cat(sprintf("%2d: %s\n", 1:3, c("a", "b", "c")), sep = "")
rapply(list("a", 1), toupper, classes = "character", how = "replace")
#%%
mapply(function(x, n) strrep(x, n), c("a", "b"), 2:3)
outer(c("a", "b"), 1:2, paste0)
vapply(c("abc", "de"), nchar, 1L)
Reduce(paste0, c("a", "b", "c"), accumulate = TRUE)
#%%
r"(a\b"c)"
r"---(x)--)---"
R"[y]"
'\''
"\x41\102"
"\u0043\U00000044"
"a\
b"
#%%
nchar("\\")
cat("a\\b\n")
cat('single "double"\n')
"\u{e9}"
"tab\tq"
cat("bell\\a\n")
"\"" == '"'
#%%
"\x41\u0042"
#%%
x <- c("b3", "a10", "a2")
sort(x)
order(nchar(x), x)
x[order(as.integer(gsub("\\D", "", x)))]
rank(x)
#%%
x <- c("b3", "a10", "a2")
rev(sort(x))
toupper(substr(x, 1, 1))
paste(sort(unlist(strsplit("banana", ""))), collapse = "")
table(strsplit("mississippi", "")[[1]])
#%%
x <- c("b3", "a10", "a2")
names(which.max(table(strsplit("mississippi", "")[[1]])))
unique(strsplit("hello", "")[[1]])
duplicated(strsplit("hello", "")[[1]])
is.character(x)
as.numeric("1e3") + 1
#%%
palin <- function(s) { s <- tolower(gsub("[^A-Za-z]", "", s)); s == paste(rev(strsplit(s, "")[[1]]), collapse = "") }
palin("A man, a plan, a canal: Panama")
palin("hello")
caesar <- function(s, k) chartr(paste(letters, collapse = ""), paste(c(letters[(k + 1):26], letters[1:k]), collapse = ""), s)
caesar("hello", 3)
caesar(caesar("abc xyz", 3), 23)
#%%
sprintf("%s", strtoi(c("0xff", "077", "10")))
rev(as.integer(strsplit("12345", "")[[1]]))
sum(as.integer(strsplit("12345", "")[[1]]))
as.numeric(paste0("0x", "1F"))
#%%
chartr("lo", "01", "hello world")
gsub("(^|\\s)(\\w)", "\\1\\U\\2", "the cat sat", perl = TRUE)
sprintf("%s...", substr("a long sentence", 1, 6))
formatC(c(5, 50, 500), width = 5, flag = "0", format = "d")
#%%
sprintf("%s", Sys.getenv("NO_SUCH_VAR_X"))
nchar(Sys.getenv("HOME")) > 0
Sys.getenv("NO_SUCH", unset = NA)
Sys.setenv(MY_X = "1")
Sys.getenv("MY_X")
