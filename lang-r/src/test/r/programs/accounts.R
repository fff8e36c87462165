# Bank accounts as closures, with conditions of their own, a ledger and transactions that undo themselves.
insufficient <- function(need, have) {
  structure(class = c("insufficient_funds", "error", "condition"),
            list(message = sprintf("need %.2f but have %.2f", need, have), call = sys.call(-1), need = need, have = have))
}

ledger <- local({
  entries <- data.frame(account = character(), kind = character(), amount = numeric())
  list(
    add = function(account, kind, amount) {
      entries[nrow(entries) + 1, ] <<- list(account, kind, amount)
      invisible(nrow(entries))
    },
    all = function() entries,
    of = function(name) entries[entries$account == name, c("kind", "amount")],
    rollback = function(to) entries <<- entries[seq_len(to), ],
    size = function() nrow(entries)
  )
})

account <- function(owner, balance = 0, limit = 0) {
  force(owner)
  check <- function(amount) {
    if (!is.numeric(amount) || length(amount) != 1 || is.na(amount)) stop("an amount is one number")
    if (amount <= 0) stop("an amount is positive, not ", amount)
  }
  self <- list(
    owner = owner,
    balance = function() balance,
    deposit = function(amount) {
      check(amount)
      balance <<- balance + amount
      ledger$add(owner, "deposit", amount)
      invisible(balance)
    },
    withdraw = function(amount) {
      check(amount)
      if (balance + limit < amount) stop(insufficient(amount, balance + limit))
      balance <<- balance - amount
      if (balance < 0) warning(owner, " is overdrawn by ", format(-balance, nsmall = 2), call. = FALSE)
      ledger$add(owner, "withdrawal", -amount)
      invisible(balance)
    },
    restore = function(to) balance <<- to
  )
  structure(self, class = "account")
}
print.account <- function(x, ...) {
  cat(sprintf("%-6s %10s\n", x$owner, formatC(x$balance(), format = "f", digits = 2, big.mark = ",")))
  invisible(x)
}

transaction <- function(accounts, expr) {
  before <- vapply(accounts, function(a) a$balance(), 0)
  mark <- ledger$size()
  done <- FALSE
  on.exit(if (!done) {
    for (i in seq_along(accounts)) accounts[[i]]$restore(before[i])
    ledger$rollback(mark)
    cat("(rolled back)\n")
  })
  force(expr)
  done <- TRUE
  invisible(TRUE)
}

transfer <- function(from, to, amount) {
  to$deposit(amount)
  from$withdraw(amount)
  message(sprintf("moved %.2f from %s to %s", amount, from$owner, to$owner))
}

attempt <- function(expr) {
  withCallingHandlers(
    tryCatch({
      expr
      "done"
    },
    insufficient_funds = function(e) paste0("refused, short by ", format(e$need - e$have)),
    error = function(e) paste("error:", conditionMessage(e))),
    warning = function(w) {
      cat("[warning]", conditionMessage(w), "\n")
      invokeRestart("muffleWarning")
    },
    message = function(m) {
      cat("[note]", conditionMessage(m))
      invokeRestart("muffleMessage")
    })
}

ann <- account("Ann", 100)
bob <- account("Bob", 20, limit = 50)
ann
bob
print(attempt(ann$deposit(1250.5)))
print(attempt(ann$withdraw(5000)))
print(attempt(ann$deposit(-5)))
print(attempt(ann$deposit("ten")))
print(attempt(bob$withdraw(45)))
print(attempt(transaction(list(ann, bob), transfer(ann, bob, 300))))
ann
bob
print(attempt(transaction(list(ann, bob), {
  transfer(ann, bob, 50)
  transfer(bob, ann, 10000)
})))
ann
bob
print(ledger$all())
print(ledger$of("Bob"))
print(tapply(ledger$all()$amount, ledger$all()$account, sum))
cat("books balance:", isTRUE(all.equal(ann$balance() + bob$balance(), 120 + sum(ledger$all()$amount))), "\n")

interest <- function(a, rate, years, compounding = c("yearly", "monthly")) {
  n <- switch(match.arg(compounding), yearly = 1, monthly = 12)
  a$balance() * (1 + rate / n)^(n * years)
}
for (kind in c("yearly", "month")) cat(kind, format(interest(ann, 0.05, 10, kind), nsmall = 2, digits = 8), "\n")
plan <- data.frame(year = 1:5)
plan$start <- Reduce(function(b, y) b * 1.04 - 100, plan$year[-5], 1000, accumulate = TRUE)
plan$interest <- round(plan$start * 0.04, 2)
print(plan, digits = 6)
e <- tryCatch(ann$withdraw(1e6), error = identity)
class(e)
conditionMessage(e)
is.null(ann$nothing)
names(ann)
f <- function() { ann$withdraw(99999) }
f()
