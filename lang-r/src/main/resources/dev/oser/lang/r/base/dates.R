# Dates: days since 1970-01-01 with the class "Date".

.Date <- function(xx, cl = "Date") {
  class(xx) <- cl
  xx
}

Sys.Date <- function() as.Date(as.POSIXlt(Sys.time()))

date <- function() format(Sys.time(), "%a %b %e %H:%M:%S %Y")

as.Date <- function(x, ...) UseMethod("as.Date")

as.Date.default <- function(x, ...) {
  if (inherits(x, "Date")) return(x)
  if (is.null(x)) return(.Date(numeric()))
  if (is.logical(x) && all(is.na(x))) return(.Date(as.numeric(x)))
  stop(gettextf("do not know how to convert '%s' to class %s", deparse1(substitute(x)), dQuote("Date")), domain = NA)
}

as.Date.numeric <- function(x, origin, ...) {
  if (missing(origin)) {
    if (any(is.finite(x))) stop("'origin' must be supplied")
    return(.Date(as.numeric(x)))
  }
  as.Date(origin, ...) + x
}

as.Date.character <- function(x, format, tryFormats = c("%Y-%m-%d", "%Y/%m/%d"), optional = FALSE, ...) {
  days <- function(format) as.Date(strptime(x, format, tz = "GMT"))
  if (!missing(format)) return(days(format))
  known <- x[!is.na(x) & nzchar(x)]
  if (!length(known)) return(.Date(rep(NA_real_, length(x))))
  for (format in tryFormats) if (!is.na(strptime(known[1L], format, tz = "GMT"))) return(days(format))
  if (optional) return(.Date(rep(NA_real_, length(x))))
  charToDate <- function(x) stop("character string is not in a standard unambiguous format")
  charToDate(x)
}

as.Date.factor <- function(x, ...) as.Date(as.character(x), ...)

as.Date.POSIXct <- function(x, tz = "UTC", ...) {
  if (tz == "UTC") .Date(structure(floor(as.vector(unclass(x)) / 86400), names = names(x))) else as.Date(as.POSIXlt(x, tz = tz))
}

as.Date.POSIXlt <- function(x, ...) {
  fields <- unclass(x)
  fields[c("sec", "min", "hour")] <- list(ifelse(is.finite(fields$sec), 0, fields$sec), 0L, 0L)
  .Date(structure(.timeSeconds(fields, "UTC") / 86400, names = names(fields$year)))
}

format.Date <- function(x, ...) {
  text <- function(format = "%Y-%m-%d", tz = "UTC", usetz = FALSE, ...) {
    .checkTimeFormat(format)
    if (identical(format, "")) format <- "%Y-%m-%d"
    .timeTexts(floor(as.vector(unclass(x))) * 86400, format, "UTC")
  }
  structure(text(...), names = names(x))
}

as.character.Date <- function(x, ...) {
  result <- format(x, ...)
  names(result) <- NULL
  result
}

print.Date <- function(x, max = NULL, ...) .printTimes(x, format, max, ...)

# Texts in quotes, as many as the option allows.
.printTimes <- function(x, text, max, ...) {
  size <- length(x)
  most <- if (is.null(max)) getOption("max.print", 9999L) else max
  if (!size) writeLines(paste(class(x)[1L], "of length 0"))
  else print(text(if (most < size) x[seq_len(most)] else x), ...)
  if (most < size) writeLines(sprintf(" [ reached 'max' / getOption(\"max.print\") -- omitted %d entries ]", size - most))
  invisible(x)
}

`+.Date` <- function(e1, e2) {
  dates <- if (nargs() == 1L) 0L else inherits(e1, "Date") + inherits(e2, "Date")
  switch(dates + 1L, e1, .Date(.daysOf(e1) + .daysOf(e2)), stop("binary + is not defined for \"Date\" objects"))
}

