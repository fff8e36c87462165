# Points in time: seconds since 1970 ("POSIXct") and calendar fields ("POSIXlt").

.POSIXct <- function(xx, tz = NULL, cl = c("POSIXct", "POSIXt")) {
  class(xx) <- cl
  attr(xx, "tzone") <- tz
  xx
}

.POSIXlt <- function(xx, tz = NULL, cl = c("POSIXlt", "POSIXt")) {
  class(xx) <- cl
  attr(xx, "tzone") <- tz
  xx
}

# Calendar fields from Java as an object; UTC needs no zone for each time. Others have names for winter and summer.
.asFields <- function(fields, tz) {
  if (tz == "") tz <- Sys.timezone()
  if (tz %in% c("UTC", "GMT")) return(.POSIXlt(fields[1:9], tz))
  seasons <- .timeFields(c(1704110400, 1719835200), tz)
  .POSIXlt(fields, c(tz, seasons$zone[order(seasons$isdst)]))
}

# Fields that may be out of their ranges, in order.
.fromFields <- function(fields, tz) as.POSIXlt(.POSIXct(.timeSeconds(fields, .zoneOf(tz)), .zoneOf(tz)), .zoneOf(tz))

.zoneOf <- function(tz) if (is.null(tz)) "" else tz[1L]

as.POSIXlt <- function(x, tz = "", ...) UseMethod("as.POSIXlt")

as.POSIXlt.default <- function(x, tz = "", optional = FALSE, ...) {
  if (inherits(x, "POSIXlt")) return(if (missing(tz)) x else .POSIXlt(x, tz))
  written <- deparse1(substitute(x))
  times <- .unknownTimes(x, tz, "POSIXlt", written)
  as.POSIXlt(times, tz)
}

# What has no value for certain as times; the rest has no meaning as such.
.unknownTimes <- function(x, tz, class, written) {
  if (!length(x) && is.null(x)) .POSIXct(numeric(), tz)
  else if (is.logical(x) && !any(!is.na(x))) .POSIXct(rep(NA_real_, length(x)), tz)
  else stop(simpleError(gettextf("do not know how to convert '%s' to class %s", written, dQuote(class)), sys.call(-1L)))
}

as.POSIXlt.POSIXct <- function(x, tz = "", ...) {
  if (missing(tz) && !is.null(attr(x, "tzone"))) tz <- attr(x, "tzone")[1L]
  result <- .asFields(.timeFields(as.vector(unclass(x)), tz), tz)
  if (!is.null(names(x))) {
    fields <- unclass(result)
    names(fields$year) <- names(x)
    result <- .POSIXlt(fields, attr(result, "tzone"))
  }
  result
}

as.POSIXlt.Date <- function(x, ...) {
  result <- .timeFields(floor(as.vector(unclass(x))) * 86400, "UTC")
  names(result$year) <- names(x)
  .asFields(result, "UTC")
}

as.POSIXlt.factor <- function(x, ...) as.POSIXlt(as.character(x), ...)

as.POSIXlt.numeric <- function(x, tz = "", origin, ...) {
  if (missing(origin)) {
    if (any(is.finite(x))) stop("'origin' must be supplied")
    return(as.POSIXlt(.POSIXct(rep_len(NA_real_, length(x)), tz), tz))
  }
  as.POSIXlt(as.POSIXct(x, tz, origin), tz)
}

as.POSIXlt.character <- function(x, tz = "", format, tryFormats = c("%Y-%m-%d %H:%M:%OS", "%Y/%m/%d %H:%M:%OS", "%Y-%m-%d %H:%M", "%Y/%m/%d %H:%M", "%Y-%m-%d", "%Y/%m/%d"),
                                 optional = FALSE, ...) {
  x <- unclass(x)
  if (!missing(format)) return(strptime(x, format, tz = tz))
  known <- x[!is.na(x)]
  if (!length(known)) return(strptime(x, "%Y/%m/%d", tz = tz))
  for (format in tryFormats) if (all(!is.na(strptime(known, format, tz = tz)))) return(strptime(x, format, tz = tz))
  if (optional) return(as.POSIXlt(rep.int(as.Date(NA), length(x)), tz = tz))
  stop("character string is not in a standard unambiguous format")
}

