# Huffman codes: frequencies, a tree of lists, a table of codes, a text there and back.
build_tree <- function(counts) {
  nodes <- lapply(names(counts), function(symbol) list(symbol = symbol, weight = counts[[symbol]]))
  while (length(nodes) > 1) {
    nodes <- nodes[order(vapply(nodes, function(node) node$weight, 1))]
    weight <- nodes[[1]]$weight + nodes[[2]]$weight
    joined <- list(left = nodes[[1]], right = nodes[[2]], weight = weight)
    nodes <- c(nodes[-(1:2)], list(joined))
  }
  nodes[[1]]
}

codes_of <- function(node, prefix = "") {
  if (!is.null(node$symbol)) return(setNames(prefix, node$symbol))
  c(codes_of(node$left, paste0(prefix, "0")), codes_of(node$right, paste0(prefix, "1")))
}

decode <- function(bits, tree) {
  result <- character(0)
  node <- tree
  for (bit in bits) {
    node <- if (bit == "0") node$left else node$right
    if (!is.null(node$symbol)) {
      result[length(result) + 1] <- node$symbol
      node <- tree
    }
  }
  result
}

run <- function() {
  i <- 1:60000
  symbols <- letters[(i * (i %% 17 + 1)) %% 26 %% (i %% 5 + 3) + 1]
  counts <- as.numeric(table(symbols))
  names(counts) <- sort(unique(symbols))
  tree <- build_tree(counts)
  codes <- codes_of(tree)
  encoded <- paste(codes[symbols], collapse = "")
  decoded <- decode(strsplit(encoded, "")[[1]], tree)
  c(nchar(encoded), identical(decoded, symbols), length(codes))
}
