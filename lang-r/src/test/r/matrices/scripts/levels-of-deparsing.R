# A level of deparsing may be anything that has a number
p <- function(e) tryCatch(withCallingHandlers(print(e), warning = function(w) {
  cat("warning:", conditionMessage(w), "\n")
  invokeRestart("muffleWarning")
}), error = function(e) cat("error:", conditionMessage(e), "\n"))
x <- 1
p(cbind(1, deparse.level=as.raw(1)))
p(cbind(1, deparse.level="a"))
p(cbind(1, deparse.level=NULL))
p(cbind(1, deparse.level=list(1)))
p(cbind(1, deparse.level=sum))
p(cbind(1, deparse.level=quote(a)))
p(cbind(1, deparse.level=2i))
p(cbind(x, deparse.level=5))
p(cbind(x+1, deparse.level=3))
p(rbind(x, deparse.level=as.raw(1)))
