# Records what R's patterns match, replace and split. Started by record-r-library.
arguments <- commandArgs(TRUE)
source(file.path(arguments[1], "common.R"))
directory <- arguments[2]
set.seed(20030514)

dialects <- c("extended", "perl", "fixed")
# All matches as start and length, or the error.
all.matches <- function(dialect, pattern, text, ignore = FALSE) {
  answer <- tryCatch(suppressWarnings({
    m <- gregexpr(pattern, text, perl = dialect == "perl", fixed = dialect == "fixed", ignore.case = ignore)[[1]]
    items(paste(m, attr(m, "match.length"), sep = ","))
  }), error = function(e) escaped(conditionMessage(e)))
  row(dialect, if (ignore) "TRUE" else "FALSE", escaped(pattern), escaped(text), answer)
}
groups <- function(dialect, pattern, text) {
  answer <- tryCatch({
    m <- if (dialect == "perl") regexpr(pattern, text, perl = TRUE) else regexec(pattern, text)[[1]]
    if (m[1] < 0) "none" else if (dialect == "perl" && is.null(attr(m, "capture.start"))) escaped(substring(text, m, m + attr(m, "match.length") - 1))
    else if (dialect == "perl") strings(c(substring(text, m, m + attr(m, "match.length") - 1),
      substring(text, attr(m, "capture.start"), attr(m, "capture.start") + attr(m, "capture.length") - 1)))
    else strings(regmatches(text, list(m))[[1]])
  }, error = function(e) "error")
  row(dialect, "FALSE", escaped(pattern), escaped(text), answer)
}
replaced <- function(dialect, pattern, replacement, text, ignore = FALSE) {
  if (dialect == "fixed" && pattern == "") pattern <- "a"
  answer <- function(f) tryCatch(suppressWarnings(
    f(pattern, replacement, text, perl = dialect == "perl", fixed = dialect == "fixed", ignore.case = ignore)),
    error = function(e) "error")
  row(dialect, if (ignore) "TRUE" else "FALSE", escaped(pattern), escaped(replacement), escaped(text), escaped(answer(sub)), escaped(answer(gsub)))
}
pieces <- function(dialect, pattern, text)
  row(dialect, "FALSE", escaped(pattern), escaped(text), tryCatch(suppressWarnings(strings(strsplit(text, pattern, perl = dialect == "perl", fixed = dialect == "fixed")[[1]])), error = function(e) "error"))

# Random expressions over a small alphabet, so that texts match often.
atom <- function(depth) {
  kind <- sample(if (depth > 0) 8 else 5, 1)
  switch(kind, sample(c("a", "b", "c"), 1), sample(c("a", "b", "c"), 1), ".", sample(c("[ab]", "[^a]", "[a-c]", "[[:alpha:]]", "\\w", "[[:space:]]"), 1),
    sample(c("a", "ab", "ba"), 1), paste0("(", expression.text(depth - 1), ")"), paste0("(", expression.text(depth - 1), ")"),
    paste0("(", expression.text(depth - 1), "|", expression.text(depth - 1), ")"))
}
expression.text <- function(depth) paste(vapply(seq_len(sample(3, 1)), function(i) {
  a <- atom(depth)
  # Of groups and inside them, TRE gets counted repeats wrong.
  paste0(a, sample(if (depth < 2 || startsWith(a, "(")) c("", "", "", "*", "+", "?") else c("", "", "", "*", "+", "?", "{2}", "{1,2}", "{2,}"), 1))
}, ""), collapse = "")
any.expression <- function() { e <- expression.text(2); if (runif(1) < 0.3) e <- paste0(e, "|", expression.text(1))
  if (runif(1) < 0.1) e <- paste0("^", e); if (runif(1) < 0.1) e <- paste0(e, "$"); e }
any.text <- function() paste(sample(c("a", "b", "c", " "), sample(0:10, 1), replace = TRUE, prob = c(4, 4, 2, 1)), collapse = "")
save.table("matches", c(replicate(3000, all.matches("extended", any.expression(), any.text())),
  replicate(1000, all.matches("perl", any.expression(), any.text()))))

# Chosen corners.
patterns <- c("a*(ab)?", "(a|ab)(c|bcd)(d*)", "(a|b)*", "(a*)+", "x*?y", "a+?", "(.*?)b", "*a", "a|*b", "a{,2}", "a)", "a||b", "|a", "()", "a|",
  "[\\s]+", "[\\w]+", "[\\d-]+", "\\d+", "\\<b", "b\\>", "\\bfoo\\b", "\\Bo", "\\x41", "\\x{e9}", "\\t", "\\Qa.b\\E", "((a)|(b))*", "(?:a)b", "(?i)AB",
  "a{0}b", "[]a]+", "[^]a]+", "[a-]+", "(^|,)b", "x{2}{3}", "[[:alpha:]]+", "[[:punct:]]+", "\\w+", ".", "^b", "a$", "[^a]", "a\\{", "(|a)b", "(a|)b",
  "(a+|b+)*c", "(a(b)?)+", "\\D+", "\\S+", "\\W+", "(a)\\1", "(a|b)\\1", "^\\s+|\\s+$", "[[:space:]]+", "[aeiou]", "[A-Z][a-z]+", "([a-z]+)@([a-z.]+)", "(\\w+) (\\w+)",
  "\\.", "\\\\", "[.]", "[[:upper:]]", "[[:digit:]]{2,3}", "(foo|foobar)(bar)?", "b*", "x*", "\\b", "", "$", "^", "(ab|a)(bc)?", "a.c", "[^[:alnum:] ]", "e\u0301|\u00e9", "\u4e2d.", "(a+)+b")
