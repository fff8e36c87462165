f <- function() { on.exit(return(1)); stop("x") }
f()
cat("next\n")
#%%
f <- function() { on.exit(return(1)); stop("x") }
try(f())
tryCatch(f(), error = function(e) "caught")
#%%
f <- function() { on.exit(cat("a\n")); on.exit(cat("b\n"), add = TRUE); on.exit(cat("c\n"), add = TRUE, after = FALSE); cat("body\n"); invisible(3) }
f()
x <- f()
x
g <- function() { on.exit(cat("first\n")); on.exit(cat("second\n")); 1 }
g()
h <- function() { on.exit({cat("x\n"); cat("y\n")}); on.exit(); 2 }
h()
sys.on.exit()
k <- function() { on.exit(cat("k\n")); sys.on.exit() }
k()
m <- function() { on.exit(cat("cleanup m\n")); stop("fail") }
try(m(), silent = TRUE)
n <- function() { on.exit(cat("outer\n")); m() }
try(n(), silent = TRUE)
o <- function() { x <- 1; on.exit(print(x)); x <- 2; x * 10 }
o()
p <- function() { for (i in 1:3) on.exit(cat("i =", i, "\n"), add = TRUE); NULL }
p()
q2 <- function() { on.exit(stop("in exit")); 1 }
tryCatch(q2(), error = function(e) conditionMessage(e))
r <- function() { on.exit(x <<- "changed"); x <- "local"; x }
r(); x
eval(quote({ on.exit(cat("eval exit\n")); cat("in eval\n"); 5 }))
local({ on.exit(cat("local exit\n")); cat("in local\n"); 6 })
s <- function() { on.exit(cat("s exit\n")); return(invisible(7)) }
s()
t <- function() { on.exit(invisible(NULL)); 8 }
t()
f <- function() { on.exit(return(2)); on.exit(cat("later\n"), add = TRUE); 1 }
f()
