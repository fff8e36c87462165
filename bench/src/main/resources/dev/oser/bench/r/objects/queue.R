# A queue without side effects: every operation returns a new queue of two lists.
new_queue <- function() list(front = list(), back = list(), size = 0)

push <- function(queue, value) {
  queue$back[[length(queue$back) + 1]] <- value
  queue$size <- queue$size + 1
  queue
}

peek <- function(queue) {
  if (length(queue$front) > 0) queue$front[[length(queue$front)]] else queue$back[[1]]
}

pop <- function(queue) {
  if (length(queue$front) == 0) {
    queue$front <- rev(queue$back)
    queue$back <- list()
  }
  queue$front[[length(queue$front)]] <- NULL
  queue$size <- queue$size - 1
  queue
}

run <- function() {
  queue <- new_queue()
  for (person in 1:60) queue <- push(queue, person)
  # At every four hundredth turn one leaves; the others line up again.
  total <- 0
  turn <- 0
  while (queue$size > 0) {
    turn <- turn + 1
    person <- peek(queue)
    queue <- pop(queue)
    if (turn %% 400 == 0) {
      total <- (total * 3 + person) %% 1000003
    } else {
      queue <- push(queue, person)
    }
  }
  c(turn, total)
}
