# What scripts do most: run while the AOT cache is made, so that the JVM knows what is hot in us.
fib <- function(n) if (n < 2) n else fib(n - 1) + fib(n - 2)
bubble <- function(v) {
  n <- length(v)
  for (i in 1:(n - 1)) for (j in 1:(n - i)) if (v[j] > v[j + 1]) {
    t <- v[j]
    v[j] <- v[j + 1]
    v[j + 1] <- t
  }
  v
}
counter <- function() {
  n <- 0
  list(add = function() n <<- n + 1, get = function() n)
}
describe <- function(x) UseMethod("describe")
describe.default <- function(x) paste("a", typeof(x))
describe.point <- function(x) sprintf("(%g, %g)", x$x, x$y)
for (round in 1:12) {
  fib(16)
  bubble(runif(60))
  one <- counter()
  for (i in 1:500) one$add()
  m <- matrix(0, 10, 10)
  for (i in 1:10) for (j in 1:10) m[i, j] <- i * j
  m %*% t(m)
  words <- character(0)
  for (i in 1:100) words <- c(words, paste0("w", i %% 7))
  table(words)
  e <- new.env()
  for (w in words) assign(w, nchar(w), envir = e)
  squares <- sapply(1:200, function(i) i^2)
  Reduce(`+`, squares)
  Filter(function(x) x > 10, squares)
  total <- 0
  i <- 0L
  while (i < 2000L) {
    i <- i + 1L
    if (i %% 3L == 0L) next
    total <- total + i / 2
  }
  p <- structure(list(x = 1, y = round), class = "point")
  describe(p)
  describe(total)
  d <- data.frame(id = 1:20, group = rep(c("a", "b"), 10), value = squares[1:20])
  tapply(d$value, d$group, mean)
  d[d$value > 50, "id"]
  gsub("[0-9]+", "#", words)
  strsplit(paste(words, collapse = ","), ",")[[1]]
  tryCatch(if (round > 6) stop("late") else warning("early"), error = conditionMessage, warning = conditionMessage)
  x <- list(a = 1, b = list(c = 2))
  x$b$c <- round
  x[["d"]] <- "new"
}
print(head(d))
print(summary(d$value))
print(m)
str(x)
cat(format(total, nsmall = 2), "\n")
