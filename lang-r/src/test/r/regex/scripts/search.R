grepl("a", c("abc", "xyz", NA))
grep("a", c("abc", "xyz", "cba"))
grep("a", c("abc", "xyz"), value = TRUE)
grep("z", "a")
grep("a", c(x = "abc", y = "q"), value = TRUE)
#%%
grepl("A", "a", ignore.case = TRUE)
grep("a", c("abc", "x"), invert = TRUE)
grepl(".", "", fixed = TRUE)
grepl("", "abc")
grepl("^$", c("", "a"))
#%%
grepl("a.c", "abc")
grepl("a.c", "a.c", fixed = TRUE)
grep("a", character(0))
grepl("[0-9]", 123)
grepl("b", factor(c("a", "b")))
#%%
regexpr("a", "banana")
regexpr("z", "banana")
regexpr("an+", c("banana", "annn", NA))
as.integer(regexpr("é", "caféé"))
attr(regexpr("na", "banana"), "match.length")
#%%
gregexpr("a", "banana")
gregexpr("z", "banana")[[1]][1]
lapply(gregexpr("[0-9]+", c("a1b22", "none")), as.integer)
gregexpr("an", "banana", fixed = TRUE)[[1]][1:2]
#%%
x <- c("apple123", "b45c6", "none")
regmatches(x, regexpr("[0-9]+", x))
regmatches(x, gregexpr("[0-9]+", x))
unlist(regmatches(x, gregexpr("[a-z]", x)))
regmatches("a-b-c", gregexpr("-", "a-b-c"), invert = TRUE)
#%%
x <- "key=value"
regmatches(x, regexec("(\\w+)=(\\w+)", x))
regmatches("no match", regexec("(\\d+)", "no match"))
m <- regexec("(a)(b)?", "ac")
regmatches("ac", m)
m[[1]][1:3]
attr(m[[1]], "match.length")
#%%
x <- c("a1", "b2")
regmatches(x, regexpr("[0-9]", x)) <- c("X", "Y")
x
y <- "a1b2c3"
regmatches(y, gregexpr("[0-9]", y)) <- list(c("<", "-", ">"))
y
#%%
emails <- c("bob@x.org", "bad.email", "al.b@site.co.uk")
grepl("^[[:alnum:]._-]+@[[:alnum:].-]+\\.[a-z]+$", emails)
sub("@.*", "", emails)
regmatches(emails, regexpr("[a-z]+$", emails))
sapply(strsplit(emails, "@"), `[`, 1)
nchar(sub(".*@", "", emails))
#%%
regexpr("(?<n>\\d+)", "ab12", perl = TRUE)
#%%
r <- regexpr("(?<key>\\w+)=(?<val>\\w+)", "k1=v1", perl = TRUE)
attr(r, "capture.start")
attr(r, "capture.names")
s <- attr(r, "capture.start")
l <- attr(r, "capture.length")
substring("k1=v1", s, s + l - 1)
#%%
regmatches("2023-01-15 and 2024-12-31", gregexpr("[0-9]{4}-[0-9]{2}-[0-9]{2}", "2023-01-15 and 2024-12-31"))
regmatches("x=1, y=22", gregexpr("[a-z]=([0-9]+)", "x=1, y=22"))[[1]]
gregexec("([a-z])=([0-9]+)", "x=1, y=22") |> regmatches(x = "x=1, y=22")
regmatches("aXbXc", regexpr("X", "aXbXc"), invert = TRUE)
#%%
regexpr("b", "abc")[[1]]
regexpr("", "abc")[1]
gregexpr("", "abc")[[1]][1:3]
regexpr("a|ab|abc", "abcd") |> attr("match.length")
regexpr("a|ab|abc", "abcd", perl = TRUE) |> attr("match.length")
#%%
regexpr("(a|ab)(c|bcd)?", "abcd") |> attr("match.length")
regexpr("x*", "aaxx")[1]
regexpr("[[:space:]]", "ab cd")[1]
regexpr("\\bcd", "ab cd", perl = TRUE)[1]
regexpr("o", "hello world", fixed = TRUE)[1]
#%%
grepl("^\\s*$", c("", "  ", "a"))
grepl("\\d", c("a1", "b"))
grepl("[[:alpha:]]", c("1", "a"))
grepl("a{2,3}", c("a", "aa", "aaaa"))
#%%
grepl("^a{2,3}$", c("a", "aa", "aaaa"))
grepl("colou?r", c("color", "colour", "colr"))
grepl("^(ab)+$", c("abab", "aba"))
grepl("a.b", "a\nb")
grepl("\\.", "a.b")
#%%
grepl("^[A-Z][a-z]*$", c("Hello", "hello", "H"))
grepl("cat|dog", c("cats", "dogs", "bird"))
grepl("^.{3}$", c("abc", "é中x", "ab"))
grepl("(?=.*\\d)(?=.*[a-z])", c("a1", "a"), perl = TRUE)
grepl("^((?!foo).)*$", c("bar", "foobar"), perl = TRUE)
#%%
grepl("[", "a[b")
#%%
grepl("[", "a[b", fixed = TRUE)
grepl("a", list("a", "b"))
grepl(NA, "a")
grepl("\\w+@\\w+", "me@home")
grepl("[[:xdigit:]]+", "fF0")
#%%
grepl("^[^aeiou]+$", c("sky", "sea"))
grepl("\\\\", "a\\b")
grepl("a\\|b", "a|b")
grepl("*", "a*b", fixed = TRUE)
grepl("^\\(.*\\)$", "(x)")
#%%
grepl("\\<cat\\>", c("cat", "concat"))
grepl("\\bcat\\b", c("a cat", "concat"))
grepl("é", "É", ignore.case = TRUE)
grepl("[a-z]", "É")
grepl("É", toupper("é"))
#%%
regexec("b+", "abbbc")
regexec("z", "abc")
lengths(regmatches(c("a,b", "c"), gregexpr(",", c("a,b", "c"))))
sum(gregexpr("a", "banana")[[1]] > 0)
basename(sub("\\.[^.]*$", "", "/x/y.tar.gz"))
regexpr("a+", "baaa", perl = TRUE)[1]
casefold("X", upper = FALSE)
#%%
tokens <- regmatches("3 + 4*(2-x1)", gregexpr("[0-9]+|[a-z][a-z0-9]*|[-+*/()]", "3 + 4*(2-x1)"))[[1]]
tokens
csv <- 'a,"b,c",d'
regmatches(csv, gregexpr('"[^"]*"|[^,]+', csv))[[1]]
words <- strsplit(tolower("The cat and the hat"), "[^a-z]+")[[1]]
sort(table(words), decreasing = TRUE)
vapply(strsplit(c("a=1", "b=2"), "="), `[`, "", 2)
strsplit("a1b2c3", "(?<=[0-9])", perl = TRUE)[[1]]
strsplit("k1:v1;k2:v2", "[:;]")[[1]]
