toupper(c(a = "x", b = "y"))
nchar(c(one = "a", two = "bb"))
substr(c("hello", "world"), 1, c(1, 3))
#%%
sprintf("%s has %d", c("a", "b"), c(1L, 20L))
sprintf("%05.1f", c(1.25, 10, 100.456))
sprintf("%-6s|", c("ab", "abcdefgh"))
#%%
paste(c("a", "b", "c"), 1:3, sep = "", collapse = ",")
paste("x", 1:3, c("p", "q", "r"))
paste0(c("a", "b"), c("1", "2", "3", "4"))
#%%
strsplit(c("a-b", "c-d-e", ""), "-")
sapply(strsplit(c("a b", "c d e"), " "), length)
unlist(lapply(strsplit("k1=v1;k2=v2", ";")[[1]], function(p) strsplit(p, "=")[[1]][2]))
#%%
rev(strsplit("racecar", "")[[1]])
paste(rev(strsplit("abc def", " ")[[1]]), collapse = " ")
#%%
grepl("^a", c("apple", "banana", "avocado"))
which(grepl("an", c("banana", "cherry", "mango")))
sub("(\\w+)@(\\w+)", "\\2 at \\1", c("me@home", "none"))
#%%
words <- c("stats", "level", "hello")
words == sapply(words, function(w) paste(rev(strsplit(w, "")[[1]]), collapse = ""))
#%%
x <- c("b", "a", "C")
sort(x)
order(x)
x[order(tolower(x), decreasing = TRUE)]
#%%
formatC(c(1, 10, 100), width = 6)
formatC(c("a", "bb"), width = 5, flag = "-")
format(c(0.1, 0.25, 10), nsmall = 2)
format(c("x", "long"), width = 6)
#%%
nchar(strrep("ab", 0:3))
substring("abcdef", 1:3, 4:6)
trimws(c(" a ", "b  ", "  c"))
#%%
s <- "The quick brown fox"
w <- strsplit(s, " ")[[1]]
nchar(w)
w[nchar(w) == max(nchar(w))]
paste(substr(w, 1, 1), collapse = "")
vapply(w, function(v) paste0(toupper(substr(v, 1, 1)), substring(v, 2)), "", USE.NAMES = FALSE)
#%%
table(strsplit("abracadabra", "")[[1]])
names(which.max(table(strsplit("abracadabra", "")[[1]])))
#%%
chartr("abc", "bca", c("aabbcc", "cab"))
casefold(c("Ab", "cD"), upper = TRUE)
utf8ToInt("A"):utf8ToInt("E")
intToUtf8(utf8ToInt("A"):utf8ToInt("E"))
#%%
startsWith(c("test_a", "prod_b"), "test")
endsWith(c("x.R", "y.py"), ".R")
sub("\\.[^.]+$", "", c("a.tar.gz", "b.txt", "noext"))
#%%
sprintf("%s", list("a", 1L, 2.5, TRUE))
sprintf("%d of %d", 1:3, 3L)
sprintf(c("%d a", "%d b"), 1:2)
#%%
toString(letters[1:4])
toString(c(1.5, NA, 3))
noquote(paste("a", 1:2))
#%%
make.names(c("x", "x", "1a", "a b"), unique = TRUE)
abbreviate("statistics", 5)
strtoi(c("10", "077", "0xff"), 10L)
strtoi(c("11", "101"), base = 2)
#%%
gsub("(^|_)([a-z])", "\\U\\2", c("snake_case_name", "x"), perl = TRUE)
gsub("([A-Z])", "_\\L\\1", "camelCaseName", perl = TRUE)
regmatches("tel: 555-1234", regexpr("[0-9]+-[0-9]+", "tel: 555-1234"))
