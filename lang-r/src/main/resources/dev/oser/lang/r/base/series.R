# Regular time series.

ts <- function(data = NA, start = 1, end = numeric(), frequency = 1, deltat = 1, ts.eps = 1e-5, class = "ts", names = NULL) {
  if (missing(frequency) && !missing(deltat)) frequency <- 1 / deltat
  moment <- function(given) if (length(given) > 1L) given[1L] + (given[2L] - 1) / frequency else given
  rows <- NROW(data)
  if (missing(start) && length(end)) start <- moment(end) - (rows - 1) / frequency
  start <- moment(start)
  end <- if (length(end)) moment(end) else start + (rows - 1) / frequency
  if (start > end) stop("'start' cannot be after 'end'")
  count <- floor((end - start) * frequency + 1.01)
  if (count != rows) data <- if (is.matrix(data)) data[rep_len(seq_len(rows), count), , drop = FALSE] else rep_len(data, count)
  attr(data, "tsp") <- c(start, end, frequency)
  class(data) <- class
  data
}

is.ts <- function(x) inherits(x, "ts") && length(x) > 0L

as.ts <- function(x, ...) if (is.ts(x)) x else ts(x)

tsp <- function(x) attr(x, "tsp")

frequency <- function(x, ...) if (is.null(attr(x, "tsp"))) 1 else attr(x, "tsp")[3L]

deltat <- function(x, ...) 1 / frequency(x)

.cyclePair <- function(moment, frequency) if (frequency == 1) moment else {
  whole <- floor(moment + 1e-5)
  c(whole, floor((moment - whole) * frequency + 1 + 1e-5))
}

start <- function(x, ...) {
  tsp <- attr(as.ts(x), "tsp")
  .cyclePair(tsp[1L], tsp[3L])
}

end <- function(x, ...) {
  tsp <- attr(as.ts(x), "tsp")
  .cyclePair(tsp[2L], tsp[3L])
}

time <- function(x, offset = 0, ...) {
  tsp <- attr(as.ts(x), "tsp")
  ts(seq(tsp[1L], tsp[2L], length.out = NROW(x)) + offset / tsp[3L], start = tsp[1L], frequency = tsp[3L])
}

cycle <- function(x, ...) {
  tsp <- attr(as.ts(x), "tsp")
  moments <- round((seq(tsp[1L], tsp[2L], length.out = NROW(x)) %% 1) * tsp[3L]) %% tsp[3L]
  ts(as.integer(moments) + 1L, start = tsp[1L], frequency = tsp[3L])
}

window <- function(x, start = NULL, end = NULL, ...) {
  tsp <- attr(as.ts(x), "tsp")
  moment <- function(given) if (length(given) > 1L) given[1L] + (given[2L] - 1) / tsp[3L] else given
  first <- if (is.null(start)) tsp[1L] else moment(start)
  last <- if (is.null(end)) tsp[2L] else moment(end)
  times <- seq(tsp[1L], tsp[2L], length.out = NROW(x))
  kept <- times > first - 1e-5 & times < last + 1e-5
  ts(as.vector(x)[kept], start = times[kept][1L], frequency = tsp[3L])
}

`[.ts` <- function(x, ...) {
  result <- unclass(x)
  attr(result, "tsp") <- NULL
  result[...]
}

Ops.ts <- function(e1, e2) {
  series <- if (is.ts(e1)) e1 else e2
  plain <- function(x) { attr(x, "tsp") <- NULL; unclass(x) }
  result <- get(.Generic, mode = "function")(plain(e1), if (missing(e2)) NULL else plain(e2))
  structure(result, tsp = attr(series, "tsp"), class = "ts")
}

lag <- function(x, k = 1, ...) {
  tsp <- attr(as.ts(x), "tsp")
  structure(as.ts(x), tsp = c(tsp[1:2] - k / tsp[3L], tsp[3L]))
}

diff.ts <- function(x, lag = 1, differences = 1, ...) {
  tsp <- attr(x, "tsp")
  ts(diff(as.vector(x), lag, differences), end = tsp[2L], frequency = tsp[3L])
}

print.ts <- function(x, digits = getOption("digits"), ...) {
  tsp <- attr(x, "tsp")
  values <- unclass(x)
  attr(values, "tsp") <- NULL
  if (tsp[3L] %in% c(4, 12) && is.null(dim(values))) {
    start <- .cyclePair(tsp[1L], tsp[3L])
    names <- if (tsp[3L] == 12) month.abb else paste0("Qtr", 1:4)
    rows <- ceiling((start[2L] - 1 + length(values)) / tsp[3L])
    cells <- rep("", rows * tsp[3L])
    cells[start[2L] - 1 + seq_along(values)] <- format(values, digits = digits)
    print(matrix(cells, rows, byrow = TRUE, dimnames = list(start[1L] + seq_len(rows) - 1, names)), quote = FALSE, right = TRUE)
  } else {
    written <- function(moment) if (tsp[3L] == 1) deparse(moment) else paste0("c(", paste(.cyclePair(moment, tsp[3L]), collapse = ", "), ")")
    cat("Time Series:\nStart =", written(tsp[1L]), "\nEnd =", written(tsp[2L]), "\nFrequency =", deparse(tsp[3L]), "\n")
    print(values, digits = digits, ...)
  }
  invisible(x)
}

# Moving averages, and recursion.
filter <- function(x, filter, method = c("convolution", "recursive"), sides = 2L, circular = FALSE, init = NULL) {
  method <- match.arg(method)
  series <- as.ts(x)
  values <- as.vector(x)
  size <- length(values)
  weights <- rev(as.vector(filter))
  count <- length(weights)
  result <- rep(NA_real_, size)
  if (method == "recursive") {
    past <- c(if (is.null(init)) rep(0, count) else rev(init), rep(0, size))
    for (i in seq_len(size)) past[count + i] <- values[i] + sum(weights * past[i + seq_len(count) - 1L])
    result <- past[-seq_len(count)]
  } else {
    if (!sides %in% 1:2) stop("argument 'sides' must be 1 or 2")
    ahead <- if (sides == 2L) count %/% 2L else 0L
    for (i in seq_len(size)) {
      places <- i + ahead - count + seq_len(count)
      if (circular) places <- (places - 1L) %% size + 1L
      if (all(places >= 1L & places <= size)) result[i] <- sum(weights * values[places])
    }
  }
  structure(result, tsp = attr(series, "tsp"), class = "ts")
}
