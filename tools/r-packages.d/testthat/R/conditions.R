# Errors, warnings, messages and output.
caught <- function(code, kind) {
  found <- NULL
  value <- tryCatch(
    withCallingHandlers(code,
      warning = function(w) if (kind == "warning") {
        if (is.null(found)) found <<- w
        invokeRestart("muffleWarning")
      },
      message = function(m) if (kind == "message") {
        if (is.null(found)) found <<- m
        invokeRestart("muffleMessage")
      }),
    error = function(e) if (kind == "error" && !inherits(e, "skip")) found <<- e else stop(e))
  list(condition = found, value = value)
}

expect_kind <- function(result, kind, regexp, class, text, fixed = FALSE, perl = FALSE, ignore.case = FALSE, info = NULL) {
  condition <- result$condition
  if (identical(regexp, NA)) {
    judge(is.null(condition), result$value, text, " gave an unexpected ", kind, if (!is.null(condition)) paste0(": ", conditionMessage(condition)), info = info)
    return(invisible(result$value))
  }
  ok <- !is.null(condition) && (is.null(class) || inherits(condition, class)) &&
    (is.null(regexp) || grepl(regexp, paste(conditionMessage(condition), collapse = "\n"), fixed = fixed, perl = perl, ignore.case = ignore.case))
  judge(ok, NULL, text, " gave ", if (is.null(condition)) paste("no", kind) else paste0("another ", kind, ": ", conditionMessage(condition)), info = info)
  invisible(if (kind == "error" || is.null(result$value)) condition else result$value)
}

expect_error <- function(object, regexp = NULL, class = NULL, ..., inherit = TRUE, info = NULL, label = NULL)
  expect_kind(caught(object, "error"), "error", regexp, class, shown(substitute(object)), ..., info = info)

expect_warning <- function(object, regexp = NULL, class = NULL, ..., inherit = TRUE, all = FALSE, info = NULL, label = NULL)
  expect_kind(caught(object, "warning"), "warning", regexp, class, shown(substitute(object)), ..., info = info)

expect_message <- function(object, regexp = NULL, class = NULL, ..., inherit = TRUE, all = FALSE, info = NULL, label = NULL)
  expect_kind(caught(object, "message"), "message", regexp, class, shown(substitute(object)), ..., info = info)

expect_condition <- function(object, regexp = NULL, class = NULL, ..., info = NULL, label = NULL) {
  condition <- tryCatch({
    force(object)
    NULL
  }, condition = identity)
  expect_kind(list(condition = condition, value = NULL), "condition", regexp, class, shown(substitute(object)), ..., info = info)
}

expect_no_error <- function(object, ...) expect_kind(caught(object, "error"), "error", NA, NULL, shown(substitute(object)))
expect_no_warning <- function(object, ...) expect_kind(caught(object, "warning"), "warning", NA, NULL, shown(substitute(object)))
expect_no_message <- function(object, ...) expect_kind(caught(object, "message"), "message", NA, NULL, shown(substitute(object)))
expect_no_condition <- function(object, ...) {
  condition <- tryCatch({
    force(object)
    NULL
  }, condition = identity)
  judge(is.null(condition), NULL, "a condition was signalled")
}

expect_output <- function(object, regexp = NULL, ..., info = NULL, label = NULL, width = 80) {
  lines <- utils::capture.output(value <- force(object))
  text <- paste(lines, collapse = "\n")
  ok <- if (identical(regexp, NA)) !nzchar(text) else if (is.null(regexp)) nzchar(text) else grepl(regexp, text, ...)
  judge(ok, value, "the output is ", shown(text), info = info)
}

expect_snapshot <- function(x, ...) {
  utils::capture.output(tryCatch(suppressMessages(suppressWarnings(force(x))), error = identity))
  invisible()
}
expect_snapshot_output <- expect_snapshot
expect_snapshot_error <- expect_snapshot
expect_snapshot_warning <- expect_snapshot
expect_snapshot_value <- expect_snapshot
expect_snapshot_file <- function(...) invisible()

expect_silent <- function(object) {
  said <- character()
  lines <- utils::capture.output(value <- withCallingHandlers(object,
    warning = function(w) {
      said <<- c(said, conditionMessage(w))
      invokeRestart("muffleWarning")
    },
    message = function(m) {
      said <<- c(said, conditionMessage(m))
      invokeRestart("muffleMessage")
    }))
  judge(!length(c(lines, said)), value, shown(substitute(object)), " is not silent: ", shown(c(lines, said)))
}

capture_error <- function(code, entrace = FALSE) tryCatch({
  code
  NULL
}, error = identity)
capture_warning <- function(code, entrace = FALSE) tryCatch({
  code
  NULL
}, warning = identity)
capture_condition <- function(code, entrace = FALSE) tryCatch({
  code
  NULL
}, condition = identity)
capture_output <- function(code, print = FALSE, width = 80) paste(capture_output_lines(code, print, width), collapse = "\n")
capture_output_lines <- function(code, print = FALSE, width = 80) utils::capture.output({
  result <- withVisible(code)
  if (print && result$visible) base::print(result$value)
})
capture_warnings <- function(code, ...) {
  said <- character()
  withCallingHandlers(code, warning = function(w) {
    said <<- c(said, conditionMessage(w))
    invokeRestart("muffleWarning")
  })
  said
}
capture_messages <- function(code, ...) {
  said <- character()
  withCallingHandlers(code, message = function(m) {
    said <<- c(said, conditionMessage(m))
    invokeRestart("muffleMessage")
  })
  said
}
