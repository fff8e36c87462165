# A closure that is called by lapply().
count <- 0
f <- function(a) count <<- a
run <- function() {
  lapply(1:200000, f)
  200000
}
