# A function that several callers share, each with arguments of types of its own, so that what is observed in it is a mixture
# (Flückiger §5.5).
fold <- function(values, start, step) {
  result <- start
  for (i in seq_along(values)) result <- step(result, values[[i]])
  result
}

add <- function(a, b) a + b
larger <- function(a, b) if (a > b) a else b
count <- function(a, b) if (b) a + 1L else a

mean.of <- function(numbers) fold(numbers, 0, add) / length(numbers)
largest.of <- function(integers) fold(integers, 0L, larger)
number.of <- function(truths) fold(truths, 0L, count)

run <- function() {
  numbers <- (1:3000) / 7
  integers <- (1:3000 * 37L) %% 1009L
  truths <- integers %% 3L == 0L
  total <- 0
  for (i in 1:15) total <- total + mean.of(numbers) + largest.of(integers) + number.of(truths)
  for (i in 1:30) total <- total + mean.of(numbers)
  for (i in 1:30) total <- total + largest.of(integers)
  total
}
