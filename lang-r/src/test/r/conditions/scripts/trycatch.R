tryCatch(stop("E"), error = function(e) conditionMessage(e))
tryCatch(stop("E"), error = function(e) e)
f <- function() stop("F")
tryCatch(f(), error = function(e) e)
tryCatch(f(), error = function(e) conditionCall(e))
#%%
tryCatch({ 10 }, error = function(e) -1)
tryCatch(10, finally = cat("fin\n"))
x <- tryCatch({ stop("a"); 1 }, error = function(e) 2, finally = cat("cleanup\n"))
x
#%%
tryCatch(stop("uncaught"), finally = cat("finally runs\n"))
#%%
tryCatch(tryCatch(stop("inner"), error = function(e) stop("outer")), error = function(e) conditionMessage(e))
tryCatch(tryCatch(stop("x"), warning = function(w) "wrong"), error = function(e) "right")
#%%
tryCatch({ warning("w"); 1 }, warning = function(w) "warned", error = function(e) "errored")
tryCatch(message("m"), message = function(m) cat("got:", conditionMessage(m)))
tryCatch(signalCondition("s"), condition = function(c) class(c))
#%%
f <- function() { tryCatch(return("from try"), finally = cat("f\n")); "after" }
f()
g <- function() { for (i in 1:3) tryCatch({ if (i == 2) next; cat(i, "\n") }, finally = cat("fin", i, "\n")) }
g()
#%%
try(stop("shown"))
cat("continues\n")
try(stop("hidden"), silent = TRUE)
cat("again\n")
#%%
x <- try(stop("oops"), silent = TRUE)
class(x)
cat(x)
inherits(x, "try-error")
conditionMessage(attr(x, "condition"))
x
#%%
f <- function(v) stop("bad v")
x <- try(f(1), silent = TRUE)
cat(x)
geterrmessage()
try(f(2))
r <- try(5)
r
try(log("a"))
#%%
withCallingHandlers(tryCatch({ stop("E1") }, error = function(e) "tc"), error = function(e) cat("outer calling\n"))
tryCatch(withCallingHandlers(stop("E2"), error = function(e) cat("calling first\n")), error = function(e) "exiting second")
#%%
withCallingHandlers({ stop("unhandled") }, error = function(e) cat("logging:", conditionMessage(e), "\n"))
#%%
cond <- simpleCondition("my msg")
class(cond) <- c("custom", "condition")
tryCatch(signalCondition(cond), custom = function(c) paste("custom:", conditionMessage(c)))
is.null(signalCondition(cond))
withCallingHandlers(signalCondition(cond), custom = function(c) cat("seen\n"))
print(class(cond))
#%%
e <- simpleError("custom error")
tryCatch(stop(e), error = function(err) identical(err, e))
stop(e)
#%%
cnd <- structure(class = c("myError", "error", "condition"), list(message = "structured", call = quote(foo(bar))))
tryCatch(stop(cnd), myError = function(e) "by class")
tryCatch(stop(cnd), error = function(e) class(e))
stop(cnd)
#%%
errorCondition("ec msg", class = "ecls", data = 42, call = NULL) -> ec
class(ec)
ec$data
tryCatch(stop(ec), ecls = function(e) e$data)
wc <- warningCondition("wc msg", class = "wcls")
tryCatch(warning(wc), wcls = function(w) "got wcls")
ec
wc
#%%
withRestarts(invokeRestart("myR", 5), myR = function(x) x * 2)
withRestarts({ cat("a\n"); invokeRestart("skip"); cat("b\n") }, skip = function() "skipped")
withRestarts(10, unused = function() 1)
#%%
f <- function(x) withRestarts({ if (x < 0) stop("neg"); sqrt(x) }, useValue = function(v) v)
withCallingHandlers(sapply(c(4, -1, 9), f), error = function(e) invokeRestart("useValue", NA))
#%%
invokeRestart("nonexistent")
#%%
computeRestarts()[[1]]
withRestarts(sapply(computeRestarts(), function(r) r$name), a = function() 1, b = function() 2)
isRestart <- inherits(computeRestarts()[[1]], "restart")
isRestart
#%%
tryCatch({ tryCatch(stop("a"), finally = cat("inner finally\n")) }, error = function(e) cat("outer handler\n"), finally = cat("outer finally\n"))
#%%
tryCatch({ tryCatch(stop("a"), error = function(e) { warning("converted") }) }, warning = function(w) conditionMessage(w))
tryCatch(stop("z"), condition = function(c) class(c))
tryCatch(warning("z"), condition = function(c) class(c))
tryCatch(message("z"), condition = function(c) class(c))
#%%
result <- withCallingHandlers({ message("note 1"); message("note 2"); "done" }, message = function(m) { cat("[", sub("\n", "", conditionMessage(m)), "]\n", sep = ""); invokeRestart("muffleMessage") })
result
#%%
res <- lapply(list(1, "a", 3), function(x) tryCatch(x + 1, error = function(e) NA))
str(res)
safe <- function(f, default) function(...) tryCatch(f(...), error = function(e) default)
safe(log, -1)("a")
safe(log, -1)(1)
#%%
tryCatch(stop("first"), error = function(e) stop("second: ", conditionMessage(e)))
#%%
tryCatch(undefined_thing, error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(undefined_fun(), error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(1 + "a", error = function(e) print(e))
tryCatch(list(1)[[3]], error = function(e) print(e))
tryCatch(sqrt("a"), error = function(e) print(conditionCall(e)))
