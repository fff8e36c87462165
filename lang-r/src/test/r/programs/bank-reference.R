# A bank with reference classes: accounts that change, subclasses, a ledger that others see, errors.
setRefClass <- function(...) suppressMessages(methods::setRefClass(...))

Account <- setRefClass("Account",
  fields = list(owner = "character", balance = "numeric", log = "list"),
  methods = list(
    initialize = function(...) {
      balance <<- 0
      callSuper(...)
    },
    record = function(kind, amount) {
      log[[length(log) + 1L]] <<- list(kind = kind, amount = amount)
      invisible(.self)
    },
    deposit = function(amount) {
      "Puts money into the account"
      if (amount <= 0) stop("deposits must be positive")
      balance <<- balance + amount
      record("deposit", amount)
    },
    withdraw = function(amount) {
      if (amount > available()) stop(sprintf("%s has only %.2f", owner, available()))
      balance <<- balance - amount
      record("withdrawal", amount)
    },
    available = function() balance,
    show = function() cat(sprintf("%s <%s>: %.2f\n", class(.self), owner, balance))
  ))

Savings <- setRefClass("Savings", contains = "Account", fields = list(rate = "numeric"),
  methods = list(addInterest = function() {
    interest <- balance * rate
    deposit(interest)
  }))

Checking <- setRefClass("Checking", contains = "Account", fields = list(overdraft = "numeric"),
  methods = list(
    available = function() callSuper() + overdraft,
    withdraw = function(amount) {
      callSuper(amount)
      if (balance < 0) cat("note:", owner, "is overdrawn\n")
      invisible(.self)
    }))

Bank <- setRefClass("Bank", fields = list(accounts = "list"),
  methods = list(
    open = function(account) {
      accounts[[account$owner]] <<- account
      invisible(account)
    },
    transfer = function(from, to, amount) {
      accounts[[from]]$withdraw(amount)
      accounts[[to]]$deposit(amount)
      invisible(.self)
    },
    total = function() sum(vapply(accounts, function(a) a$balance, 0)),
    report = function() {
      for (name in sort(names(accounts))) print(accounts[[name]])
      cat("total:", total(), "\n")
    }))

bank <- Bank$new()
ann <- bank$open(Savings$new(owner = "Ann", rate = 0.05))
bob <- bank$open(Checking$new(owner = "Bob", overdraft = 50))
bank$open(Account$new(owner = "Cy", balance = 10))
ann$deposit(100)$deposit(20)
ann$addInterest()
bob$deposit(30)
bank$report()
bank$transfer("Bob", "Ann", 60)
bank$transfer("Ann", "Cy", 86)
bank$report()
for (action in list(function() bob$withdraw(100), function() ann$deposit(-1), function() ann$rate <- "high", function() bob$nothing,
                    function() bank$transfer("Cy", "Ann", 1000)))
  tryCatch(action(), error = function(e) cat("refused:", conditionMessage(e), "\n"))
bank$report()
table(vapply(ann$log, function(entry) entry$kind, ""))
twin <- ann$copy()
twin$deposit(1000)
ann
twin
identical(ann, bank$accounts$Ann)
is(bob, "Account")
Savings$fields()
ann$log[[1]]$amount
