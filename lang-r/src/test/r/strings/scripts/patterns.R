regexpr("a", "banana")
#%%
regexpr("a", "banana", fixed = TRUE)
#%%
regexpr("a", "banana", perl = TRUE)
#%%
regexpr("a", "bé", perl = TRUE)
#%%
regexpr("(?<x>a)(n)", "banana", perl = TRUE)
#%%
regexpr("a", c(NA, "a"))
#%%
regexpr("a", character(0))
#%%
grepl("a", c("a", NA, "b"))
#%%
grep("a", c("a", NA, "b"))
#%%
grep("a", c(x = "a", y = "b"), value = TRUE)
#%%
grep("a", c("a", "b"), invert = TRUE)
#%%
grepl(NA, "a")
#%%
grep(NA, c("a", "b"))
#%%
sub("a", NA, "abc")
#%%
sub(NA, "x", "abc")
#%%
gsub("a", "b", c(x = "a"))
#%%
gsub("a", "b", NA)
#%%
gsub("a", "b", 1)
#%%
grepl(c("a", "b"), "a")
#%%
grepl("a", list("a", 1))
#%%
grepl(character(0), "a")
#%%
sub("a", character(0), "a")
#%%
gsub("", "-", "abc")
#%%
gsub("b", "", c("abc", "bb"))
#%%
sub("(", "x", "a(", fixed = TRUE)
#%%
grepl("[", "a")
#%%
gsub("a", "b", matrix(c("a", "b"), 1))
#%%
grepl("a", "A", ignore.case = TRUE)
#%%
grepl("a", "A", ignore.case = TRUE, fixed = TRUE)
#%%
grepl("a", "a", perl = TRUE, fixed = TRUE)
#%%
regexpr("", "abc")
#%%
grepl("^$", "")
#%%
strsplit("a,b", ",")
#%%
strsplit(c(x = "a b", y = "c"), " ")
#%%
strsplit("abc", "")
#%%
strsplit(NA, "a")
#%%
strsplit(c("a b", NA), " ")
#%%
strsplit("a.b", ".", fixed = TRUE)
#%%
strsplit("", ",")
#%%
strsplit(1, "a")
#%%
strsplit("a1b2", "[0-9]")
#%%
strsplit(c("a-b", "c_d"), c("-", "_"))
#%%
strsplit("abc", character(0))
#%%
strsplit("a b", NULL)
#%%
strsplit(" a b", " ")
#%%
strsplit("a,b,", ",")
#%%
strsplit("aXbxc", "x", perl = TRUE)
#%%
strsplit("2020-01-02", "-")[[1]]
#%%
strsplit("abc", NA)
#%%
regmatches("banana", regexpr("an", "banana"))
#%%
regmatches("banana", gregexpr("an", "banana"))
#%%
regmatches(c("a1", "b", "c2"), regexpr("[0-9]", c("a1", "b", "c2")))
#%%
regmatches("a=1,b=2", gregexpr("[a-z]=([0-9])", "a=1,b=2"))
#%%
regmatches("key=val", regexec("(\\w+)=(\\w+)", "key=val"))
#%%
x <- "abc"
regmatches(x, regexpr("b", x)) <- "Z"
x
#%%
x <- c("a1b2", "c3")
regmatches(x, gregexpr("[0-9]", x)) <- list(c("X", "Y"), "Z")
x
#%%
regmatches(c("a1", "b"), gregexpr("[0-9]", c("a1", "b")), invert = TRUE)
#%%
unlist(regmatches("x12y3", gregexpr("[0-9]+", "x12y3")))
#%%
regexpr("a+", "baaa", perl = FALSE)[1]
#%%
attr(regexpr("a+", "baaa"), "match.length")
#%%
grepl("\\d", "a1")
#%%
toupper(gsub("(^|\\s)(\\w)", "\\1\\U\\2", "the end", perl = TRUE))
#%%
gsub("(^|\\s)(\\w)", "\\1\\U\\2", "the end", perl = TRUE)
#%%
gsub("\\b(\\w)", "\\U\\1", "the end", perl = TRUE)
#%%
sub("(.*)-(.*)", "\\2-\\1", "a-b")
#%%
gsub(".", "-", "a.b", fixed = TRUE)
#%%
gsub("\\s+", " ", "a   b")
#%%
casefold("A", upper = NA)
#%%
gsub("[aeiou]", "", c("hello", NA, "world"))
#%%
regexpr("b", c("abc", "xbz", "q"))
#%%
gregexpr("a", "banana")
#%%
gregexpr("a", c("banana", "x", NA))
#%%
gregexpr("(a)(n)", "banana", perl = TRUE)
#%%
gregexpr("a", "banana", fixed = TRUE)
#%%
regexec("a(n)", "banana")
#%%
regexec("x", c("b", NA))
#%%
gsub("a", "b", factor("a"))
#%%
strsplit(factor("a"), "a")
