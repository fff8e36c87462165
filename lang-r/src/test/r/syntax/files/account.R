make.account <- function(balance = 0) {
  deposit <- function(x) {
    balance <<- balance + x
    invisible(balance)
  }
  withdraw <- function(x) {
    if (x > balance) stop("insufficient funds")
    balance <<- balance - x
  }
  list(deposit = deposit, withdraw = withdraw, balance = function() balance)
}
a <- make.account(100)
a$deposit(50)
a$withdraw(30)
cat(a$balance(), "\n")
