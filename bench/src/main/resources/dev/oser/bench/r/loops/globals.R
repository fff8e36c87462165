# A loop over variables that live outside of the function.
total <- 0
count <- 0L
step <- function(i) {
  total <<- total + i %% 9
  count <<- count + 1L
}
run <- function() {
  total <<- 0
  count <<- 0L
  for (i in 1:300000) step(i)
  c(total, count)
}
