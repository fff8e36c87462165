# Environments as mutable objects: a linked queue.
run <- function() {
  queue <- new.env()
  queue$head <- NULL
  queue$tail <- NULL
  push <- function(queue, value) {
    node <- new.env()
    node$value <- value
    node$rest <- NULL
    if (is.null(queue$head)) queue$head <- node else queue$tail$rest <- node
    queue$tail <- node
  }
  pop <- function(queue) {
    node <- queue$head
    queue$head <- node$rest
    node$value
  }
  total <- 0
  for (i in 1:6000) {
    push(queue, i)
    if (i %% 3 == 0) total <- total + pop(queue)
  }
  total
}
