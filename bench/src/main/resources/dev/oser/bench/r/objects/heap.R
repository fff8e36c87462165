# A priority queue: a binary heap in an environment.
new_heap <- function() {
  heap <- new.env()
  heap$size <- 0L
  heap$keys <- numeric(64)
  heap
}

insert <- function(heap, key) {
  heap$size <- heap$size + 1L
  at <- heap$size
  if (at > length(heap$keys)) length(heap$keys) <- 2L * length(heap$keys)
  while (at > 1L) {
    parent <- at %/% 2L
    if (heap$keys[parent] <= key) break
    heap$keys[at] <- heap$keys[parent]
    at <- parent
  }
  heap$keys[at] <- key
  invisible(heap)
}

remove_least <- function(heap) {
  least <- heap$keys[1L]
  key <- heap$keys[heap$size]
  heap$size <- heap$size - 1L
  size <- heap$size
  at <- 1L
  repeat {
    child <- 2L * at
    if (child > size) break
    if (child < size && heap$keys[child + 1L] < heap$keys[child]) child <- child + 1L
    if (key <= heap$keys[child]) break
    heap$keys[at] <- heap$keys[child]
    at <- child
  }
  heap$keys[at] <- key
  least
}

run <- function() {
  heap <- new_heap()
  key <- 1
  for (i in 1:4000) {
    key <- (key * 7141 + 54773) %% 259200
    insert(heap, key)
  }
  total <- 0
  for (i in 1:4000) {
    total <- total + i %% 10 * remove_least(heap)
    if (i %% 2 == 0) {
      key <- (key * 7141 + 54773) %% 259200
      insert(heap, key)
    }
  }
  c(total, heap$size)
}
