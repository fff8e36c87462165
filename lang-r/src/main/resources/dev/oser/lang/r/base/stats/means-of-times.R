# Means and quantiles of moments and durations.

weighted.mean.POSIXlt <- function(x, w, ...) as.POSIXlt(weighted.mean(as.POSIXct(x), w, ...))

.bareNumbers <- function(x) {
  x <- unclass(x)
  attr(x, "tzone") <- attr(x, "units") <- NULL
  x
}

quantile.POSIXt <- function(x, ...) .POSIXct(quantile(.bareNumbers(as.POSIXct(x)), ...), attr(as.POSIXct(x), "tzone"))
