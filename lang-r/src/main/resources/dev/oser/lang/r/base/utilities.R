# Small tools of stats and utils.

setNames <- function(object = nm, nm) {
  names(object) <- nm
  object
}

modifyList <- function(x, val, keep.null = FALSE) {
  if (!is.list(x)) stop("is.list(x) is not TRUE")
  if (!is.list(val)) stop("is.list(val) is not TRUE")
  for (name in names(val)[nzchar(names(val))]) {
    value <- val[[name]]
    if (name %in% names(x) && is.list(x[[name]]) && is.list(value)) x[[name]] <- modifyList(x[[name]], value, keep.null)
    else if (is.null(value) && keep.null) x[name] <- list(NULL)
    else x[[name]] <- value
  }
  x
}

combn <- function(x, m, FUN = NULL, simplify = TRUE, ...) {
  if (length(m) != 1L) stop("length(m) == 1L is not TRUE")
  if (m < 0) stop("m < 0", domain = NA)
  if (is.numeric(x) && length(x) == 1L && x > 0 && trunc(x) == x) x <- seq_len(x)
  n <- length(x)
  if (n < m) stop("n < m", domain = NA)
  m <- as.integer(m)
  FUN <- if (!is.null(FUN)) match.fun(FUN)
  count <- as.integer(round(choose(n, m)))
  places <- seq_len(m)
  results <- vector("list", count)
  for (k in seq_len(count)) {
    chosen <- x[places]
    value <- if (is.null(FUN)) chosen else FUN(chosen, ...)
    if (!is.null(value)) results[[k]] <- value
    i <- m
    while (i >= 1L && places[i] == n - m + i) i <- i - 1L
    if (i < 1L) break
    places[i:m] <- places[i] + seq_len(m - i + 1L)
  }
  if (!simplify) return(results)
  first <- results[[1L]]
  if (is.factor(x) && is.null(FUN)) {
    codes <- unlist(lapply(results, as.integer))
    if (m > 1L) dim(codes) <- c(m, count)
    return(structure(codes, levels = levels(x), class = class(x)))
  }
  values <- unlist(results, use.names = FALSE)
  if (length(dim(first)) > 1L) array(values, c(dim(first), count))
  else if (length(first) > 1L || (is.null(FUN) && m == 1L) || (is.null(FUN))) array(values, c(length(first), count))
  else values
}

rapply <- function(object, f, classes = "ANY", deflt = NULL, how = c("unlist", "replace", "list"), ...) {
  how <- match.arg(how)
  f <- match.fun(f)
  if (!is.list(object)) stop("'object' must be a list or expression")
  fits <- function(x) identical(classes, "ANY") || any(class(x) %in% classes) || any(.class2(x) %in% classes)
  walk <- function(x) {
    if (is.null(x)) return(if (how == "replace") x else deflt)
    if (is.list(x)) {
      kept <- attributes(x)
      x <- lapply(x, walk)
      attributes(x) <- if (how == "replace") kept else kept["names"[!is.null(kept$names)]]
      x
    } else if (fits(x)) f(x, ...)
    else if (how == "replace") x
    else deflt
  }
  result <- walk(object)
  if (how == "unlist") unlist(result) else result
}

object.size <- function(x) structure(.objectSize(x), class = "object_size")

format.object_size <- function(x, units = "b", standard = "auto", digits = 1L, ...) {
  x <- unclass(x)
  legacy <- c("B", "Kb", "Mb", "Gb", "Tb", "Pb")
  if (units == "auto") units <- legacy[1L + min(5, if (x > 0) floor(log(x, 1024)) else 0)]
  power <- match(tolower(units), tolower(legacy)) - 1L
  if (units %in% c("KB", "MB", "GB")) power <- match(units, c("KB", "MB", "GB"))
  if (is.na(power) || power == 0L) paste(x, "bytes") else paste(round(x/1024^power, digits), units)
}

print.object_size <- function(x, quote = FALSE, units = "b", ...) {
  text <- format.object_size(x, units = units)
  if (quote) print(text, ...) else cat(text, "\n", sep = "")
  invisible(x)
}

txtProgressBar <- function(min = 0, max = 1, initial = 0, char = "=", width = NA, title, label, style = 1, file = "") {
  if (!style %in% 1:3) style <- 1
  state <- new.env()
  state$value <- initial
  state$shown <- 0L
  state$percent <- -1L
  state$closed <- FALSE
  size <- nchar(char, "w")
  room <- if (is.na(width)) {
    room <- getOption("width")
    if (style == 3L) room <- room - 10L
    as.integer(trunc(room/size))
  } else width
  say <- function(...) {
    cat(..., file = file, sep = "")
    flush.console()
  }
  up <- function(value) {
    if (!is.finite(value) || value < min || value > max) return(invisible(NULL))
    state$value <- value
    part <- (value - min)/(max - min)
    filled <- round(room * part)
    percent <- round(100 * part)
    if (style == 3L) {
      if (filled == state$shown && percent == state$percent) return(invisible(NULL))
      say(paste0("\r  |", strrep(" ", size * room + 6)))
      say(paste(c("\r  |", rep.int(char, filled), rep.int(" ", size * (room - filled)), sprintf("| %3d%%", as.integer(percent))), collapse = ""))
      state$percent <- percent
    } else if (state$shown < filled) say(strrep(char, filled - state$shown))
    else if (state$shown > filled && style == 1L) say("\r", strrep(" ", state$shown * size), "\r", strrep(char, filled))
    state$shown <- filled
    invisible(NULL)
  }
  end <- function() if (!state$closed) {
    cat("\n", file = file)
    state$closed <- TRUE
  }
  up(initial)
  structure(list(getVal = function() state$value, up = up, kill = end), class = "txtProgressBar")
}

setTxtProgressBar <- function(pb, value, title = NULL, label = NULL) {
  if (inherits(pb, "txtProgressBar")) {
    before <- pb$getVal()
    pb$up(value)
    return(invisible(before))
  }
  stop(gettextf("'pb' is not from class %s", dQuote("txtProgressBar")), domain = NA)
}

getTxtProgressBar <- function(pb) pb$getVal()

close <- function(con, ...) UseMethod("close")

close.txtProgressBar <- function(con, ...) {
  con$kill()
  invisible(NULL)
}

flush.console <- function() invisible(NULL)
