# Closures as objects: bank accounts that share nothing but their methods' shape.
account <- function(owner, balance = 0) {
  entries <- 0
  deposit <- function(amount) {
    if (amount <= 0) stop("a deposit must be positive")
    balance <<- balance + amount
    entries <<- entries + 1
    invisible(balance)
  }
  withdraw <- function(amount) {
    if (amount > balance) return(FALSE)
    balance <<- balance - amount
    entries <<- entries + 1
    TRUE
  }
  list(
    owner = owner,
    deposit = deposit,
    withdraw = withdraw,
    balance = function() balance,
    entries = function() entries
  )
}

transfer <- function(from, to, amount) {
  if (from$withdraw(amount)) {
    to$deposit(amount)
    TRUE
  } else {
    FALSE
  }
}

run <- function() {
  accounts <- lapply(1:20, function(i) account(paste("customer", i), 100 * i))
  refused <- 0
  for (day in 1:40000) {
    from <- accounts[[day %% 20 + 1]]
    to <- accounts[[(day * 7) %% 20 + 1]]
    if (!transfer(from, to, day %% 150 + 1)) refused <- refused + 1
  }
  balances <- vapply(accounts, function(a) a$balance(), numeric(1))
  entries <- vapply(accounts, function(a) a$entries(), numeric(1))
  c(sum(balances), max(balances), sum(entries), refused)
}
