# Regular time series.

ts <- function(data = NA, start = 1, end = numeric(), frequency = 1, deltat = 1, ts.eps = 1e-5, class = if (columns > 1) c("mts", "ts", "matrix") else "ts",
               names = if (!is.null(dimnames(data))) colnames(data) else paste("Series", seq_len(columns))) {
  if (is.data.frame(data)) data <- data.matrix(data)
  if (!missing(frequency) && !missing(deltat) && abs(frequency * deltat - 1) > ts.eps) stop("'frequency' and 'deltat' are both supplied and are inconsistent")
  if (missing(frequency) && !missing(deltat)) frequency <- 1 / deltat
  columns <- NCOL(data)
  rows <- NROW(data)
  if (!rows) stop("'ts' object must have one or more observations")
  moment <- function(given) if (length(given) > 1L) given[1L] + (given[2L] - 1) / frequency else given
  if (missing(start) && length(end)) start <- moment(end) - (rows - 1) / frequency
  start <- moment(start)
  end <- if (length(end)) moment(end) else start + (rows - 1) / frequency
  if (start > end) stop("'start' cannot be after 'end'")
  count <- floor((end - start) * frequency + 1.01)
  if (count != rows) data <- if (is.matrix(data)) data[rep_len(seq_len(rows), count), , drop = FALSE] else rep_len(data, count)
  if (is.matrix(data)) {
    force(names)
    dimnames(data) <- list(NULL, names)
  }
  attr(data, "tsp") <- c(start, end, frequency)
  if (length(class) && class[1L] != "none") class(data) <- class
  data
}

is.ts <- function(x) inherits(x, "ts") && length(x) > 0L

as.ts <- function(x, ...) UseMethod("as.ts")

as.ts.default <- function(x, ...) if (is.ts(x)) x else if (is.null(attr(x, "tsp"))) ts(x) else .inTime(unclass(x), attr(x, "tsp"))

# Values with the time of a series.
.inTime <- function(values, tsp) {
  attr(values, "tsp") <- NULL
  ts(values, start = tsp[1L], frequency = tsp[3L])
}

tsp <- function(x) attr(x, "tsp")

frequency <- function(x, ...) UseMethod("frequency")

frequency.default <- function(x, ...) if (is.null(attr(x, "tsp"))) 1 else attr(x, "tsp")[3L]

deltat <- function(x, ...) UseMethod("deltat")

deltat.default <- function(x, ...) 1 / frequency.default(x)

# The time that values have, or that of a series they would begin.
.timeOf <- function(x) if (is.null(attr(x, "tsp"))) c(1, NROW(x), 1) else attr(x, "tsp")

.cyclePair <- function(moment, frequency) if (frequency == 1) moment else {
  whole <- floor(moment + 1e-5)
  c(whole, floor((moment - whole) * frequency + 1 + 1e-5))
}

start <- function(x, ...) UseMethod("start")

start.default <- function(x, ts.eps = getOption("ts.eps"), ...) {
  tsp <- .timeOf(x)
  .momentAsGiven(tsp[1L], tsp[3L], ts.eps)
}

end <- function(x, ...) UseMethod("end")

end.default <- function(x, ts.eps = getOption("ts.eps"), ...) {
  tsp <- .timeOf(x)
  .momentAsGiven(tsp[2L], tsp[3L], ts.eps)
}

# A year and a place in it, if there are whole places; the moment itself if not.
.momentAsGiven <- function(moment, frequency, eps) {
  places <- moment * frequency
  if (abs(frequency - round(frequency)) > eps || abs(places - round(places)) >= eps) return(moment)
  year <- floor(moment + eps)
  c(year, floor((moment - year) * frequency + 1.5))
}

time <- function(x, ...) UseMethod("time")

time.default <- function(x, offset = 0, ...) {
  tsp <- .timeOf(x)
  moments <- .momentsOf(tsp, NROW(x))
  if (offset != 0) moments <- moments + offset / tsp[3L]
  attr(moments, "tsp") <- tsp
  moments
}

time.ts <- function(x, ...) .inTime(time.default(x, ...), attr(x, "tsp"))

.momentsOf <- function(tsp, count) seq.int(tsp[1L], tsp[2L], length.out = count)

cycle <- function(x, ...) UseMethod("cycle")

cycle.default <- function(x, ...) {
  tsp <- .timeOf(x)
  places <- round((.momentsOf(tsp, NROW(x)) %% 1) * tsp[3L]) %% tsp[3L]
  structure(as.integer(places) + 1L, tsp = tsp)
}

cycle.ts <- function(x, ...) .inTime(cycle.default(x), attr(x, "tsp"))

window <- function(x, ...) UseMethod("window")