as.POSIXct <- function(x, tz = "", ...) UseMethod("as.POSIXct")

as.POSIXct.default <- function(x, tz = "", ...) {
  if (inherits(x, "POSIXct")) return(x)
  text <- is.factor(x) || is.character(x)
  written <- deparse1(substitute(x))
  result <- if (text) as.POSIXct(as.POSIXlt(x, tz, ...)) else .unknownTimes(x, tz, "POSIXct", written)
  .POSIXct(result, tz)
}

as.POSIXct.numeric <- function(x, tz = "", origin, ...) {
  if (missing(origin)) {
    if (any(is.finite(x))) stop("'origin' must be supplied")
    return(.POSIXct(x, tz))
  }
  .POSIXct(as.vector(unclass(as.POSIXct(origin, tz = "GMT", ...))) + x, tz)
}

as.POSIXct.Date <- function(x, ...) .POSIXct(unclass(x) * 86400)

as.POSIXct.POSIXlt <- function(x, tz = "", ...) {
  if (missing(tz) && !is.null(attr(x, "tzone"))) tz <- attr(x, "tzone")[1L]
  fields <- unclass(x)
  .POSIXct(structure(.timeSeconds(fields, tz), names = names(fields$year)), tz)
}

strptime <- function(x, format, tz = "") {
  if (!is.character(x)) x <- as.character(x)
  if (!is.character(format) || !length(format)) stop("invalid 'format' argument")
  if (!is.character(tz) || length(tz) != 1L) stop("invalid 'tz' value")
  result <- .parsedTimes(x, format, tz)
  names(result$year) <- names(x)
  .asFields(result, tz)
}

strftime <- function(x, format = "", tz = "", usetz = FALSE, ...) format(as.POSIXlt(x, tz = tz), format = format, usetz = usetz, ...)

format.POSIXct <- function(x, format = "", tz = "", usetz = FALSE, ...) {
  if (missing(tz) && !is.null(attr(x, "tzone"))) tz <- attr(x, "tzone")[1L]
  seconds <- as.vector(unclass(x))
  .checkTimeFormat(format)
  if (identical(format, "")) format <- .timePrecision(as.POSIXlt(x, tz), list(...)$digits)
  .withZone(.timeTexts(seconds, .clockDigits(format), tz), seconds, tz, usetz, names(x))
}

format.POSIXlt <- function(x, format = "", usetz = FALSE, digits = getOption("digits.secs"), ...) {
  .checkTimeFormat(format)
  if (identical(format, "")) format <- .timePrecision(x, digits)
  tz <- .zoneOf(attr(x, "tzone"))
  seconds <- .timeSeconds(unclass(x), tz)
  .withZone(.timeTexts(seconds, .clockDigits(format), tz), seconds, tz, usetz, names(unclass(x)$year))
}

.checkTimeFormat <- function(format) {
  if (is.atomic(format) && anyNA(format)) stop("missing value where TRUE/FALSE needed")
  if (!is.character(format) || !length(format)) stop(simpleError("invalid 'format' argument", sys.call(-1L)))
}

.withZone <- function(texts, seconds, tz, usetz, names) {
  if (usetz) {
    known <- is.finite(seconds)
    texts[known] <- paste(texts[known], .timeTexts(seconds[known], "%Z", tz))
  }
  names(texts) <- names
  texts
}

# "%OS" alone means as many digits as the option says.
.clockDigits <- function(format) {
  digits <- getOption("digits.secs")
  if (is.null(digits)) format else gsub("%OS([^0-9]|$)", paste0("%OS", min(6L, digits), "\\1"), format)
}

