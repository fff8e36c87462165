# What is to become an environment is a list with names
p <- function(e) tryCatch(withCallingHandlers(print(e), warning = function(w) {
  cat("warning:", conditionMessage(w), "\n")
  invokeRestart("muffleWarning")
}), error = function(e) cat("error:", conditionMessage(e), "\n"))
p(list2env(0))
p(list2env(NULL))
p(list2env("a"))
p(list2env(c(a=1)))
p(list2env(list(1)))
p(list2env(list(a=1), 3))
p(list2env(list(a=1), list()))
