hanoi <- function(n, from = "A", to = "C", via = "B") {
  if (n == 1) {
    cat("move disk 1 from", from, "to", to, "\n")
    return(invisible(1))
  }
  hanoi(n - 1, from, via, to)
  cat("move disk", n, "from", from, "to", to, "\n")
  hanoi(n - 1, via, to, from)
}
ackermann <- function(m, n) if (m == 0) n + 1 else if (n == 0) ackermann(m - 1, 1) else ackermann(m - 1, ackermann(m, n - 1))
