# A search tree as nested lists, one as environments, and their laws.
empty <- NULL
node <- function(key, value, left = empty, right = empty) list(key = key, value = value, left = left, right = right)

insert <- function(tree, key, value) {
  if (is.null(tree)) return(node(key, value))
  if (key < tree$key) tree["left"] <- list(insert(tree$left, key, value))
  else if (key > tree$key) tree["right"] <- list(insert(tree$right, key, value))
  else tree$value <- value
  tree
}

find <- function(tree, key) {
  while (!is.null(tree)) {
    if (key == tree$key) return(tree$value)
    tree <- if (key < tree$key) tree$left else tree$right
  }
  NULL
}

smallest <- function(tree) if (is.null(tree$left)) tree else smallest(tree$left)

remove_key <- function(tree, key) {
  if (is.null(tree)) return(NULL)
  if (key < tree$key) tree["left"] <- list(remove_key(tree$left, key))
  else if (key > tree$key) tree["right"] <- list(remove_key(tree$right, key))
  else if (is.null(tree$left)) return(tree$right)
  else if (is.null(tree$right)) return(tree$left)
  else {
    s <- smallest(tree$right)
    tree$key <- s$key
    tree$value <- s$value
    tree["right"] <- list(remove_key(tree$right, s$key))
  }
  tree
}

keys <- function(tree) if (is.null(tree)) NULL else c(keys(tree$left), tree$key, keys(tree$right))
height <- function(tree) if (is.null(tree)) 0 else 1 + max(height(tree$left), height(tree$right))
size <- function(tree) if (is.null(tree)) 0L else 1L + size(tree$left) + size(tree$right)
fold <- function(tree, f, init) {
  if (is.null(tree)) return(init)
  fold(tree$right, f, f(fold(tree$left, f, init), tree))
}
show <- function(tree, prefix = "", mark = "") {
  if (is.null(tree)) return(invisible())
  show(tree$right, paste0(prefix, "    "), "/")
  cat(prefix, mark, tree$key, "\n", sep = "")
  show(tree$left, paste0(prefix, "    "), "\\")
}
level_order <- function(tree) {
  queue <- list(tree)
  out <- list()
  while (length(queue)) {
    out[[length(out) + 1]] <- vapply(queue, `[[`, 0, "key")
    queue <- Filter(Negate(is.null), unlist(lapply(queue, function(t) list(t$left, t$right)), recursive = FALSE))
  }
  out
}
balanced <- function(ks) {
  if (!length(ks)) return(NULL)
  m <- (length(ks) + 1) %/% 2
  node(ks[m], ks[m]^2, balanced(head(ks, m - 1)), balanced(tail(ks, length(ks) - m)))
}

tree <- empty
for (k in c(50, 30, 70, 20, 40, 60, 80, 35, 45, 65)) tree <- insert(tree, k, paste0("v", k))
show(tree)
cat("keys:", keys(tree), "\n")
cat("size:", size(tree), " height:", height(tree), "\n")
cat("find 45:", find(tree, 45), " find 46 is null:", is.null(find(tree, 46)), "\n")
old <- tree
tree <- remove_key(tree, 30)
tree <- remove_key(tree, 80)
tree <- remove_key(tree, 50)
tree <- remove_key(tree, 999)
show(tree)
cat("the old tree still has", size(old), "keys, the new", size(tree), "\n")
str(level_order(tree))
cat("sum of keys:", fold(tree, function(acc, n) acc + n$key, 0), "\n")
cat("values:", fold(tree, function(acc, n) c(acc, n$value), character()), "\n")
b <- balanced(1:15)
cat("balanced height:", height(b), " all found:", all(sapply(1:15, function(k) find(b, k) == k^2)), "\n")

set.seed(3)
laws <- replicate(20, {
  ks <- sample(100, 15)
  t <- NULL
  for (k in ks) t <- insert(t, k, k)
  gone <- sample(ks, 5)
  for (g in gone) t <- remove_key(t, g)
  identical(as.integer(keys(t)), sort(setdiff(ks, gone)))
})
cat("laws hold:", all(laws), "\n")

# a mutable linked list in environments
linked <- function() {
  self <- new.env()
  self$head <- NULL
  self$n <- 0L
  self$push <- function(v) {
    cell <- new.env()
    cell$value <- v
    cell$nxt <- self$head
    self$head <- cell
    self$n <- self$n + 1L
    invisible(self)
  }
  self$reverse <- function() {
    prev <- NULL
    cur <- self$head
    while (!is.null(cur)) {
      following <- cur$nxt
      cur$nxt <- prev
      prev <- cur
      cur <- following
    }
    self$head <- prev
    invisible(self)
  }
  self$values <- function() {
    out <- list()
    cur <- self$head
    while (!is.null(cur)) {
      out[[length(out) + 1]] <- cur$value
      cur <- cur$nxt
    }
    unlist(out)
  }
  self
}
l <- linked()
l$push(1)$push(2)$push(3)
alias <- l
alias$push(4)
print(l$values())
print(l$reverse()$values())
cat("length:", l$n, " same object:", identical(l, alias), "\n")
