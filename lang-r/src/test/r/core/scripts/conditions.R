f <- function() stop("x")
f()
#%%
f <- function() stop("x"); g <- function(y) y
g(f())
#%%
f <- function(x) x + "a"
f(1)
#%%
lapply(1:2, function(i) stop("no"))
#%%
sapply(1:2, function(i) log("a"))
#%%
stop("top")
#%%
f <- function() { warning("w"); stop("e") }
f()
#%%
f <- function(n) { if (n > 0) f(n - 1) else stop("e") }
f(30)
#%%
tryCatch(stop("a"), error = function(e) print(conditionMessage(e)))
tryCatch(stop("a"), error = function(e) print(conditionCall(e)))
f <- function(x) stop("in f")
tryCatch(f(1), error = function(e) print(conditionCall(e)))
tryCatch(f(1), error = function(e) print(e))
tryCatch(stop("a"), error = function(e) print(class(e)))
#%%
a_long_function_name_here <- function(argument_one, argument_two) stop("a message that is long enough to wrap the line somewhere")
a_long_function_name_here(argument_one = 1, argument_two = 2)
#%%
f <- function(x) { x[[5]] }
f(1:3)
#%%
f <- function() g()
g <- function() stop("a\nb")
f()
#%%
f <- function() stop("x", call. = FALSE)
f()
#%%
warning("a")
warning("b")
f <- function() { warning("c"); warning("d") }
f()
#%%
f <- function() for (i in 1:12) warning(paste("w", i))
f()
#%%
x <- c(1, 2) + c(1, 2, 3)
as.integer("a")
sqrt(-1)
#%%
f <- function() as.numeric("b")
f()
#%%
tryCatch({ warning("w"); "not" }, warning = function(w) "handled")
#%%
withCallingHandlers({ warning("w"); "value" }, warning = function(w) { cat("saw", conditionMessage(w), "\n"); invokeRestart("muffleWarning") })
#%%
tryCatch({ cat("body\n"); 1 }, finally = cat("finally\n"))
tryCatch({ stop("x") }, error = function(e) "caught", finally = cat("finally\n"))
#%%
tryCatch(stop("x"), finally = cat("finally\n"))
#%%
r <- try(stop("oops"), silent = TRUE)
class(r)
cat(r)
inherits(r, "try-error")
conditionMessage(attr(r, "condition"))
#%%
try(stop("visible"))
f <- function() stop("in f")
try(f())
cat("after\n")
#%%
res <- withRestarts(invokeRestart("myR", 5), myR = function(x) x * 2)
res
#%%
withRestarts({ cat("a\n"); invokeRestart("skip"); cat("b\n") }, skip = function() "skipped")
#%%
f <- function() { message("hello"); "done" }
f()
suppressMessages(f())
tryCatch(message("m"), message = function(m) cat("got:", conditionMessage(m)))
#%%
cond <- simpleCondition("custom message")
class(cond) <- c("custom", "condition")
withCallingHandlers(signalCondition(cond), custom = function(c) cat("handler\n"))
tryCatch(signalCondition(cond), condition = function(c) class(c))
#%%
e <- simpleError("E!")
tryCatch(stop(e), error = function(x) identical(x, e))
stop(e)
#%%
tryCatch(tryCatch(stop("inner"), error = function(e) stop("outer")), error = function(e) conditionMessage(e))
#%%
tryCatch(tryCatch(stop("inner"), warning = function(w) "w"), error = function(e) "outer caught")
#%%
withCallingHandlers(
  tryCatch(stop("x"), error = function(e) "tc"),
  error = function(e) cat("calling outer\n"))
#%%
tryCatch(withCallingHandlers(stop("x"), error = function(e) cat("calling first\n")), error = function(e) "then exiting")
#%%
f <- function() { on.exit(cat("cleanup\n")); stop("err") }
tryCatch(f(), error = function(e) cat("handled\n"))
#%%
suppressWarnings({ warning("x"); 5 })
suppressWarnings(as.numeric("a"))
#%%
options(warn = 1)
f <- function() { warning("now"); cat("next\n") }
f()
warning("top")
#%%
options(warn = 2)
f <- function() warning("becomes error")
f()
#%%
options(warn = -1)
warning("never")
cat("ok\n")
#%%
stopifnot(TRUE, 1 == 1)
stopifnot("x must be positive" = -1 > 0)
#%%
f <- function(x) { stopifnot(is.numeric(x), x > 0); x }
f(1)
f(-1)
#%%
stopifnot(all.equal(1, 1), c(TRUE, FALSE))
#%%
tryCatch(log(-1), warning = function(w) conditionMessage(w))
tryCatch(1:3 + 1:2, warning = function(w) conditionMessage(w))
tryCatch(as.integer("x"), warning = function(w) class(w))
#%%
tryCatch(undefined_f(), error = function(e) conditionMessage(e))
tryCatch(undefined_v, error = function(e) conditionMessage(e))
tryCatch(list(1)[[3]], error = function(e) conditionMessage(e))
tryCatch(c(1)[[3]], error = function(e) conditionMessage(e))
tryCatch(NULL$a$b, error = function(e) "err")
tryCatch((1)$a, error = function(e) conditionMessage(e))
tryCatch(sum("a"), error = function(e) conditionMessage(e))
tryCatch(match.arg("x", c("a", "b")), error = function(e) conditionMessage(e))
tryCatch(get("nope"), error = function(e) conditionMessage(e))
tryCatch(f_missing(), error = function(e) class(e))
tryCatch(mean(), error = function(e) conditionMessage(e))
#%%
f <- function(x) x
tryCatch(f(), error = function(e) conditionMessage(e))
f()
#%%
out <- tryCatch({ warning("first"); cat("not reached\n") }, warning = function(w) { paste("W:", conditionMessage(w)) }, error = function(e) "E")
out
#%%
h <- function(x) tryCatch({ if (x < 0) stop("negative") else sqrt(x) }, error = function(e) NA)
sapply(c(4, -1, 9), h)
#%%
myCondition <- function(msg, class) structure(class = c(class, "condition"), list(message = msg, call = sys.call(-1)))
f <- function() stop(myCondition("custom stop", "myError"))
tryCatch(f(), myError = function(e) paste("caught", conditionMessage(e)))
#%%
warning(simpleWarning("W!"))
w <- tryCatch(warning("abc"), warning = function(w) w)
class(w)
print(w)
#%%
f <- function() { tryCatch({ return("from tryCatch") }, finally = cat("fin\n")); "after" }
f()
#%%
f <- function() { r <- tryCatch(stop("a"), error = function(e) return("handler value")); paste("r is", r) }
f()
#%%
geterrmessage()
try(stop("zzz"), silent = TRUE)
geterrmessage()
#%%
quit(status = 3)
#%%
cat("before\n")
q("no", 2)
cat("after\n")
#%%
invokeRestart("nonexistent")
#%%
errorCondition("msg", class = "myClass", data = 5)$data
tryCatch(stop(errorCondition("msg", class = "myClass", data = 5)), myClass = function(e) e$data)
#%%
f <- function() { warning("in f"); 10 }
x <- f()
x
#%%
x <- 5; x(3)
#%%
"a"(3)
#%%
f <- function(a, b) { a + b }
f(1)
