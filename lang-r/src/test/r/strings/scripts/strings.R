nchar(NA)
#%%
nchar(NA_character_)
#%%
nchar(c("a", NA), "bytes")
#%%
nchar(c("a", NA), "width")
#%%
nchar(c(a = "xx"))
#%%
nchar(NULL)
#%%
nchar(list("a", 1:3))
#%%
nchar(TRUE)
#%%
nchar("a", type = "foo")
#%%
nchar(matrix(c("a", "bb"), 1))
#%%
nzchar(c("a", "", NA))
#%%
nchar(c("é", "中文"), "width")
#%%
nchar("é", type = "b")
#%%
paste("a", 1:3, sep = "-")
#%%
paste(character(0), "a")
#%%
paste(character(0), collapse = "+")
#%%
paste()
#%%
paste("a", NULL)
#%%
paste(c("a", NA))
#%%
paste0("a", 1:2, collapse = "|")
#%%
paste(list(1:2, "z"))
#%%
paste("a", sep = 1)
#%%
paste("a", collapse = 1)
#%%
paste(quote(x + y))
#%%
paste(1, 2L, TRUE, 0+1i)
#%%
paste("a", "b", recycle0 = TRUE)
#%%
paste("a", character(0), recycle0 = TRUE)
#%%
paste(1e+05, 123456.7, 1/3)
#%%
paste(as.name("a"))
#%%
paste(c(a = "x"), "y")
#%%
paste("A", 1:2, c("x", "y", "z"))
#%%
paste0("x", character(0))
#%%
paste(1:3, collapse = ", ")
#%%
substr(123, 1, 2)
#%%
substr(NA, 1, 1)
#%%
substr(c("abc", "de"), 2, 2:3)
#%%
substr("abc", NA, 1)
#%%
substr("abc", 2, 1)
#%%
substr(character(0), 1, 1)
#%%
substr("abc", "1", 2)
#%%
substr("abc", integer(0), 1)
#%%
x <- "abcdef"
substr(x, 2, 3) <- "ZZZZ"
x
#%%
x <- "abcdef"
substr(x, 2, 5) <- "Z"
x
#%%
x <- c("abc", "xyz")
substring(x, 2) <- c("1", "22")
x
#%%
substring(c(a = "abc"), 1, 2)
#%%
substring("abcdef", 1:3)
#%%
substring(123456, 2, 3)
#%%
substring("abcdef", 1:6, 1:6)
#%%
substr("héllo wörld", 2, 8)
#%%
substring("hello", c(1, 3), c(2, 5))
#%%
toupper(1)
#%%
toupper(c(a = "x"))
#%%
toupper(NA)
#%%
toupper(NULL)
#%%
toupper(quote(a))
#%%
toupper("straße é")
#%%
tolower("ÀÉ")
#%%
casefold("AbC")
#%%
casefold("AbC", upper = TRUE)
#%%
toupper(letters[1:3])
#%%
tolower(matrix(c("A", "B"), 1))
#%%
chartr("a", NA, "b")
#%%
chartr("abc", "x", "abc")
#%%
chartr(1, 2, "121")
#%%
chartr("abc", "xyz", "aabbcc")
#%%
chartr("a-c", "A-C", "abcabd")
#%%
chartr("é", "e", c(x = "né", y = NA))
#%%
startsWith("a", 1)
#%%
startsWith(c("ab", NA), "a")
#%%
startsWith("ab", character(0))
#%%
endsWith(c("ab", "ba"), c("b", "a", "x", "a"))
#%%
startsWith("abc", "")
#%%
endsWith("abc", "bc")
#%%
strrep("ab", 0:2)
#%%
strrep(c(a = "x"), 3)
#%%
strrep("a", -1)
#%%
strrep("a", NA)
#%%
strrep(1, 2)
#%%
strrep("-", 20)
#%%
utf8ToInt("")
#%%
utf8ToInt("aé中")
#%%
utf8ToInt(1)
#%%
utf8ToInt(NA_character_)
#%%
intToUtf8(NULL)
#%%
intToUtf8(c(72, NA))
#%%
intToUtf8(c(72, NA), TRUE)
#%%
intToUtf8("a")
#%%
intToUtf8(c(72, 105))
#%%
intToUtf8(c(72, 105), multiple = TRUE)
#%%
intToUtf8(233L)
#%%
intToUtf8(rev(utf8ToInt("stressed")))
#%%
strtoi(c(a = "7"), 10)
#%%
strtoi(10)
#%%
strtoi(character(0))
#%%
strtoi(c("10", "077", "0xff", "zz", "", "12a", " 5", "-7", "2147483648"), 10L)
#%%
strtoi(c("077", "0xff", "12"))
#%%
strtoi("11", 2)
#%%
strtoi("zz", 36)
#%%
strtoi("9", 8L)
#%%
strtoi("1", 37)
#%%
encodeString(c("a", NA))
#%%
encodeString(c("a", NA), na.encode = FALSE)
#%%
encodeString("a", quote = "'", width = 6, justify = "right")
#%%
encodeString(1)
#%%
encodeString(c("a", "bbb"), width = NA)
#%%
encodeString(c(a = "x"))
#%%
encodeString("a\nb\t\"q\"", quote = "\"")
#%%
make.names(1)
#%%
make.unique(1)
#%%
make.unique(c("a", "a"), 1)
#%%
make.names(c("a", "a b"), unique = TRUE)
#%%
make.names("_a", allow_ = FALSE)
#%%
make.names(c("a b", "1x", ".1a", "if", "a.b", "", "_x", "TRUE", "...", "..1", NA))
#%%
make.unique(c("a", "a", "b", "a", "a.1"))
#%%
shQuote(c("a", "b c"))
#%%
shQuote("a'b", "sh")
#%%
shQuote("it's \"q\"")
#%%
shQuote("a", "cmd")
#%%
sQuote("x", FALSE)
#%%
dQuote(c("a", "b"))
#%%
sQuote("x", "TeX")
#%%
dQuote("a", "UTF-8")
#%%
sQuote(character())
#%%
dQuote(1:2, FALSE)
#%%
bitwAnd(5, 3)
#%%
bitwNot(1:2)
#%%
bitwShiftL(-1L, 1L)
#%%
bitwShiftR(-1L, 28L)
#%%
bitwXor("a", 1)
#%%
bitwShiftR(-1, 1)
#%%
bitwAnd(1:4, 1L)
#%%
bitwOr(1L, "a")
#%%
bitwOr(12L, 3L)
#%%
bitwXor(12L, 10L)
#%%
bitwAnd(NA_integer_, 1L)
#%%
charToRaw("aé")
#%%
rawToChar(as.raw(c(72, 105)))
#%%
charToRaw(1)
#%%
rawToChar(1)
#%%
rawToChar(as.raw(c(72, 105)), TRUE)
#%%
strtrim("abcdef", 3)
#%%
strtrim(c("ab", "cde"), c(1, 5))
#%%
strtrim("中文", 3)
#%%
basename("/a/b.txt")
#%%
dirname("/a/b.txt")
#%%
file.path("a", "b", c("c", "d"))
#%%
basename("a/b/")
#%%
dirname("a")
#%%
file.path("a", character(0))
#%%
rev(strsplit("abc", "")[[1]])
#%%
trimws(c(" a ", "b "), "right")
#%%
trimws(1)
#%%
trimws(NA)
#%%
trimws(c(a = " x"))
#%%
trimws("..a..", whitespace = "[.]")
#%%
trimws("\t a \n")
#%%
trimws(" a", "left")
#%%
toString(1:5)
#%%
toString(c("a", NA))
#%%
toString(NULL)
#%%
paste(rev(strsplit("hello world", " ")[[1]]), collapse = " ")
#%%
s <- "The quick brown fox"
words <- strsplit(s, " ")[[1]]
nchar(words)
paste(substr(words, 1, 1), collapse = "")
#%%
x <- c("apple", "banana")
names(x) <- c("a", "b")
toupper(x)
#%%
sapply(c("abc", "de"), nchar)
#%%
vapply(strsplit(c("a b", "c d e"), " "), length, 1L)
#%%
mapply(function(a, b) paste0(a, b), c("x", "y"), 1:2)
#%%
outer(c("a", "b"), 1:2, paste0)
#%%
do.call(paste, c(list("a", "b"), sep = "-"))
#%%
Reduce(function(a, b) paste0(b, a), strsplit("abc", "")[[1]])
#%%
strwrap("The quick brown fox jumps over the lazy dog.", width = 20)
#%%
strwrap(c("a b", "c d"), width = 3)
#%%
strwrap("Lorem ipsum dolor sit amet, consectetur adipiscing elit.", width = 30, indent = 2, exdent = 4, prefix = "> ")
#%%
strwrap("one.  two. three", width = 12)
#%%
strwrap("")
#%%
strwrap("para one\n\npara two", width = 40)
#%%
cat(strwrap("aaa bbb ccc ddd eee fff", width = 11), sep = "\n")
#%%
nchar(factor("a"))
#%%
paste(factor(c("u", "v")))
#%%
substr(factor("abc"), 1, 2)
#%%
x <- 1
substr(x, 1, 1) <- "a"
#%%
tolower(factor("A"))
#%%
chartr("c-a", "xyz", "a")
#%%
utf8ToInt(c("a", "b"))
#%%
trimws("a", "middle")
#%%
table(strsplit("mississippi", "")[[1]])
