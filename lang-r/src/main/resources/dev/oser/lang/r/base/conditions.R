# Conditions.

simpleCondition <- function(message, call = NULL) {
  structure(class = c("simpleCondition", "condition"), list(message = message, call = call))
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

print.condition <- function(x, ...) {
  message <- conditionMessage(x)
  call <- conditionCall(x)
  class <- class(x)[1L]
  if (!is.null(call)) cat("<", class, " in ", deparse(call), ": ", message, ">\n", sep = "")
  else cat("<", class, ": ", message, ">\n", sep = "")
  invisible(x)
}

as.character.condition <- function(x, ...) {
  message <- conditionMessage(x)
  call <- conditionCall(x)
  class <- class(x)[1L]
  if (!is.null(call)) paste0(class, " in ", deparse(call)[1L], ": ", message, "\n")
  else paste0(class, ": ", message, "\n")
}

as.character.error <- function(x, ...) {
  message <- conditionMessage(x)
  call <- conditionCall(x)
  if (!is.null(call)) paste0("Error in ", deparse(call)[1L], ": ", message, "\n")
  else paste0("Error: ", message, "\n")
}

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

