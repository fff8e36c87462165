words <- strsplit(tolower("The quick brown fox. The lazy dog!"), "[^a-z]+")[[1]]
counts <- sort(table(words), decreasing = TRUE)
for (w in names(counts)[seq_len(min(3, length(counts)))])
  cat(format(w, width = 10), strrep("*", counts[[w]]), "\n", sep = "")
gsub("(\\w+)@(\\w+)", "\\2 at \\1", "me@home")
