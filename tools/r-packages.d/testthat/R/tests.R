# What was tested, and what went wrong. A failed expectation does not end its test; an error and a skip do.
state <- new.env()
state$failures <- character()
state$passed <- 0L
state$skipped <- 0L
state$test <- ""

test_that <- function(desc, code) {
  outer <- state$test
  on.exit(state$test <- outer)
  state$test <- if (nzchar(outer)) paste(outer, desc, sep = " / ") else desc
  expression <- substitute(code)
  where <- new.env(parent = parent.frame())
  run_test(expression, where)
}

run_test <- function(expression, where) {
  if (missing(expression) || identical(expression, quote(expr = ))) return(invisible(FALSE))
  finished <- FALSE
  before <- length(state$failures)
  tryCatch(
    withCallingHandlers(
      {
        in_function(expression, where)
        finished <- TRUE
      },
      # An expectation may be signalled by code that is tested.
      expectation_failure = function(e) NULL,
      packageStartupMessage = function(m) invokeRestart("muffleMessage")
    ),
    skip = function(e) {
      state$skipped <- state$skipped + 1L
    },
    error = function(e) note_failure(paste0("error: ", conditionMessage(e), if (!is.null(conditionCall(e))) paste0(" in ", deparse(conditionCall(e))[1L])))
  )
  invisible(finished && length(state$failures) == before)
}

# So that on.exit and functions that defer something to the end of their caller work in a test.
in_function <- function(expression, where) {
  runner <- function() NULL
  body(runner) <- expression
  environment(runner) <- where
  runner()
}

describe <- function(description, code) test_block(description, substitute(code), parent.frame())

it <- function(description, code = NULL) test_block(description, substitute(code), parent.frame())

test_block <- function(description, expression, caller) {
  outer <- state$test
  on.exit(state$test <- outer)
  state$test <- if (nzchar(outer)) paste(outer, description, sep = " / ") else description
  run_test(expression, new.env(parent = caller))
}

note_failure <- function(message) {
  text <- paste0(if (nzchar(state$test)) paste0("'", state$test, "': "), message)
  state$failures <- c(state$failures, text)
  invisible(FALSE)
}

context <- function(desc) invisible()
context_start_file <- function(name) invisible()
local_edition <- function(x, .env = parent.frame()) invisible()
edition_get <- function() 3L
local_reproducible_output <- function(...) invisible()
local_test_context <- function(...) invisible()
is_testing <- function() TRUE
is_checking <- function() FALSE
is_parallel <- function() FALSE
testing_package <- function() Sys.getenv("TESTTHAT_PKG")
set_max_fails <- function(n) invisible()
setup <- function(code, env = parent.frame()) invisible(force(code))
teardown <- function(code, env = parent.frame()) invisible()
teardown_env <- function() globalenv()
test_path <- function(...) file.path(".", ...)
test_env <- function(...) new.env(parent = globalenv())
