x <- c("a1b22c", "", NA, "xaay", "aXbXc", "  lead", "a,b,,c,", "éaüaéa")
for (p in c("a", "[0-9]+", "^a", "x*", "\\b", "a|aa", "(a|b)c?", "^", "$", " +", ",", "(a)(b)?")) for (perl in c(FALSE, TRUE)) { cat(p, perl, "\n")
print(strsplit(x[-8], p, perl = perl)) }
#%%
print(strsplit("aaXbb", "(?<=a)", perl = TRUE))
print(strsplit("aaaa", "(?<=a)a", perl = TRUE))
print(strsplit("aaa bb", "^a|b"))
print(strsplit("aabab", "^(a|ab)(c|bcd)*"))
print(strsplit(c(n = "a.b", m = "c.d.e"), ".", fixed = TRUE))
print(strsplit("a b c", c(" ", "b")))
print(strsplit("été à la mer", "[ à]+"))
print(gregexpr("é", "été é"))
print(gregexpr("a|", "aba"))