`-.Date` <- function(e1, e2) {
  problem <- if (!inherits(e1, "Date")) "can only subtract from \"Date\" objects"
    else if (nargs() == 1L) "unary - is not defined for \"Date\" objects"
    else if (is.object(e2) && !inherits(e2, c("Date", "difftime"))) "can only subtract numbers from \"Date\" objects"
  if (length(problem)) stop(problem)
  days <- .daysOf(e1) - .daysOf(e2)
  if (inherits(e2, "Date")) .difftime(days, "days") else .Date(days)
}

# A number of days: of a date since 1970, of a difference rounded to whole days.
.daysOf <- function(x) if (inherits(x, "difftime")) as.vector(round(as.double(x, units = "days"))) else unclass(x)

Ops.Date <- function(e1, e2) {
  if (nargs() == 1L) stop(gettextf("unary %s not defined for \"Date\" objects", .Generic), domain = NA)
  if (!.Generic %in% c("==", "!=", "<", "<=", ">", ">=")) stop(gettextf("%s not defined for \"Date\" objects", .Generic), domain = NA)
  if (is.character(e1)) e1 <- as.Date(e1)
  if (is.character(e2)) e2 <- as.Date(e2)
  get(.Generic, mode = "function")(unclass(e1), unclass(e2))
}

Math.Date <- function(x, ...) stop(gettextf("%s not defined for \"Date\" objects", .Generic), domain = NA)

Summary.Date <- function(..., na.rm) {
  if (!.Generic %in% c("max", "min", "range")) stop(gettextf("%s not defined for \"Date\" objects", .Generic), domain = NA)
  numbers <- lapply(list(...), function(each) unclass(as.Date(each)))
  .Date(do.call(.Generic, c(numbers, na.rm = na.rm)))
}

`[.Date` <- function(x, ..., drop = TRUE) .withClass(NextMethod("["), x)

`[[.Date` <- function(x, ..., drop = TRUE) .withClass(NextMethod("[["), x)

`[<-.Date` <- function(x, ..., value) {
  if (!length(value)) return(x)
  result <- unclass(x)
  result[...] <- unclass(as.Date(value))
  .Date(result, oldClass(x))
}

`length<-.Date` <- function(x, value) .Date(`length<-`(unclass(x), value), oldClass(x))

# The class of a date, time or difference, and what goes with it.
.withClass <- function(result, x) {
  for (name in c("units", "tzone")) attr(result, name) <- attr(x, name)
  oldClass(result) <- oldClass(x)
  result
}

c.Date <- function(..., recursive = FALSE) .Date(unlist(lapply(list(...), function(each) unclass(as.Date(each)))))

rep.Date <- function(x, ...) .withClass(rep(unclass(x), ...), x)

unique.Date <- function(x, incomparables = FALSE, ...) .withClass(unique(as.vector(unclass(x)), incomparables, ...), x)

xtfrm.Date <- function(x) as.numeric(x)

is.numeric.Date <- function(x) FALSE

as.list.Date <- function(x, ...) lapply(unclass(x), .Date, oldClass(x))

mean.Date <- function(x, ...) .Date(mean(unclass(x), ...))

median.Date <- function(x, na.rm = FALSE, ...) .Date(median(as.vector(unclass(x)), na.rm = na.rm))

diff.Date <- function(x, lag = 1L, differences = 1L, ...) .timeSteps(x, lag, differences)

# Differences of dates or times, and of these in turn.
.timeSteps <- function(x, lag, differences) {
  for (i in seq_len(differences)) {
    size <- length(x)
    x <- if (size > lag) x[(lag + 1L):size] - x[seq_len(size - lag)] else x[0L] - x[0L]
  }
  x
}

split.Date <- function(x, f, drop = FALSE, ...) lapply(split.default(unclass(x), f, drop = drop, ...), .Date, oldClass(x))

summary.Date <- function(object, digits = 12L, ...) {
  result <- .summaryOfTimes(object, digits, ...)
  .Date(result, c("summaryDefault", "table", oldClass(object)))
}