# As much of the time of day as any of the times has.
.timePrecision <- function(x, digits = NULL) {
  if (is.null(digits)) digits <- getOption("digits.secs")
  fields <- unclass(x)
  known <- is.finite(fields$sec) & !is.na(fields$min)
  seconds <- fields$sec[known]
  if (!length(seconds)) return("%Y-%m-%d %H:%M")
  places <- if (is.null(digits)) 0L else min(6L, digits)
  while (places > 0L && all(abs(seconds - round(seconds, places - 1L)) < 1e-6)) places <- places - 1L
  if (places > 0L) paste0("%Y-%m-%d %H:%M:%OS", places)
  else if (any(c(fields$hour[known], fields$min[known], floor(seconds)) != 0)) "%Y-%m-%d %H:%M:%S"
  else "%Y-%m-%d"
}

as.character.POSIXt <- function(x, ...) {
  result <- format(x, ...)
  names(result) <- NULL
  result
}

print.POSIXct <- function(x, tz = "", usetz = TRUE, max = NULL, ...)
  .printTimes(x, function(x) if (tz == "") format(x, usetz = usetz) else format(x, tz = tz, usetz = usetz), max, ...)

print.POSIXlt <- print.POSIXct

`+.POSIXt` <- function(e1, e2) {
  if (nargs() == 1L) return(e1)
  operands <- list(e1, e2)
  times <- vapply(operands, inherits, NA, "POSIXt")
  if (all(times)) stop("binary '+' is not defined for \"POSIXt\" objects")
  moment <- as.POSIXct(operands[[which(times)]])
  .POSIXct(.secondsOf(moment) + .secondsOf(operands[[which(!times)]]), attr(moment, "tzone"))
}

`-.POSIXt` <- function(e1, e2) {
  problem <- if (!inherits(e1, "POSIXt")) "can only subtract from \"POSIXt\" objects"
    else if (nargs() == 1L) "unary '-' is not defined for \"POSIXt\" objects"
    else if (is.object(e2) && !inherits(e2, c("POSIXt", "difftime"))) "can only subtract numbers from \"POSIXt\" objects"
  if (length(problem)) stop(problem)
  moment <- as.POSIXct(e1)
  if (inherits(e2, "POSIXt")) difftime(moment, e2) else .POSIXct(.secondsOf(moment) - .secondsOf(e2), attr(moment, "tzone"))
}

.secondsOf <- function(x) {
  if (inherits(x, "difftime")) return(as.vector(as.double(x, units = "secs")))
  attr(x, "tzone") <- NULL
  unclass(x)
}

# The zone of those that have one, if it is the same.
.sharedZone <- function(...) {
  zones <- lapply(Filter(function(each) inherits(each, "POSIXt"), list(...)), attr, "tzone")
  zones <- Filter(Negate(is.null), zones)
  if (length(zones) && all(vapply(zones, identical, NA, zones[[1L]]))) zones[[1L]]
}

Ops.POSIXt <- function(e1, e2) {
  if (nargs() == 1L) stop(gettextf("unary '%s' not defined for \"POSIXt\" objects", .Generic), domain = NA)
  if (!.Generic %in% c("==", "!=", "<", "<=", ">", ">=")) stop(gettextf("'%s' not defined for \"POSIXt\" objects", .Generic), domain = NA)
  number <- function(x) if (inherits(x, "POSIXlt") || is.character(x)) as.vector(unclass(as.POSIXct(x))) else .secondsOf(x)
  get(.Generic, mode = "function")(number(e1), number(e2))
}

Math.POSIXt <- function(x, ...) stop(gettextf("'%s' not defined for \"POSIXt\" objects", .Generic), domain = NA)

Summary.POSIXct <- function(..., na.rm) {
  if (!.Generic %in% c("max", "min", "range")) stop(gettextf("'%s' not defined for \"POSIXt\" objects", .Generic), domain = NA)
  given <- list(...)
  .POSIXct(do.call(.Generic, c(lapply(given, function(each) as.vector(unclass(as.POSIXct(each)))), na.rm = na.rm)), do.call(.sharedZone, given))
}

Summary.POSIXlt <- function(..., na.rm) {
  if (!.Generic %in% c("max", "min", "range")) stop(gettextf("'%s' not defined for \"POSIXt\" objects", .Generic), domain = NA)
  as.POSIXlt(do.call(.Generic, c(lapply(list(...), as.POSIXct), na.rm = na.rm)))
}

