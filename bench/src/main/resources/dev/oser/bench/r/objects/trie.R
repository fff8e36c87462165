# Nested lists changed deep inside: a tree of letters that counts words.
add_word <- function(node, letters) {
  if (length(letters) == 0) {
    node$count <- (if (is.null(node$count)) 0 else node$count) + 1
    return(node)
  }
  first <- letters[1]
  child <- node$children[[first]]
  if (is.null(child)) child <- list(children = list())
  node$children[[first]] <- add_word(child, letters[-1])
  node
}

count_nodes <- function(node) {
  total <- 1
  for (child in node$children) total <- total + count_nodes(child)
  total
}

lookup <- function(node, word) {
  for (letter in strsplit(word, "")[[1]]) {
    node <- node$children[[letter]]
    if (is.null(node)) return(0)
  }
  if (is.null(node$count)) 0 else node$count
}

run <- function() {
  syllables <- c("ba", "co", "di", "fu", "ga", "lo", "mi", "nu", "ra", "so")
  root <- list(children = list())
  for (i in 0:4999) {
    which <- c(i, i %/% 10, i %/% 17) %% 10 + 1
    word <- paste(syllables[which], collapse = "")
    root <- add_word(root, strsplit(word, "")[[1]])
  }
  words <- c("dimira", "nudimi", "sosoco", "mi")
  c(count_nodes(root), vapply(words, function(word) lookup(root, word), numeric(1)))
}
