# Accounts with closures, S3 classes and conditions.
insufficient <- function(need, have) structure(
  class = c("insufficient", "error", "condition"),
  list(message = sprintf("need %.2f but have %.2f", need, have), call = sys.call(-1), shortfall = need - have))
account <- function(owner, balance = 0) {
  history <- data.frame(kind = character(), amount = numeric(), balance = numeric())
  record <- function(kind, amount) history[nrow(history) + 1L, ] <<- list(kind, amount, balance)
  deposit <- function(amount) {
    if (!is.numeric(amount) || amount <= 0) stop("deposit must be positive")
    balance <<- balance + amount
    record("deposit", amount)
    invisible(balance)
  }
  withdraw <- function(amount) {
    if (amount > balance) stop(insufficient(amount, balance))
    balance <<- balance - amount
    record("withdraw", amount)
    invisible(balance)
  }
  structure(list(owner = owner, deposit = deposit, withdraw = withdraw,
                 balance = function() balance, history = function() history), class = "account")
}
print.account <- function(x, ...) cat("Account of ", x$owner, ": ", format(x$balance(), nsmall = 2), "\n", sep = "")
summary.account <- function(object, ...) {
  h <- object$history()
  structure(list(owner = object$owner, n = nrow(h), totals = tapply(h$amount, h$kind, sum)), class = "summary.account")
}
print.summary.account <- function(x, ...) {
  cat(x$owner, "made", x$n, "transactions\n")
  print(x$totals)
}
"==.account" <- function(e1, e2) e1$balance() == e2$balance()
a <- account("Ada", 100)
b <- account("Bob")
a$deposit(50); a$withdraw(30)
b$deposit(120)
a
b
print(a == b)
a$history()
summary(a)
transfer <- function(from, to, amount) {
  tryCatch({
    from$withdraw(amount)
    to$deposit(amount)
    cat("transferred", amount, "\n")
    TRUE
  }, insufficient = function(e) {
    cat("refused:", conditionMessage(e), "(short by", e$shortfall, ")\n")
    FALSE
  }, finally = cat("-- transfer attempt done\n"))
}
transfer(a, b, 1000)
transfer(a, b, 20)
res <- try(a$deposit(-5), silent = TRUE)
class(res)
cat(geterrmessage())
inherits(attr(res, "condition"), "simpleError")
out <- withCallingHandlers(
  { warning("low balance"); "value" },
  warning = function(w) { message("note: ", conditionMessage(w)); invokeRestart("muffleWarning") })
out
interest <- function(acc, rate, years) {
  for (y in seq_len(years)) acc$deposit(round(acc$balance() * rate, 2))
  acc$balance()
}
interest(a, 0.05, 3)
tail(a$history(), 3)
accounts <- list(a, b, account("Cyd", 10))
data.frame(owner = sapply(accounts, `[[`, "owner"), balance = vapply(accounts, function(x) x$balance(), 0))
total <- Reduce(`+`, Map(function(x) x$balance(), accounts))
cat(sprintf("Total: %10.2f\n", total))
