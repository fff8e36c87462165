# A Fourier transform keeps the attributes of what is transformed
p <- function(e) tryCatch(withCallingHandlers(print(e), warning = function(w) {
  cat("warning:", conditionMessage(w), "\n")
  invokeRestart("muffleWarning")
}), error = function(e) cat("error:", conditionMessage(e), "\n"))
p(fft(c(a=1,b=2)))
p(fft(structure(1:2,foo="u")))
p(fft(structure(4,r="m")))
p(fft(matrix(1:4,2,dimnames=list(c("a","b"),NULL))))
p(fft(ts(1:4)))
p(fft(data.frame(a=1:2)))
p(fft(array(1:8,c(2,2,2),list(c("a","b"),NULL,NULL))))
p(fft(table(1:3)))
