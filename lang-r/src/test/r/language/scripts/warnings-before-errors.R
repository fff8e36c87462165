# What is warned about before the text turns out to be wrong is still said
p <- function(e) tryCatch(withCallingHandlers(print(e), warning = function(w) {
  cat("warning:", conditionMessage(w), "\n")
  invokeRestart("muffleWarning")
}), error = function(e) cat("error:", conditionMessage(e), "\n"))
p(parse(text = "(2.51L"))
p(parse(text = "100001e5L; )"))
p(parse(text = "1.0L"))
p(str2lang("(1.5L"))
