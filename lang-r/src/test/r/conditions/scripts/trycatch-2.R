tryCatch(stop(), error = function(e) print(e))
tryCatch(stop("a", "b", 3), error = function(e) print(e))
tryCatch(stop("x", call. = FALSE), error = function(e) print(e))
tryCatch(base::stop("q"), error = function(e) print(e))
h <- function(...) stop(...)
tryCatch(h("m", 1), error = print)
#%%
f <- function() { warning("W"); "unreached?" }
withCallingHandlers(f(), warning = function(w) tryInvokeRestart("muffleWarning"))
tryCatch({ signalCondition(simpleCondition("n")); "passed through" }, error = function(e) "no")
tryCatch(invisible(3), error = identity)
#%%
stopifnot(1 == 1, 2 < 1)
#%%
stopifnot("x must be positive" = -1 > 0)
#%%
f <- function(x) { stopifnot(is.numeric(x), x > 0); sqrt(x) }
f(4)
f(-1)
#%%
f <- function(x) stopifnot(is.character(x))
f(5)
#%%
stopifnot(c(TRUE, FALSE, TRUE))
#%%
stopifnot(NA)
#%%
stopifnot(all.equal(1, 1.5))
#%%
out <- tryCatch({ 42 }, error = function(e) NULL, finally = { cat("A\n"); cat("B\n") })
out
conditionMessage(tryCatch(stop("abc"), error = identity))
inherits(tryCatch(stop("abc"), error = identity), "simpleError")
is.null(conditionCall(simpleError("x")))
#%%
f <- function() { cat("start\n"); on.exit(cat("on exit\n")); tryCatch({ stop("E") }, error = function(e) cat("handler\n"), finally = cat("finally\n")); cat("end\n") }
f()
#%%
rlang_like <- function(expr) { warns <- character(); val <- withCallingHandlers(expr, warning = function(w) { warns <<- c(warns, conditionMessage(w)); invokeRestart("muffleWarning") }); list(value = val, warnings = warns) }
rlang_like({ warning("one"); warning("two"); 99 })
#%%
tryCatch({ as.integer("x") ; "no" }, warning = function(w) "warning first", error = function(e) "e")
tryCatch(stop("a"), error = function(e) { tryCatch(stop("b"), error = function(e2) paste(conditionMessage(e), conditionMessage(e2))) })
tryCatch(expr = stop("named"), error = function(e) "named expr")
#%%
withCallingHandlers(withCallingHandlers({ message("hello"); cat("body\n") }, message = function(m) cat("inner\n")), message = function(m) { cat("outer\n"); invokeRestart("muffleMessage") })
#%%
print(tryCatch(stop("p"), error = function(e) e))
str(tryCatch(stop("p"), error = function(e) e)$message)
simpleError("E")
simpleWarning("W")
simpleCondition("C")
simpleMessage("M")
class(simpleMessage("M"))
as.character(tryCatch(stop("p"), error = identity))
format(conditionMessage(simpleError("q")))
#%%
f <- function() stop("in f")
g <- function() tryCatch(f(), error = function(e) stop(e))
g()
#%%
f <- function() stop("in f")
g <- function() tryCatch(f(), error = function(e) stop("wrapped: ", conditionMessage(e), call. = FALSE))
g()
#%%
e <- tryCatch(stop("msg"), error = identity)
e$message
e$call
names(e)
unclass(e)$message
conditionMessage(e) == "msg"
tryCatch(stop(e$message), error = function(z) "again")
nested <- tryCatch({ tryCatch(stop("1"), error = function(e) signalCondition(e)); "fell through" }, error = function(e) "outer got it")
nested
#%%
options(error = NULL)
quit(status = 3)
#%%
cat("before\n")
quit(save = "no", status = 0)
cat("after\n")
#%%
q("no", 7, FALSE)
#%%
f <- function() { on.exit(cat("cleanup before quit?\n")); quit(status = 2) }
f()
#%%
tryCatch({ warning("as error"); 1 }, warning = function(w) stop("warning was: ", conditionMessage(w)))
#%%
allowInterrupts(5)
suspendInterrupts(6)
tryCatch(stop("E", domain = NA), error = conditionMessage)
gettextf("%d of %s", 3L, "x")
ngettext(1, "item", "items")
ngettext(2, "item", "items")
gettext("hello")
#%%
trimws(tryCatch(match.arg("x", c("a", "b")), error = conditionMessage))
tryCatch(get("qq"), error = conditionMessage)
tryCatch(new_fn(1), error = conditionMessage)
tryCatch((function(x) x)(), error = conditionMessage)
tryCatch(f1(), error = function(e) deparse(conditionCall(e)))