`[.POSIXct` <- function(x, ..., drop = TRUE) .withClass(NextMethod("["), x)

`[[.POSIXct` <- function(x, ..., drop = TRUE) .withClass(NextMethod("[["), x)

`[<-.POSIXct` <- function(x, ..., value) {
  if (!length(value)) return(x)
  result <- unclass(x)
  result[...] <- as.vector(unclass(as.POSIXct(value)))
  .POSIXct(result, attr(x, "tzone"), oldClass(x))
}

`[.POSIXlt` <- function(x, i, j, drop = TRUE) {
  if (missing(i)) return(x)
  if (is.character(i)) i <- match(i, names(x))
  .POSIXlt(lapply(unclass(x), function(field) if (length(field) > 1L || length(x) <= 1L) field[i] else field), attr(x, "tzone"))
}

`[<-.POSIXlt` <- function(x, i, j, value) {
  times <- as.POSIXct(x)
  if (missing(i)) times[] <- as.POSIXct(value) else times[i] <- as.POSIXct(value)
  as.POSIXlt(times)
}

length.POSIXlt <- function(x) max(lengths(unclass(x)[1:6]))

names.POSIXlt <- function(x) names(unclass(x)$year)

is.na.POSIXlt <- function(x) is.na(as.POSIXct(x))

anyNA.POSIXlt <- function(x, recursive = FALSE) anyNA(as.POSIXct(x))

as.double.POSIXlt <- function(x, ...) as.double(as.POSIXct(x))

as.list.POSIXct <- function(x, ...) lapply(as.vector(unclass(x)), .POSIXct, attr(x, "tzone"), oldClass(x))

as.list.POSIXlt <- function(x, ...) {
  places <- seq_along(x)
  names(places) <- names(x)
  lapply(places, function(i) x[[i]])
}

as.matrix.POSIXlt <- function(x, ...) as.matrix(as.data.frame(unclass(x)), ...)

as.data.frame.POSIXct <- as.data.frame.vector

as.data.frame.POSIXlt <- function(x, ..., nm = deparse1(substitute(x))) as.data.frame.vector(as.POSIXct(x), ..., nm = nm)

c.POSIXct <- function(..., recursive = FALSE) {
  times <- lapply(list(...), function(each) as.POSIXct(each))
  .POSIXct(unlist(lapply(times, function(each) structure(unclass(each), tzone = NULL))), do.call(.sharedZone, times))
}

c.POSIXlt <- function(..., recursive = FALSE) as.POSIXlt(do.call(c, lapply(list(...), as.POSIXct)))

rep.POSIXct <- function(x, ...) .withClass(rep(as.vector(unclass(x)), ...), x)

rep.POSIXlt <- function(x, ...) as.POSIXlt(rep(as.POSIXct(x), ...))

unique.POSIXct <- function(x, incomparables = FALSE, ...) .withClass(unique(as.vector(unclass(x)), incomparables, ...), x)

unique.POSIXlt <- function(x, incomparables = FALSE, ...) x[!duplicated(as.POSIXct(x), incomparables, ...)]

duplicated.POSIXlt <- function(x, incomparables = FALSE, ...) duplicated(as.POSIXct(x), incomparables, ...)

sort.POSIXlt <- function(x, decreasing = FALSE, na.last = NA, ...) x[order(as.POSIXct(x), decreasing = decreasing, na.last = na.last)]

xtfrm.POSIXct <- function(x) as.numeric(x)

xtfrm.POSIXlt <- function(x) as.double(x)

is.numeric.POSIXt <- function(x) FALSE

mean.POSIXct <- function(x, ...) .POSIXct(mean(as.vector(unclass(x)), ...), attr(x, "tzone"))

mean.POSIXlt <- function(x, ...) as.POSIXlt(mean(as.POSIXct(x), ...))

median.POSIXct <- function(x, na.rm = FALSE, ...) .POSIXct(median(as.vector(unclass(x)), na.rm = na.rm), attr(x, "tzone"))