# How many are missing goes to an attribute: it is not a date.
.summaryOfTimes <- function(object, digits, ...) {
  result <- unclass(summary.default(as.vector(unclass(object)), digits = digits, ...))
  missing <- match("NA's", names(result), 0L)
  if (missing) structure(result[-missing], NAs = as.integer(result[[missing]])) else result
}

weekdays <- function(x, abbreviate = FALSE) UseMethod("weekdays")

weekdays.Date <- function(x, abbreviate = FALSE) format(x, if (abbreviate) "%a" else "%A")

weekdays.POSIXt <- weekdays.Date

months <- function(x, abbreviate = FALSE) UseMethod("months")

months.Date <- function(x, abbreviate = FALSE) format(x, if (abbreviate) "%b" else "%B")

months.POSIXt <- months.Date

quarters <- function(x, abbreviate = FALSE) UseMethod("quarters")

quarters.Date <- function(x, ...) {
  paste0("Q", as.POSIXlt(x)$mon %/% 3L + 1L)
}

quarters.POSIXt <- quarters.Date

julian <- function(x, ...) UseMethod("julian")

julian.Date <- function(x, origin = as.Date("1970-01-01"), ...) {
  if (length(origin) != 1L) stop("'origin' must be of length one")
  structure(unclass(x) - unclass(origin), origin = origin)
}

julian.POSIXt <- function(x, origin = as.POSIXct("1970-01-01", tz = "GMT"), ...) {
  if (length(origin) != 1L) stop("'origin' must be of length one")
  structure(difftime(as.POSIXct(x), origin, units = "days"), origin = origin)
}

round.Date <- function(x, ...) .Date(round(unclass(x), ...), oldClass(x))

trunc.Date <- function(x, units = c("secs", "mins", "hours", "days", "months", "years"), ...) {
  units <- match.arg(units)
  if (units == "months" || units == "years") as.Date(trunc(as.POSIXlt(x), units, ...)) else .Date(trunc(unclass(x)))
}

seq.Date <- function(from, to, by, length.out = NULL, along.with = NULL, ...) {
  if (missing(from)) stop("'from' must be specified")
  if (!inherits(from, "Date")) stop("'from' must be a \"Date\" object")
  if (length(as.Date(from)) != 1L) stop("'from' must be of length 1")
  if (!missing(to)) {
    if (!inherits(to, "Date")) stop("'to' must be a \"Date\" object")
    if (length(to) != 1L) stop("'to' must be of length 1")
  }
  length.out <- .sequenceLength(length.out, along.with)
  given <- c(!missing(to), !missing(by), !is.null(length.out))
  if (sum(given) != 2L) stop("exactly two of 'to', 'by' and 'length.out' / 'along.with' must be specified")
  if (missing(by)) return(.Date(seq.int(as.vector(unclass(from)), as.vector(unclass(to)), length.out = length.out)))
  step <- .calendarStep(by, "days")
  if (step$unit == "days") {
    start <- as.vector(unclass(from))
    return(.Date(if (missing(to)) seq.int(start, by = step$count, length.out = length.out)
                 else seq.int(start, as.vector(unclass(to)), by = step$count)))
  }
  end <- if (!missing(to)) as.POSIXlt(to)
  dates <- as.Date(.calendarSequence(as.POSIXlt(from), end, step, length.out))
  if (missing(to)) dates else if (step$count > 0) dates[dates <= to] else dates[dates >= to]
}

.sequenceLength <- function(length.out, along.with) {
  if (!is.null(along.with)) return(length(along.with))
  if (is.null(length.out)) return(NULL)
  if (length(length.out) != 1L) stop("'length.out' must be of length 1")
  ceiling(length.out)
}

