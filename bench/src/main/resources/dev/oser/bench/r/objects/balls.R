# Lists as objects, kept in a list: balls that bounce in a box.
new_ball <- function(x, y, dx, dy) list(x = x, y = y, dx = dx, dy = dy, bounces = 0L)

move <- function(ball, size) {
  ball$x <- ball$x + ball$dx
  ball$y <- ball$y + ball$dy
  if (ball$x < 0 || ball$x > size) {
    ball$dx <- -ball$dx
    ball$bounces <- ball$bounces + 1L
  }
  if (ball$y < 0 || ball$y > size) {
    ball$dy <- -ball$dy
    ball$bounces <- ball$bounces + 1L
  }
  ball
}

run <- function() {
  size <- 500
  balls <- list()
  for (i in 1:50) {
    balls[[i]] <- new_ball(
      x = (i * 37) %% size, y = (i * 91) %% size,
      dx = (i * 13) %% 21 - 10, dy = (i * 17) %% 31 - 15
    )
  }
  for (frame in 1:1200) {
    for (i in seq_along(balls)) {
      balls[[i]] <- move(balls[[i]], size)
    }
  }
  c(
    sum(sapply(balls, function(ball) ball$bounces)),
    sum(sapply(balls, function(ball) ball$x)),
    sum(sapply(balls, function(ball) ball$y))
  )
}
