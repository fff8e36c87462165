# Conway's game of life on a torus, whole matrices at a time.
shift <- function(cells, rows, columns) {
  n <- nrow(cells)
  m <- ncol(cells)
  cells[(seq_len(n) + rows - 1) %% n + 1, (seq_len(m) + columns - 1) %% m + 1]
}

generation <- function(cells) {
  neighbours <- matrix(0L, nrow(cells), ncol(cells))
  for (rows in -1:1) {
    for (columns in -1:1) {
      if (rows != 0 || columns != 0) neighbours <- neighbours + shift(cells, rows, columns)
    }
  }
  neighbours == 3 | (cells & neighbours == 2)
}

run <- function() {
  cells <- outer(1:120, 1:120, function(i, j) (i * i + j * 3 + i * j) %% 7 < 3)
  alive <- integer(0)
  for (round in 1:150) {
    cells <- generation(cells)
    alive <- c(alive, sum(cells))
  }
  c(alive[c(1, 10, 150)], sum(which(cells)))
}