window.default <- function(x, start = NULL, end = NULL, frequency = NULL, deltat = NULL, extend = FALSE, ...) {
  x <- as.ts(x)
  tsp <- attr(x, "tsp")
  moment <- function(given) if (length(given) > 1L) given[1L] + (given[2L] - 1) / tsp[3L] else given
  first <- if (is.null(start)) tsp[1L] else moment(start)
  last <- if (is.null(end)) tsp[2L] else moment(end)
  slack <- 1e-5 / tsp[3L]
  if (!extend) {
    if (first < tsp[1L] - slack) {
      warning("'start' value not changed")
      first <- tsp[1L]
    }
    if (last > tsp[2L] + slack) {
      warning("'end' value not changed")
      last <- tsp[2L]
    }
  }
  if (first > last) stop("'start' cannot be after 'end'")
  count <- floor((last - first) * tsp[3L] + 1.01)
  offset <- ceiling((first - tsp[1L]) * tsp[3L] - 1e-5)
  every <- if (!is.null(frequency)) round(tsp[3L] / frequency) else if (!is.null(deltat)) round(deltat * tsp[3L]) else 1
  places <- seq.int(offset + 1, by = every, length.out = ceiling(count / every))
  inside <- places >= 1 & places <= NROW(x)
  places[!inside] <- NA
  plain <- .plainSeries(x)
  part <- if (is.matrix(plain)) plain[places, , drop = FALSE] else plain[places]
  ts(part, start = tsp[1L] + offset / tsp[3L], frequency = tsp[3L] / every)
}

window.ts <- function(x, ...) as.ts(window.default(x, ...))

`window<-` <- function(x, ..., value) UseMethod("window<-")

# Which elements are meant is what the window of their numbers shows.
`window<-.ts` <- function(x, start = NULL, end = NULL, frequency = NULL, deltat = NULL, ..., value) {
  tsp <- attr(x, "tsp")
  moment <- function(given, otherwise) {
    if (is.null(given)) otherwise else if (length(given) > 1L) given[1L] + (given[2L] - 1) / tsp[3L] else given
  }
  first <- moment(start, tsp[1L])
  last <- moment(end, tsp[2L])
  slack <- 1e-5 / tsp[3L]
  if (first < tsp[1L] - slack || last > tsp[2L] + slack) {
    warning("extending time series when replacing values", call. = FALSE)
    x <- window(x, min(first, tsp[1L]), max(last, tsp[2L]), extend = TRUE)
  }
  numbers <- ts(seq_len(NROW(x)), start = attr(x, "tsp")[1L], frequency = tsp[3L])
  places <- as.vector(window(numbers, first, last, frequency, deltat))
  given <- NROW(value)
  if (!given) stop("no replacement values supplied")
  if (given > length(places)) stop("too many replacement values supplied")
  if (length(places) %% given) stop("number of values supplied is not a sub-multiple of the number of values to be replaced")
  if (is.matrix(x)) x[places, ] <- value else x[places] <- value
  x
}

# A series without its time.
.plainSeries <- function(x) {
  x <- unclass(x)
  attr(x, "tsp") <- NULL
  x
}

`[.ts` <- function(x, i, j, drop = TRUE) {
  plain <- .plainSeries(x)
  if (!is.matrix(plain)) return(if (missing(i)) x else plain[i])
  # A single index is that of a vector; empty ones count.
  if (length(sys.call()) - (!missing(drop)) < 4L) return(if (missing(i)) x else plain[i])
  if (missing(i)) {
    # Whole columns are series again.
    part <- if (missing(j)) plain else plain[, j, drop = drop]
    return(structure(part, tsp = attr(x, "tsp"), class = if (is.matrix(part)) c("mts", "ts", "matrix") else "ts"))
  }
  if (missing(j)) plain[i, , drop = drop] else plain[i, j, drop = drop]
}

`[<-.ts` <- function(x, i, j, value) {
  changed <- NextMethod("[<-")
  if (NROW(changed) != NROW(x)) stop("only replacement of elements is allowed")
  changed
}

Ops.ts <- function(e1, e2) {
  f <- get(.Generic, mode = "function")
  if (missing(e2)) return(structure(f(.plainSeries(e1)), tsp = attr(e1, "tsp"), class = class(e1)))
  if (is.ts(e1) && is.ts(e2) && !identical(attr(e1, "tsp"), attr(e2, "tsp"))) {
    # Only the time that both have.
    spans <- cbind(attr(e1, "tsp"), attr(e2, "tsp"))
    if (abs(diff(spans[3L, ])) > 1e-5) stop("non-conformable arrays")
    from <- max(spans[1L, ])
    to <- min(spans[2L, ])
    if (from > to) stop("non-intersecting series")
    e1 <- window(e1, from, to)
    e2 <- window(e2, from, to)
  }
  series <- if (is.ts(e1)) e1 else e2
  bare <- function(e) if (is.ts(e)) .plainSeries(e) else e
  result <- f(bare(e1), bare(e2))
  structure(result, tsp = attr(series, "tsp"), class = if (is.matrix(result)) c("mts", "ts", "matrix") else "ts")
}

