s <- paste0("a", 1:3, collapse = "|")
t <- sprintf("%05.2f|%-10s|%+d|%%", pi, "left", 5L)
u <- toupper(substr("hello", 1, 1)); substr(s, 2, 3) <- "ZZ"
cat("a\tb\\n", 'c"d', "e'f", "\u2713\n")
message(sprintf(ngettext(n, "%d file", "%d files"), n))
