# Data frames with a row for each measurement, or for each thing that is measured.

reshape <- function(data, varying = NULL, v.names = NULL, timevar = "time", idvar = "id", ids = 1L:NROW(data),
                    times = seq_along(varying[[1L]]), drop = NULL, direction, new.row.names = NULL, sep = ".", split = NULL) {
  if (!is.null(drop)) data <- data[if (is.character(drop)) !names(data) %in% drop else -drop]
  # What reshape made goes back the other way.
  if (missing(direction) && !is.null(attr(data, "reshapeWide"))) direction <- "long"
  else if (missing(direction) && !is.null(attr(data, "reshapeLong"))) direction <- "wide"
  direction <- match.arg(direction, c("wide", "long"))
  if (direction == "wide") return(.reshapeWide(data, timevar, idvar, varying, v.names, sep))
  back <- attr(data, "reshapeWide")
  if (is.null(varying) && !is.null(back)) {
    varying <- split(c(back$varying), row(back$varying))
    v.names <- if (is.null(back$v.names)) vapply(varying, `[`, "", 1L, USE.NAMES = FALSE) else back$v.names
    return(.reshapeLong(data, varying, v.names, back$timevar, back$idvar, back$times, NULL, new.row.names))
  }
  if (is.numeric(varying)) varying <- names(data)[varying]
  if (is.atomic(varying)) {
    if (is.null(v.names)) {
      guessed <- .guessTimes(varying, sep)
      varying <- guessed$varying
      v.names <- guessed$v.names
      if (missing(times)) times <- guessed$times
    } else {
      varying <- split(varying, rep(v.names, length.out = length(varying)))[v.names]
      if (missing(times)) times <- seq_along(varying[[1L]])
    }
    attr(varying, "v.names") <- v.names
    attr(varying, "times") <- times
  }
  if (is.null(v.names)) v.names <- vapply(varying, `[`, "", 1L)
  if (missing(times)) times <- seq_along(varying[[1L]])
  .reshapeLong(data, varying, v.names, timevar, idvar, times, ids, new.row.names)
}

# Names such as "x.1" and "x.2" as the variable and its times.
.guessTimes <- function(varying, sep) {
  parts <- if (nzchar(sep)) strsplit(varying, sep, fixed = TRUE) else lapply(varying, function(name) c(sub("[0-9]+$", "", name), sub("^.*?([0-9]+)$", "\\1", name, perl = TRUE)))
  if (any(lengths(parts) != 2L)) stop("failed to guess time-varying variables from their names")
  names <- vapply(parts, `[`, "", 1L)
  times <- unique(vapply(parts, `[`, "", 2L))
  list(v.names = unique(names), varying = split(varying, factor(names, unique(names))), times = .plainTimes(times))
}

.plainTimes <- function(times) {
  numbers <- suppressWarnings(as.numeric(times))
  if (anyNA(numbers)) times else numbers
}

.reshapeLong <- function(data, varying, v.names, timevar, idvar, times, ids, new.row.names) {
  fixed <- data[setdiff(names(data), unlist(varying))]
  if (!all(idvar %in% names(data))) data[[idvar]] <- ids
  key <- do.call(paste, c(unname(as.list(data[idvar])), sep = "."))
  blocks <- lapply(seq_along(times), function(i) {
    block <- fixed
    block[[timevar]] <- rep(times[i], nrow(data))
    for (j in seq_along(v.names)) block[[v.names[j]]] <- data[[varying[[j]][i]]]
    if (!all(idvar %in% names(block))) block[[idvar]] <- data[[idvar]]
    row.names(block) <- paste(key, times[i], sep = ".")
    block
  })
  result <- do.call(rbind, blocks)
  if (!is.null(new.row.names)) row.names(result) <- new.row.names
  attr(result, "reshapeLong") <- list(varying = varying, v.names = v.names, idvar = idvar, timevar = timevar)
  result
}

.reshapeWide <- function(data, timevar, idvar, varying, v.names, sep) {
  back <- attr(data, "reshapeLong")
  if (!is.null(back) && is.null(v.names) && is.null(varying)) {
    timevar <- back$timevar
    idvar <- back$idvar
    v.names <- back$v.names
    varying <- back$varying
  }
  times <- unique(data[[timevar]])
  given <- v.names
  if (is.null(v.names)) v.names <- setdiff(names(data), c(timevar, idvar))
  if (is.null(varying)) varying <- lapply(v.names, paste, times, sep = sep)
  else if (is.atomic(varying)) varying <- split(varying, rep(seq_along(v.names), length.out = length(varying)))
  key <- do.call(paste, c(unname(as.list(data[idvar])), sep = "\r"))
  first <- !duplicated(key)
  result <- data[first, !names(data) %in% c(timevar, v.names), drop = FALSE]
  for (i in seq_along(times)) {
    here <- data[data[[timevar]] %in% times[i], , drop = FALSE]
    rows <- match(key[first], do.call(paste, c(unname(as.list(here[idvar])), sep = "\r")))
    for (j in seq_along(v.names)) result[[varying[[j]][i]]] <- here[[v.names[j]]][rows]
  }
  attr(result, "reshapeWide") <- list(v.names = given, timevar = timevar, idvar = idvar, times = times, varying = do.call(rbind, varying))
  result
}
