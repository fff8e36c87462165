paste("a", "b")
paste0("a", 1:3)
paste("a", "b", sep = "-")
paste(c("a", "b"), collapse = "+")
paste(1:3, c("x", "y", "z"), sep = "_", collapse = "|")
#%%
paste()
paste(character(0))
paste("a", character(0))
paste0("a", NULL)
paste(character(0), collapse = "+")
#%%
paste(NA, 1)
paste(TRUE, 1.5, 2L, NULL, "x")
paste(list("a", 1:3))
paste(factor(c("u", "v")))
#%%
paste(1e6, 1e5, 123456.789, 0.1 + 0.2, 1/3)
paste(c(a = 1, b = 2))
paste("a", "b", c("c", "d"))
paste0("x", c("a", NA))
paste(quote(f(x)), "z")
#%%
paste(c("a", NA), collapse = "-")
paste("a", "", "b")
paste("a", "", sep = "")
paste(1:2, collapse = "")
#%%
paste("x", 1:2, sep = "", collapse = NULL)
paste0("a", "b", collapse = "c")
paste0(c("a", "b"), collapse = "")
paste("q", recycle0 = TRUE, character(0))
#%%
paste(sep = "-", "a", "b")
strrep("ab", 3)
strrep("-", 0:3)
strrep(c("a", "b"), c(2, 1))
strrep("x", NA)
#%%
nchar("hello")
nchar("")
nchar(c("a", "bb", NA))
nchar(NA)
#%%
nchar(123)
nchar(TRUE)
nchar("\u00e9", "bytes")
nchar("\u00e9", "chars")
#%%
nchar("\u4e2d\u6587", "width")
nchar(c(a = "xyz"))
nchar(character(0))
nchar(factor("a"))
#%%
nzchar(c("", "a", NA))
nchar("a\tb\n")
nchar(1e6)
nchar(c("apple", "kiwi"), type = "chars")
nchar(list(1, "abc"))
#%%
nchar(NA_character_)
nchar(c(NA_character_, "a"), "bytes")
nchar("\U1F600", "bytes")
nchar("e\u0301")
nchar("\u4e2d", "width")
#%%
substr("hello", 2, 3)
substr("hello", 0, 2)
substr("hello", 4, 100)
substr("hello", 3, 2)
#%%
substr(c("abc", "defg"), 2, 3)
substr(NA, 1, 2)
substr("h\u00e9llo", 2, 2)
substring("hello", 1:3)
#%%
substring("hello", 1:3, 3:5)
substring("hello", 1:5, 1:5)
substr(12345, 2, 4)
substring("abc", 2)
substr("abc", -1, 2)
#%%
x <- "hello"
substr(x, 1, 1) <- "J"
x
substr(x, 2, 3) <- "ABCDEF"
x
substr(x, 4, 5) <- "z"
x
substring(x, 2) <- "__"
x
#%%
y <- c("abc", "def")
substr(y, 2, 2) <- c("X", "Y")
y
#%%
toupper("abc\u00e9")
tolower("ABC")
casefold("AbC", upper = TRUE)
chartr("abc", "xyz", "aabbcc")
#%%
chartr("a-c", "A-C", "abc-")
toupper(NA)
tolower(c(a = "X"))
toupper(character(0))
#%%
rev(utf8ToInt("abc"))
intToUtf8(c(72, 105))
intToUtf8(c(72, 105), multiple = TRUE)
utf8ToInt("\u00e9")
utf8ToInt("")
#%%
trimws("  a b  ")
trimws("  a", "left")
trimws("a  ", "right")
trimws("xxaxx", whitespace = "x")
#%%
trimws("\t\na\n")
trimws(c(" a", "b "))
trimws("..a..", whitespace = "[.]")
trimws(NA)
trimws(5)
#%%
startsWith("hello", "he")
endsWith("hello", "lo")
startsWith(c("ab", "ac", NA), "ab")
#%%
startsWith("", "")
endsWith("a", "ba")
startsWith("abc", c("a", "b"))
grepl("^he", "hello")
#%%
startsWith(1, "a")
#%%
rev(strsplit("a,b,c", ",")[[1]])
strsplit("abc", "")
strsplit(c("a b", "c"), " ")
strsplit("a.b.c", ".", fixed = TRUE)
#%%
strsplit("a1b22c", "[0-9]+")
strsplit("", "")
strsplit("a,b,", ",")
strsplit(",a", ",")
