# Learns which word follows which, and writes new text.
text <- "the cat sat on the mat. the dog sat on the log. the cat saw the dog and the dog saw the cat.
a bird sang in the tree and the cat sat under the tree. the bird saw the cat and sang on.
the log was old and the mat was new. a dog and a cat sat in the sun."

words_of <- function(text) {
  text <- gsub("([.,!?])", " \\1", tolower(text))
  w <- strsplit(text, "[[:space:]]+")[[1]]
  w[nzchar(w)]
}

learn <- function(words, order = 1) {
  chain <- new.env()
  n <- length(words)
  for (i in seq_len(n - order)) {
    key <- paste(words[i:(i + order - 1)], collapse = " ")
    chain[[key]] <- c(chain[[key]], words[i + order])
  }
  structure(list(table = chain, order = order, first = words[seq_len(order)]), class = "chain")
}

print.chain <- function(x, ...) {
  keys <- sort(ls(x$table))
  cat("chain of order", x$order, "with", length(keys), "states\n")
  invisible(x)
}

generate <- function(chain, n) {
  out <- chain$first
  while (length(out) < n) {
    key <- paste(tail(out, chain$order), collapse = " ")
    options <- chain$table[[key]]
    if (is.null(options)) break
    out <- c(out, options[sample.int(length(options), 1)])
  }
  out
}

sentence_case <- function(words) {
  text <- paste(words, collapse = " ")
  text <- gsub(" ([.,!?])", "\\1", text)
  text <- gsub("(^|[.!?] )([a-z])", "\\1\\U\\2", text, perl = TRUE)
  strwrap(text, width = 60)
}

words <- words_of(text)
cat(length(words), "words,", length(unique(words)), "different\n")
counts <- sort(table(words), decreasing = TRUE)
print(head(counts, 8))
print(counts[c("cat", "dog", "bird")])

pairs <- paste(head(words, -1), tail(words, -1))
frequent <- sort(table(pairs), decreasing = TRUE)
print(head(frequent[frequent > 2]))

chain1 <- learn(words)
chain2 <- learn(words, 2)
print(chain1)
print(chain2)
print(table(chain1$table[["cat"]]))
print(sort(unique(chain2$table[["the cat"]])))

set.seed(11)
for (chain in list(chain1, chain2)) {
  cat("--- order", chain$order, "\n")
  cat(sentence_case(generate(chain, 40)), sep = "\n")
}

# the matrix of transitions among the most frequent words
top <- c("the", "cat", "dog", "sat", "saw")
transition <- sapply(top, function(b) sapply(top, function(a) {
  followers <- chain1$table[[a]]
  round(mean(followers == b), 3)
}))
print(transition)

m <- matrix(c(0.5, 0.5, 0, 0.25, 0.5, 0.25, 0, 0.5, 0.5), 3, byrow = TRUE,
            dimnames = list(c("sun", "cloud", "rain"), c("sun", "cloud", "rain")))
state <- c(1, 0, 0)
for (day in 1:5) {
  state <- as.vector(state %*% m)
  cat("day", day, ":", sprintf("%.4f", state), "\n")
}
many <- Reduce(`%*%`, rep(list(m), 50))
print(round(many, 4))

walk <- function(m, start, n) {
  path <- start
  for (i in seq_len(n)) path <- c(path, sample(colnames(m), 1, prob = m[tail(path, 1), ]))
  path
}
path <- walk(m, "sun", 200)
cat(head(path, 12), "\n")
print(round(prop.table(table(factor(path, levels = rownames(m)))), 3))
runs <- rle(path)
cat("longest run:", max(runs$lengths), "of", runs$values[which.max(runs$lengths)], "\n")
letters_used <- table(strsplit(gsub("[^a-z]", "", text), "")[[1]])
print(rev(sort(letters_used))[1:5])
