# Elements of a list updated by name and by position.
run <- function() {
  state <- list(sum = 0, count = 0L, last = NA, history = vector("list", 10))
  for (i in 1:200000) {
    state$sum <- state$sum + i %% 11
    state$count <- state$count + 1L
    state[["last"]] <- i
    state$history[[i %% 10 + 1]] <- i
  }
  c(state$sum, state$count, state$last, sum(unlist(state$history)))
}
