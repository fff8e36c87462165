# A call whose parts are replaced keeps its attributes: a formula stays one.
f <- y ~ a + b
f[[2]] <- quote(z)
f[[3]][[1]] <- as.name("*")
print(f)
print(class(f))
f[3] <- list(1)
print(class(f))
change <- function() {
  y <- 1:2
  x <- 3:4
  f <- y ~ w
  f[[3]] <- quote(x)
  model.frame(f)
}
print(change())
call <- quote(g(a, h(c)))
attr(call, "note") <- 1
call[[3]][[2]] <- 5
call$z <- 3
print(attributes(call))
call[["z"]] <- NULL
print(call)
