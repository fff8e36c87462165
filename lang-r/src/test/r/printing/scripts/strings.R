"a"
'it"s'
"it's"
#%%
"tab\there"
"new\nline"
"back\\slash"
"\u00e9"
#%%
"\x41"
"nul"
""
" "
#%%
c("a", "bbb", "cc")
c("a", NA)
NA_character_
c("NA", NA)
#%%
print(c("a", NA), quote = FALSE)
print("q", quote = FALSE)
noquote("hi")
noquote(c(a = "x", b = "y"))
#%%
"\u4e2d\u6587"
"\U1F600"
c("\u00e9t\u00e9", "abc")
nchar("\u4e2d")
#%%
"\u200b"
"\a\b\f\r\v"
"\001\177"
"\\d+"
"\u00a0x"
#%%
letters
c(letters, "longer string here")
month.name
#%%
x <- c("apple" = "red", "banana" = "yellow", kiwi = "green")
x
x[1]
print(x, quote = FALSE)
unname(x)
#%%
c(a = "x", bb = NA, ccc = "zzzz")
c("multi\nline", "b")
print(c("a\tb"), quote = FALSE)
#%%
cat("a\tb\n")
cat("q\"uote\n")
print('single \'quoted\'')
"dollar $ percent %"
#%%
paste(rep("word", 30), collapse = " ")
rep("abcdefghij", 10)
rep(c("short", "a considerably longer element"), 4)
#%%
print(letters[1:10], width = 20)
options(width = 40)
letters
1:20
c(one = 1, two = 2, three = 3, four = 4, five = 5, six = 6, seven = 7)
#%%
print(c("right", "x"), right = TRUE)
format(c("a", "bbb"))
format("a", width = 5)
#%%
format(c("x", "yyy"), justify = "right")
formatC("a", width = 5)
formatC("a", width = -5)
formatC("a", flag = "-", width = 4)
#%%
encodeString("a\nb")
encodeString("a", quote = '"')
encodeString("a", width = 5, justify = "right")
#%%
encodeString(c("é", NA))
encodeString(NA, quote = '"')
encodeString(NA, na.encode = FALSE)
encodeString("tab\t\\")
#%%
dQuote("a", FALSE)
sQuote("a", FALSE)
dQuote("a")
sQuote("b")
#%%
shQuote("it's")
shQuote("plain")
noquote("x")[1]
toString(1:5)
toString(c("a", "b"), collapse = "; ")
#%%
print(c(first = "alpha", second = "beta", third = "gamma", fourth = "delta", fifth = "epsilon", sixth = "zeta", seventh = "eta", eighth = "theta", ninth = "iota"))
#%%
cat("a", "b", sep = "")
cat("\n")
cat("x\n", "y\n")
#%%
cat(1:5, sep = ", ")
cat("\n")
cat("a", 1, TRUE, NULL, NA, 2.5, 1i, "\n")
cat(c("p", "q"), c(1, 2), "\n", sep = "|")
#%%
cat(pi, 1e-10, 1e5, 123456789, 1e15, 1e16, 0.1 + 0.2, 100000, 1234567.1, "\n")
cat(1L, 100000L, 1e5L, "\n")
cat(3.0, 2.50, -0.0, 1/3, "\n")
cat(quote(x), "\n")
cat(list("a", 1, TRUE), "\n")
#%%
cat("a\n", "b\n", sep = "")
cat("no newline")
cat("\n")
cat(character(0))
cat(NULL)
#%%
cat("", "\n")
cat("fill test with many words", "and more words", fill = 20)
cat("x", "y", sep = "\n")
cat("\n")
cat(factor(c("u", "v")), "\n")
#%%
cat(list(1, list(2)))
#%%
cat(sum)
#%%
cat(quote(f(x)))
#%%
cat("[", new.env(), "]\n")
#%%
cat("A:", format(3.14159, digits = 3), "\n")
cat(sprintf("%d items\n", 3L))
cat("a", "b", "c", sep = c("1", "2"))
cat("\n")
#%%
cat(1.0, 1e-3, 1e3, signif(1/3, 3), "\n")
cat(TRUE && NA, "\n")
cat(as.raw(10), "\n")
cat("é\n")
cat(-1.5e-7, "\n")
#%%
message("to stderr")
message("a", 1, TRUE)
message("no newline", appendLF = FALSE)
message("")
print(invisible(5))
writeLines(c("l1", "l2"))
writeLines("a", sep = "")
writeLines("")
writeLines(c("a", "b"), sep = " ")
