# The Ackermann function: calls with two arguments, deep recursion.
ackermann <- function(m, n) {
  if (m == 0) return(n + 1)
  if (n == 0) return(ackermann(m - 1, 1))
  ackermann(m - 1, ackermann(m, n - 1))
}
run <- function() {
  total <- 0
  for (n in 1:200) total <- total + ackermann(2, n %% 40) + ackermann(1, n)
  total + ackermann(3, 3)
}
