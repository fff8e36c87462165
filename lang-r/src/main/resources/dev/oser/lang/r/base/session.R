# The session and the system it runs on.

.localeCategories <- c("LC_CTYPE", "LC_NUMERIC", "LC_TIME", "LC_COLLATE", "LC_MONETARY", "LC_MESSAGES")

.requireLocaleCategory <- function(category)
  if (!is.character(category) || length(category) != 1L || !(category %in% c("LC_ALL", .localeCategories, "LC_PAPER", "LC_MEASUREMENT")))
    stop(simpleError("invalid 'category' argument", sys.call(-1L)))

Sys.getlocale <- function(category = "LC_ALL") {
  .requireLocaleCategory(category)
  one <- function(each) .chosenLocale(each, if (each == "LC_NUMERIC") "C" else "en_US.UTF-8")
  if (category == "LC_ALL") paste0(.localeCategories, "=", vapply(.localeCategories, one, ""), collapse = ";") else one(category)
}

Sys.setlocale <- function(category = "LC_ALL", locale = "") {
  .requireLocaleCategory(category)
  if (!is.character(locale) || length(locale) != 1L) stop("invalid 'locale' argument")
  # What Sys.getlocale() said for all.
  each <- if (category == "LC_ALL" && grepl(";", locale, fixed = TRUE)) strsplit(strsplit(locale, ";", fixed = TRUE)[[1L]], "=", fixed = TRUE)
          # Numbers are left alone unless they are named.
          else lapply(if (category == "LC_ALL") setdiff(.localeCategories, "LC_NUMERIC") else category, c, locale)
  if (!all(vapply(each, function(one) length(one) == 2L && one[2L] %in% c("", "C", "POSIX", "C.UTF-8", "en_US.UTF-8"), NA))) {
    warning(gettextf("OS reports request to set locale to \"%s\" cannot be honored", locale), domain = NA)
    return("")
  }
  for (one in each) .chooseLocale(one[1L], if (nzchar(one[2L])) sub("^POSIX$", "C", one[2L]) else if (one[1L] == "LC_NUMERIC") "C" else "en_US.UTF-8")
  Sys.getlocale(category)
}

icuSetCollate <- function(...) {
  locale <- list(...)$locale
  if (is.character(locale)) .collateBytes(locale[1L] %in% c("ASCII", "none"))
  invisible()
}

l10n_info <- function() list(MBCS = TRUE, `UTF-8` = TRUE, `Latin-1` = FALSE, codeset = "UTF-8")

capabilities <- function(what = NULL, Xchk = FALSE) {
  all <- c(jpeg = FALSE, png = FALSE, tiff = FALSE, tcltk = FALSE, X11 = FALSE, aqua = FALSE, http.ftp = FALSE, sockets = FALSE, libxml = FALSE,
           fifo = FALSE, cledit = FALSE, iconv = TRUE, NLS = FALSE, Rprof = FALSE, profmem = FALSE, cairo = FALSE, ICU = TRUE, long.double = FALSE,
           libcurl = FALSE)
  if (is.null(what)) all else all[match(what, names(all), 0L)]
}

system <- function(command, intern = FALSE, ignore.stdout = FALSE, ignore.stderr = FALSE, wait = TRUE, input = NULL, show.output.on.console = TRUE,
                   minimized, invisible, timeout = 0) {
  if (!is.character(command) || length(command) != 1L) stop("non-empty character argument expected")
  if (ignore.stdout) command <- paste(command, ">/dev/null")
  if (ignore.stderr) command <- paste(command, "2>/dev/null")
  result <- .system(command, intern, wait, if (is.null(input)) NULL else as.character(input))
  if (intern) {
    if (result[[2L]] != 0L) {
      warning(gettextf("running command '%s' had status %d", command, result[[2L]]), domain = NA)
      attr(result[[1L]], "status") <- result[[2L]]
    }
    result[[1L]]
  } else base::invisible(result[[2L]])
}

system2 <- function(command, args = character(), stdout = "", stderr = "", stdin = "", input = NULL, env = character(), wait = TRUE, ...) {
  towards <- function(sign, file) {
    if (isFALSE(file)) paste0(sign, nullfile()) else if (is.character(file) && nzchar(file)) paste(sign, shQuote(file))
  }
  words <- c(env, shQuote(command), args, towards("<", stdin),
             if (isTRUE(stderr)) "2>&1" else towards("2>", stderr), towards(">", stdout))
  system(paste(words, collapse = " "), intern = isTRUE(stdout) || isTRUE(stderr), wait = wait, input = input)
}

