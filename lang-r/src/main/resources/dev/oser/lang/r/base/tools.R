# Small tools of base, utils and methods.

isa <- function(x, what) all(class(x) %in% what)

isRestart <- function(x) inherits(x, "restart")

is.R <- function() TRUE

sys.status <- function() list(sys.calls = sys.calls(), sys.parents = sys.parents(), sys.frames = sys.frames())

hasArg <- function(name) {
  wanted <- as.character(substitute(name))
  function.called <- sys.function(sys.parent())
  wanted %in% names(match.call(function.called, sys.call(sys.parent()), expand.dots = TRUE))
}

existsFunction <- function(f, generic = TRUE, where = topenv(parent.frame())) !is.null(.functionFound(f, generic, where))

getFunction <- function(name, generic = TRUE, mustFind = TRUE, where = topenv(parent.frame())) {
  found <- .functionFound(name, generic, where)
  if (is.null(found) && mustFind)
    stop(gettextf(if (generic) "no function %s found" else "no non-generic function %s found", sQuote(name)), domain = NA)
  found
}

# A function of this name; one that dispatches in the sense of S4 counts only if generic functions do.
.functionFound <- function(name, generic, where) {
  if (!exists(name, envir = where, mode = "function")) return(NULL)
  found <- get(name, envir = where, mode = "function")
  if (!generic && !is.primitive(found) && inherits(found, "genericFunction")) NULL else found
}

functionBody <- function(fun) body(fun)

withAutoprint <- function(exprs, evaluated = FALSE, local = parent.frame(), print. = TRUE, echo = TRUE, max.deparse.length = Inf,
                          width.cutoff = max(20, getOption("width")), deparseCtrl = c("keepInteger", "showAttributes", "keepNA"), ...) {
  code <- if (evaluated) exprs else substitute(exprs)
  statements <- if (is.expression(code)) code else if (is.call(code) && identical(code[[1L]], as.name("{"))) as.expression(as.list(code)[-1L]) else as.expression(code)
  source(exprs = statements, local = local, print.eval = print., echo = echo, max.deparse.length = max.deparse.length,
         width.cutoff = width.cutoff, deparseCtrl = deparseCtrl, ...)
}

URLencode <- function(URL, reserved = FALSE, repeated = FALSE) {
  if (length(URL) != 1L || !is.null(names(URL)))
    return(vapply(URL, function(each) URLencode(each, reserved, repeated), "", USE.NAMES = FALSE))
  if (!is.character(URL)) stop("non-character argument")
  if (!repeated && grepl("%[[:xdigit:]]{2}", URL)) return(URL)
  kept <- if (reserved) "[A-Za-z0-9._~-]" else "[]A-Za-z0-9._~!$&'()*+,;=:/?@#[-]"
  bytes <- charToRaw(URL)
  paste(vapply(bytes, function(b) {
    character <- rawToChar(b)
    if (b < as.raw(128) && grepl(kept, character)) character else paste0("%", toupper(as.character(b)))
  }, ""), collapse = "")
}

URLdecode <- function(URL) {
  if (length(URL) != 1L) return(vapply(URL, URLdecode, "", USE.NAMES = FALSE))
  bytes <- charToRaw(URL)
  result <- raw()
  i <- 1L
  while (i <= length(bytes)) {
    if (bytes[i] == charToRaw("%") && i + 2L <= length(bytes)) {
      result <- c(result, as.raw(strtoi(rawToChar(bytes[i + 1:2]), 16L)))
      i <- i + 3L
    } else {
      result <- c(result, bytes[i])
      i <- i + 1L
    }
  }
  rawToChar(result)
}

SIGHUP <- 1L

SIGINT <- 2L

SIGQUIT <- 3L

SIGKILL <- 9L

SIGUSR1 <- 10L

SIGUSR2 <- 12L

SIGTERM <- 15L

SIGCHLD <- 17L

SIGCONT <- 18L

SIGSTOP <- 19L

SIGTSTP <- 20L

