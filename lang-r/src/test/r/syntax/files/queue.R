queue <- new.env()
queue$items <- c()
enqueue <- function(q, x) { q$items <- c(q$items, x); invisible(q) }
dequeue <- function(q) {
  if (!length(q$items)) stop("queue is empty", call. = FALSE)
  head <- q$items[1]; q$items <- q$items[-1]
  head
}
