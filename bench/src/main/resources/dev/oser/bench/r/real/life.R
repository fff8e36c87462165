# Conway's game of life on a torus, cell by cell.
generation <- function(cells) {
  n <- nrow(cells)
  m <- ncol(cells)
  following <- matrix(FALSE, n, m)
  for (i in 1:n) {
    up <- if (i == 1) n else i - 1
    down <- if (i == n) 1 else i + 1
    for (j in 1:m) {
      left <- if (j == 1) m else j - 1
      right <- if (j == m) 1 else j + 1
      neighbours <- cells[up, left] + cells[up, j] + cells[up, right] +
        cells[i, left] + cells[i, right] +
        cells[down, left] + cells[down, j] + cells[down, right]
      following[i, j] <- neighbours == 3 || (cells[i, j] && neighbours == 2)
    }
  }
  following
}

run <- function() {
  cells <- outer(1:50, 1:50, function(i, j) (i * i + j * 3 + i * j) %% 7 < 3)
  alive <- integer(0)
  for (round in 1:50) {
    cells <- generation(cells)
    alive <- c(alive, sum(cells))
  }
  c(alive[c(1, 10, 50)], sum(which(cells)))
}