Sys.which <- function(names) {
  result <- vapply(names, function(name) {
    if (!nzchar(name)) return("")
    if (grepl("/", name, fixed = TRUE)) return(if (file.access(name, 1L) == 0L) name else "")
    found <- file.path(strsplit(Sys.getenv("PATH"), ":", fixed = TRUE)[[1L]], name)
    found <- found[file.access(found, 1L) == 0L & !dir.exists(found)]
    if (length(found)) found[1L] else ""
  }, "")
  names(result) <- names
  result
}

R.home <- function(component = "home") {
  home <- Sys.getenv("R_HOME", unset = "/usr/lib/R")
  if (component == "home") return(home)
  # Debian keeps some parts elsewhere, and says so in variables that R sets for itself.
  named <- switch(component, doc = "R_DOC_DIR", share = "R_SHARE_DIR", include = "R_INCLUDE_DIR", "")
  elsewhere <- if (nzchar(named)) Sys.getenv(named, unset = file.path("/usr/share/R", component)) else ""
  inside <- file.path(home, component)
  if (nzchar(elsewhere) && !file.exists(inside) && file.exists(elsewhere)) elsewhere else inside
}

file.show <- function(..., header = rep("", nfiles), title = "R Information", delete.file = FALSE, pager = getOption("pager"), encoding = "") {
  files <- path.expand(as.character(c(...)))
  nfiles <- length(files)
  if (nfiles == 0L) return(invisible())
  if (is.function(pager)) {
    pager(files, header = header, title = title, delete.file = delete.file)
    return(invisible())
  }
  for (file in files) writeLines(c(readLines(file, warn = FALSE), ""))
  if (delete.file) unlink(files)
  invisible()
}

nullfile <- function() "/dev/null"

tracemem <- function(x) stop("R was not compiled with support for memory profiling")

untracemem <- function(x) stop("R was not compiled with support for memory profiling")

retracemem <- function(x, previous = NULL) stop("R was not compiled with support for memory profiling")

is.single <- function(x) stop("type \"single\" unimplemented in R")

pos.to.env <- function(x) as.environment(x)

prmatrix <- function(x, rowlab = dn[[1L]], collab = dn[[2L]], quote = TRUE, right = FALSE, na.print = NULL, ...) {
  x <- as.matrix(x)
  dn <- dimnames(x)
  enough <- function(labels, extent) if (!is.null(labels)) rep_len(as.character(labels), extent)
  dimnames(x) <- if (!is.null(rowlab) || !is.null(collab)) list(enough(rowlab, nrow(x)), enough(collab, ncol(x)))
  print(x, quote = quote, right = right)
  invisible(x)
}

.NotYetUsed <- function(arg, error = TRUE) {
  message <- gettextf("argument '%s' is not used (yet)", arg)
  if (error) stop(message, domain = NA, call. = FALSE) else warning(message, domain = NA, call. = FALSE)
}

.set_row_names <- function(n) if (n > 0) c(NA_integer_, -n) else integer()

list2DF <- function(x = list(), nrow = 0L) {
  stopifnot(is.list(x), is.null(nrow) || nrow >= 0L)
  if (length(x)) {
    rows <- unique(lengths(x))
    if (length(rows) != 1L) stop("all variables should have the same length")
  } else rows <- as.integer(nrow)
  if (is.null(names(x))) names(x) <- character(length(x))
  structure(x, class = "data.frame", row.names = .set_row_names(rows))
}

strcapture <- function(pattern, x, proto, perl = FALSE, useBytes = FALSE) {
  found <- regmatches(x, regexec(pattern, x, perl = perl, useBytes = useBytes))
  wanted <- length(proto)
  columns <- lapply(seq_len(wanted), function(j) {
    texts <- vapply(found, function(m) {
      if (!length(m)) return(NA_character_)
      if (length(m) != wanted + 1L) stop("The number of captures in 'pattern' != 'length(proto)'")
      m[j + 1L]
    }, "")
    if (is.character(proto[[j]])) texts else if (is.factor(proto[[j]])) factor(texts) else as.vector(texts, typeof(proto[[j]]))
  })
  names(columns) <- names(proto)
  structure(columns, class = "data.frame", row.names = .set_row_names(length(x)))
}

