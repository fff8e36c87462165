options(useFancyQuotes = c("<", ">", "[", "]"))
sQuote("a"); dQuote("b")
sQuote("x", c("a", "b", "c", "d"))
#%%
intToUtf8(c(0xd801, 0xdc37)); intToUtf8(c(0xd801, 0xdc37), allow_surrogate_pairs = TRUE)
intToUtf8(c(0xd801, 0xdc37, 65), TRUE); intToUtf8(c(0xd801, 0xdc37, 65), TRUE, TRUE)
utf8ToInt("\xfa\xb4")
#%%
trimws("\u00a0 a b\t\v", whitespace = "[\\h\\v]")
trimws("..a.b..", "left", whitespace = "[.]")
#%%
str2expression(c("# nothing", "", "42", "x + 1")); str2expression(character())
#%%
packBits(numToBits(c(pi, -2.5)), "double")
x <- regmatches("a1b22", gregexec("([a-z])([0-9]+)", "a1b22"))[[1]]
x
z <- "a1b22"
regmatches(z, lapply(gregexec("([a-z])([0-9]+)", z), function(m) structure(m[-1, ], match.length = attr(m, "match.length")[-1, ])), invert = TRUE) <- list(c("<", "-", "+", "=", ">"))
z
