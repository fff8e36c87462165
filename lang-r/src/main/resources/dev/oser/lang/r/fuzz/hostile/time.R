#%% an empty loop
repeat {}
#%% a loop in compiled code
x <- 0
for (i in 1:2000000000) x <- x + i %% 7
#%% loops inside each other
while (TRUE) for (i in 1:10) for (j in 1:10) NULL
#%% a long wait
Sys.sleep(1000)
#%% waits that catch what ends them
repeat tryCatch(Sys.sleep(1000), interrupt = function(condition) NULL)
#%% handlers that go on
repeat tryCatch(repeat {}, condition = function(condition) NULL)
#%% a calling handler that resumes
withCallingHandlers(repeat {}, interrupt = function(condition) invokeRestart("resume"))
#%% finally without end
tryCatch(repeat {}, finally = repeat {})
#%% on.exit without end
f <- function() {
  on.exit(repeat {})
  repeat {}
}
f()
#%% on.exit that calls itself
f <- function() {
  on.exit(f())
  repeat {}
}
f()
#%% exponential recursion
fib <- function(n) if (n < 2) n else fib(n - 1) + fib(n - 2)
fib(60)
#%% tail calls in a loop
f <- function(n) g(n)
g <- function(n) n + 1
repeat f(1)
#%% sapply without end
sapply(1:2000000000, function(i) NULL)
#%% Reduce over everything
Reduce(function(a, b) (a + b) %% 10, 1:100000000)
#%% an active binding that loops
makeActiveBinding("x", function() repeat {}, environment())
x
#%% a promise that loops
f <- function(x) x
f(repeat {})
#%% a finalizer that loops
e <- new.env()
reg.finalizer(e, function(e) repeat {}, onexit = TRUE)
rm(e)
gc()
repeat gc()
#%% a print method that loops
print.endless <- function(x, ...) repeat {}
print(structure(1, class = "endless"))
#%% an S4 method that loops
setClass("Endless", representation(x = "numeric"))
setMethod("show", "Endless", function(object) repeat {})
print(new("Endless", x = 1))
#%% a comparison that loops while sorting
"[.endless" <- function(x, i) structure(unclass(x)[i], class = "endless")
xtfrm.endless <- function(x) repeat {}
sort(structure(3:1, class = "endless"))
#%% optimising a function that never settles
optim(rep(1, 200), function(p) sum(sin(p * 1e6)), method = "SANN", control = list(maxit = 1e9))
#%% integrating a function that takes forever
integrate(function(x) repeat {}, 0, 1)
#%% code that makes code
repeat eval(parse(text = "1 + 1"))
#%% parallel workers
parallel::mclapply(1:1000, function(i) repeat {})
