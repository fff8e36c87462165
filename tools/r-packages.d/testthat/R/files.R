# Runs a file of tests in the namespace of its package, as R CMD check does, and says what failed.
test_file <- function(path, reporter = NULL, desc = NULL, package = NULL, env = NULL, ...) {
  if (is.null(env)) env <- new.env(parent = if (is.null(package)) globalenv() else asNamespace(package))
  for (helper in list.files(dirname(path), "^(helper|setup).*\\.[rR]$", full.names = TRUE)) run_source(helper, env)
  if (!is.null(package)) Sys.setenv(TESTTHAT_PKG = package)
  Sys.setenv(TESTTHAT = "true")
  old <- setwd(dirname(path))
  on.exit(setwd(old))
  run_source(basename(path), env)
  invisible(results())
}

run_source <- function(path, env) {
  lines <- readLines(path, warn = FALSE, encoding = "UTF-8")
  code <- parse(text = lines, keep.source = TRUE)
  tryCatch(for (each in code) eval(each, env),
           skip = function(e) state$skipped <- state$skipped + 1L,
           error = function(e) note_failure(paste0("error outside of tests: ", conditionMessage(e))))
}

results <- function() structure(list(passed = state$passed, skipped = state$skipped, failures = state$failures), class = "testthat_results")

print.testthat_results <- function(x, ...) {
  cat("passed", x$passed, "skipped", x$skipped, "failed", length(x$failures), "\n")
  for (each in x$failures) cat("FAILED", each, "\n")
  invisible(x)
}

test_dir <- function(path, reporter = NULL, env = NULL, ..., package = NULL) {
  for (file in list.files(path, "^test.*\\.[rR]$", full.names = TRUE)) test_file(file, package = package, env = env)
  print(results())
  if (length(state$failures)) stop("Test failures", call. = FALSE)
  invisible(results())
}
test_check <- function(package, reporter = NULL, ...) {
  library(package, character.only = TRUE)
  test_dir("testthat", package = package)
}
test_package <- test_check
source_file <- function(path, env = globalenv(), ...) run_source(path, env)
source_test_helpers <- function(...) invisible()
