# Backtracking: recursion with a vector that is changed and passed on.
place <- function(row, columns, n) {
  if (row > n) return(1L)
  found <- 0L
  for (column in 1:n) {
    safe <- TRUE
    earlier <- 1L
    while (earlier < row) {
      other <- columns[earlier]
      if (other == column || abs(other - column) == row - earlier) {
        safe <- FALSE
        break
      }
      earlier <- earlier + 1L
    }
    if (safe) {
      columns[row] <- column
      found <- found + place(row + 1L, columns, n)
    }
  }
  found
}
run <- function() place(1L, integer(7), 7L)
