# Grids: game of life, flood fill, maze, tic-tac-toe, bitmap font.
life <- function(b) { n <- nrow(b); m <- ncol(b); s <- matrix(0L, n, m)
  for (dx in -1:1) for (dy in -1:1) if (dx | dy) s <- s + b[(seq_len(n) + dx - 1) %% n + 1, (seq_len(m) + dy - 1) %% m + 1]
  (b & s %in% 2:3) | (!b & s == 3) }
show <- function(b, on = "#", off = ".") cat(apply(ifelse(b, on, off), 1, paste, collapse = ""), "", sep = "\n")
glider <- matrix(FALSE, 6, 6); glider[cbind(c(1, 2, 3, 3, 3), c(2, 3, 1, 2, 3))] <- TRUE
for (g in 1:3) { show(glider); glider <- life(glider) }
sum(glider); which(glider, arr.ind = TRUE)
grid <- do.call(rbind, strsplit(c("..#..", ".##..", "....#", "#...#"), "")); grid
fill <- function(g, r, c, with) { if (r < 1 || c < 1 || r > nrow(g) || c > ncol(g) || g[r, c] != ".") return(g); g[r, c] <- with; for (d in list(c(1, 0), c(-1, 0), c(0, 1), c(0, -1))) g <- fill(g, r + d[1], c + d[2], with); g }
k <- 0; while (any(grid == ".")) { k <- k + 1; at <- which(grid == ".", arr.ind = TRUE)[1, ]; grid <- fill(grid, at[1], at[2], as.character(k)) }; cat(apply(grid, 1, paste, collapse = " "), sep = "\n"); table(grid)
maze <- c("S.#.", "..#.", "#...", "..#E"); cells <- do.call(rbind, strsplit(maze, ""))
solve_maze <- function(m) { start <- which(m == "S", arr.ind = TRUE); dist <- matrix(NA_integer_, nrow(m), ncol(m)); dist[start] <- 0L; queue <- list(as.vector(start))
  while (length(queue)) { p <- queue[[1]]; queue <- queue[-1]; if (m[p[1], p[2]] == "E") return(dist[p[1], p[2]])
    for (d in list(c(0, 1), c(1, 0), c(0, -1), c(-1, 0))) { q <- p + d; if (all(q >= 1) && all(q <= dim(m)) && m[q[1], q[2]] != "#" && is.na(dist[q[1], q[2]])) { dist[q[1], q[2]] <- dist[p[1], p[2]] + 1L; queue[[length(queue) + 1]] <- q } } }
  NA }
solve_maze(cells)
winner <- function(b) { lines <- rbind(matrix(1:9, 3), t(matrix(1:9, 3)), c(1, 5, 9), c(3, 5, 7)); for (i in seq_len(nrow(lines))) { v <- b[lines[i, ]]; if (v[1] != " " && length(unique(v)) == 1) return(v[1]) }; if (any(b == " ")) NA else "draw" }
board <- rep(" ", 9); set.seed(5); turn <- "X"; while (is.na(w <- winner(board))) { free <- which(board == " "); board[if (length(free) == 1) free else sample(free, 1)] <- turn; turn <- if (turn == "X") "O" else "X" }; print(matrix(board, 3), quote = FALSE); w
rotate <- function(m) t(m[nrow(m):1, , drop = FALSE]); rotate(matrix(1:6, 2)); identical(rotate(rotate(rotate(rotate(matrix(1:6, 2))))), matrix(1:6, 2))
mandel <- outer(seq(-1, 1, .5), seq(-2, .5, .5), function(im, re) complex(real = re, imaginary = im)); inside <- function(c) { z <- 0; for (i in 1:20) { z <- z^2 + c; if (Mod(z) > 2) return(i) }; 0 }; matrix(sapply(mandel, inside), 5)
neighbours <- function(m, r, c) { rows <- max(1, r - 1):min(nrow(m), r + 1); cols <- max(1, c - 1):min(ncol(m), c + 1); sum(m[rows, cols]) - m[r, c] }; mines <- matrix(c(0, 1, 0, 0, 0, 0, 1, 0, 0), 3); counts <- mines; for (i in 1:3) for (j in 1:3) counts[i, j] <- neighbours(mines, i, j); ifelse(mines == 1, "*", counts)
pic <- matrix(0, 4, 8); pic[2:3, 2:7] <- 1; pic[row(pic) == col(pic)] <- 2; cat(apply(pic, 1, function(r) paste(c(" ", "o", "x")[r + 1], collapse = "")), sep = "|\n"); row(matrix(0, 2, 2)); col(matrix(0, 2, 2)); m <- matrix(1:9, 3); m[lower.tri(m)]; m[row(m) + col(m) == 4]; m[-2, ]; m[m %% 2 == 0] <- 0L; m; rbind(m, 10:12)[4, ]; cbind(0, m)[, 1:2]; m[cbind(1:3, 3:1)]; dim(m[1, , drop = FALSE]); rowSums(m > 3); rev(m)[1:3]; m[, ncol(m):1]; order(m[, 1], decreasing = TRUE); apply(m, 2, rev); max(m); range(m); mean(m); var(c(m)); m == t(m); all(m == m); sum(diag(m)); crossprod(1:3); 1:3 %*% 1:3; 1:2 %o% 1:2; det(diag(3) * 2); unlist(apply(m, 1, list), recursive = TRUE)[1:3]
