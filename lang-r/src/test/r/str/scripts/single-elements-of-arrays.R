# Arrays of one element
p <- function(e) tryCatch(withCallingHandlers(print(e), warning = function(w) {
  cat("warning:", conditionMessage(w), "\n")
  invokeRestart("muffleWarning")
}), error = function(e) cat("error:", conditionMessage(e), "\n"))
p(str(array(1)))
p(str(array("a")))
p(str(table(1)))
p(str(array(1i)))
p(str(array(TRUE)))
