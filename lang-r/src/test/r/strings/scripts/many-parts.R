# Parts of texts that come again, by the hundreds, and the missing text among them.
s <- paste(rep(c("to", "be", "or", "not", "NA", "é", "—dash", ""), 60), collapse = " ")
w <- strsplit(s, " ")[[1]]; length(w); table(w); which(w == "NA")[1:3]; head(w, 9); nchar(w[6:7], "bytes")
n <- nchar(s); p <- substring(s, 1:(n - 1), 2:n); length(unique(p)); sort(table(p), decreasing = TRUE)[1:4]; p[1:6]
x <- c(w[1:20], NA, "NA", NA, w[5]); match(c(NA, "NA", "x"), x); unique(x); duplicated(x)[19:24]; duplicated(x, fromLast = TRUE)[1:6]; anyDuplicated(x); x %in% c(NA, "be"); match("NA", c(NA, "NA")); match(NA_character_, c("NA", NA)); match(NA, "a"); match(c("a", NA), character(0))
v <- paste0("k", 1:5000); all(match(rev(v), v) == 5000:1); sum(duplicated(c(v, v))); length(unique(c(v, rev(v), NA, NA))); anyDuplicated(c(v, "k77"))
f <- factor(sample(rep(w, 3))); nlevels(f); tabulate(f); levels(f)
strsplit(rep(c("a,b,,c", NA, "", "é,é"), 30), ",")[c(1:4, 117:120)]; strsplit("aaa", "a*"); substr(rep("abcdef", 70), 2, 3)[70]; substring("a", 1:40, 1:40)[c(1, 2, 40)]
