# Accounts as closures over environments, with conditions of their own.
insufficient <- function(balance, amount, call = sys.call(-1)) {
  structure(class = c("insufficient", "error", "condition"),
            list(message = sprintf("cannot take %.2f from %.2f", amount, balance), call = call, missing = amount - balance))
}

make_account <- function(owner, balance = 0) {
  history <- list()
  record <- function(kind, amount) {
    history[[length(history) + 1]] <<- list(kind = kind, amount = amount, balance = balance)
    invisible(NULL)
  }
  deposit <- function(amount) {
    stopifnot(is.numeric(amount), amount > 0)
    balance <<- balance + amount
    record("deposit", amount)
    invisible(balance)
  }
  withdraw <- function(amount) {
    if (amount > balance) stop(insufficient(balance, amount))
    balance <<- balance - amount
    record("withdraw", amount)
    invisible(balance)
  }
  statement <- function() {
    cat("Account of", owner, "\n")
    for (h in history) cat(sprintf("  %-8s %8.2f -> %8.2f\n", h$kind, h$amount, h$balance))
    cat("  balance:", format(balance, nsmall = 2), "\n")
  }
  structure(list(deposit = deposit, withdraw = withdraw, statement = statement,
                 balance = function() balance, owner = owner), class = "account")
}

print.account <- function(x, ...) {
  cat("<account ", x$owner, ": ", x$balance(), ">\n", sep = "")
  invisible(x)
}

transfer <- function(from, to, amount) {
  tryCatch({
    from$withdraw(amount)
    to$deposit(amount)
    TRUE
  }, insufficient = function(e) {
    message("transfer failed: ", conditionMessage(e))
    cat("missing:", e$missing, "\n")
    FALSE
  })
}

ann <- make_account("Ann", 100)
bob <- make_account("Bob")
ann
bob$deposit(20)
transfer(ann, bob, 30)
transfer(bob, ann, 500)
ann$statement()
bob$statement()
accounts <- list(ann = ann, bob = bob)
sapply(accounts, function(a) a$balance())
result <- try(bob$deposit(-5), silent = TRUE)
cat(class(result), "\n")
cat(result)
tryCatch(bob$deposit("x"), error = function(e) cat("Error:", conditionMessage(e), "\n"))
totals <- vapply(accounts, function(a) a$balance(), numeric(1))
stopifnot(all.equal(sum(totals), 120))
print(totals[order(-totals)])
