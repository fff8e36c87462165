# bank account closures + conditions
make_account <- function(owner, balance = 0) {
  history <- list()
  record <- function(type, amount) history[[length(history) + 1]] <<- list(type = type, amount = amount)
  deposit <- function(x) {
    if (x <= 0) stop("deposit must be positive")
    balance <<- balance + x; record("deposit", x); invisible(balance)
  }
  withdraw <- function(x) {
    if (x > balance) {
      cond <- structure(class = c("insufficient", "error", "condition"),
        list(message = sprintf("insufficient funds: %g > %g", x, balance), call = sys.call(-1), need = x - balance))
      stop(cond)
    }
    balance <<- balance - x; record("withdraw", x); balance
  }
  list(deposit = deposit, withdraw = withdraw, show = function() cat(owner, ":", format(balance, nsmall = 2), "\n"), history = function() history)
}
a <- make_account("Ann", 100)
a$deposit(50); a$show()
r <- tryCatch(a$withdraw(500), insufficient = function(e) { cat("Caught:", conditionMessage(e), "\n"); e$need })
print(r)
res <- try(a$deposit(-1), silent = TRUE)
print(class(res)); cat(res)
print(inherits(attr(res, "condition"), "simpleError"))
try(a$deposit(-5))
withCallingHandlers({
  warning("W1"); cat("after W1\n"); message("hello msg"); "value"
}, warning = function(w) { cat("warn:", conditionMessage(w), "\n"); invokeRestart("muffleWarning") },
   message = function(m) { cat("msg:", conditionMessage(m)); invokeRestart("muffleMessage") })
f <- function() { on.exit(cat("bye\n")); on.exit(cat("bye2\n"), add = TRUE); cat("hi\n"); invisible(3) }
print(f())
out <- tryCatch({ warning("uh oh"); 1 }, warning = function(w) { print(w); 2 }, finally = cat("finally\n"))
print(out)
tryCatch(stop("a ", "b"), error = function(e) print(e))
tryCatch(as.integer("x"), warning = function(w) print(conditionMessage(w)))
tryCatch(log(-1), warning = function(w) print(w))
tryCatch(1 + "a", error = function(e) print(e))
tryCatch(sqrt("a"), error = function(e) cat(conditionMessage(e), "\n"))
tryCatch(list(1)[[3]], error = function(e) print(conditionMessage(e)))
tryCatch(undefined_fn(), error = function(e) print(e))
tryCatch(undefined_var, error = function(e) print(e))
tryCatch(match.arg("x", c("aa", "bb")), error = function(e) print(e))
tryCatch(stopifnot("x must be positive" = -1 > 0), error = function(e) print(e))
tryCatch(stopifnot(all.equal(1, 1.1)), error = function(e) print(e))
h <- function(x) { warning("careful"); x * 2 }
y <- h(2)
print(suppressWarnings(h(4)))
print(simpleCondition("msg"))
print(class(simpleCondition("msg")))
withRestarts(invokeRestart("myR", 5), myR = function(x) x * 2)
rlang_abort <- function(msg, class) stop(structure(class = c(class, "rlang_error", "error", "condition"), list(message = msg, call = NULL)))
tryCatch(rlang_abort("bad", "my_err"), my_err = function(e) cat("class:", class(e), "\n"))
result <- withCallingHandlers(
  tryCatch({ message("note"); 10 }, error = function(e) -1),
  message = function(m) { cat("LOG:", conditionMessage(m)); invokeRestart("muffleMessage") })
print(result)
warningCondition("custom", class = "cw") -> w
print(class(w))
r <- tryCatch(warning(w), cw = function(w) "got cw"); print(r)
signalCondition(simpleCondition("nothing"), NULL)
e <- simpleError("E!"); print(tryCatch(stop(e), error = identity))
g <- function(n) { if (n == 0) stop("bottom reached"); g(n - 1) }
try(g(3))
print(geterrmessage())
for (i in 1:3) { r <- tryCatch({ if (i == 2) next; i }, error = function(e) NULL); print(r) }
g(2)
cat("not reached\n")
