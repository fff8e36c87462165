# Data structures on environments, lists and closures.
Stack <- function() {
  items <- list()
  push <- function(x) { items[[length(items) + 1]] <<- x; invisible(length(items)) }
  pop <- function() { if (!length(items)) stop("stack is empty"); top <- items[[length(items)]]; items[[length(items)]] <<- NULL; top }
  size <- function() length(items)
  peek <- function() items[[length(items)]]
  environment()
}
s <- Stack(); s$push(1); s$push("two"); s$push(list(3)); s$size(); str(s$pop()); s$peek(); s$size()
tryCatch({ s$pop(); s$pop(); s$pop() }, error = function(e) cat("caught:", conditionMessage(e), "\n"))
Queue <- setRefClass_like <- function() { self <- new.env(); self$head <- NULL; self$tail <- NULL; self$n <- 0L
  self$enqueue <- function(x) { node <- new.env(); node$value <- x; node$nxt <- NULL; if (is.null(self$head)) self$head <- node else self$tail$nxt <- node; self$tail <- node; self$n <- self$n + 1L; invisible(self) }
  self$dequeue <- function() { v <- self$head$value; self$head <- self$head$nxt; self$n <- self$n - 1L; v }
  self }
q <- Queue(); q$enqueue("a")$enqueue("b")$enqueue("c"); q$n; q$dequeue(); q$dequeue(); q$n; is.null(q$head$nxt)
# linked list to vector
cons <- function(x, rest = NULL) list(x, rest); to_vec <- function(l) if (is.null(l)) c() else c(l[[1]], to_vec(l[[2]]))
to_vec(cons(1, cons(2, cons(3)))); rev_list <- function(l, acc = NULL) if (is.null(l)) acc else rev_list(l[[2]], cons(l[[1]], acc)); to_vec(rev_list(cons("x", cons("y"))))
# binary search tree
insert <- function(tree, key) { if (is.null(tree)) return(list(key = key, left = NULL, right = NULL)); if (key < tree$key) tree$left <- insert(tree$left, key) else tree$right <- insert(tree$right, key); tree }
walk <- function(tree) if (is.null(tree)) NULL else c(walk(tree$left), tree$key, walk(tree$right))
depth <- function(tree) if (is.null(tree)) 0 else 1 + max(depth(tree$left), depth(tree$right))
tree <- NULL; for (k in c(50, 30, 70, 20, 40, 60, 80)) tree <- insert(tree, k); walk(tree); depth(tree); names(tree)
# hash map by environment
map <- new.env(hash = TRUE); for (w in c("the", "cat", "the", "dog", "the")) assign(w, mget(w, envir = map, ifnotfound = 0)[[1]] + 1, envir = map)
sort(ls(map)); unlist(mget(sort(ls(map)), envir = map)); exists("bird", envir = map, inherits = FALSE); rm("cat", envir = map); length(ls(map))
eapply(map, function(v) v * 10)[sort(ls(map))]
# set operations on lists
union(c(1, 2), c(2, 3)); intersect(letters[1:4], c("d", "b")); setdiff(1:5, 2:3); is.element(3, 1:5); setequal(c(1, 2), c(2, 1)); unique(c(3, 1, 3))
# graph with adjacency list, BFS and Dijkstra
graph <- list(A = c(B = 4, C = 1), B = c(D = 1), C = c(B = 2, D = 5), D = c(E = 3), E = numeric(0))
dijkstra <- function(g, src) { dist <- setNames(rep(Inf, length(g)), names(g)); dist[src] <- 0; todo <- names(g); prev <- list()
  while (length(todo)) { u <- todo[which.min(dist[todo])]; todo <- setdiff(todo, u); for (v in names(g[[u]])) if (dist[u] + g[[u]][v] < dist[v]) { dist[v] <- dist[u] + g[[u]][v]; prev[[v]] <- u } }
  list(dist = dist, prev = unlist(prev)) }
dijkstra(graph, "A")
bfs <- function(g, start) { seen <- start; queue <- start; while (length(queue)) { node <- queue[1]; queue <- queue[-1]; fresh <- setdiff(names(g[[node]]), seen); seen <- c(seen, fresh); queue <- c(queue, fresh) }; seen }
bfs(graph, "A")
# matrix of lists, nested modification
db <- list(users = list(ann = list(age = 30, tags = c("a", "b")), bob = list(age = 25, tags = character())))
db$users$ann$age <- 31; db$users$bob$tags <- c(db$users$bob$tags, "new"); db[["users"]][["cyd"]] <- list(age = 40); str(db)
sapply(db$users, function(u) u$age); db$users$bob <- NULL; names(db$users)
l <- list(a = 1, b = 2); l[["c"]] <- 3; l["d"] <- list(NULL); length(l); l$b <- NULL; names(l); l[sapply(l, is.null)]
ml <- matrix(list(1, "a", TRUE, NULL), 2); ml; ml[[1, 2]]; dim(ml)
v <- 1:10; v[15] <- 15L; v; v <- append(v, 99, after = 2); head(v, 4); v[-(1:3)][1:3]
ring <- function(n, k) { p <- seq_len(n); i <- 0; out <- c(); while (length(p)) { i <- (i + k - 1) %% length(p); out <- c(out, p[i + 1]); p <- p[-(i + 1)] }; out }; ring(7, 3)
lst <- setNames(vector("list", 3), c("x", "y", "z")); lst; lst[["y"]] <- 1:3; lengths(lst); unlist(list(a = 1, b = list(c = 2, d = 3))); rapply(lst, length, how = "unlist")
e1 <- new.env(); local({ a <- 5; b <- a * 2 }, envir = e1); mget(c("a", "b"), envir = e1) |> unlist()
identical(as.list(1:3), list(1L, 2L, 3L)); is.environment(e1); environmentName(globalenv()); class(e1)
