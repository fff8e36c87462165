# Linked lists of pairs, the way of Lisp: built, mapped, filtered, folded, reversed, sorted.
pair <- function(head, tail) list(head = head, tail = tail)

from_to <- function(low, high) {
  result <- NULL
  for (i in high:low) result <- pair(i, result)
  result
}

reverse <- function(cells) {
  result <- NULL
  while (!is.null(cells)) {
    result <- pair(cells$head, result)
    cells <- cells$tail
  }
  result
}

map <- function(cells, f) {
  result <- NULL
  while (!is.null(cells)) {
    result <- pair(f(cells$head), result)
    cells <- cells$tail
  }
  reverse(result)
}

keep <- function(cells, test) {
  result <- NULL
  while (!is.null(cells)) {
    if (test(cells$head)) result <- pair(cells$head, result)
    cells <- cells$tail
  }
  reverse(result)
}

fold <- function(cells, f, value) {
  while (!is.null(cells)) {
    value <- f(value, cells$head)
    cells <- cells$tail
  }
  value
}

insert <- function(value, cells) {
  if (is.null(cells) || value <= cells$head) return(pair(value, cells))
  pair(cells$head, insert(value, cells$tail))
}

run <- function() {
  total <- 0
  for (round in 1:10) {
    numbers <- from_to(1, 1500)
    squares <- map(numbers, function(x) (x * x) %% 97)
    small <- keep(squares, function(x) x < 50)
    total <- total + fold(small, function(a, b) a + b, 0)
  }
  mixed <- map(from_to(1, 130), function(x) (x * 61) %% 131)
  sorted <- fold(mixed, function(cells, x) insert(x, cells), NULL)
  c(total, sorted$head, sorted$tail$head, fold(sorted, function(a, b) (a * 3 + b) %% 10007, 0))
}
