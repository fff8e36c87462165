result <- tryCatch({
  warning("first")
  10
}, warning = function(w) {
  message("caught: ", conditionMessage(w))
  -1
}, error = function(e) NULL,
finally = cat("done\n"))
withCallingHandlers(
  { x <- log(-1); x },
  warning = function(w) invokeRestart("muffleWarning")
)