agrep <- function(pattern, x, max.distance = 0.1, costs = NULL, ignore.case = FALSE, value = FALSE, fixed = TRUE, useBytes = FALSE) {
  hit <- which(agrepl(pattern, x, max.distance, costs, ignore.case, fixed, useBytes))
  if (value) as.character(x)[hit] else hit
}

agrepl <- function(pattern, x, max.distance = 0.1, costs = NULL, ignore.case = FALSE, fixed = TRUE, useBytes = FALSE) {
  if (!fixed) stop("approximate matching of regular expressions is not supported")
  pattern <- as.character(pattern)
  prices <- .editCosts(costs)
  x <- as.character(x)
  limits <- .editLimits(max.distance, nchar(pattern), max(prices))
  if (ignore.case) {
    pattern <- tolower(pattern)
    x <- tolower(x)
  }
  .isNear(pattern, x, limits, prices)
}

# What it costs to insert, delete and replace a character.
.editCosts <- function(costs) {
  kinds <- c("insertions", "deletions", "substitutions")
  result <- c(1, 1, 1)
  if (is.null(costs)) return(result)
  costs <- unlist(costs)
  if (is.null(names(costs))) return(rep_len(as.numeric(costs), 3L))
  places <- pmatch(names(costs), kinds)
  if (anyNA(places)) stop("invalid 'costs' argument")
  result[places] <- as.numeric(costs)
  result
}

# The largest cost, how much may be inserted, deleted and replaced, and how much of all; shares are of the pattern's length.
.editLimits <- function(bounds, size, dearest) {
  kinds <- c("cost", "insertions", "deletions", "substitutions", "all")
  whole <- function(bound, most) if (bound < 1) ceiling(bound * most) else as.numeric(bound)
  result <- rep.int(Inf, 5L)
  names(result) <- kinds
  if (!is.list(bounds) && is.null(names(bounds))) {
    result["all"] <- whole(bounds[1L], size)
    return(result)
  }
  bounds <- unlist(bounds)
  places <- pmatch(names(bounds), kinds)
  if (anyNA(places)) stop("invalid 'max.distance' argument")
  for (k in seq_along(places)) result[places[k]] <- whole(bounds[[k]], if (places[k] == 1L) size * dearest else size)
  if (!(1L %in% places) && !(5L %in% places)) result["all"] <- whole(0.1, size)
  result
}

adist <- function(x, y = NULL, costs = NULL, counts = FALSE, fixed = TRUE, partial = !fixed, ignore.case = FALSE, useBytes = FALSE) {
  if (!fixed) stop("approximate matching of regular expressions is not supported")
  names.x <- names(x)
  names.y <- if (is.null(y)) names.x else names(y)
  x <- as.character(x)
  y <- if (is.null(y)) x else as.character(y)
  prices <- .editCosts(costs)
  if (ignore.case) {
    x <- tolower(x)
    y <- tolower(y)
  }
  size <- c(length(x), length(y))
  labels <- if (!is.null(names.x) || !is.null(names.y)) list(names.x, names.y)
  shaped <- function(rows) matrix(unlist(rows), size[1L], size[2L], byrow = TRUE, dimnames = labels)
  result <- shaped(lapply(x, .editDistance, y, partial, prices))
  if (!counts) return(result)
  operations <- lapply(x, .editOperations, y, partial, prices)
  layers <- function(places, names)
    array(unlist(lapply(places, function(k) shaped(lapply(operations, `[[`, k)))), c(size, length(places)), list(names.x, names.y, names))
  attr(result, "counts") <- layers(1:3, c("ins", "del", "sub"))
  if (partial) attr(result, "offsets") <- layers(4:5, c("first", "last"))
  else attr(result, "trafos") <- shaped(lapply(operations, `[[`, 6L))
  result
}

.bincode <- function(x, breaks, right = TRUE, include.lowest = FALSE) {
  count <- length(breaks)
  place <- findInterval(x, breaks, left.open = right, rightmost.closed = include.lowest)
  place[place == 0L | place == count] <- NA
  place
}

