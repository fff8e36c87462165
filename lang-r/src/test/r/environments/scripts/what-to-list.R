# What is to be listed may be the name of something to search
p <- function(e) tryCatch(withCallingHandlers(print(e), warning = function(w) {
  cat("warning:", conditionMessage(w), "\n")
  invokeRestart("muffleWarning")
}), error = function(e) cat("error:", conditionMessage(e), "\n"))
p(ls(nosuch))
p(ls(pattern="["))
p(ls(new.env(), all.names=NA))
p(ls(new.env(), sorted=NA))
p(mget("pi", mode="function", inherits=TRUE, ifnotfound=list(9)))
p(mget("pi", mode="function", inherits=TRUE))
p(ls(pattern="["))
