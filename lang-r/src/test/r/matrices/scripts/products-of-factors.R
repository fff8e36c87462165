# Factors have no products
p <- function(e) tryCatch(withCallingHandlers(print(e), warning = function(w) {
  cat("warning:", conditionMessage(w), "\n")
  invokeRestart("muffleWarning")
}), error = function(e) cat("error:", conditionMessage(e), "\n"))
p(crossprod(factor(1:2)))
p(factor(1:2) %*% 1:2)
p(1:2 %*% factor(1:2))
p(tcrossprod(factor(1:2)))
