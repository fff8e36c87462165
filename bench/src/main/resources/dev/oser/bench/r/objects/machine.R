# A stack machine that computes with a program of its own.
assemble <- function() {
  # Sums the numbers below n that 3 or 5 divides; slot 1 is the counter, slot 2 the sum.
  list(
    list("push", 0), list("store", 2), list("push", 1), list("store", 1),
    list("load", 1), list("push", 12000), list("less"), list("unless", 27),
    list("load", 1), list("push", 3), list("modulo"), list("unless", 18),
    list("load", 1), list("push", 5), list("modulo"), list("unless", 18),
    list("jump", 22), # neither divides it
    list("load", 2), list("load", 1), list("add"), list("store", 2),
    list("load", 1), list("push", 1), list("add"), list("store", 1),
    list("jump", 5), list("load", 2), list("halt")
  )
}

execute <- function(program) {
  stack <- numeric(16)
  top <- 0
  slots <- numeric(4)
  at <- 1
  steps <- 0
  repeat {
    instruction <- program[[at]]
    at <- at + 1
    steps <- steps + 1
    operation <- instruction[[1]]
    if (operation == "push") {
      top <- top + 1
      stack[top] <- instruction[[2]]
    } else if (operation == "load") {
      top <- top + 1
      stack[top] <- slots[instruction[[2]]]
    } else if (operation == "store") {
      slots[instruction[[2]]] <- stack[top]
      top <- top - 1
    } else if (operation == "add") {
      stack[top - 1] <- stack[top - 1] + stack[top]
      top <- top - 1
    } else if (operation == "modulo") {
      stack[top - 1] <- stack[top - 1] %% stack[top]
      top <- top - 1
    } else if (operation == "less") {
      stack[top - 1] <- as.numeric(stack[top - 1] < stack[top])
      top <- top - 1
    } else if (operation == "unless") {
      if (stack[top] == 0) at <- instruction[[2]]
      top <- top - 1
    } else if (operation == "jump") {
      at <- instruction[[2]]
    } else {
      return(c(stack[top], steps))
    }
  }
}

run <- function() execute(assemble())
