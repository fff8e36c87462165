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

existsFunction <- function(name, generic.skip = FALSE, where = parent.frame()) exists(name, envir = where, mode = "function")

getFunction <- function(name, where = parent.frame()) get(name, envir = where, mode = "function")

functionBody <- function(fun) body(fun)

withAutoprint <- function(exprs, evaluated = FALSE, local = parent.frame(), echo = TRUE, ...) {
  code <- if (evaluated) exprs else substitute(exprs)
  statements <- if (is.expression(code)) as.list(code) else if (is.call(code) && identical(code[[1L]], as.name("{"))) as.list(code)[-1L] else list(code)
  result <- list(value = NULL, visible = FALSE)
  for (statement in statements) {
    if (echo) cat(paste0(c("> ", rep.int("+ ", 99L))[seq_along(lines <- deparse(statement))], lines), sep = "\n")
    result <- withVisible(eval(statement, local))
    if (result$visible) print(result$value)
  }
  invisible(result)
}

URLencode <- function(URL, reserved = FALSE, repeated = FALSE) {
  if (!repeated && grepl("%[[:xdigit:]]{2}", URL)) return(URL)
  kept <- if (reserved) "[A-Za-z0-9._~-]" else "[]A-Za-z0-9._~!$&'()*+,;=:/?@#[-]"
  bytes <- charToRaw(URL)
  paste(vapply(bytes, function(b) {
    character <- rawToChar(b)
    if (b < as.raw(128) && grepl(kept, character)) character else paste0("%", toupper(as.character(b)))
  }, ""), collapse = "")
}

URLdecode <- function(URL) {
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
