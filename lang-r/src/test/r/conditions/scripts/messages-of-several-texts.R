# A message of several texts is shown as one
p <- function(e) tryCatch(withCallingHandlers(print(e), warning = function(w) {
  cat("warning:", conditionMessage(w), "\n")
  invokeRestart("muffleWarning")
}), error = function(e) cat("error:", conditionMessage(e), "\n"))
p(simpleCondition(list(1,"",TRUE)))
p(print(simpleMessage(c(NA,2))))
p(print(simpleError(c("a","b"))))
p(conditionMessage(simpleCondition(3)))
