# Words of a text: counts, a table, a histogram, an index.
text <- c("It was the best of times, it was the worst of times,",
          "it was the age of wisdom, it was the age of foolishness,",
          "it was the epoch of belief, it was the epoch of incredulity,",
          "it was the season of Light, it was the season of Darkness.")
words <- tolower(unlist(strsplit(gsub("[[:punct:]]", "", text), "[[:space:]]+")))
length(words)
counts <- table(words)
top <- sort(counts, decreasing = TRUE)
head(top, 5)
names(top)[1:3]
for (w in names(top)[1:4]) cat(sprintf("%-6s %s %d\n", w, strrep("*", top[[w]]), top[[w]]))
lengths <- nchar(words)
tapply(words, lengths, function(w) length(unique(w)))
longest <- unique(words[lengths == max(lengths)])
longest
index <- list()
for (i in seq_along(text)) {
  for (w in unique(tolower(regmatches(text[i], gregexpr("[A-Za-z]+", text[i]))[[1]]))) {
    index[[w]] <- c(index[[w]], i)
  }
}
index$age
index[["light"]]
str(index[c("it", "age")])
sorted <- index[order(names(index))]
cat(names(sorted)[1:5], sep = " ")
cat("\n")
df <- data.frame(word = names(top), n = as.vector(top), stringsAsFactors = FALSE)
df$share <- round(df$n / sum(df$n), 3)
head(df)
df[df$n == 2, "word"]
aggregate(n ~ nchar, data = transform(df, nchar = nchar(word)), FUN = sum)
capitalised <- sub("(^|\\s)(\\w)", "\\1\\U\\2", "hello world", perl = TRUE)
capitalised
rev_words <- vapply(strsplit(words[1:4], ""), function(ch) paste(rev(ch), collapse = ""), "")
rev_words
palindromes <- Filter(function(w) w == paste(rev(strsplit(w, "")[[1]]), collapse = ""), c("level", "noon", "tree"))
palindromes
toupper(substr(words[1:3], 1, 1))
sprintf("%s has %d vowels", words[4], nchar(gsub("[^aeiou]", "", words[4])))