diff.POSIXt <- function(x, lag = 1L, differences = 1L, ...) .timeSteps(as.POSIXct(x), lag, differences)

split.POSIXct <- function(x, f, drop = FALSE, ...) lapply(split.default(as.vector(unclass(x)), f, drop = drop, ...), .POSIXct, attr(x, "tzone"), oldClass(x))

summary.POSIXct <- function(object, digits = 15L, ...) {
  result <- .summaryOfTimes(object, digits, ...)
  .POSIXct(result, attr(object, "tzone"), c("summaryDefault", "table", oldClass(object)))
}

summary.POSIXlt <- function(object, ...) summary(as.POSIXct(object), ...)

trunc.POSIXt <- function(x, units = c("secs", "mins", "hours", "days", "months", "years"), ...) {
  units <- match.arg(units)
  x <- as.POSIXlt(x)
  fields <- unclass(x)
  if (!length(fields$sec)) return(x)
  kept <- match(units, c("secs", "mins", "hours", "days", "months", "years"))
  if (kept == 1L) fields$sec <- trunc(fields$sec) else fields$sec[is.finite(fields$sec)] <- 0
  if (kept > 2L) fields$min[] <- 0L
  if (kept > 3L) fields$hour[] <- 0L
  if (kept > 4L) fields$mday[] <- 1L
  if (kept > 5L) fields$mon[] <- 0L
  if (kept > 3L) fields$isdst[] <- -1L
  if (kept > 4L) return(.fromFields(fields, attr(x, "tzone")))
  .POSIXlt(fields, attr(x, "tzone"))
}

round.POSIXt <- function(x, units = c("secs", "mins", "hours", "days", "months", "years")) {
  # The default of the generic function is a number of digits.
  units <- if (is.numeric(units) && units == 0) "secs" else match.arg(units)
  half <- c(secs = 0.5, mins = 30, hours = 1800, days = 43200)
  if (units %in% names(half)) return(trunc(as.POSIXlt(as.POSIXct(x) + half[[units]]), units))
  below <- trunc(x, units)
  above <- unclass(below)
  field <- if (units == "months") "mon" else "year"
  above[[field]] <- above[[field]] + 1L
  above <- .fromFields(above, attr(below, "tzone"))
  up <- as.double(as.POSIXct(above)) - as.double(as.POSIXct(x)) <= as.double(as.POSIXct(x)) - as.double(as.POSIXct(below))
  as.POSIXlt(.POSIXct(ifelse(up, as.double(as.POSIXct(above)), as.double(as.POSIXct(below))), .zoneOf(attr(below, "tzone"))))
}

ISOdatetime <- function(year, month, day, hour, min, sec, tz = "") {
  if (min(lengths(list(year, month, day, hour, min, sec))) == 0L) return(.POSIXct(numeric(), tz))
  as.POSIXct(strptime(paste(year, month, day, hour, min, sec, sep = "-"), "%Y-%m-%d-%H-%M-%OS", tz = tz))
}

ISOdate <- function(year, month, day, hour = 12, min = 0, sec = 0, tz = "GMT") ISOdatetime(year, month, day, hour, min, sec, tz)

seq.POSIXt <- function(from, to, by, length.out = NULL, along.with = NULL, ...) {
  if (missing(from)) stop("'from' must be specified")
  if (!inherits(from, "POSIXt")) stop("'from' must be a \"POSIXt\" object")
  from <- as.POSIXct(from)
  if (length(from) != 1L) stop("'from' must be of length 1")
  tz <- attr(from, "tzone")
  if (!missing(to)) {
    if (!inherits(to, "POSIXt")) stop("'to' must be a \"POSIXt\" object")
    to <- as.POSIXct(to)
    if (length(to) != 1L) stop("'to' must be of length 1")
  }
  length.out <- .sequenceLength(length.out, along.with)
  given <- c(!missing(to), !missing(by), !is.null(length.out))
  if (sum(given) != 2L) stop("exactly two of 'to', 'by' and 'length.out' / 'along.with' must be specified")
  if (missing(by)) return(.POSIXct(seq.int(.secondsOf(from), .secondsOf(to), length.out = length.out), tz))
  step <- .calendarStep(by, "secs")
  if (step$unit == "secs") {
    return(.POSIXct(if (missing(to)) seq.int(.secondsOf(from), by = step$count, length.out = length.out)
                    else seq.int(.secondsOf(from), .secondsOf(to), by = step$count), tz))
  }
  times <- as.POSIXct(.calendarSequence(as.POSIXlt(from), if (!missing(to)) as.POSIXlt(to), step, length.out))
  attr(times, "tzone") <- tz
  if (missing(to)) times else if (step$count > 0) times[times <= to] else times[times >= to]
}

