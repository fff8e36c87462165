e <- new.env(parent = emptyenv())
assign("x", 1, envir = e); get("x", e); exists("y", envir = e, inherits = FALSE)
f <- function() { x <- 2; g <- function() parent.frame(); identical(g(), environment()) }
makeActiveBinding("now", function() Sys.time(), e)
delayedAssign("lazy", { cat("evaluated\n"); 42 })
local({ y <- 5; y^2 }, envir = e)
