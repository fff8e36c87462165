# An interpreter of arithmetic expressions: trees of lists, dispatch by switch.
number <- function(value) list(kind = "number", value = value)
variable <- function(name) list(kind = "variable", name = name)
binary <- function(operator, left, right) {
  list(kind = "binary", operator = operator, left = left, right = right)
}
choice <- function(test, yes, no) list(kind = "choice", test = test, yes = yes, no = no)

evaluate <- function(tree, variables) {
  switch(tree$kind,
    number = tree$value,
    variable = variables[[tree$name]],
    binary = {
      left <- evaluate(tree$left, variables)
      right <- evaluate(tree$right, variables)
      switch(tree$operator,
        "+" = left + right,
        "-" = left - right,
        "*" = left * right,
        "<" = left < right,
        stop("unknown operator: ", tree$operator)
      )
    },
    choice = {
      if (evaluate(tree$test, variables)) {
        evaluate(tree$yes, variables)
      } else {
        evaluate(tree$no, variables)
      }
    },
    stop("unknown kind: ", tree$kind)
  )
}

run <- function() {
  # if (x < 50) (x * x - y) * 2 else y * 3 + x
  tree <- choice(
    binary("<", variable("x"), number(50)),
    binary("*", binary("-", binary("*", variable("x"), variable("x")), variable("y")), number(2)),
    binary("+", binary("*", variable("y"), number(3)), variable("x"))
  )
  total <- 0
  for (x in 1:100) {
    for (y in 1:100) total <- total + evaluate(tree, list(x = x, y = y))
  }
  total
}