cut.POSIXt <- function(x, breaks, labels = NULL, start.on.monday = TRUE, right = FALSE, ...) {
  x <- as.POSIXct(x)
  cut.shown <- function(starts, last) {
    result <- cut(.secondsOf(x), .secondsOf(c(starts, last)), labels = labels, right = right, ...)
    if (is.null(labels)) levels(result) <- as.character(starts)
    result
  }
  if (inherits(breaks, "POSIXt")) {
    breaks <- sort(as.POSIXct(breaks))
    return(cut.shown(breaks[-length(breaks)], breaks[length(breaks)]))
  }
  if (!is.character(breaks) || length(breaks) != 1L) stop("invalid specification of 'breaks'")
  words <- strsplit(breaks, " ", fixed = TRUE)[[1L]]
  units <- c("secs", "mins", "hours", "days", "weeks", "months", "years", "DSTdays", "quarters")
  unit <- units[pmatch(words[length(words)], units)]
  if (is.na(unit)) stop("invalid specification of 'breaks'")
  first <- trunc(min(x, na.rm = TRUE), switch(unit, weeks = , DSTdays = "days", quarters = "months", unit))
  if (unit == "weeks") first$mday <- first$mday - if (start.on.monday) (first$wday + 6L) %% 7L else first$wday
  if (unit == "quarters") first$mon <- first$mon %/% 3L * 3L
  first <- as.POSIXct(first)
  starts <- seq(first, max(x, na.rm = TRUE), by = breaks)
  cut.shown(starts, seq(starts[length(starts)], by = breaks, length.out = 2L)[2L])
}

# When a second was inserted, as the bureau in Paris announced.
.leap.seconds <- .POSIXct(as.double(unclass(as.Date(c(
  "1972-07-01", "1973-01-01", "1974-01-01", "1975-01-01", "1976-01-01", "1977-01-01", "1978-01-01", "1979-01-01", "1980-01-01", "1981-07-01",
  "1982-07-01", "1983-07-01", "1985-07-01", "1988-01-01", "1990-01-01", "1991-01-01", "1992-07-01", "1993-07-01", "1994-07-01", "1996-01-01",
  "1997-07-01", "1999-01-01", "2006-01-01", "2009-01-01", "2012-07-01", "2015-07-01", "2017-01-01")))) * 86400, "GMT")

`length<-.POSIXct` <- function(x, value) .POSIXct(NextMethod(), attr(x, "tzone"), oldClass(x))

`length<-.POSIXlt` <- function(x, value) as.POSIXlt(`length<-`(as.POSIXct(x), value))

`[[.POSIXlt` <- function(x, i, drop = TRUE) {
  if (!missing(i) && is.character(i)) i <- match(i, names(x), incomparables = c("", NA))
  .fieldsOf(x, function(field) if (length(field) > 1L || length(x) == 1L) field[[i]] else field)
}

`[[<-.POSIXlt` <- function(x, i, value) {
  x[i] <- value
  x
}

`names<-.POSIXlt` <- function(x, value) {
  fields <- unclass(x)
  names(fields$year) <- value
  structure(fields, class = oldClass(x))
}

as.vector.POSIXlt <- function(x, mode = "any") as.vector(as.list(x), mode)

# A time made of something of each field.
.fieldsOf <- function(x, part) {
  result <- lapply(unclass(x), part)
  attributes(result) <- attributes(x)
  result
}
