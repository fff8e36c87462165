# A bank of small string functions and what they do.
reverse <- function(s) vapply(strsplit(s, ""), function(v) paste(rev(v), collapse = ""), "")
is_palindrome <- function(s) {
  s <- gsub("[^a-z]", "", tolower(s))
  s == reverse(s)
}
title_case <- function(s) gsub("\\b([a-z])", "\\U\\1", s, perl = TRUE)
snake_to_camel <- function(s) gsub("_([a-z])", "\\U\\1", s, perl = TRUE)
camel_to_snake <- function(s) tolower(gsub("([a-z])([A-Z])", "\\1_\\2", s))
pad_to <- function(s, n, side = c("left", "right", "both"), with = " ") {
  side <- match.arg(side)
  missing_n <- pmax(n - nchar(s), 0)
  switch(side,
    left = paste0(strrep(with, missing_n), s),
    right = paste0(s, strrep(with, missing_n)),
    both = paste0(strrep(with, missing_n %/% 2), s, strrep(with, missing_n - missing_n %/% 2)))
}
count_of <- function(s, what) lengths(regmatches(s, gregexpr(what, s, fixed = TRUE)))
caesar <- function(s, k) {
  shift <- function(set) set[(seq_along(set) - 1 + k) %% 26 + 1]
  chartr(paste(c(letters, LETTERS), collapse = ""), paste(c(shift(letters), shift(LETTERS)), collapse = ""), s)
}
vigenere <- function(s, key, sign = 1) {
  codes <- utf8ToInt(s)
  k <- rep_len(utf8ToInt(key) - 97L, length(codes))
  lower <- codes >= 97 & codes <= 122
  codes[lower] <- (codes[lower] - 97L + sign * k[lower]) %% 26L + 97L
  intToUtf8(codes)
}
anagrams <- function(words) {
  key <- vapply(strsplit(words, ""), function(v) paste(sort(v), collapse = ""), "")
  Filter(function(g) length(g) > 1, split(words, key))
}
common_prefix <- function(words) {
  n <- min(nchar(words))
  for (i in seq_len(n)) if (length(unique(substr(words, 1, i))) > 1) return(substr(words[1], 1, i - 1))
  substr(words[1], 1, n)
}
justify <- function(text, width) {
  lines <- strwrap(text, width + 1)
  out <- character()
  for (i in seq_along(lines)) {
    w <- strsplit(lines[i], " ")[[1]]
    gaps <- length(w) - 1
    if (i == length(lines) || gaps == 0) {
      out <- c(out, lines[i])
      next
    }
    spaces <- width - sum(nchar(w))
    each <- spaces %/% gaps
    extra <- spaces %% gaps
    sep <- strrep(" ", each + (seq_len(gaps) <= extra))
    out <- c(out, paste0(w, c(sep, ""), collapse = ""))
  }
  out
}
to_words <- function(n) {
  ones <- c("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
            "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
  tens <- c("", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
  if (n == 0) return("zero")
  if (n < 0) return(paste("minus", to_words(-n)))
  if (n < 20) return(ones[n])
  if (n < 100) return(paste0(tens[n %/% 10], if (n %% 10) paste0("-", ones[n %% 10])))
  if (n < 1000) return(paste0(ones[n %/% 100], " hundred", if (n %% 100) paste(" and", to_words(n %% 100))))
  paste0(to_words(n %/% 1000), " thousand", if (n %% 1000) paste0(" ", to_words(n %% 1000)))
}
template <- function(text, ...) {
  values <- list(...)
  for (n in names(values)) text <- gsub(paste0("{", n, "}"), values[[n]], text, fixed = TRUE)
  text
}
box <- function(lines) {
  w <- max(nchar(lines))
  c(paste0("+", strrep("-", w + 2), "+"), paste("|", formatC(lines, width = -w), "|"), paste0("+", strrep("-", w + 2), "+"))
}

print(reverse(c("abc", "", "été")))
for (s in c("Never odd or even", "Not this one", "Was it a car or a cat I saw?")) cat(s, "->", is_palindrome(s), "\n")
print(title_case("the quick brown fox"))
print(snake_to_camel(c("some_long_name", "x")))
print(camel_to_snake(c("someLongName", "HTTPServer", "aB")))
print(pad_to(c("a", "bbb"), 5))
print(pad_to("x", 4, "both", "*"))
print(pad_to("7", 3, "left", "0"))
tryCatch(pad_to("x", 3, "middle"), error = function(e) cat(conditionMessage(e), "\n"))
print(count_of(c("banana", "xyz", "aaa"), "a"))
secret <- caesar("Hello, World!", 3)
cat(secret, caesar(secret, -3), caesar("Hello", 13), "\n")
coded <- vigenere("attack at dawn", "lemon")
cat(coded, "|", vigenere(coded, "lemon", -1), "\n")
str(anagrams(c("listen", "silent", "google", "enlist", "elgoog", "cat", "act", "dog")))
cat("prefix:", common_prefix(c("interview", "internet", "interval")), "|", common_prefix(c("a", "b")), "|\n")
cat(justify("The art of writing is the art of applying the seat of the pants to the seat of the chair, and then going on.", 30), sep = "\n")
for (n in c(0, 7, 13, 20, 42, 100, 215, 999, 1000, 1984, 12345, -8)) cat(n, "=", to_words(n), "\n")
cat(template("Dear {name}, you owe {sum} to {name}.", name = "Ann", sum = format(1234.5, nsmall = 2)), "\n")
cat(box(c("one", "twenty-two", "")), sep = "\n")
vowels <- sapply(c("education", "rhythm", "queue"), function(w) sum(strsplit(w, "")[[1]] %in% c("a", "e", "i", "o", "u")))
print(vowels)
print(table(nchar(strsplit("now is the time for all good people to come to the aid", " ")[[1]])))
print(sprintf("%s has %d character%s", c("a", "word"), nchar(c("a", "word")), ifelse(nchar(c("a", "word")) == 1, "", "s")))
print(chartr("áéíóú", "aeiou", "ráfaga único"))
print(vapply(c(5, 255, 1024), function(n) { b <- ""; while (n > 0) { b <- paste0(n %% 2, b); n <- n %/% 2 }; b }, ""))
