# What a loop around calls takes without them.
count <- 0
run <- function() {
  for (i in 1:200000) count <<- i
  200000
}
