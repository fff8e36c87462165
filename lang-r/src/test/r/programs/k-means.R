# Clusters simulated points, and compares starting points.
set.seed(8)
centres <- rbind(a = c(0, 0), b = c(6, 1), c = c(2, 7))
colnames(centres) <- c("x", "y")
n <- c(25, 20, 15)
points <- do.call(rbind, lapply(1:3, function(k) {
  cbind(x = rnorm(n[k], centres[k, 1]), y = rnorm(n[k], centres[k, 2]))
}))
truth <- factor(rep(rownames(centres), n))
print(head(round(points, 3)))
print(dim(points))
print(round(colMeans(points), 3))

squared_distance <- function(p, centre) rowSums(sweep(p, 2, centre)^2)

assign_points <- function(p, centres) {
  d <- apply(centres, 1, function(ce) squared_distance(p, ce))
  list(cluster = max.col(-d, ties.method = "first"), cost = sum(apply(d, 1, min)))
}

kmeans_by_hand <- function(p, k, steps = 25) {
  current <- p[sample(nrow(p), k), , drop = FALSE]
  costs <- numeric()
  repeat {
    a <- assign_points(p, current)
    costs <- c(costs, a$cost)
    new <- t(sapply(seq_len(k), function(j) {
      mine <- p[a$cluster == j, , drop = FALSE]
      if (nrow(mine)) colMeans(mine) else current[j, ]
    }))
    if (isTRUE(all.equal(new, current, check.attributes = FALSE)) || length(costs) >= steps) break
    current <- new
  }
  o <- order(current[, 1])
  structure(list(centres = current[o, ], cluster = match(a$cluster, o), costs = costs), class = "clusters")
}

print.clusters <- function(x, ...) {
  cat("clusters:", nrow(x$centres), " cost:", format(tail(x$costs, 1), digits = 6), " steps:", length(x$costs), "\n")
  print(round(x$centres, 3))
  cat("sizes:", tabulate(x$cluster), "\n")
  invisible(x)
}

attempts <- lapply(1:5, function(i) kmeans_by_hand(points, 3))
print(sapply(attempts, function(a) round(tail(a$costs, 1), 3)))
best <- attempts[[which.min(sapply(attempts, function(a) tail(a$costs, 1)))]]
best
cat("costs never rise:", all(sapply(attempts, function(a) all(diff(a$costs) <= 1e-9))), "\n")
confusion <- table(truth, cluster = best$cluster)
print(confusion)
cat("purity:", round(sum(apply(confusion, 2, max)) / sum(confusion), 4), "\n")

elbow <- sapply(1:5, function(k) min(replicate(4, tail(kmeans_by_hand(points, k)$costs, 1))))
names(elbow) <- paste0("k=", 1:5)
print(round(elbow, 2))
print(round(-diff(elbow) / head(elbow, -1), 3))

canvas <- matrix(" ", 12, 32)
column <- findInterval(points[, "x"], seq(-3, 9, length.out = 32), all.inside = TRUE)
row <- findInterval(points[, "y"], seq(-3, 10, length.out = 12), all.inside = TRUE)
for (i in seq_len(nrow(points))) canvas[13 - row[i], column[i]] <- LETTERS[best$cluster[i]]
cat(apply(canvas, 1, paste, collapse = ""), sep = "\n")
cat("\n")

by_cluster <- aggregate(points, list(cluster = best$cluster), function(v) round(sd(v), 3))
print(by_cluster)
far <- which.max(sapply(seq_len(nrow(points)), function(i) sum((points[i, ] - best$centres[best$cluster[i], ])^2)))
cat("farthest point:", far, round(points[far, ], 3), "in cluster", best$cluster[far], "\n")
d <- outer(1:3, 1:3, Vectorize(function(i, j) sqrt(sum((best$centres[i, ] - best$centres[j, ])^2))))
print(round(d, 3))