texts <- c("", "a", "aab", "abcd", "abab", "aa", "xxy", "aabab", "*a", "b", "aaa", "a)", "a s\\b", "a1-\\", "ab12", "a b", "ab b", "a foo b", "foo", "xA", "\u00e9", "a\tb", "a.b",
  "ab", "a]", "b]c", "a-", "a,b", "xxxxxx", "n\u00e91", "a+$\u00e9,", "n\u00e9_1 x", "a\nb", "a\n", "a{", "aabbc", "aba", "  trim me  ", "The Quick Brown", "joe@example.org", "one two three",
  "foobarbar", "abc", "\u4e2d\u6587", "1234567", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac")
corner <- function(dialect) unlist(lapply(patterns, function(p) vapply(sample(texts, 12), function(t) all.matches(dialect, p, t), "")))
save.table("corners", c(corner("extended"), corner("perl"), unlist(lapply(setdiff(patterns, ""), function(p) vapply(sample(texts, 4), function(t) all.matches("fixed", p, t), ""))),
  replicate(300, all.matches("extended", sample(patterns, 1), sample(texts, 1), TRUE)), replicate(200, all.matches("perl", sample(patterns, 1), sample(texts, 1), TRUE))))
save.table("groups", c(replicate(800, groups("extended", sample(patterns, 1), sample(texts, 1))), replicate(600, groups("perl", sample(patterns, 1), sample(texts, 1)))))
replacements <- c("", "-", "<\\1>", "\\1\\1", "[\\0]", "\\\\", "\\U\\1", "\\L\\1\\E!", "\\U\\1\\E-\\2", "$1", "&", "\\9", "\u00e9")
save.table("replaced", c(replicate(2500, replaced(sample(dialects, 1, prob = c(4, 3, 1)), sample(patterns, 1), sample(replacements, 1), sample(texts, 1), runif(1) < 0.1)),
  replicate(1000, replaced("extended", any.expression(), "<\\1>", any.text()))))
# R makes no characters of what an empty match leaves of a text that is not ASCII.
ascii <- texts[!grepl("[^ -~\t\n]", texts)]
save.table("split", c(replicate(1200, pieces(sample(dialects, 1), sample(setdiff(patterns, ""), 1), sample(ascii, 1))),
  replicate(300, pieces(sample(dialects, 1), sample(c("[[:punct:]]+", "\\.", "\u4e2d", "[aeiou]", " ", "\u00e9"), 1), sample(texts, 1)))))

# Perl only.
perl <- list(c("(?<=a)b", "ab cb"), c("a(?=b)", "ab ac"), c("a(?!b)", "ab ac"), c("(?<!a)b", "ab cb"), c("(?<year>\\d{4})-(?<month>\\d\\d)", "on 2022-10-31"),
  c("(?P<x>a)(?P=x)", "baab"), c("foo\\Kbar", "foobar bar"), c("a++b", "aaab"), c("(?>a+)b", "aaab"), c("\\h+", "a \t b"), c("[[:alpha:]]+", "n\u00e9"), c("\\w+", "n\u00e9"),
  c("(?i)\u00c9", "\u00e9"), c("\\R", "a\r\nb"), c("(?s).+", "a\nb"), c(".+", "a\nb"), c("(?m)^b", "a\nb"), c("a$", "a\n"), c("\\Aa\\z", "a"), c("(?x) a b # c", "ab"), c("a(?#comment)b", "ab"),
  c("\\g{1}", "a"), c("(a)\\g1", "aa"), c("(a)\\g{-1}", "aa"), c("[\\w-]+", "a-b c"), c("[a&&b]+", "a&b"), c("[[a]+", "[a"), c("a{,3}", "a{,3}"), c("{", "{"), c("x{y}", "x{y}"), c("\\N+", "a\nb"),
  c("(a)?(b)", "b"), c("\\bw", "a w"), c("[^\\]]+", "a]b"), c("\\p{L}+", "n\u00e91"), c("\\x{4e2d}", "\u4e2d"), c("\\Q.\\E", "a."), c("[\\b]", "a"), c("\\e", "a"), c("a{2}?", "aaa"))
save.table("perl", unlist(lapply(perl, function(each) c(all.matches("perl", each[1], each[2]), groups("perl", each[1], each[2])))))

broken <- c("(a", "[a", "a\\", "a{1", "a{2,1}", "a{x}", "[[:foo:]]", "(a)\\2", "[b-a]", "[[.a.]]", "[[=a=]]", "a**", "a*+", "a{1,256}", "(?=a)", "(?<n>a)", "\\1", "{", "a{", "((a)", "[", "[^", "(?", "a{99999}", "[[:alpha:]", "[a-", "(((")
save.table("errors", vapply(broken, function(p) { warned <- ""
  message <- tryCatch(withCallingHandlers({ regexpr(p, "a"); "fine" }, warning = function(w) { warned <<- conditionMessage(w); invokeRestart("muffleWarning") }),
    error = function(e) conditionMessage(e))
  row(escaped(p), escaped(warned), escaped(message)) }, ""))
