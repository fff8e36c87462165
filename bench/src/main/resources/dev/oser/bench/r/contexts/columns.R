# Summaries of columns of different types, element by element, by one function.
describe <- function(x, missing) {
  n <- 0
  total <- 0
  largest <- x[1]
  for (i in seq_along(x)) {
    value <- x[i]
    if (is.na(value)) {
      value <- missing
    }
    n <- n + 1
    total <- total + value
    if (value > largest) largest <- value
  }
  c(n, total, total / n, largest)
}

run <- function() {
  n <- 6000
  table <- list(
    id = 1:n,
    weight = ((1:n * 37) %% 101) / 4,
    isNew = (1:n) %% 3 == 0,
    price = ifelse((1:n) %% 50 == 0, NA, (1:n) %% 17 + 0.25),
    count = ifelse((1:n) %% 40 == 0, NA_integer_, (1:n) %% 9L)
  )
  result <- numeric(0)
  for (round in 1:6) {
    for (column in names(table)) {
      result <- describe(table[[column]], if (column == "count") 0L else 0)
    }
  }
  c(result, sum(sapply(table, function(column) describe(column, 0)[2])))
}
