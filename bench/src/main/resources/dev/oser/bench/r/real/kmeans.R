# k-means clustering of points in the plane, in loops.
assign_clusters <- function(x, y, cx, cy) {
  cluster <- integer(length(x))
  for (i in seq_along(x)) {
    nearest <- Inf
    for (k in seq_along(cx)) {
      distance <- (x[i] - cx[k])^2 + (y[i] - cy[k])^2
      if (distance < nearest) {
        nearest <- distance
        cluster[i] <- k
      }
    }
  }
  cluster
}

run <- function() {
  set.seed(5)
  x <- c(rnorm(1800, 0), rnorm(1800, 4), rnorm(1800, 1))
  y <- c(rnorm(1800, 0), rnorm(1800, 1), rnorm(1800, 5))
  cx <- x[c(1, 2, 3, 4)]
  cy <- y[c(1, 2, 3, 4)]
  rounds <- 0
  repeat {
    rounds <- rounds + 1
    cluster <- assign_clusters(x, y, cx, cy)
    newx <- as.vector(tapply(x, cluster, mean))
    newy <- as.vector(tapply(y, cluster, mean))
    if (max(abs(newx - cx), abs(newy - cy)) < 1e-6 || rounds == 40) break
    cx <- newx
    cy <- newy
  }
  round(c(rounds, cx, cy, table(cluster)), 6)
}
