# Shortest paths, components and orders in graphs kept as environments and lists.
graph <- function(directed = FALSE) {
  g <- new.env()
  g$edges <- list()
  g$directed <- directed
  class(g) <- "graph"
  g
}

add_edge <- function(g, from, to, weight = 1) {
  put <- function(a, b) {
    if (is.null(g$edges[[a]])) g$edges[[a]] <- numeric()
    g$edges[[a]][b] <- weight
    if (is.null(g$edges[[b]])) g$edges[[b]] <- numeric()
  }
  put(from, to)
  if (!g$directed) put(to, from)
  invisible(g)
}

nodes <- function(g) sort(names(g$edges))

print.graph <- function(x, ...) {
  cat(if (x$directed) "directed" else "undirected", "graph with", length(x$edges), "nodes\n")
  for (n in nodes(x)) {
    to <- x$edges[[n]]
    cat(" ", n, "->", if (length(to)) paste0(names(to), "(", to, ")", collapse = " ") else "-", "\n")
  }
  invisible(x)
}

bfs <- function(g, start) {
  dist <- setNames(0, start)
  queue <- start
  while (length(queue)) {
    n <- queue[1]
    queue <- queue[-1]
    for (m in sort(names(g$edges[[n]]))) if (!m %in% names(dist)) {
      dist[m] <- dist[[n]] + 1
      queue <- c(queue, m)
    }
  }
  dist
}

dfs <- function(g, start, seen = character()) {
  seen <- c(seen, start)
  for (m in sort(names(g$edges[[start]]))) if (!m %in% seen) seen <- dfs(g, m, seen)
  seen
}

dijkstra <- function(g, start) {
  dist <- setNames(rep(Inf, length(g$edges)), nodes(g))
  prev <- setNames(rep(NA_character_, length(g$edges)), nodes(g))
  dist[start] <- 0
  open <- nodes(g)
  while (length(open)) {
    n <- open[which.min(dist[open])]
    if (is.infinite(dist[n])) break
    open <- setdiff(open, n)
    for (m in names(g$edges[[n]])) {
      alt <- dist[[n]] + g$edges[[n]][[m]]
      if (alt < dist[m]) {
        dist[m] <- alt
        prev[m] <- n
      }
    }
  }
  list(dist = dist, prev = prev)
}

path_to <- function(result, target) {
  path <- target
  while (!is.na(result$prev[path[1]])) path <- c(unname(result$prev[path[1]]), path)
  path
}

components <- function(g) {
  left <- nodes(g)
  out <- list()
  while (length(left)) {
    part <- sort(names(bfs(g, left[1])))
    out[[length(out) + 1]] <- part
    left <- setdiff(left, part)
  }
  out
}

topological <- function(g) {
  incoming <- setNames(integer(length(g$edges)), nodes(g))
  for (n in nodes(g)) for (m in names(g$edges[[n]])) incoming[m] <- incoming[m] + 1L
  order <- character()
  repeat {
    ready <- setdiff(names(incoming)[incoming == 0], order)
    if (!length(ready)) break
    n <- ready[1]
    order <- c(order, n)
    for (m in names(g$edges[[n]])) incoming[m] <- incoming[m] - 1L
  }
  if (length(order) < length(incoming)) stop("the graph has a cycle")
  order
}

roads <- graph()
towns <- read.table(text = "
A B 4
A C 2
B C 1
B D 5
C D 8
C E 10
D E 2
D F 6
E F 3
X Y 7", col.names = c("from", "to", "km"))
for (i in seq_len(nrow(towns))) with(towns[i, ], add_edge(roads, from, to, km))
print(roads)
cat("breadth first:\n")
print(bfs(roads, "A"))
cat("depth first:", dfs(roads, "A"), "\n")
from_a <- dijkstra(roads, "A")
print(from_a$dist)
for (t in c("D", "F", "A")) cat("to", t, ":", paste(path_to(from_a, t), collapse = " > "), "=", from_a$dist[[t]], "\n")
str(components(roads))

tasks <- graph(directed = TRUE)
plan <- c("dig>pour", "pour>walls", "walls>roof", "walls>wires", "roof>paint", "wires>paint", "buy>wires")
for (p in strsplit(plan, ">")) add_edge(tasks, p[1], p[2])
cat("order:", topological(tasks), "\n")
add_edge(tasks, "paint", "dig")
tryCatch(topological(tasks), error = function(e) print(conditionMessage(e)))

m <- outer(nodes(roads), nodes(roads), Vectorize(function(a, b) {
  w <- roads$edges[[a]][b]
  if (a == b) 0 else if (length(w) == 0 || is.na(w)) Inf else w
}))
dimnames(m) <- list(nodes(roads), nodes(roads))
for (k in seq_len(nrow(m))) m <- pmin(m, outer(m[, k], m[k, ], "+"))
print(m)
cat("Floyd agrees with Dijkstra:", all(m["A", ] == from_a$dist), "\n")
