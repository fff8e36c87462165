# Conditions of many kinds, restarts, cleanup, retry.
risky <- function(x) { if (x < 0) stop("negative not allowed") ; if (x == 0) warning("zero given"); sqrt(x) }
for (v in c(4, 0, -1)) { r <- tryCatch(risky(v), error = function(e) { cat("E:", conditionMessage(e), "\n"); NA }, warning = function(w) { cat("W:", conditionMessage(w), "\n"); 0 }, finally = cat("checked", v, "\n")); print(r) }
result <- withCallingHandlers(
  { x <- 10; warning("first"); x <- x + 1; message("note"); x * 2 },
  warning = function(w) { cat("saw warning:", conditionMessage(w), "\n"); invokeRestart("muffleWarning") },
  message = function(m) { cat("saw message:", conditionMessage(m)); invokeRestart("muffleMessage") })
result
retry <- function(f, times) { for (i in seq_len(times)) { out <- try(f(i), silent = TRUE); if (!inherits(out, "try-error")) return(out); cat("attempt", i, "failed:", conditionMessage(attr(out, "condition")), "\n") }; stop("all attempts failed") }
retry(function(i) if (i < 3) stop("not yet ", i) else i * 100, 5)
tryCatch(retry(function(i) stop("never"), 2), error = function(e) print(conditionMessage(e)))
custom <- function(msg, data) structure(class = c("validation", "error", "condition"), list(message = msg, call = NULL, data = data))
validate <- function(rec) { if (is.null(rec$name)) stop(custom("name missing", rec)); if (!is.numeric(rec$age)) stop(custom("age not numeric", rec)); TRUE }
records <- list(list(name = "A", age = 3), list(age = 3), list(name = "B", age = "x"))
sapply(records, function(r) tryCatch(validate(r), validation = function(e) paste("invalid:", conditionMessage(e), "in", toString(names(e$data)))))
cleanup <- function() { on.exit(cat("cleanup 1\n")); on.exit(cat("cleanup 2\n"), add = TRUE); cat("working\n"); invisible("done") }
cleanup(); z <- cleanup(); z
f <- function() { on.exit({ cat("leaving f\n") }); stop("inside f") }; try(f(), silent = TRUE); cat(geterrmessage())
with_restart <- function(x) withRestarts(if (x > 5) invokeRestart("tooBig", x) else x, tooBig = function(v) { cat("limited", v, "\n"); 5 }); with_restart(3); with_restart(9)
signal <- withCallingHandlers(withRestarts({ signalCondition(structure(class = c("custom", "condition"), list(message = "hi", call = NULL))); "no restart" }, skip = function() "skipped"), custom = function(c) invokeRestart("skip")); signal
warn_list <- character(); val <- withCallingHandlers(sapply(c("1", "b", "3"), as.numeric), warning = function(w) { warn_list <<- c(warn_list, conditionMessage(w)); invokeRestart("muffleWarning") }); val; warn_list
res <- tryCatch({ warning("w1"); "unreached" }, warning = function(w) class(w)); res
tryCatch(stop("a"), condition = function(c) class(c))
tryCatch(as.integer("x"), warning = function(w) cat("warning:", conditionMessage(w), "\n"))
tryCatch(log(-1), warning = function(w) print(conditionCall(w)))
tryCatch(1 + "a", error = function(e) print(e))
tryCatch(undefined_function(1), error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(undefined_variable, error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(list(1)[[3]], error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(match.arg("x", c("a", "b")), error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(stopifnot("x must be positive" = -1 > 0), error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(stopifnot(all.equal(1, 1.1)), error = function(e) cat(conditionMessage(e), "\n"))
outer_fn <- function() { tryCatch({ inner_fn() }, error = function(e) stop(paste("outer:", conditionMessage(e)), call. = FALSE)) }; inner_fn <- function() stop("inner problem"); tryCatch(outer_fn(), error = function(e) print(conditionMessage(e)))
nested <- tryCatch({ tryCatch(stop("one"), error = function(e) stop("two")) }, error = function(e) conditionMessage(e)); nested
safe <- function(expr, default) tryCatch(expr, error = function(e) default); safe(stop("x"), "fallback"); safe(5 + 5, "fallback")
e <- simpleError("custom message"); class(e); tryCatch(stop(e), error = function(err) identical(err, e)); w <- simpleWarning("careful"); tryCatch(warning(w), warning = function(x) conditionMessage(x))
loop <- function() { for (i in 1:5) { r <- tryCatch({ if (i == 2) next; if (i == 4) break; i }, error = function(e) NULL); cat("i =", i, "\n") } }; loop()
counter <- 0; repeat { counter <- counter + 1; ok <- tryCatch({ if (counter < 3) stop("again"); TRUE }, error = function(e) FALSE); if (ok) break }; counter
suppressWarnings({ warning("hidden"); as.numeric("q") }); suppressMessages({ message("hidden"); 42 })
inherits(try(stop("oops"), silent = TRUE), "try-error"); is.function(tryCatch); computeRestarts()[0]; conditionMessage(tryCatch(stop("a ", "b ", 3), error = identity)); tryCatch(warning("x", "y"), warning = conditionMessage)
rlang_abort <- function(msg, class) stop(errorCondition(msg, class = class, call = sys.call(-1))); tryCatch(rlang_abort("typed", "my_error"), my_error = function(e) cat("got", class(e)[1], "\n")); tryCatch(warning(warningCondition("typed w", class = "my_warning")), my_warning = function(w) cat("got", class(w)[1], "\n"))
finally_order <- function() { tryCatch({ cat("body\n"); invisible(NULL) }, finally = { cat("finally\n") }); cat("after\n") }; finally_order()
warning_fn <- function() { warning("deferred"); "value" }; v <- withCallingHandlers(warning_fn(), warning = function(w) invokeRestart("muffleWarning")); v
message("to stderr"); print(tryCatch(message("caught"), message = function(m) "msg")); stop_quietly <- function() invokeRestart("muffle"); tryCatch(stop_quietly(), error = function(e) cat(conditionMessage(e), "\n"))
warning("a top-level warning")
f3 <- function(x) { if (x) warning("from f3") ; x }; f3(TRUE)
stop("final error ends the script")
cat("not reached\n")
