# Options that may not be anything
p <- function(e) tryCatch(withCallingHandlers(print(e), warning = function(w) {
  cat("warning:", conditionMessage(w), "\n")
  invokeRestart("muffleWarning")
}), error = function(e) cat("error:", conditionMessage(e), "\n"))
p(options("add.smooth"))
p(options(NULL))
p(getOption("digits"))
p(options(warn=NULL))
p(options(OutDec="ab"))
p(options(OutDec=1))
p(options(max.print=-1))
p(options(stringsAsFactors=TRUE))
p({options(foo=1); options("foo"); options(foo=NULL); options("foo")})
