# Word counts, n-grams, readability of a text.
text <- c("It was the best of times, it was the worst of times,",
  "it was the age of wisdom, it was the age of foolishness,",
  "it was the epoch of belief, it was the epoch of incredulity,",
  "it was the season of Light, it was the season of Darkness...")
clean <- tolower(gsub("[^A-Za-z ]", "", text))
words <- unlist(strsplit(clean, "[[:space:]]+"))
length(words)
freq <- sort(table(words), decreasing = TRUE)
head(freq, 5)
freq[freq == 2]
names(freq)[1:3]
as.data.frame(head(freq, 4))
rev(sort(tapply(nchar(words), words, length)))[1:4]
bigrams <- paste(head(words, -1), tail(words, -1))
head(sort(table(bigrams), decreasing = TRUE), 4)
table(nchar(words))
barplot_text <- function(tab, width = 20) {
  for (i in seq_along(tab)) cat(formatC(names(tab)[i], width = 8), "|", strrep("*", round(width * tab[[i]] / max(tab))), tab[[i]], "\n")
}
barplot_text(head(freq, 6))
vowels <- sapply(gregexpr("[aeiou]", clean), function(m) sum(m > 0))
vowels
caps <- regmatches(text, gregexpr("[A-Z][a-z]+", text))
caps
unlist(lapply(strsplit(text, ",")[[1]], trimws))
sub("(\\w+) (\\w+)", "\\2 \\1", text[1])
toupper(substr(words[1:3], 1, 1))
capitalise <- function(w) paste0(toupper(substring(w, 1, 1)), substring(w, 2))
paste(capitalise(words[1:6]), collapse = " ")
palindromes <- Filter(function(w) nchar(w) > 1 && w == paste(rev(strsplit(w, "")[[1]]), collapse = ""), c("level", "rotor", "hello", "noon"))
palindromes
caesar <- function(x, k) chartr(paste(letters, collapse = ""), paste(c(letters[-seq_len(k)], letters[seq_len(k)]), collapse = ""), x)
caesar("hello", 3); caesar(caesar("hello", 3), 23)
cat(strwrap(paste(text, collapse = " "), width = 40, indent = 2, exdent = 4), sep = "\n")
formatted <- formatC(c("left", "mid", "right"), width = 10, flag = "-")
paste0("[", formatted, "]")
sprintf("%5.1f%% of words are '%s'", 100 * freq[1:2] / sum(freq), names(freq)[1:2])
grepl("^it", words)[1:3]; which(words == "age"); match("age", words)
positions <- split(seq_along(words), words)
positions[c("age", "epoch")]
stopwords <- c("it", "was", "the", "of")
table(words[!words %in% stopwords])
rle(nchar(words[1:8]))
soundex <- function(w) {
  w <- toupper(w); first <- substr(w, 1, 1)
  codes <- chartr("BFPVCGJKQSXZDTLMNR", "111122222222334556", gsub("[^A-Z]", "", w))
  codes <- gsub("[AEIOUYHW]", "0", codes)
  codes <- gsub("(.)\\1+", "\\1", codes)
  codes <- gsub("0", "", substring(codes, 2))
  substr(paste0(first, codes, "000"), 1, 4)
}
sapply(c("Robert", "Rupert", "Ashcraft", "Tymczak"), soundex)
utf8ToInt("A"); intToUtf8(c(72, 105)); rev(utf8ToInt("abc"))
sprintf("%s has %d chars", c("apple", "fig"), nchar(c("apple", "fig")))
