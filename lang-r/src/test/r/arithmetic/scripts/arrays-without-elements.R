# An array without elements takes a vector of any length.
m <- matrix(integer(), 3, 0)
none <- matrix(numeric(), 0, 0)
for (each in expression(m < 1:3, m + 1:3, 1:3 * m, m & c(TRUE, FALSE, TRUE), m + 1:2, array(integer(), c(0, 2)) > 1:2, none == 1:5, none - 1:5,
                        matrix("a", 0, 2) == c("a", "b"), m | TRUE, m + NULL)) {
  cat(deparse(each), "\n")
  print(eval(each))
}
tryCatch(matrix(1:2, 1) + 1:3, error = function(e) cat(conditionMessage(e), "\n"))
