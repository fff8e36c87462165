# Whether values are nearly equal. What differs is said in words, one string for each difference.

all.equal <- function(target, current, ...) UseMethod("all.equal")

.allEqual <- function(message) if (is.null(message)) TRUE else message

.differentClasses <- function(target, current) if (data.class(target) != data.class(current))
  paste0("target is ", data.class(target), ", current is ", data.class(current))

all.equal.default <- function(target, current, ..., check.class = TRUE) {
  if (is.function(target) || is.language(target) && !is.expression(target)) return(all.equal.language(target, current, ...))
  if (is.environment(target) || is.environment(current)) return(all.equal.environment(target, current, ...))
  if (is.recursive(target)) return(all.equal.list(target, current, ...))
  message <- switch(mode(target),
    complex = , numeric = all.equal.numeric(target, current, ...),
    character = all.equal.character(target, current, ...),
    logical = , raw = all.equal.raw(target, current, ...),
    attr.all.equal(target, current, ...))
  if (is.null(target)) message <- NULL
  different <- if (check.class) .differentClasses(target, current)
  if (!is.null(different) && !(different %in% message)) message <- c(if (!isTRUE(message)) message, different)
  .allEqual(message)
}

attr.all.equal <- function(target, current, ..., check.attributes = TRUE, check.names = TRUE) {
  message <- NULL
  if (mode(target) != mode(current)) {
    message <- paste0("Modes: ", mode(target), ", ", mode(current))
    if (length(target) != length(current)) message <- c(message, paste0("Lengths: ", length(target), ", ", length(current)))
  }
  of.target <- attributes(target)
  of.current <- attributes(current)
  if (check.names) {
    one <- names(target)
    other <- names(current)
    if (length(one) && length(other)) {
      different <- all.equal.character(one, other, check.attributes = check.attributes)
      if (!isTRUE(different)) message <- c(message, paste("Names:", different))
    } else if (length(one)) message <- c(message, "names for target but not for current")
    else if (length(other)) message <- c(message, "names for current but not for target")
  }
  if (!is.null(of.target)) of.target[["names"]] <- NULL
  if (!is.null(of.current)) of.current[["names"]] <- NULL
  if (check.attributes && (length(of.target) || length(of.current))) {
    if (length(of.target)) of.target <- of.target[order(names(of.target))]
    if (length(of.current)) of.current <- of.current[order(names(of.current))]
    different <- all.equal(of.target, of.current, ...)
    if (!isTRUE(different)) message <- c(message, paste("Attributes: <", different, ">"))
  }
  message
}

all.equal.numeric <- function(target, current, tolerance = sqrt(.Machine$double.eps), scale = NULL, countEQ = FALSE, ...,
                              check.attributes = TRUE, check.names = TRUE, check.class = TRUE) {
  message <- if (check.attributes) attr.all.equal(target, current, tolerance = tolerance, scale = scale, check.names = check.names)
  different <- if (check.class) .differentClasses(target, current)
  if (!is.null(different)) return(c(message, different))
  if (!is.numeric(current) && !is.complex(current)) return(c(message, "current is not numeric"))
  target <- as.vector(target)
  current <- as.vector(current)
  missing <- is.na(target)
  lengths <- c(length(target), length(current))
  if (lengths[1L] != lengths[2L])
    return(c(if (mode(target) == mode(current)) message, paste0(if (is.complex(target)) "Complex" else "Numeric", ": lengths (", lengths[1L], ", ", lengths[2L], ") differ")))
  if (any(missing != is.na(current)))
    return(c(message, paste("'is.NA' value mismatch:", sum(is.na(current)), "in current", sum(missing), "in target")))
  same <- missing | target == current
  if (all(same)) return(.allEqual(message))
  size <- if (countEQ) length(same) else sum(!same)
  target <- target[!same]
  current <- current[!same]
  difference <- sum(abs(target - current)/size)
  kind <- if (is.null(scale)) {
    whole <- sum(abs(target)/size)
    if (is.finite(whole) && whole > tolerance) {
      difference <- difference/whole
      "relative"
    } else "absolute"
  } else {
    difference <- difference/scale
    if (scale == 1) "absolute" else "scaled"
  }
  if (is.na(difference) || difference > tolerance)
    message <- c(message, paste0("Mean ", kind, if (is.complex(target)) " Mod", " difference: ", format(difference)))
  .allEqual(message)
}

