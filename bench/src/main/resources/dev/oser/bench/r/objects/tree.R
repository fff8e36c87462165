# A binary search tree of environments: insertion, search, and a walk in order.
new_node <- function(key, value) {
  node <- new.env(parent = emptyenv())
  node$key <- key
  node$value <- value
  node$left <- NULL
  node$right <- NULL
  node
}

insert <- function(root, key, value) {
  if (is.null(root)) return(new_node(key, value))
  node <- root
  repeat {
    if (key == node$key) {
      node$value <- node$value + value
      return(root)
    }
    side <- if (key < node$key) "left" else "right"
    child <- node[[side]]
    if (is.null(child)) {
      assign(side, new_node(key, value), envir = node)
      return(root)
    }
    node <- child
  }
}

find <- function(node, key) {
  while (!is.null(node)) {
    if (key == node$key) return(node$value)
    node <- if (key < node$key) node$left else node$right
  }
  NA
}

walk <- function(node, visit) {
  if (is.null(node)) return(invisible(NULL))
  walk(node$left, visit)
  visit(node)
  walk(node$right, visit)
}

depth <- function(node) {
  if (is.null(node)) 0 else 1 + max(depth(node$left), depth(node$right))
}

run <- function() {
  root <- NULL
  key <- 17
  for (i in 1:9000) {
    key <- (key * 1103 + 12345) %% 14983
    root <- insert(root, key, i)
  }
  found <- 0
  for (key in 1:14983) {
    if (!is.na(find(root, key))) found <- found + 1
  }
  checksum <- 0
  walk(root, function(node) checksum <<- (checksum * 31 + node$key + node$value) %% 1000003)
  c(found, depth(root), checksum)
}