psigamma <- function(x, deriv = 0L) mapply(.polygamma, as.double(x), as.integer(deriv))

# Recurrence up to where the asymptotic series is exact (Abramowitz and Stegun, 6.4.6 and 6.4.11).
.polygamma <- function(x, n) {
  if (is.na(x)) return(x)
  if (n == 0L) return(digamma(x))
  if (n == 1L) return(trigamma(x))
  sum <- 0
  while (x < 20 + n) {
    sum <- sum + x^-(n + 1)
    x <- x + 1
  }
  bernoulli <- c(1/6, -1/30, 1/42, -1/30, 5/66, -691/2730, 7/6, -3617/510)
  k <- 2 * seq_along(bernoulli)
  tail <- gamma(n)/x^n + gamma(n + 1)/(2 * x^(n + 1)) + sum(bernoulli * exp(lgamma(k + n) - lgamma(k + 1)) * x^-(k + n))
  (-1)^(n + 1) * (gamma(n + 1) * sum + tail)
}

rcond <- function(x, norm = "O", triangular = FALSE, ...) {
  x <- as.matrix(x)
  if (nrow(x) != ncol(x)) stop("'x' must be a square matrix")
  if (triangular) x[lower.tri(x)] <- 0
  if (norm == "I") x <- t(x)
  .reciprocalCondition(x)
}

isSymmetric <- function(object, ...) UseMethod("isSymmetric")

isSymmetric.matrix <- function(object, tol = 100 * .Machine$double.eps, tol1 = 8 * tol, ...) {
  if (!is.matrix(object) || nrow(object) != ncol(object)) return(FALSE)
  turned <- if (is.complex(object)) Conj(t(object)) else t(object)
  isTRUE(all.equal(object, turned, tolerance = tol, ...))
}

callCC <- function(fun) {
  value <- NULL
  delayedAssign("throw", return(value))
  fun(function(v) {
    value <<- v
    throw
  })
}

pmax.int <- function(..., na.rm = FALSE) pmax(..., na.rm = na.rm)

pmin.int <- function(..., na.rm = FALSE) pmin(..., na.rm = na.rm)

logb <- function(x, base = exp(1)) if (missing(base)) log(x) else log(x, base)

as.null <- function(x, ...) UseMethod("as.null")

as.null.default <- function(x, ...) NULL

levels.default <- function(x) attr(x, "levels")

provideDimnames <- function(x, sep = "", base = list(LETTERS), unique = TRUE) {
  d <- dim(x)
  names <- dimnames(x)
  if (is.null(names)) names <- vector("list", length(d))
  for (i in seq_along(d)) if (is.null(names[[i]]) && d[i] > 0L) {
    labels <- base[[1L + (i - 1L) %% length(base)]]
    made <- rep_len(labels, d[i])
    names[[i]] <- if (unique) make.unique(made, sep = sep) else made
  }
  dimnames(x) <- names
  x
}

asplit <- function(x, MARGIN) {
  d <- dim(x)
  names <- dimnames(x)
  if (is.character(MARGIN)) MARGIN <- match(MARGIN, names(names))
  rest <- seq_along(d)[-MARGIN]
  parts <- aperm(x, c(rest, MARGIN))
  size <- prod(d[rest])
  result <- lapply(seq_len(prod(d[MARGIN])), function(i) {
    part <- as.vector(parts)[(i - 1L) * size + seq_len(size)]
    if (length(rest) > 1L) array(part, d[rest], if (!is.null(names)) names[rest]) else {
      names(part) <- names[[rest]]
      part
    }
  })
  array(result, d[MARGIN], if (!is.null(names)) names[MARGIN])
}

enquote <- function(cl) as.call(list(as.call(list(as.name("::"), as.name("base"), as.name("quote"))), cl))

dynGet <- function(x, ifnotfound = stop(gettextf("%s not found", sQuote(x)), domain = NA), minframe = 1L, inherits = FALSE) {
  n <- sys.nframe()
  while (n > minframe) {
    n <- n - 1L
    frame <- sys.frame(n)
    if (exists(x, envir = frame, inherits = inherits)) return(get(x, envir = frame, inherits = inherits))
  }
  ifnotfound
}
