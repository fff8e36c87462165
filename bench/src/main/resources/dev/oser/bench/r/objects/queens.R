# All ways to place nine queens, with a board that is an object made of closures.
new_board <- function(n) {
  columns <- rep(FALSE, n)
  rising <- rep(FALSE, 2 * n)
  falling <- rep(FALSE, 2 * n)
  list(
    size = n,
    is_free = function(row, column) {
      !columns[column] && !rising[row + column] && !falling[row - column + n]
    },
    mark = function(row, column, value) {
      columns[column] <<- value
      rising[row + column] <<- value
      falling[row - column + n] <<- value
    }
  )
}

solutions <- function(board, row) {
  if (row > board$size) return(1)
  found <- 0
  for (column in seq_len(board$size)) {
    if (board$is_free(row, column)) {
      board$mark(row, column, TRUE)
      found <- found + solutions(board, row + 1)
      board$mark(row, column, FALSE)
    }
  }
  found
}

run <- function() solutions(new_board(9), 1)
