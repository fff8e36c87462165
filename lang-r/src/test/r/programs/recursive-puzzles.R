# Recursion: towers, queens, permutations, a maze, coins, Ackermann and more.
hanoi <- function(n, from = "A", to = "C", via = "B") {
  if (n == 0) return(character())
  c(hanoi(n - 1, from, via, to), paste0(from, ">", to), hanoi(n - 1, via, to, from))
}

queens <- function(n) {
  solutions <- list()
  place <- function(placed) {
    row <- length(placed) + 1
    if (row > n) {
      solutions[[length(solutions) + 1]] <<- placed
      return(invisible())
    }
    for (c in seq_len(n)) {
      safe <- !any(placed == c | abs(placed - c) == row - seq_along(placed))
      if (safe) place(c(placed, c))
    }
  }
  place(integer())
  solutions
}

permutations <- function(v) {
  if (length(v) <= 1) return(list(v))
  do.call(c, lapply(seq_along(v), function(i) lapply(permutations(v[-i]), function(p) c(v[i], p))))
}

subsets <- function(v) if (length(v) == 0) list(v[0]) else {
  rest <- subsets(v[-1])
  c(rest, lapply(rest, function(s) c(v[1], s)))
}

ackermann <- function(m, n) {
  if (m == 0) n + 1
  else if (n == 0) ackermann(m - 1, 1)
  else ackermann(m - 1, ackermann(m, n - 1))
}

maze <- c("#########",
          "#S  #   #",
          "# # # # #",
          "# #   # #",
          "# ##### #",
          "#     #E#",
          "#########")
solve_maze <- function(lines) {
  grid <- do.call(rbind, strsplit(lines, ""))
  visits <- 0
  go <- function(r, c) {
    if (grid[r, c] == "E") return(TRUE)
    if (!grid[r, c] %in% c(" ", "S")) return(FALSE)
    visits <<- visits + 1
    mark <- grid[r, c]
    grid[r, c] <<- "."
    for (d in list(c(0, 1), c(1, 0), c(0, -1), c(-1, 0)))
      if (go(r + d[1], c + d[2])) {
        if (mark == "S") grid[r, c] <<- "S"
        return(TRUE)
      }
    grid[r, c] <<- "x"
    FALSE
  }
  start <- which(grid == "S", arr.ind = TRUE)
  found <- go(start[1], start[2])
  list(found = found, visits = visits, grid = apply(grid, 1, paste, collapse = ""))
}

flatten <- function(x) if (!is.list(x)) list(x) else do.call(c, lapply(x, flatten))
depth <- function(x) if (!is.list(x)) 0 else 1 + max(0, vapply(x, depth, 0))
partitions <- function(n, largest = n) {
  if (n == 0) return(list(integer()))
  out <- list()
  for (k in rev(seq_len(min(n, largest)))) out <- c(out, lapply(partitions(n - k, k), function(p) c(k, p)))
  out
}
gray <- function(n) if (n == 0) "" else c(paste0("0", gray(n - 1)), paste0("1", rev(gray(n - 1))))
hofstadter <- local({
  memo <- c(1, 1)
  function(n) {
    if (n > length(memo) || is.na(memo[n])) memo[n] <<- Recall(n - Recall(n - 1)) + Recall(n - Recall(n - 2))
    memo[n]
  }
})
sierpinski <- function(n) {
  if (n == 0) return("*")
  s <- sierpinski(n - 1)
  pad <- strrep(" ", 2^(n - 1))
  c(paste0(pad, s, pad), paste(s, s))
}

moves <- hanoi(4)
cat(length(moves), "moves:", moves, fill = 50)
q6 <- queens(6)
cat("six queens:", length(q6), "solutions\n")
for (r in seq_along(q6[[1]])) cat(ifelse(seq_len(6) == q6[[1]][r], "Q", "."), "\n")
print(sapply(1:6, function(n) length(queens(n))))
p <- permutations(c("a", "b", "c"))
print(vapply(p, paste, "", collapse = ""))
cat(length(permutations(1:5)), "permutations of five\n")
print(vapply(subsets(1:3), function(s) paste0("{", paste(s, collapse = ","), "}"), ""))
print(outer(0:2, 0:4, Vectorize(ackermann)))
solved <- solve_maze(maze)
cat("found:", solved$found, " visited:", solved$visits, "\n")
writeLines(solved$grid)
nested <- list(1, list(2, list(3, "four")), list(list(list(5))))
str(flatten(nested))
cat("depth:", depth(nested), depth(1), depth(list()), "\n")
print(vapply(partitions(5), paste, "", collapse = "+"))
print(gray(3))
print(sapply(1:20, hofstadter))
writeLines(sierpinski(3))
even <- function(n) if (n == 0) TRUE else odd(n - 1)
odd <- function(n) if (n == 0) FALSE else even(n - 1)
print(c(even(20), odd(7), even(11)))
binary_search <- function(v, x, low = 1, high = length(v)) {
  if (low > high) return(NA)
  mid <- (low + high) %/% 2
  if (v[mid] == x) mid else if (v[mid] < x) Recall(v, x, mid + 1, high) else Recall(v, x, low, mid - 1)
}
primes <- Filter(function(n) all(n %% seq_len(n - 1)[-1] != 0), 2:60)
print(primes)
print(vapply(c(2, 31, 59, 10), function(x) binary_search(primes, x), 0))
