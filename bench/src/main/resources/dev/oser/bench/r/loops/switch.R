# A choice between strings in every round.
run <- function() {
  actions <- c("left", "right", "up", "down", "stay")
  x <- 0
  y <- 0
  for (i in 1:300000) {
    switch(actions[i %% 13 %% 5 + 1],
      left = x <- x - 1,
      right = x <- x + 1,
      up = y <- y + 1,
      down = y <- y - 1
    )
  }
  c(x, y)
}
