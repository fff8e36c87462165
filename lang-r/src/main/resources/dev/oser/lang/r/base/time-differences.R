# Differences of times: numbers with the class "difftime" and units.

.difftime <- function(xx, units, cl = "difftime") {
  class(xx) <- cl
  attr(xx, "units") <- units
  xx
}

.unitSeconds <- function(units) {
  seconds <- c(secs = 1, mins = 60, hours = 3600, days = 86400, weeks = 604800)
  if (!units %in% names(seconds)) stop("invalid units specified")
  seconds[[units]]
}

difftime <- function(time1, time2, tz, units = c("auto", "secs", "mins", "hours", "days", "weeks")) {
  if (missing(tz)) {
    time1 <- as.POSIXct(time1)
    time2 <- as.POSIXct(time2)
  } else {
    time1 <- as.POSIXct(time1, tz = tz)
    time2 <- as.POSIXct(time2, tz = tz)
  }
  seconds <- as.vector(unclass(time1)) - as.vector(unclass(time2))
  units <- match.arg(units)
  if (units == "auto") units <- .fittingUnits(seconds)
  .difftime(seconds / .unitSeconds(units), units)
}

# The largest unit, up to days, of which the smallest difference has one.
.fittingUnits <- function(seconds) {
  size <- if (all(is.na(seconds))) NA else min(abs(seconds), na.rm = TRUE)
  if (!is.finite(size) || size < 60) "secs" else if (size < 3600) "mins" else if (size < 86400) "hours" else "days"
}

as.difftime <- function(tim, format = "%X", units = "auto", tz = "UTC") {
  if (units == "auto" && !is.character(tim)) stop("need explicit units for numeric conversion")
  if (!is.character(tim)) {
    if (!is.numeric(tim)) stop("'tim' is not character or numeric")
    if (!units %in% c("secs", "mins", "hours", "days", "weeks")) stop("invalid units specified")
    return(.difftime(tim, units))
  }
  difftime(strptime(tim, format, tz = tz), strptime("0:0:0", "%X", tz = tz), units = units)
}

units <- function(x) UseMethod("units")

units.difftime <- function(x) attr(x, "units")

`units<-` <- function(x, value) UseMethod("units<-")

`units<-.difftime` <- function(x, value) {
  from <- units(x)
  if (from == value) return(x)
  .difftime(unclass(x) * (.unitSeconds(from) / .unitSeconds(value)), value)
}

as.double.difftime <- function(x, units = "auto", ...) {
  if (units != "auto") units(x) <- units
  as.vector(unclass(x))
}

format.difftime <- function(x, ...) paste(format(as.vector(unclass(x)), ...), units(x))

as.character.difftime <- function(x, ...) as.character(as.vector(unclass(x)), ...)

print.difftime <- function(x, digits = getOption("digits"), ...) {
  numbers <- unclass(x)
  attr(numbers, "units") <- NULL
  if (length(numbers) == 1L && is.null(dim(x))) writeLines(paste("Time difference of", format(numbers, digits = digits), units(x)))
  else {
    writeLines(paste("Time differences in", units(x)))
    print(numbers, digits = digits, ...)
  }
  invisible(x)
}

Ops.difftime <- function(e1, e2) {
  if (nargs() == 1L) return(switch(.Generic,
    "+" = e1,
    "-" = .difftime(-unclass(e1), attr(e1, "units")),
    stop(gettextf("unary '%s' not defined for \"difftime\" objects", .Generic), domain = NA)))
  compares <- .Generic %in% c("==", "!=", "<", "<=", ">", ">=")
  if (!compares && !.Generic %in% c("+", "-", "*", "/")) stop(gettextf("'%s' not defined for \"difftime\" objects", .Generic), domain = NA)
  units <- .commonUnits(e1, e2)
  result <- get(.Generic, mode = "function")(.inUnits(e1, units), .inUnits(e2, units))
  if (compares) result else .difftime(result, units)
}

# The units of those that have some, if they are the same; seconds can express all.
.commonUnits <- function(...) {
  units <- unique(unlist(lapply(list(...), function(each) if (inherits(each, "difftime")) attr(each, "units"))))
  if (length(units) == 1L) units else "secs"
}

.inUnits <- function(x, units) {
  if (inherits(x, "difftime")) units(x) <- units
  attr(x, "units") <- NULL
  unclass(x)
}

`*.difftime` <- function(e1, e2) {
  if (inherits(e1, "difftime") && inherits(e2, "difftime")) stop("both arguments of * cannot be \"difftime\" objects")
  units <- .commonUnits(e1, e2)
  .difftime(.inUnits(e1, units) * .inUnits(e2, units), units)
}

`/.difftime` <- function(e1, e2) {
  if (inherits(e2, "difftime")) stop("second argument of / cannot be a \"difftime\" object")
  .difftime(unclass(e1) / e2, attr(e1, "units"))
}

Math.difftime <- function(x, ...) {
  if (!.Generic %in% c("abs", "sign", "floor", "ceiling", "trunc", "round", "signif"))
    stop(gettextf("'%s' not defined for \"difftime\" objects", .Generic), domain = NA)
  result <- get(.Generic, mode = "function")(unclass(x), ...)
  if (.Generic == "sign") as.vector(result) else .difftime(result, attr(x, "units"))
}

Summary.difftime <- function(..., na.rm) {
  if (!.Generic %in% c("max", "min", "sum", "range")) stop(gettextf("'%s' not defined for \"difftime\" objects", .Generic), domain = NA)
  given <- list(...)
  units <- do.call(.commonUnits, given)
  .difftime(do.call(.Generic, c(lapply(given, function(each) as.vector(.inUnits(each, units))), na.rm = na.rm)), units)
}

`[.difftime` <- function(x, ..., drop = TRUE) .withClass(NextMethod("["), x)

c.difftime <- function(..., recursive = FALSE) {
  given <- list(...)
  units <- do.call(.commonUnits, given)
  numbers <- lapply(given, function(each) {
    if (is.null(each)) each else .inUnits(if (inherits(each, "difftime")) each else as.difftime(each, units = units), units)
  })
  .difftime(unlist(numbers), units)
}

rep.difftime <- function(x, ...) .withClass(rep(as.vector(unclass(x)), ...), x)

unique.difftime <- function(x, incomparables = FALSE, ...) .withClass(unique(as.vector(unclass(x)), incomparables, ...), x)

xtfrm.difftime <- function(x) as.numeric(x)

is.numeric.difftime <- function(x) FALSE

mean.difftime <- function(x, ...) .difftime(mean(as.vector(unclass(x)), ...), attr(x, "units"))

median.difftime <- function(x, na.rm = FALSE, ...) .difftime(median(as.vector(unclass(x)), na.rm = na.rm), attr(x, "units"))

diff.difftime <- function(x, ...) .difftime(diff(as.vector(unclass(x)), ...), attr(x, "units"))

as.list.difftime <- function(x, ...) lapply(as.vector(unclass(x)), .difftime, attr(x, "units"))

quantile.difftime <- function(x, ...) .difftime(quantile(as.vector(unclass(x)), ...), attr(x, "units"))

`length<-.difftime` <- function(x, value) .difftime(NextMethod(), attr(x, "units"), oldClass(x))

`[<-.difftime` <- function(x, i, value) {
  if (inherits(value, "difftime")) units(value) <- units(x)
  result <- unclass(x)
  result[i] <- as.vector(unclass(value))
  attributes(result) <- c(attributes(x)[setdiff(names(attributes(x)), "names")], list(names = names(result)))
  result
}
