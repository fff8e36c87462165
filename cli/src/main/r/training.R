# What scripts do most: run while the AOT cache is made, so that the JVM knows what is hot in us. What it has compiled
# here it compiles early, so what is missing here is slow in the first second of programs: add what programs do.
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
area <- function(shape, ...) UseMethod("area")
area.square <- function(shape, scale = 1, ...) scale * shape$side^2
area.circle <- function(shape, scale = 1, ...) scale * pi * shape$radius^2
`side<-` <- function(shape, value) {
  shape$side <- value
  shape
}
insert <- function(tree, key) {
  if (is.null(tree)) return(list(key = key, left = NULL, right = NULL))
  if (key < tree$key) tree$left <- insert(tree$left, key) else tree$right <- insert(tree$right, key)
  tree
}
queue <- function() {
  items <- list()
  push <- function(x) {
    items[[length(items) + 1]] <<- x
    invisible(length(items))
  }
  pop <- function() {
    first <- items[[1]]
    items[[1]] <<- NULL
    first
  }
  environment()
}
scan_text <- function(text) {
  characters <- strsplit(text, "")[[1]]
  numbers <- c()
  digits <- ""
  for (character in characters) {
    if (character %in% c("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")) {
      digits <- paste0(digits, character)
    } else if (nchar(digits) > 0) {
      numbers <- c(numbers, as.integer(digits))
      digits <- ""
    }
  }
  numbers
}
for (round in 1:30) {
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
  shapes <- list(structure(list(side = 2), class = "square"), structure(list(radius = 1), class = "circle"))
  for (shape in shapes) area(shape, scale = round)
  side(shapes[[1]]) <- 3
  vapply(shapes, function(shape) area(shape), numeric(1))
  tree <- NULL
  for (key in sample(30)) tree <- insert(tree, key)
  waiting <- queue()
  for (i in 1:20) waiting$push(list(id = i, at = i / 3))
  while (length(waiting$items) > 0) waiting$pop()
  scan_text("12, 7 and 2024; 99 bottles")
  v <- seq(0, 1, length.out = 200)
  w <- sqrt(v) * 2 + v^2 - 1 / (1 + v)
  s <- sum(w[w > 0.5]) + mean(w) + max(abs(w)) + sd(w)
  z <- complex(real = v, imaginary = rev(v))
  z <- z * z + 1i
  sizes <- Mod(z) <= 1.5
  k <- 1:200
  k <- ifelse(k %% 2L == 0L, k %/% 2L, 3L * k + 1L)
  k[k > 100L & !is.na(k)] <- 0L
  which(k == 0L)
  grid <- outer(1:12, 1:12, function(a, b) (a * b) %% 5)
  grid[2:5, ] <- grid[5:2, ]
  apply(grid, 1, sum)
  rowSums(grid) + colSums(grid)
  cbind(grid[, 1], grid[, 2], rbind(1:12, 12:1)[1, ])
  do.call(rbind, lapply(1:10, function(i) c(i, i^2)))
  mapply(function(a, b) a + b, 1:20, 20:1)
  unlist(Map(function(a, b) a * b, 1:10, 1:10))
  sorted <- sort(w, decreasing = TRUE)
  order(words, decreasing = TRUE)
  rev(cumsum(k))
  unique(words)
  match("w3", words)
  duplicated(words)
  sprintf("%5.2f %s %d", w[1:20], words[1:20], 1:20)
  toupper(substr(words, 1, 2))
  grepl("w[0-3]", words)
  regmatches(words, regexpr("[0-9]", words))
  formatC(w[1:10], digits = 3, format = "f")
  as.integer(rev(strsplit("8,6,4,2", ",")[[1]]))
  bitwAnd(1:50, 7L)
  switch(words[1], w1 = "one", w2 = "two", "other")
  repeat {
    s <- s / 2
    if (s < 1) break
  }
  d$ratio <- d$value / sum(d$value)
  aggregate(value ~ group, data = d, FUN = sum)
  d[order(-d$value), ][1:3, ]
  merge(d, data.frame(group = c("a", "b"), label = c("first", "second")))
  split(d$value, d$group)
  with(d, tapply(value, group, max))
  do.call(paste, c(list("a", "b"), sep = "-"))
  memo <- new.env()
  for (i in 1:50) {
    name <- as.character(i %% 10)
    if (!exists(name, envir = memo, inherits = FALSE)) memo[[name]] <- i
    memo[[name]] <- memo[[name]] + 1
  }
  mget(ls(memo)[1:3], envir = memo)
  identical(c(a = 1), c(a = 1))
  withCallingHandlers(
    suppressWarnings(as.numeric("x")),
    warning = function(w) invokeRestart("muffleWarning")
  )
  tidy <- function(x, kind = c("plain", "fancy")) {
    on.exit(total <<- 0)
    kind <- match.arg(kind)
    if (missing(x)) kind else deparse(substitute(x))
  }
  tidy()
  tidy(a + b)
}
print(head(d))
print(summary(d$value))
print(m)
str(x)
cat(format(total, nsmall = 2), "\n")