all.equal.character <- function(target, current, ..., check.attributes = TRUE, check.names = TRUE) {
  message <- if (check.attributes) attr.all.equal(target, current, check.names = check.names, ...)
  different <- .differentClasses(target, current)
  if (!is.null(different)) return(c(message, different))
  lengths <- c(length(target), length(current))
  if (lengths[1L] != lengths[2L]) {
    shorter <- seq_len(min(lengths))
    message <- c(message, paste0("Lengths (", lengths[1L], ", ", lengths[2L], ") differ (string compare on first ", length(shorter), ")"))
    target <- target[shorter]
    current <- current[shorter]
  }
  .unequalElements(target, current, message, "string")
}

all.equal.raw <- function(target, current, ..., check.attributes = TRUE) {
  message <- if (check.attributes) attr.all.equal(target, current, ...)
  different <- .differentClasses(target, current)
  if (!is.null(different)) return(c(message, different))
  lengths <- c(length(target), length(current))
  if (lengths[1L] != lengths[2L]) {
    shorter <- seq_len(min(lengths))
    message <- c(message, paste0("Lengths (", lengths[1L], ", ", lengths[2L], ") differ (comparison on first ", length(shorter), " components)"))
    target <- target[shorter]
    current <- current[shorter]
  }
  .unequalElements(target, current, message, "element")
}

.unequalElements <- function(target, current, message, what) {
  missing <- is.na(target)
  if (any(missing != is.na(current)))
    return(c(message, paste("'is.NA' value mismatch:", sum(is.na(current)), "in current", sum(missing), "in target")))
  count <- sum(target[!missing] != current[!missing])
  if (count > 0L) message <- c(message, paste(count, what, if (count == 1L) "mismatch" else "mismatches"))
  .allEqual(message)
}

all.equal.factor <- function(target, current, ..., check.attributes = TRUE) {
  if (!inherits(current, "factor")) return("'current' is not a factor")
  message <- if (check.attributes) attr.all.equal(target, current, ...)
  different <- all.equal(as.character(target), as.character(current), check.attributes = FALSE, ...)
  .allEqual(c(message, if (!isTRUE(different)) different))
}

all.equal.list <- function(target, current, ..., check.attributes = TRUE, use.names = TRUE) {
  message <- if (check.attributes) attr.all.equal(target, current, ...)
  target <- unclass(target)
  current <- unclass(current)
  if (!is.list(target) && !is.vector(target)) target <- as.list(target)
  if (!is.list(current) && !is.vector(current)) {
    if (!is.expression(current)) return(c(message, "current is not list-like"))
    current <- as.list(current)
  }
  count <- min(length(target), length(current))
  if (length(target) != length(current)) message <- c(message, paste("Length mismatch: comparison on first", count, "components"))
  named <- use.names && !is.null(names(target)) && identical(names(target), names(current))
  for (i in seq_len(count)) {
    different <- all.equal(target[[i]], current[[i]], check.attributes = check.attributes, use.names = use.names, ...)
    if (!isTRUE(different))
      message <- c(message, paste0("Component ", if (named) dQuote(names(target)[i]) else i, ": ", different))
  }
  .allEqual(message)
}

all.equal.language <- function(target, current, ...) {
  message <- if (mode(target) != mode(current)) paste0("Modes of target, current: ", mode(target), ", ", mode(current))
  if (!identical(deparse(target), deparse(current))) message <- c(message, "target, current do not match when deparsed")
  .allEqual(message)
}

all.equal.function <- function(target, current, check.environment = TRUE, ...) {
  message <- all.equal.language(target, current, ...)
  if (check.environment && is.function(current) && !is.null(environment(target)) && !identical(environment(target), environment(current), ignore.environment = FALSE)) {
    different <- all.equal.environment(environment(target), environment(current), ...)
    if (!isTRUE(different)) message <- c(if (!isTRUE(message)) message, different)
  }
  message
}

all.equal.formula <- function(target, current, ...) {
  if (length(target) != length(current)) return(paste0("target, current differ in having response: ", length(target) == 3L, ", ", length(current) == 3L))
  if (!identical(deparse(target), deparse(current))) "formulas differ in contents" else TRUE
}

all.equal.environment <- function(target, current, all.names = TRUE, ...) {
  if (!is.environment(target)) return("'target' is not an environment")
  if (!is.environment(current)) return("'current' is not an environment")
  if (identical(target, current)) return(TRUE)
  one <- sort(ls(target, all.names = all.names))
  other <- sort(ls(current, all.names = all.names))
  different <- all.equal.character(one, other)
  if (!isTRUE(different)) return(paste("names of environments differ:", different))
  all.equal.list(mget(one, envir = target), mget(other, envir = current), ...)
}

data.class <- function(x) {
  classes <- oldClass(x)
  if (length(classes)) return(classes[1L])
  switch(min(length(dim(x)), 3L) + 1L, mode(x), "array", "matrix", "array")
}
