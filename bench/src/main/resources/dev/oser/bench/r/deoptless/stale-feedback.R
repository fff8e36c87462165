# What was observed at first never comes again, and nothing fails because of it: the loop runs on whole numbers for a while
# and on others ever after (Flückiger §5.5, the microbenchmark for stale feedback).
mix <- function(values, times) {
  result <- values[[1L]]
  for (i in 1:times) {
    for (value in values) result <- (result + value) %% 1009
  }
  result
}

run <- function() {
  few <- 3:9
  many <- as.numeric(few)
  total <- 0
  for (i in 1:30) total <- total + mix(few, 40L)
  for (i in 1:30) total <- total + mix(many, 300L)
  total
}
