f <- function(x) { warning("bad x"); x }
a <- f(1); b <- f(2)
g <- function() { for (i in 1:3) warning(paste("loop", i)); invisible() }
g()
as.integer(c("1", "b"))
x <- 1:3 + 1:2
h <- function(n) { if (n > 2) warning("a very long warning message that goes past the usual line width so that it has to be put on its own line", call. = TRUE); n }
h(3)
warning("top level warning")
warning("no call", call. = FALSE)
k <- function() warning("no call inside", call. = FALSE)
k()
sqrt(c(-1, 4)); log(-1); mean("a"); factor(1:2) + 1
options(warn = 1); f(5); g(); options(warn = 0)
m <- function() { on.exit(cat("cleanup\n")); warning("w in m"); stop("e in m") }
r <- try(m(), silent = TRUE); cat(r)
suppressWarnings({ warning("hidden"); 5 })
op <- options(digits = 3); pi; options(op); pi
for (i in 1:60) warning(paste("many", i))
z <- sapply(1:3, function(i) { if (i == 2) warning("two!"); i }); z
withCallingHandlers(f(9), warning = function(w) { message("LOG: ", conditionMessage(w)); invokeRestart("muffleWarning") })
tryCatch(f(1), warning = function(w) cat("call:", deparse(conditionCall(w)), "\n"))
warning("a\nb")
matrix(1:5, 2); 1:6 + 1:4; integer(0) + 1; numeric("a" == "b"); strtoi("x"); as.numeric("1x")
if (length(c(1, 2)) > 1) message("msg without newline", appendLF = FALSE); message("")
outer_fn <- function(x) inner_fn(x); inner_fn <- function(x) stop("inner failure: ", x, call. = TRUE)
outer_fn("abc")
