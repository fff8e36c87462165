# Small functions called with arguments by position, by name, and by default.
add <- function(x, y) x + y
scale <- function(x, factor = 2, offset = 0) x * factor + offset
run <- function() {
  total <- 0
  for (i in 1:120000) {
    total <- add(total, i %% 10)
    total <- total - scale(i %% 5, offset = 1) / 2
  }
  total
}
