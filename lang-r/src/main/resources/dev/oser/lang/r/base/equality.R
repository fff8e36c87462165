# Whether values are nearly equal. All methods give TRUE or the differences as texts.

all.equal.default <- function(target, current, ..., check.class = TRUE) {
  if (typeof(target) == "S4") return(.equalOr(attr.all.equal(target, current, ...)))
  if (is.function(target)) return(all.equal.function(target, current, ...))
  if (is.language(target)) return(all.equal.language(target, current, ...))
  if (is.environment(target)) return(all.equal.environment(target, current, ...))
  if (is.recursive(target)) return(all.equal.list(target, current, ...))
  message <- switch(mode(target),
    complex = , numeric = all.equal.numeric(target, current, ...),
    character = all.equal.character(target, current, ...),
    logical = , raw = all.equal.raw(target, current, ...),
    if (!identical(target, current) && data.class(target) == data.class(current)) "target, current do not match")
  if (is.logical(message) && message) message <- NULL
  if (is.null(message) && data.class(target) != data.class(current)) message <- .classesDiffer(target, current)
  .equalOr(message)
}

.equalOr <- function(message) if (is.null(message) || !length(message)) TRUE else message

.classesDiffer <- function(target, current) paste0("target is ", data.class(target), ", current is ", data.class(current))

.counted <- function(n, what, more) paste(n, if (n == 1L) what else more)

# Messages about lengths give way to one that says more.
.withoutLengths <- function(message) message[!grepl("\\bLengths\\b", message)]

attr.all.equal <- function(target, current, ..., check.attributes = TRUE, check.names = TRUE) {
  differing <- function(what, property) {
    two <- c(property(target), property(current))
    if (two[1L] != two[2L]) paste0(what, ": ", two[1L], ", ", two[2L])
  }
  c(differing("Modes", mode), differing("Lengths", length),
    if (check.names) .namesDiffer(names(target), names(current)),
    if (check.attributes) .attributesDiffer(attributes(target), attributes(current), ...))
}

.namesDiffer <- function(target, current) {
  there <- c(target = length(target) > 0L, current = length(current) > 0L)
  if (!any(there)) return(NULL)
  if (!all(there)) return(sprintf("names for %s but not for %s", names(which(there)), names(which(!there))))
  difference <- all.equal.character(target, current, check.attributes = FALSE)
  if (!isTRUE(difference)) paste("Names:", difference)
}

.attributesDiffer <- function(target, current, ...) {
  beside <- function(all) if (!is.null(all)) all[sort(setdiff(names(all), "names"))]
  target <- beside(target)
  current <- beside(current)
  if (!length(target) && !length(current)) return(NULL)
  difference <- all.equal(target, current, ...)
  if (!isTRUE(difference)) paste("Attributes: <", difference, ">")
}

# Times are compared in seconds.
all.equal.POSIXt <- function(target, current, ..., tolerance = 1e-3, scale, check.tzone = TRUE) {
  if (!inherits(target, "POSIXt")) return("'target' is not a POSIXt")
  if (!inherits(current, "POSIXt")) return("'current' is not a POSIXt")
  target <- as.POSIXct(target)
  current <- as.POSIXct(current)
  zones <- c(.zoneOf(attr(target, "tzone")), .zoneOf(attr(current, "tzone")))
  other <- if (check.tzone && zones[1L] != zones[2L]) sprintf("'tzone' attributes are inconsistent ('%s' and '%s')", zones[1L], zones[2L])
  attr(target, "tzone") <- attr(current, "tzone") <- NULL
  difference <- all.equal.numeric(target, current, ..., tolerance = tolerance, scale = 1)
  .equalOr(c(other, if (!isTRUE(difference)) difference))
}

all.equal.numeric <- function(target, current, tolerance = sqrt(.Machine$double.eps), scale = NULL, countEQ = FALSE,
                              formatFUN = function(err, what) format(err), ..., check.attributes = TRUE, check.names = TRUE) {
  message <- if (check.attributes) attr.all.equal(target, current, tolerance = tolerance, scale = scale, ..., check.names = check.names)
  if (check.attributes && data.class(target) != data.class(current) || !(is.numeric(unclass(current)) || is.complex(current)))
    return(c(message, .classesDiffer(target, current)))
  complex <- is.complex(target) || is.complex(current)
  if (length(target) != length(current))
    return(c(.withoutLengths(message),
             paste0(if (complex) "Complex" else "Numeric", ": lengths (", length(target), ", ", length(current), ") differ")))
  target <- as.vector(target)
  current <- as.vector(current)
  out <- is.na(target)
  if (any(out != is.na(current)))
    return(c(message, paste("'is.NA' value mismatch:", sum(is.na(current)), "in current", sum(out), "in target")))
  out <- out | target == current
  if (all(out)) return(.equalOr(message))
  target <- target[!out]
  current <- current[!out]
  if (is.integer(target) && is.integer(current)) target <- as.double(target)
  difference <- mean(abs(target - current))
  what <- if (is.null(scale)) {
    size <- mean(abs(target))
    if (is.finite(size) && size > tolerance) {
      difference <- difference/size
      "relative"
    } else "absolute"
  } else {
    difference <- mean(abs(target - current) / (if (length(scale) > 1L) scale[!out] else scale))
    if (all(abs(scale - 1) < 1e-07)) "absolute" else "scaled"
  }
  if (complex) what <- paste(what, "Mod")
  if (is.na(difference) || difference > tolerance)
    message <- c(message, paste("Mean", what, "difference:", formatFUN(difference, what)))
  .equalOr(message)
}