lag <- function(x, ...) UseMethod("lag")

lag.default <- function(x, k = 1, ...) {
  if (k != round(k)) {
    k <- round(k)
    warning("'k' is not an integer")
  }
  tsp <- .timeOf(x)
  structure(x, tsp = c(tsp[1:2] - k / tsp[3L], tsp[3L]))
}

diff.ts <- function(x, lag = 1, differences = 1, ...) {
  tsp <- attr(x, "tsp")
  plain <- .plainSeries(x)
  ts(diff(if (is.matrix(plain)) plain else as.vector(plain), lag, differences), end = tsp[2L], frequency = tsp[3L])
}

print.ts <- function(x, digits = NULL, quote = FALSE, print.gap, ...) {
  tsp <- attr(x, "tsp")
  values <- .plainSeries(x)
  attr(values, "na.action") <- NULL
  wanted <- list(...)$calendar
  calendar <- if (is.null(wanted)) tsp[3L] %in% c(4, 12) && (length(values) > 1L || is.matrix(values)) else wanted
  if (!calendar) {
    # Each part of the time of an end, as it would be typed.
    cyclic <- tsp[3L] > 1 && tsp[3L] == round(tsp[3L])
    written <- function(moment) if (cyclic) deparse(.cyclePair(moment, tsp[3L])) else deparse(moment)
    cat("Time Series:\nStart =", written(tsp[1L]), "\nEnd =", written(tsp[2L]), "\nFrequency =", deparse(tsp[3L]), "\n")
  }
  # A single column is a vector as long as it is shown in a calendar.
  if (is.matrix(values) && ncol(values) == 1L) {
    if (calendar) values <- as.vector(values)
  } else if (is.matrix(values)) {
    rownames(values) <- .momentNames(tsp, nrow(values))
    print(values, digits = digits, quote = quote, right = TRUE, ...)
    return(invisible(x))
  }
  if (calendar && tsp[3L] == 1) print(structure(as.vector(values), names = tsp[1L] + seq_along(values) - 1), digits = digits, quote = quote)
  else if (calendar) print(.calendar(values, tsp, digits), quote = FALSE, right = TRUE)
  else print(values, digits = digits, quote = quote)
  invisible(x)
}

# Names of the moments of a series for the rows of a table.
.momentNames <- function(tsp, count) {
  moments <- tsp[1L] + (seq_len(count) - 1) / tsp[3L]
  if (!tsp[3L] %in% c(4, 12)) return(format(moments, nsmall = 0L))
  year <- floor(moments + 1e-5)
  place <- floor((moments - year) * tsp[3L] + 1.001)
  if (tsp[3L] == 12) paste(month.abb[place], year) else paste0(year, " Q", place)
}

# A row for each year; of a single year only the months or quarters that are there.
.calendar <- function(values, tsp, digits) {
  start <- .cyclePair(tsp[1L], tsp[3L])
  names <- if (tsp[3L] == 12) month.abb else if (tsp[3L] == 4) paste0("Qtr", 1:4) else paste0("p", seq_len(tsp[3L]))
  rows <- ceiling((start[2L] - 1 + length(values)) / tsp[3L])
  cells <- rep("", rows * tsp[3L])
  filled <- start[2L] - 1 + seq_along(values)
  cells[filled] <- format(values, digits = digits)
  table <- matrix(cells, rows, byrow = TRUE, dimnames = list(start[1L] + seq_len(rows) - 1, names))
  if (rows == 1L) table[, filled, drop = FALSE] else table
}

t.ts <- function(x) t(.plainSeries(x))

# Moving averages, and recursion.
filter <- function(x, filter, method = c("convolution", "recursive"), sides = 2L, circular = FALSE, init = NULL) {
  method <- match.arg(method)
  series <- as.ts(x)
  weights <- as.vector(filter)
  count <- length(weights)
  columns <- as.matrix(x)
  size <- nrow(columns)
  if (method == "recursive") {
    if (is.null(init)) init <- matrix(0, count, ncol(columns))
    init <- as.matrix(init)
    if (nrow(init) != count) stop(sprintf(ngettext(count, "length of 'init' must equal length of 'filter'", "length of 'init' must equal length of 'filter'")), domain = NA)
    result <- vapply(seq_len(ncol(columns)), function(j) .recursiveSums(columns[, j], weights, rev(init[, j])), numeric(size))
  } else {
    if (!sides %in% 1:2) stop("argument 'sides' must be 1 or 2")
    if (count > size) stop("'filter' is longer than time series")
    ahead <- if (sides == 2L) count %/% 2L else 0L
    result <- vapply(seq_len(ncol(columns)), function(j) .movingSums(columns[, j], weights, ahead, circular), numeric(size))
  }
  result <- if (is.matrix(x)) matrix(result, size) else as.vector(result)
  structure(result, tsp = attr(series, "tsp"), class = if (is.matrix(x)) c("mts", "ts", "matrix") else "ts")
}
