# Conway's game of life on a torus.
life_grid <- function(rows, cols, live = NULL) {
  m <- matrix(FALSE, rows, cols)
  if (!is.null(live)) m[live] <- TRUE
  structure(m, class = "life")
}

shift <- function(m, dr, dc) {
  r <- (seq_len(nrow(m)) - 1 + dr) %% nrow(m) + 1
  c <- (seq_len(ncol(m)) - 1 + dc) %% ncol(m) + 1
  m[r, c]
}

neighbours <- function(g) {
  m <- unclass(g)
  total <- matrix(0L, nrow(m), ncol(m))
  for (dr in -1:1) for (dc in -1:1)
    if (dr != 0 || dc != 0) total <- total + shift(m, dr, dc)
  total
}

step <- function(g, ...) UseMethod("step")
step.life <- function(g, ...) {
  n <- neighbours(g)
  m <- unclass(g)
  structure(n == 3 | (m & n == 2), class = "life")
}

print.life <- function(x, ...) {
  m <- unclass(x)
  for (i in seq_len(nrow(m))) cat(ifelse(m[i, ], "#", "."), "\n", sep = "")
  invisible(x)
}

population <- function(g) sum(unclass(g))

run <- function(g, n, show = FALSE) {
  history <- population(g)
  for (k in seq_len(n)) {
    g <- step(g)
    history <- c(history, population(g))
    if (show) {
      cat("generation ", k, "\n", sep = "")
      print(g)
    }
  }
  list(grid = g, history = history)
}

same <- function(a, b) identical(unclass(a), unclass(b))

period <- function(g, limit = 50) {
  start <- g
  for (k in seq_len(limit)) {
    g <- step(g)
    if (same(g, start)) return(k)
  }
  NA
}

blinker <- life_grid(5, 5, cbind(3, 2:4))
cat("blinker\n")
print(blinker)
invisible(run(blinker, 2, show = TRUE))
cat("period of the blinker:", period(blinker), "\n")

block <- life_grid(4, 4, as.matrix(expand.grid(2:3, 2:3)))
cat("period of the block:", period(block), "\n")

glider <- life_grid(8, 8, rbind(c(1, 2), c(2, 3), c(3, 1), c(3, 2), c(3, 3)))
cat("glider\n")
print(glider)
after <- run(glider, 4)$grid
cat("after four generations\n")
print(after)
cat("moved by one each way:", same(shift(unclass(after), 1, 1), glider), "\n")
cat("period on this torus:", period(glider), "\n")

set.seed(7)
soup <- structure(matrix(runif(300) < 0.35, 15, 20), class = "life")
result <- run(soup, 30)
cat("population:", result$history, fill = 60)
print(result$grid)
cat("range:", range(result$history), " last:", tail(result$history, 1), "\n")

toad <- life_grid(6, 6, rbind(cbind(3, 3:5), cbind(4, 2:4)))
beacon <- life_grid(6, 6, rbind(c(2, 2), c(2, 3), c(3, 2), c(4, 5), c(5, 4), c(5, 5)))
shapes <- list(toad = toad, beacon = beacon, block = block, blinker = blinker)
print(sapply(shapes, period))
print(sapply(shapes, population))
