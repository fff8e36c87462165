# Solves sudoku by propagation and search.
read_grid <- function(text) {
  digits <- strsplit(gsub("[^0-9.]", "", text), "")[[1]]
  stopifnot("a grid has 81 cells" = length(digits) == 81)
  matrix(as.integer(chartr(".", "0", digits)), 9, byrow = TRUE)
}

show_grid <- function(g) {
  for (r in 1:9) {
    cells <- ifelse(g[r, ] == 0, ".", g[r, ])
    cat(paste(sapply(split(cells, rep(1:3, each = 3)), paste, collapse = " "), collapse = " | "), "\n")
    if (r %in% c(3, 6)) cat("------+-------+------\n")
  }
}

box <- function(k) (3 * ((k - 1) %/% 3) + 1):(3 * ((k - 1) %/% 3) + 3)

candidates <- function(g, r, c) {
  setdiff(1:9, c(g[r, ], g[, c], g[box(r), box(c)]))
}

counter <- new.env()
counter$guesses <- 0
counter$forced <- 0

solve_grid <- function(g) {
  repeat {
    empty <- which(g == 0, arr.ind = TRUE)
    if (nrow(empty) == 0) return(g)
    best <- NULL
    progressed <- FALSE
    for (k in seq_len(nrow(empty))) {
      r <- empty[k, 1]
      c <- empty[k, 2]
      options <- candidates(g, r, c)
      if (length(options) == 0) return(NULL)
      if (length(options) == 1) {
        g[r, c] <- options
        counter$forced <- counter$forced + 1
        progressed <- TRUE
      } else if (is.null(best) || length(options) < length(best$options)) {
        best <- list(r = r, c = c, options = options)
      }
    }
    if (!progressed) break
  }
  for (v in best$options) {
    counter$guesses <- counter$guesses + 1
    attempt <- g
    attempt[best$r, best$c] <- v
    solved <- solve_grid(attempt)
    if (!is.null(solved)) return(solved)
  }
  NULL
}

valid <- function(g) {
  good <- function(v) identical(sort(as.integer(v)), 1:9)
  rows <- all(apply(g, 1, good))
  cols <- all(apply(g, 2, good))
  boxes <- all(sapply(c(1, 4, 7), function(r) sapply(c(1, 4, 7), function(c) good(g[box(r), box(c)]))))
  rows && cols && boxes
}

puzzles <- list(
  easy = "
    53. .7. ...
    6.. 195 ...
    .98 ... .6.
    8.. .6. ..3
    4.. 8.3 ..1
    7.. .2. ..6
    .6. ... 28.
    ... 419 ..5
    ... .8. .79",
  harder = "
    ..9 748 ...
    7.. ... ...
    .2. 1.9 ...
    ..7 ... 24.
    .64 .1. 59.
    .98 ... 3..
    ... 8.3 .2.
    ... ... ..6
    ... 275 9..")

for (name in names(puzzles)) {
  cat("==", name, "==\n")
  g <- read_grid(puzzles[[name]])
  cat("given:", sum(g > 0), "\n")
  counter$guesses <- 0
  counter$forced <- 0
  s <- solve_grid(g)
  show_grid(s)
  cat("valid:", valid(s), " keeps what was given:", all(s[g > 0] == g[g > 0]), "\n")
  cat("forced:", counter$forced, " guesses:", counter$guesses, "\n")
}

impossible <- read_grid(puzzles$easy)
impossible[1, 3] <- 5L
cat("impossible grid has a solution:", !is.null(solve_grid(impossible)), "\n")
tryCatch(read_grid("123"), error = function(e) cat("error:", conditionMessage(e), "\n"))
