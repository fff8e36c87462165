# A calculator of reverse Polish notation with a stack that keeps its state in a closure.
new_stack <- function() {
  items <- list()
  list(
    push = function(item) {
      items[[length(items) + 1]] <<- item
      invisible(NULL)
    },
    pop = function() {
      item <- items[[length(items)]]
      items[[length(items)]] <<- NULL
      item
    },
    size = function() length(items)
  )
}

calculate <- function(text, variables) {
  stack <- new_stack()
  for (word in strsplit(text, " ", fixed = TRUE)[[1]]) {
    if (word %in% c("+", "-", "*", "/")) {
      right <- stack$pop()
      left <- stack$pop()
      stack$push(switch(word,
        "+" = left + right,
        "-" = left - right,
        "*" = left * right,
        "/" = left / right
      ))
    } else if (word %in% names(variables)) {
      stack$push(variables[[word]])
    } else {
      stack$push(as.numeric(word))
    }
  }
  if (stack$size() != 1) stop("something is left on the stack")
  stack$pop()
}

run <- function() {
  total <- 0
  for (x in 1:2000) {
    total <- total + calculate("x 2 * y 3 - + 7 x 1 + / * y x - 0.5 * +", list(x = x, y = x %% 13))
  }
  total
}