# How far "2 weeks" or a number goes: a count of days or seconds, of months or years.
.calendarStep <- function(by, plain) {
  if (length(by) != 1L) stop("'by' must be of length 1")
  count <- 1
  unit <- plain
  if (inherits(by, "difftime")) count <- as.double(by, units = plain)
  else if (is.character(by)) {
    words <- strsplit(by, " ", fixed = TRUE)[[1L]]
    if (length(words) > 2L || length(words) < 1L) stop("invalid 'by' string")
    units <- c("secs", "mins", "hours", "days", "weeks", "months", "years", "DSTdays", "quarters")
    place <- pmatch(words[length(words)], if (plain == "days") units[c(4:7, 9L)] else units)
    if (is.na(place)) stop("invalid string for 'by'")
    unit <- (if (plain == "days") units[c(4:7, 9L)] else units)[place]
    if (length(words) == 2L) count <- as.integer(words[1L])
  } else if (!is.numeric(by)) stop("invalid mode for 'by'")
  else count <- by
  if (is.na(count)) stop("'by' is NA")
  seconds <- c(secs = 1, mins = 60, hours = 3600, days = 86400, weeks = 604800)
  if (unit %in% names(seconds)) {
    if (unit != plain) count <- count * seconds[[unit]] / seconds[[plain]]
    unit <- plain
  } else if (unit == "quarters") {
    count <- 3 * count
    unit <- "months"
  }
  list(count = count, unit = unit)
}

# Steps of months, years or days by the clock, as calendar fields; one more than may be needed.
.calendarSequence <- function(start, end, step, length.out) {
  field <- switch(step$unit, months = "mon", years = "year", DSTdays = "mday")
  fields <- unclass(start)
  if (is.null(end)) fields[[field]] <- seq.int(fields[[field]], by = step$count, length.out = length.out)
  else {
    last <- switch(step$unit,
      months = 12 * (end$year - start$year) + end$mon,
      years = end$year,
      DSTdays = start$mday + floor((unclass(as.POSIXct(end)) - unclass(as.POSIXct(start))) / 86400 + 1))
    fields[[field]] <- if ((last - fields[[field]]) * step$count < 0) fields[[field]] else seq.int(fields[[field]], last, by = step$count)
  }
  fields$isdst <- -1L
  .fromFields(fields, attr(start, "tzone"))
}

cut.Date <- function(x, breaks, labels = NULL, start.on.monday = TRUE, right = FALSE, ...) {
  if (!inherits(x, "Date")) stop("'x' must be a date-time object")
  cut.shown <- function(starts, last) {
    result <- cut(unclass(x), unclass(c(starts, last)), labels = labels, right = right, ...)
    if (is.null(labels)) levels(result) <- as.character(starts)
    result
  }
  if (inherits(breaks, "Date")) {
    breaks <- sort(breaks)
    return(cut.shown(breaks[-length(breaks)], breaks[length(breaks)]))
  }
  if (is.numeric(breaks) && length(breaks) == 1L) {
    result <- cut(unclass(x), breaks, labels = labels, right = right, ...)
    if (is.null(labels)) levels(result) <- as.character(x[!duplicated(result)])
    return(result)
  }
  if (!is.character(breaks) || length(breaks) != 1L) stop("invalid specification of 'breaks'")
  step <- .calendarStep(breaks, "days")
  weekly <- grepl("week", breaks)
  first <- as.POSIXlt(min(x, na.rm = TRUE))
  if (weekly) {
    first$mday <- first$mday - if (start.on.monday) (first$wday + 6L) %% 7L else first$wday
  } else if (step$unit == "months") {
    first$mday <- 1L
    if (grepl("quarter", breaks)) first$mon <- first$mon %/% 3L * 3L
  } else if (step$unit == "years") {
    first$mon <- 0L
    first$mday <- 1L
  }
  first <- as.Date(first)
  latest <- max(x, na.rm = TRUE)
  starts <- seq(first, latest, by = breaks)
  last <- seq(starts[length(starts)], by = breaks, length.out = 2L)[2L]
  cut.shown(starts, last)
}
