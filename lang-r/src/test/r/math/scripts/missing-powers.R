# What is missing is not a number in a fraction of a power
p <- function(e) tryCatch(withCallingHandlers(print(e), warning = function(w) {
  cat("warning:", conditionMessage(w), "\n")
  invokeRestart("muffleWarning")
}), error = function(e) cat("error:", conditionMessage(e), "\n"))
p(NA_complex_^(1/3))
p(2^NA_complex_)
p(complex(real=NA, imaginary=1)^2.5)
p(c(1i,NA)^0.5)
p((1+0i)^NA)
