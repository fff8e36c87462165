# Whether values are nearly equal.

all.equal.default <- function(target, current, ...) if (identical(target, current)) TRUE else "target, current do not match"

all.equal.numeric <- function(target, current, tolerance = 1.5e-8, scale = NULL, ..., check.attributes = TRUE, check.names = TRUE) {
  if (!is.numeric(current)) return(paste0("target is ", class(target)[1L], ", current is ", class(current)[1L]))
  message <- NULL
  if (check.attributes && check.names && !identical(names(target), names(current)))
    message <- if (is.null(names(target)) || is.null(names(current))) c(message, if (is.null(names(target))) "names for current but not for target" else "names for target but not for current") else message
  if (length(target) != length(current))
    return(c(message, paste0("Numeric: lengths (", length(target), ", ", length(current), ") differ")))
  target <- as.vector(target)
  current <- as.vector(current)
  out <- is.na(target)
  if (any(out != is.na(current))) return(c(message, paste("'is.NA' value mismatch:", sum(is.na(current)), "in current", sum(out), "in target")))
  out <- out | target == current
  if (all(out)) return(if (is.null(message)) TRUE else message)
  what <- "relative"
  target <- target[!out]
  current <- current[!out]
  difference <- mean(abs(target - current))
  size <- mean(abs(target))
  if (is.finite(size) && size > tolerance) difference <- difference/size else what <- "absolute"
  if (is.na(difference) || difference > tolerance) message <- c(message, paste0("Mean ", what, " difference: ", format(difference)))
  if (is.null(message)) TRUE else message
}

all.equal.character <- function(target, current, ...) {
  if (!is.character(current)) return(paste0("target is ", class(target)[1L], ", current is ", class(current)[1L]))
  if (length(target) != length(current)) return(paste0("Lengths (", length(target), ", ", length(current), ") differ (string compare on first ", min(length(target), length(current)), ")"))
  different <- sum(target != current, na.rm = TRUE)
  if (different) paste(different, if (different == 1L) "string mismatch" else "string mismatches") else TRUE
}

all.equal.list <- function(target, current, ...) {
  if (length(target) != length(current)) return(paste0("Lengths (", length(target), ", ", length(current), ") differ"))
  message <- NULL
  for (i in seq_along(target)) {
    r <- all.equal(target[[i]], current[[i]], ...)
    if (!isTRUE(r)) message <- c(message, paste0("Component ", if (is.null(names(target))) i else paste0("“", names(target)[i], "”"), ": ", r))
  }
  if (is.null(message)) TRUE else message
}
