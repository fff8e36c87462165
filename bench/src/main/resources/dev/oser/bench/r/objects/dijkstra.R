# Shortest paths in a graph of lists: every node has its neighbours and their distances.
make_graph <- function(n) {
  nodes <- vector("list", n)
  for (i in seq_len(n)) {
    to <- unique(c(i %% n + 1, (i * 7) %% n + 1, (i * 31 + 5) %% n + 1, (i * i) %% n + 1))
    nodes[[i]] <- list(id = i, to = to, cost = (to * 13 + i * 5) %% 17 + 1)
  }
  nodes
}

shortest <- function(graph, start) {
  n <- length(graph)
  distance <- rep(Inf, n)
  done <- rep(FALSE, n)
  distance[start] <- 0
  repeat {
    best <- 0
    least <- Inf
    for (i in seq_len(n)) {
      if (!done[i] && distance[i] < least) {
        best <- i
        least <- distance[i]
      }
    }
    if (best == 0) break
    done[best] <- TRUE
    node <- graph[[best]]
    for (k in seq_along(node$to)) {
      there <- node$to[k]
      via <- least + node$cost[k]
      if (via < distance[there]) distance[there] <- via
    }
  }
  distance
}

run <- function() {
  graph <- make_graph(250)
  total <- 0
  for (start in 1:30) total <- total + sum(shortest(graph, start))
  total
}
