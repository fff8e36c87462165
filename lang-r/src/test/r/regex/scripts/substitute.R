sub("a", "X", "banana")
gsub("a", "X", "banana")
sub("z", "X", "banana")
gsub("", "-", "abc")
sub("", "-", "abc")
#%%
gsub("an", "", "banana")
gsub("[aeiou]", "", c("hello", NA, "sky"))
sub("^", ">", "x")
sub("$", "<", "x")
gsub("$", "!", "x")
#%%
gsub("(a)(n)", "\\2\\1", "banana")
gsub("(\\w+) (\\w+)", "\\2 \\1", "hello world")
sub("(.*)-(.*)", "\\1", "a-b-c")
#%%
gsub("\\\\", "/", "a\\b")
gsub("/", "\\\\", "a/b")
gsub(".", "-", "a.b", fixed = TRUE)
gsub("\\.", "-", "a.b")
#%%
gsub("[.]", "-", "a.b")
sub("a", "\\0\\0", "abc")
gsub("b", "[\\0]", "abc")
gsub("a|b", "<&>", "abc")
#%%
gsub("\\s+", " ", "a   b \t c")
gsub("^\\s+|\\s+$", "", "  trim  ")
gsub("[[:space:]]", "_", "a b\tc")
gsub("[[:punct:]]", "", "a.b,c!d-e_f")
#%%
gsub("[[:digit:]]+", "#", "a1b22")
gsub("[^[:alnum:]]", "", "a-b_c 1")
gsub("[[:upper:]]", "*", "aBcD")
toupper(gsub("(^.)", "\\1", "abc"))
#%%
gsub("\\b", "|", "ab cd", perl = TRUE)
gsub("\\d{2,}", "N", "1 22 333")
gsub("\\W", "", "a b.c")
gsub("\\D", "", "a1b2")
#%%
gsub("(?i)ABC", "x", "abcABC", perl = TRUE)
gsub("abc", "x", "abcABC", ignore.case = TRUE)
gsub("a(?=b)", "X", "abac", perl = TRUE)
gsub("(?<=a)b", "X", "abcb", perl = TRUE)
gsub("(\\w)", "\\U\\1", "abc", perl = TRUE)
#%%
gsub("(\\w)(\\w*)", "\\U\\1\\L\\2", "hello WORLD", perl = TRUE)
gsub("(a)|(b)", "[\\1\\2]", "abc")
sub("(?<first>\\w+)", "<\\1>", "hey you", perl = TRUE)
gsub("\\E", "", "abc", perl = TRUE)
gsub("(a+)", "\\E\\U\\1\\Ex", "baac", perl = TRUE)
#%%
gsub("a*", "x", "baac")
gsub("b*", "-", "abc")
gsub("x*", "-", "abc", perl = TRUE)
gsub("^a", "", "aaa")
#%%
gsub("a?", "z", "ab")
gsub("(ab)*", "X", "ababcab")
gsub("a{2}", "X", "aaaaa")
gsub(".*", "X", "abc")
#%%
gsub(".*", "X", "abc", perl = TRUE)
gsub("[^,]*", "f", "a,b,,c")
gsub("^|$", "'", "q")
sub("x*$", "END", "abcxx")
#%%
gsub("é", "e", "café")
gsub("[é]", "e", "café")
toupper("é")
gsub("中", "Z", "a中b")
#%%
gsub(".", "-", "é中")
nchar(gsub("a", "é", "banana"))
sub("\u00e9", "\\\\", "caf\u00e9")
gsub("[^ -~]", "?", "naïve")
#%%
gsub("\\w", "w", "é a")
gsub("[a-z]", "l", "éabc")
gsub("[[:alpha:]]", "A", "é1中")
gsub("é", "E", "éé", fixed = TRUE)
gsub("\\p{L}", "L", "aé1", perl = TRUE)
#%%
gsub("a", NA, c("abc", "xyz"))
sub(NA, "b", "a")
gsub("a", "b", character(0))
gsub("a", "b", NULL)
#%%
gsub("a", "b", 123)
gsub("1", "one", 123)
gsub("a", "b", factor("abc"))
gsub("a", c("b", "c"), "aa")
#%%
gsub("a", "b", list("a", 1))
sub("a", "b", TRUE)
sub("T", "b", TRUE)
gsub("a", "b", c(x = "aa"))
#%%
gsub(c("a", "b"), "x", "ab")
#%%
gsub("(", "x", "a(b")
#%%
gsub("[", "x", "a[b")
#%%
gsub("*", "x", "a*b")
#%%
gsub("a{2", "x", "aa")
#%%
gsub("(", "x", "a(b", perl = TRUE)
#%%
gsub("(", "x", "a(b", fixed = TRUE)
gsub("[", "x", "a[b", fixed = TRUE)
gsub("a.c", "x", "abc a.c", fixed = TRUE)
gsub("\\", "/", "a\\b", fixed = TRUE)
#%%
gsub("aa", "b", "aaaaa", fixed = TRUE)
gsub("", "-", "abc", fixed = TRUE) |> try(silent = TRUE) |> class()
sub("a", "\\1", "cat", fixed = TRUE)
gsub("b", "\\\\", "abc", fixed = TRUE)
gsub(".", "", "1.2.3", fixed = TRUE)
#%%
gsub("(a)(b)?", "[\\1|\\2]", "abac")
gsub("((a)(b))", "\\3\\2\\1", "ab")
gsub("(.)\\1", "<\\1\\1>", "aabbcd")
#%%
gsub("(.)\\1", "<\\1>", "aabbcd", perl = TRUE)
grepl("^(.).*\\1$", c("abca", "abcd"))
gsub("(?:a|b)+", "X", "abcab", perl = TRUE)
gsub("a|ab", "X", "abab")
#%%
gsub("a|ab", "X", "abab", perl = TRUE)
gsub("(a|ab)(c|bcd)", "[\\1,\\2]", "abcd")
gsub("(a|ab)(c|bcd)", "[\\1,\\2]", "abcd", perl = TRUE)
#%%
gsub("a.+?b", "X", "aXXbYYb")
gsub("a.+b", "X", "aXXbYYb")
gsub("<.*?>", "", "<b>bold</b>")
gsub("<[^>]+>", "", "<b>bold</b>")
#%%
sub(".*?(\\d+).*", "\\1", "abc123def456")
sub(".*(\\d+).*", "\\1", "abc123")
gsub("(\\d+)", "<\\1>", "a1b22")
gsub("^0+", "", c("007", "0", "100"))
gsub("(\\d)(?=(\\d{3})+$)", "\\1,", "1234567", perl = TRUE)
#%%
gsub("\n", "|", "a\nb")
gsub("a.b", "X", "a\nb")
gsub("a.b", "X", "a\nb", perl = TRUE)
gsub("^b", "X", "a\nb")
gsub("(?m)^b", "X", "a\nb", perl = TRUE)
#%%
gsub("[a-c-]", "x", "a-d")
gsub("[]]", "x", "a]b")
gsub("[^]]", "x", "a]b")
gsub("[\\d]", "x", "1d\\")
#%%
gsub("[\\d]", "x", "1d\\", perl = TRUE)
gsub("[a\\]", "x", "a\\b")
gsub("\\[|\\]", "", "[x]")
gsub("[$^]", "x", "$^a")
gsub("\\$", "USD", "$5")
#%%
gsub("^\\^", "c", "^a")
gsub("\\t", "T", "a\tb")
gsub("\\.\\.", "!", "a..b...c")
gsub("{", "x", "a{b", fixed = TRUE)
gsub("\\{", "x", "a{b")
#%%
gsub("+", "x", "a+b", fixed = TRUE)
gsub("\\+", "x", "a+b")
gsub("\\x41", "z", "ABA", perl = TRUE)
gsub("\\<", "<", "ab cd")
gsub("\\>", ">", "ab cd")