# Package tools: code that must signal a condition. What was signalled is returned.
assertCondition <- function(expr, ..., .exprString = deparse(substitute(expr), 500L), verbose = FALSE) {
  wanted <- c(...)
  got <- list()
  tryCatch(withCallingHandlers(expr, warning = function(w) {
    got <<- c(got, list(w))
    tryInvokeRestart("muffleWarning")
  }, condition = function(c) if (!inherits(c, "warning") && !inherits(c, "error")) got <<- c(got, list(c))), error = function(e) got <<- c(got, list(e)))
  if (!length(wanted)) {
    if (!length(got)) stop(gettextf("Failed to get any condition in evaluating %s", .exprString), domain = NA, call. = TRUE)
    if (verbose) message(gettextf("Got condition in evaluating %s", .exprString), domain = NA)
    return(invisible(got))
  }
  fitting <- Filter(function(c) inherits(c, wanted), got)
  if (!length(fitting)) {
    classes <- unique(vapply(got, function(c) class(c)[1L], ""))
    text <- if (length(wanted) > 1L) paste(paste(wanted[-length(wanted)], collapse = ", "), wanted[length(wanted)], sep = " or ") else wanted
    stop(if (length(got)) gettextf("Got %s in evaluating %s; wanted %s", paste(classes, collapse = ", "), .exprString, text)
         else gettextf("Failed to get %s in evaluating %s", text, .exprString), domain = NA)
  }
  if (verbose) message(gettextf("Asserted %s: %s", wanted[1L], paste(unique(vapply(fitting, conditionMessage, "")), collapse = ", ")), domain = NA)
  invisible(got)
}

assertError <- function(expr, classes = "error", verbose = FALSE) {
  text <- deparse(substitute(expr), 500L)
  got <- assertCondition(expr, classes, .exprString = text)
  if (verbose) message("Asserted error: ", conditionMessage(got[[length(got)]]))
  invisible(got)
}

assertWarning <- function(expr, classes = "warning", verbose = FALSE) {
  text <- deparse(substitute(expr), 500L)
  got <- assertCondition(expr, classes, .exprString = text)
  if (any(vapply(got, inherits, NA, "error"))) stop(gettextf("Got warning in evaluating %s, but also an error", text), domain = NA)
  if (verbose) message("Asserted warning: ", conditionMessage(got[[length(got)]]))
  invisible(got)
}

file_path_as_absolute <- function(x) {
  if (length(x) > 1L || !length(x)) stop("'x' must be a single character string")
  there <- normalizePath(x, mustWork = FALSE)
  if (file.exists(there)) there else stop(sprintf("file '%s' does not exist", x))
}

list_files_with_exts <- function(dir, exts, all.files = FALSE, full.names = TRUE) {
  names <- sort(list.files(dir, all.files = all.files))
  names <- names[grepl(sprintf("\\.(%s)$", paste(exts, collapse = "|")), names)]
  names <- names[!dir.exists(file.path(dir, names))]
  if (full.names) {
    if (length(names)) file.path(dir, names) else character()
  } else names
}

showNonASCII <- function(x) {
  strange <- Filter(function(i) any(charToRaw(x[[i]]) > as.raw(127)), seq_along(x))
  for (i in strange) writeLines(paste0(i, ": ", iconv(x[[i]], to = "ASCII", sub = "byte")), stderr())
  invisible(x[strange])
}

showNonASCIIfile <- function(file) showNonASCII(readLines(file, warn = FALSE))

# The first part between delimiters that match.
delimMatch <- function(x, delim = c("{", "}"), syntax = "Rd") {
  if (!is.character(x)) stop("argument 'x' must be a character vector")
  if (length(delim) != 2L || any(nchar(delim) != 1L)) stop("only single character delimiters are allowed")
  places <- vapply(strsplit(x, ""), function(letters) {
    depth <- 0L
    first <- -1L
    comment <- escaped <- FALSE
    for (i in seq_along(letters)) {
      letter <- letters[i]
      if (comment) comment <- letter != "\n"
      else if (escaped) escaped <- FALSE
      else if (letter == "\\") escaped <- TRUE
      else if (letter == "%") comment <- TRUE
      else if (letter == delim[2L] && depth > 0L) {
        depth <- depth - 1L
        if (depth == 0L) return(c(first, i - first + 1L))
      } else if (letter == delim[1L]) {
        if (depth == 0L) first <- i
        depth <- depth + 1L
      }
    }
    c(-1L, -1L)
  }, integer(2L), USE.NAMES = FALSE)
  structure(places[1L, ], match.length = places[2L, ])
}

# Package methods: what S's first book called elements, and other small names.
el <- function(object, where) object[where][[1L]]

`el<-` <- function(object, where, value) {
  object[[where]] <- value
  object
}

elNamed <- function(x, name, mustFind = FALSE) {
  place <- match(name, names(x))
  if (!is.na(place)) x[[place]] else if (mustFind) stop(gettextf("%s is not one of the element names", sQuote(name)), domain = NA) else NULL
}

`elNamed<-` <- function(x, name, value) {
  x[[name]] <- value
  x
}

allNames <- function(x) {
  names <- names(x)
  if (is.null(names)) character(length(x)) else ifelse(is.na(names), "", names)
}

`functionBody<-` <- function(fun, envir = environment(fun), value) {
  body(fun, envir = envir) <- value
  fun
}

substituteDirect <- function(object, frame = parent.frame(), cleanFunction = TRUE) {
  values <- if (is.environment(frame)) frame else as.list(frame)
  eval(call("substitute", object, quote(values)))
}
