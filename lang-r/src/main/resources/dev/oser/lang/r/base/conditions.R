# Conditions.

simpleCondition <- function(message, call = NULL) {
  structure(class = c("simpleCondition", "condition"), list(message = as.character(message), call = call))
}

simpleError <- function(message, call = NULL) {
  structure(class = c("simpleError", "error", "condition"), list(message = as.character(message), call = call))
}

simpleWarning <- function(message, call = NULL) {
  structure(class = c("simpleWarning", "warning", "condition"), list(message = as.character(message), call = call))
}

simpleMessage <- function(message, call = NULL) {
  structure(class = c("simpleMessage", "message", "condition"), list(message = message, call = call))
}

errorCondition <- function(message, ..., class = character(), call = NULL) {
  structure(class = c(class, "error", "condition"), list(message = as.character(message), call = call, ...))
}

warningCondition <- function(message, ..., class = character(), call = NULL) {
  structure(class = c(class, "warning", "condition"), list(message = as.character(message), call = call, ...))
}

conditionMessage <- function(c) UseMethod("conditionMessage")

conditionMessage.condition <- function(c) c$message

conditionCall <- function(c) UseMethod("conditionCall")

conditionCall.condition <- function(c) c$call

# Where and what, after the word for the kind of condition; where with so many lines of the call.
.conditionText <- function(kind, x, lines = 1L) {
  paste0(.conditionPlace(kind, x, lines), conditionMessage(x))
}

.conditionPlace <- function(kind, x, lines) {
  call <- conditionCall(x)
  place <- if (length(call)) paste(" in", paste(head(deparse(call), lines), collapse = "")) else ""
  paste0(kind, place, ": ")
}

print.condition <- function(x, ...) {
  cat("<", .conditionPlace(class(x)[1L], x, Inf), conditionMessage(x), ">\n", sep = "")
  invisible(x)
}

as.character.condition <- function(x, ...) paste0(.conditionText(class(x)[1L], x), "\n")

as.character.error <- function(x, ...) paste0(.conditionText("Error", x), "\n")

suppressWarnings <- function(expr, classes = "warning") {
  withCallingHandlers(expr, warning = function(w) if (inherits(w, classes)) tryInvokeRestart("muffleWarning"))
}

suppressMessages <- function(expr, classes = "message") {
  withCallingHandlers(expr, message = function(c) if (inherits(c, classes)) tryInvokeRestart("muffleMessage"))
}

print.restart <- function(x, ...) {
  cat("<restart: ", x[[1L]], " >\n", sep = "")
  invisible(x)
}


.makeMessage <- function(..., domain = NULL, appendLF = FALSE) {
  parts <- lapply(list(...), as.character)
  paste0(c(unlist(parts), if (appendLF) "\n"), collapse = "")
}
