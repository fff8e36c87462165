A <- setRefClass("A", fields = list(x = "numeric"), methods = list(pick = function() { bump(); x }, bump = function() { x <<- x + 1; invisible(.self) })); a <- A$new(x = 1); f <- tempfile(); saveRDS(a, f); b <- readRDS(f); b$x; b$pick(); b$bump()$x; a$x; is(b, "A"); try(b$x <- "q"); b; b$copy()$x; identical(b$.self, b)
#%%
A <- setRefClass("A", fields = list(x = "numeric")); f <- tempfile(); saveRDS(A$new(x = 3), f); readRDS(f)$show(); b <- readRDS(f); b; try(b$nosuch); b$x <- 4; b$x
