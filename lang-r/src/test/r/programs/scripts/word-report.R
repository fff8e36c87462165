# Counts words of a text and reports on them.
text <- c(
  "It was the best of times, it was the worst of times,",
  "it was the age of wisdom, it was the age of foolishness,",
  "it was the epoch of belief, it was the epoch of incredulity,",
  "it was the season of Light, it was the season of Darkness,",
  "it was the spring of hope, it was the winter of despair.")

words_of <- function(lines) {
  lines <- tolower(gsub("[[:punct:]]+", "", lines))
  words <- unlist(strsplit(lines, "[[:space:]]+"))
  words[nzchar(words)]
}

words <- words_of(text)
cat("words:", length(words), "\n")
cat("distinct:", length(unique(words)), "\n")

counts <- sort(table(words), decreasing = TRUE)
print(head(counts, 5))
top <- names(counts)[counts > 1]
cat(sprintf("%-8s %3d %s\n", top, as.integer(counts[top]),
            strrep("*", as.integer(counts[top]))), sep = "")

lengths <- nchar(words)
print(summary(lengths))
print(tapply(words, lengths, function(w) length(unique(w))))

longest <- unique(words[lengths == max(lengths)])
cat("longest:", toString(longest), "\n")

initials <- substr(words, 1, 1)
print(table(initials))

capitalise <- function(x) paste0(toupper(substring(x, 1, 1)), substring(x, 2))
cat(strwrap(paste(capitalise(unique(words)), collapse = " "), width = 60), sep = "\n")

reversed <- vapply(strsplit(unique(words)[1:6], ""), function(ch) paste(rev(ch), collapse = ""), "")
print(reversed)
is_palindrome <- function(w) w == paste(rev(strsplit(w, "")[[1]]), collapse = "")
print(Filter(is_palindrome, c("level", "word", "noon", "radar", "text")))

pairs <- paste(head(words, -1), tail(words, -1))
pair_counts <- sort(table(pairs), decreasing = TRUE)
for (p in names(pair_counts)[1:4]) cat(formatC(p, width = 12), ":", pair_counts[[p]], "\n")

positions <- gregexpr("was", text, fixed = TRUE)
for (i in seq_along(text))
  cat("line", i, "has 'was' at", paste(positions[[i]], collapse = " and "), "\n")

vowels <- vapply(unique(words), function(w) sum(strsplit(w, "")[[1]] %in% c("a", "e", "i", "o", "u")), 1L)
print(vowels[order(-vowels, names(vowels))][1:5])
