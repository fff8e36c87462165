# Run-length and Huffman coding of a text.
run_length <- function(s) {
  r <- rle(strsplit(s, "")[[1]])
  paste0(ifelse(r$lengths > 1, r$lengths, ""), r$values, collapse = "")
}

run_expand <- function(s) {
  m <- regmatches(s, gregexpr("[0-9]*[^0-9]", s))[[1]]
  counts <- sub("[^0-9]$", "", m)
  counts <- ifelse(counts == "", 1, suppressWarnings(as.integer(counts)))
  paste0(strrep(sub("^[0-9]*", "", m), counts), collapse = "")
}

leaf <- function(symbol, weight) list(symbol = symbol, weight = weight)
join <- function(a, b) list(left = a, right = b, weight = a$weight + b$weight)
is_leaf <- function(node) !is.null(node$symbol)

smallest <- function(node) if (is_leaf(node)) node$symbol else min(smallest(node$left), smallest(node$right))

build <- function(text) {
  counts <- table(strsplit(text, "")[[1]])
  nodes <- Map(leaf, names(counts), as.vector(counts))
  while (length(nodes) > 1) {
    o <- order(sapply(nodes, `[[`, "weight"), sapply(nodes, smallest))
    nodes <- c(nodes[o[-(1:2)]], list(join(nodes[[o[1]]], nodes[[o[2]]])))
  }
  nodes[[1]]
}

codes <- function(node, prefix = "") {
  if (is_leaf(node)) return(setNames(prefix, node$symbol))
  c(codes(node$left, paste0(prefix, "0")), codes(node$right, paste0(prefix, "1")))
}

encode <- function(text, book) paste(book[strsplit(text, "")[[1]]], collapse = "")

decode <- function(bits, tree) {
  out <- character()
  node <- tree
  for (b in strsplit(bits, "")[[1]]) {
    node <- if (b == "0") node$left else node$right
    if (is_leaf(node)) {
      out[length(out) + 1] <- node$symbol
      node <- tree
    }
  }
  paste(out, collapse = "")
}

depth <- function(node) if (is_leaf(node)) 0 else 1 + max(depth(node$left), depth(node$right))

show_tree <- function(node, indent = 0) {
  cat(strrep("  ", indent))
  if (is_leaf(node)) cat("'", node$symbol, "' ", node$weight, "\n", sep = "")
  else {
    cat("* ", node$weight, "\n", sep = "")
    show_tree(node$left, indent + 1)
    show_tree(node$right, indent + 1)
  }
}

for (s in c("aaabbbccd", "abc", "zzzzzzzzzzzzy", "wwwwbbbwww")) {
  packed <- run_length(s)
  cat(sprintf("%-14s -> %-10s -> %s %s\n", s, packed, run_expand(packed), run_expand(packed) == s))
}

text <- "she sells sea shells by the sea shore"
tree <- build(text)
book <- codes(tree)
show_tree(tree)
book <- book[order(nchar(book), names(book))]
print(book)
bits <- encode(text, book)
cat("bits:", nchar(bits), "of", 8 * nchar(text), "\n")
cat(substring(bits, seq(1, nchar(bits), 40), pmin(seq(40, nchar(bits) + 39, 40), nchar(bits))), sep = "\n")
cat("\n")
cat("decoded:", decode(bits, tree), "\n")
cat("same:", identical(decode(bits, tree), text), " depth:", depth(tree), "\n")

counts <- table(strsplit(text, "")[[1]])
p <- counts / sum(counts)
entropy <- -sum(p * log2(p))
mean_length <- sum(p * nchar(book[names(counts)]))
cat(sprintf("entropy %.4f <= mean code length %.4f < entropy + 1\n", entropy, mean_length))
prefix_free <- all(sapply(book, function(a) sum(startsWith(book, a)) == 1))
cat("prefix free:", prefix_free, "\n")
