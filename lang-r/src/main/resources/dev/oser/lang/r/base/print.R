# Printing of classes.

print.noquote <- function(x, quote = FALSE, right = FALSE, ...) {
  if (missing(right)) right <- "right" %in% names(oldClass(x))
  others <- setdiff(oldClass(x), "noquote")
  oldClass(x) <- if (length(others)) others
  print(x, quote = quote, right = right, ...)
}

print.simple.list <- function(x, ...) print(noquote(cbind("_" = unlist(x))), ...)

print.formula <- function(x, ...) {
  attributes(x) <- NULL
  print.default(x)
  invisible(x)
}

print.proc_time <- function(x, ...) {
  print(summary(x, ...), ...)
  invisible(x)
}

# The time of child processes counts as ours.
summary.proc_time <- function(object, ...) {
  times <- unclass(object)
  times[is.na(times)] <- 0
  c(user = times[[1L]] + times[[4L]], system = times[[2L]] + times[[5L]], elapsed = times[[3L]])
}

.strType <- function(x) switch(typeof(x), integer = "int", double = "num", character = "chr", logical = "logi", complex = "cplx", typeof(x))

.strValues <- function(x) {
  n <- length(x)
  shown <- x[seq_len(min(n, 10L))]
  text <- if (is.character(x)) paste0("\"", shown, "\"") else vapply(shown, function(v) format(v, digits = 3L), "")
  paste0(if (n > 1L) paste0("[1:", n, "] "), paste(text, collapse = " "), if (n > 10L) " ...")
}
