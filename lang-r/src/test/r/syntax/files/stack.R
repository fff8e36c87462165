Stack <- function() {
  items <- list()
  push <- function(x) items[[length(items) + 1]] <<- x
  pop <- function() {
    it <- items[[length(items)]]
    items[[length(items)]] <<- NULL
    it
  }
  empty <- function() length(items) == 0
  environment()
}
s <- Stack(); s$push(1); s$push("two")
while (!s$empty()) print(s$pop())
