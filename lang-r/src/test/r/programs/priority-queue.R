# A binary heap in a closure, and things done with it.
heap <- function(before = function(a, b) a$key < b$key) {
  items <- list()
  size <- 0L
  swap <- function(i, j) {
    t <- items[[i]]
    items[[i]] <<- items[[j]]
    items[[j]] <<- t
  }
  up <- function(i) {
    while (i > 1L) {
      parent <- i %/% 2L
      if (!before(items[[i]], items[[parent]])) break
      swap(i, parent)
      i <- parent
    }
  }
  down <- function(i) {
    repeat {
      best <- i
      for (child in c(2L * i, 2L * i + 1L))
        if (child <= size && before(items[[child]], items[[best]])) best <- child
      if (best == i) break
      swap(i, best)
      i <- best
    }
  }
  structure(list(
    push = function(key, value = key) {
      size <<- size + 1L
      items[[size]] <<- list(key = key, value = value)
      up(size)
      invisible(size)
    },
    pop = function() {
      if (size == 0L) stop("the queue is empty")
      top <- items[[1L]]
      swap(1L, size)
      items[[size]] <<- NULL
      size <<- size - 1L
      if (size > 1L) down(1L)
      top
    },
    peek = function() if (size) items[[1L]]$value,
    size = function() size,
    valid = function() all(vapply(seq_len(size), function(i) i == 1L || !before(items[[i]], items[[i %/% 2L]]), NA))
  ), class = "heap")
}

print.heap <- function(x, ...) {
  cat("<heap of", x$size(), "items>\n")
  invisible(x)
}
length.heap <- function(x) x$size()

drain <- function(h) {
  out <- list()
  while (h$size() > 0) out[[length(out) + 1]] <- h$pop()$value
  out
}

heap_sort <- function(v, decreasing = FALSE) {
  h <- heap(if (decreasing) function(a, b) a$key > b$key else function(a, b) a$key < b$key)
  for (x in v) h$push(x)
  unlist(drain(h))
}

h <- heap()
print(h)
set.seed(5)
for (x in sample(100, 12)) {
  h$push(x)
  stopifnot(h$valid())
}
print(h)
cat("length:", length(h), " first:", h$peek(), "\n")
cat("drained:", unlist(drain(h)), "\n")
tryCatch(h$pop(), error = function(e) print(e))

v <- round(rnorm(8), 2)
print(v)
print(heap_sort(v))
print(heap_sort(v, decreasing = TRUE))
print(heap_sort(c("pear", "fig", "apple", "kiwi")))
stopifnot(identical(heap_sort(v), sort(v)))

# tasks with ties: earlier first
tasks <- heap(function(a, b) a$key[1] > b$key[1] || (a$key[1] == b$key[1] && a$key[2] < b$key[2]))
jobs <- list(c("write", 2), c("test", 3), c("rest", 1), c("review", 3), c("plan", 2))
for (i in seq_along(jobs)) tasks$push(c(as.numeric(jobs[[i]][2]), i), jobs[[i]][1])
cat("order:", unlist(drain(tasks)), "\n")

# merge sorted streams
merge_streams <- function(...) {
  streams <- list(...)
  h <- heap()
  at <- rep(1L, length(streams))
  for (i in seq_along(streams)) if (length(streams[[i]])) h$push(streams[[i]][1], i)
  out <- numeric()
  while (h$size() > 0) {
    top <- h$pop()
    out <- c(out, top$key)
    i <- top$value
    at[i] <- at[i] + 1L
    if (at[i] <= length(streams[[i]])) h$push(streams[[i]][at[i]], i)
  }
  out
}
print(merge_streams(c(1, 5, 9), c(2, 2, 10), numeric(), c(0, 11)))

# the smallest numbers with factors 2, 3 and 5 only
hamming <- function(n) {
  h <- heap()
  h$push(1)
  out <- numeric()
  while (length(out) < n) {
    x <- h$pop()$value
    if (length(out) && x == out[length(out)]) next
    out <- c(out, x)
    for (f in c(2, 3, 5)) h$push(x * f)
  }
  out
}
print(hamming(25))

# running median with two heaps
running_median <- function(v) {
  low <- heap(function(a, b) a$key > b$key)
  high <- heap()
  vapply(v, function(x) {
    if (low$size() == 0 || x <= low$peek()) low$push(x) else high$push(x)
    if (low$size() > high$size() + 1) high$push(low$pop()$key)
    if (high$size() > low$size()) low$push(high$pop()$key)
    if (low$size() > high$size()) low$peek() else (low$peek() + high$peek()) / 2
  }, 0)
}
w <- sample(50, 10)
print(rbind(value = w, median = running_median(w)))
stopifnot(running_median(w)[10] == median(w))