all.equal.character <- function(target, current, ..., check.attributes = TRUE)
  .elementwise(target, current, ..., check.attributes = check.attributes, kind = "string",
               about = "string compare on first %d")

all.equal.raw <- function(target, current, ..., check.attributes = TRUE)
  .elementwise(target, current, ..., check.attributes = check.attributes, kind = "element",
               about = "comparison on first %d components")

.elementwise <- function(target, current, ..., check.attributes, kind, about) {
  message <- if (check.attributes) attr.all.equal(target, current, ...)
  if (data.class(target) != data.class(current)) return(c(message, .classesDiffer(target, current)))
  n <- min(length(target), length(current))
  if (length(target) != length(current)) {
    message <- c(.withoutLengths(message),
                 sprintf(paste0("Lengths (%d, %d) differ (", about, ")"), length(target), length(current), n))
    target <- target[seq_len(n)]
    current <- current[seq_len(n)]
  }
  .elements(target, current, message, paste(kind, "mismatch"), paste(kind, "mismatches"))
}

.elements <- function(target, current, message, one, more) {
  missing <- is.na(target)
  others <- is.na(current)
  if (any(missing != others))
    return(c(message, paste("'is.NA' value mismatch:", sum(others), "in current", sum(missing), "in target")))
  different <- sum((target != current)[!missing])
  .equalOr(if (different) c(message, .counted(different, one, more)) else message)
}

all.equal.factor <- function(target, current, ..., check.attributes = TRUE) {
  if (!inherits(current, "factor")) return("'current' is not a factor")
  message <- if (check.attributes) attr.all.equal(target, current, ...)
  missing <- is.na(target)
  if (length(target) == length(current)) {
    others <- is.na(current)
    if (n <- sum(missing != others)) return(c(message, paste0(n, ", NA mismatch")))
  }
  difference <- all.equal.character(levels(target)[target], levels(current)[current], check.attributes = FALSE)
  .equalOr(if (is.character(difference)) c(message, difference) else message)
}

all.equal.list <- function(target, current, ..., check.attributes = TRUE, use.names = TRUE) {
  message <- if (check.attributes) attr.all.equal(target, current, ...)
  target <- unclass(target)
  current <- unclass(current)
  if (!is.list(target) && !is.vector(target)) return(c(message, "target is not list-like"))
  if (!is.list(current) && !is.vector(current)) return(c(message, "current is not list-like"))
  n <- min(length(target), length(current))
  if (length(target) != length(current))
    message <- c(.withoutLengths(message), paste("Length mismatch: comparison on first", n, "components"))
  labels <- if (use.names && !is.null(names(target)) && identical(names(target)[seq_len(n)], names(current)[seq_len(n)]))
    paste0("“", names(target), "”") else seq_along(target)
  for (i in seq_len(n)) {
    difference <- all.equal(target[[i]], current[[i]], ..., check.attributes = check.attributes, use.names = use.names)
    if (is.character(difference)) message <- c(message, paste0("Component ", labels[i], ": ", difference))
  }
  .equalOr(message)
}

all.equal.language <- function(target, current, ...) {
  message <- if (mode(target) != mode(current)) paste0("Modes of target, current: ", mode(target), ", ", mode(current))
  written <- paste(deparse(target), collapse = "\n")
  other <- paste(deparse(current), collapse = "\n")
  if (is.expression(target) && is.expression(current)) return(all.equal.list(target, current, ...))
  .equalOr(c(message, if (written != other) {
    if (startsWith(other, written)) "target is a subset of current"
    else if (startsWith(written, other)) "current is a subset of target"
    else "target, current do not match when deparsed"
  }))
}

all.equal.formula <- function(target, current, ...) {
  responses <- lengths(list(target, current)) == 3L
  if (xor(responses[1L], responses[2L]))
    paste0("target, current differ in having response: ", responses[1L], ", ", responses[2L])
  else if (identical(deparse(target), deparse(current))) TRUE
  else "formulas differ in contents"
}

all.equal.environment <- function(target, current, ...) {
  if (!is.environment(target)) return("'target' is not an environment")
  if (!is.environment(current)) return("'current' is not an environment")
  if (identical(target, current)) return(TRUE)
  # Environments may hold each other, and functions theirs: a pair that is being compared is not compared once more.
  for (pair in .comparedEnvironments$pairs) if (identical(pair, list(target, current))) return(TRUE)
  before <- .comparedEnvironments$pairs
  on.exit(.comparedEnvironments$pairs <- before)
  .comparedEnvironments$pairs <- c(before, list(list(target, current)))
  all.equal.list(mget(sort(names(target)), envir = target), mget(sort(names(current)), envir = current), ...)
}

.comparedEnvironments <- new.env()

all.equal.function <- function(target, current, check.environment = TRUE, ...) {
  message <- all.equal.language(target, current, ...)
  if (isTRUE(message)) message <- NULL
  if (check.environment && is.function(current) && !identical(environment(target), environment(current))) {
    difference <- all.equal.environment(environment(target), environment(current), ...)
    if (!isTRUE(difference)) message <- c(message, difference)
  }
  .equalOr(message)
}
