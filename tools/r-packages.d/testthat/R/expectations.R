# Each gives the value it looked at, invisibly.
expect <- function(ok, failure_message = "expectation failed", info = NULL, srcref = NULL, trace = NULL) {
  if (isTRUE(ok)) {
    state$passed <- state$passed + 1L
  } else {
    condition <- structure(class = c("expectation_failure", "expectation", "error", "condition"),
                           list(message = paste(c(failure_message, info), collapse = "\n"), call = NULL))
    if (isTRUE(state$collecting)) stop(condition)
    note_failure(paste(c(failure_message, info), collapse = "\n"))
  }
  invisible(ok)
}

shown <- function(x) paste(deparse(x, width.cutoff = 60L), collapse = " ")

judge <- function(ok, object, ..., info = NULL) {
  expect(ok, paste0(...), info)
  invisible(object)
}

fail <- function(message = "Failure has been forced", info = NULL, ...) expect(FALSE, message, info)
succeed <- function(message = "Success has been forced", info = NULL, ...) expect(TRUE, message, info)
pass <- function() expect(TRUE)

same <- function(x, y, tolerance, ...) {
  extra <- list(...)
  extra <- extra[setdiff(names(extra), c("info", "label", "expected.label", "ignore_attr", "ignore_function_env", "ignore_srcref", "ignore_formula_env"))]
  given <- list(...)
  if (isTRUE(given$ignore_attr)) extra$check.attributes <- FALSE
  if (is.character(given$ignore_attr)) for (each in given$ignore_attr) {
    attr(x, each) <- NULL
    attr(y, each) <- NULL
  }
  if (!is.null(tolerance)) extra$tolerance <- tolerance
  if (is.function(x) && is.function(y) && !is.primitive(x) && !is.primitive(y)) {
    ok <- identical(formals(x), formals(y)) && identical(body(x), body(y))
    return(if (ok) TRUE else "functions differ")
  }
  do.call(all.equal, c(list(x, y), extra), quote = TRUE)
}

expect_equal <- function(object, expected, ..., tolerance = NULL, info = NULL, label = NULL, expected.label = NULL) {
  text <- shown(substitute(object))
  difference <- same(object, expected, tolerance, ...)
  judge(isTRUE(difference), object, text, " is not equal to what was expected: ", paste(difference, collapse = "; "), info = info)
}

expect_identical <- function(object, expected, info = NULL, label = NULL, expected.label = NULL, ...) {
  text <- shown(substitute(object))
  judge(identical(object, expected, ignore.srcref = TRUE), object, text, " is not identical to what was expected: ",
        if (identical(object, expected)) "" else paste(tryCatch(all.equal(object, expected), error = conditionMessage), collapse = "; "), info = info)
}

expect_equivalent <- function(object, expected, ..., info = NULL, label = NULL, expected.label = NULL) {
  difference <- all.equal(object, expected, check.attributes = FALSE, ...)
  judge(isTRUE(difference), object, shown(substitute(object)), " is not equivalent: ", paste(difference, collapse = "; "), info = info)
}

expect_reference <- function(object, expected, ...) judge(identical(object, expected), object, "not the same object")

expect_true <- function(object, info = NULL, label = NULL)
  judge(identical(as.vector(object), TRUE), object, shown(substitute(object)), " is not TRUE", info = info)

expect_false <- function(object, info = NULL, label = NULL)
  judge(identical(as.vector(object), FALSE), object, shown(substitute(object)), " is not FALSE", info = info)

expect_null <- function(object, info = NULL, label = NULL) judge(is.null(object), object, shown(substitute(object)), " is not NULL", info = info)

expect_length <- function(object, n) judge(length(object) == n, object, shown(substitute(object)), " has length ", length(object), ", not ", n)

expect_named <- function(object, expected, ignore.order = FALSE, ignore.case = FALSE, info = NULL, label = NULL) {
  given <- names(object)
  if (missing(expected)) return(judge(!is.null(given), object, shown(substitute(object)), " has no names", info = info))
  if (ignore.case) {
    given <- tolower(given)
    expected <- tolower(expected)
  }
  if (ignore.order) {
    given <- sort(given)
    expected <- sort(expected)
  }
  judge(identical(as.character(given), as.character(expected)), object, "names are ", shown(given), ", not ", shown(expected), info = info)
}

expect_type <- function(object, type) judge(typeof(object) == type, object, shown(substitute(object)), " has type ", typeof(object), ", not ", type)

expect_s3_class <- function(object, class, exact = FALSE) {
  ok <- if (identical(class, NA)) !is.object(object) else if (exact) identical(class(object), class) else inherits(object, class)
  judge(ok && !(isS4(object) && !identical(class, NA)), object, shown(substitute(object)), " inherits from ", shown(class(object)), ", not ", shown(class))
}

expect_s4_class <- function(object, class) judge(isS4(object) && methods::is(object, class), object, shown(substitute(object)), " is no ", class)

expect_is <- function(object, class, info = NULL, label = NULL)
  judge(inherits(object, class) || any(class(object) %in% class) || any(vapply(class, function(each) methods::is(object, each), NA)), object,
        shown(substitute(object)), " inherits from ", shown(class(object)), ", not ", shown(class), info = info)

expect_lt <- function(object, expected, label = NULL, expected.label = NULL) judge(object < expected, object, shown(object), " is not less than ", shown(expected))
expect_lte <- function(object, expected, label = NULL, expected.label = NULL) judge(object <= expected, object, shown(object), " is more than ", shown(expected))
expect_gt <- function(object, expected, label = NULL, expected.label = NULL) judge(object > expected, object, shown(object), " is not more than ", shown(expected))
expect_gte <- function(object, expected, label = NULL, expected.label = NULL) judge(object >= expected, object, shown(object), " is less than ", shown(expected))
expect_less_than <- expect_lt
expect_more_than <- expect_gt

expect_match <- function(object, regexp, perl = FALSE, fixed = FALSE, ..., all = TRUE, info = NULL, label = NULL) {
  found <- grepl(regexp, object, perl = perl, fixed = fixed, ...)
  judge(length(object) > 0L && (if (all) base::all(found) else any(found)), object, shown(object), " does not match ", shown(regexp), info = info)
}

expect_no_match <- function(object, regexp, perl = FALSE, fixed = FALSE, ..., info = NULL, label = NULL)
  judge(!any(grepl(regexp, object, perl = perl, fixed = fixed, ...)), object, shown(object), " matches ", shown(regexp), info = info)

expect_setequal <- function(object, expected) judge(setequal(object, expected), object, shown(object), " has not the elements of ", shown(expected))
expect_mapequal <- function(object, expected) judge(setequal(names(object), names(expected)) && isTRUE(all.equal(object[names(expected)], expected)), object, "maps differ")
expect_contains <- function(object, expected) judge(all(expected %in% object), object, shown(object), " does not contain ", shown(expected))
expect_in <- function(object, expected) judge(all(object %in% expected), object, shown(object), " is not in ", shown(expected))
expect_vector <- function(object, ptype = NULL, size = NULL) judge(is.vector(object) && (is.null(size) || length(object) == size), object, "not such a vector")
expect_invisible <- function(call, label = NULL) {
  result <- withVisible(call)
  judge(!result$visible, result$value, "the value is visible")
}
expect_visible <- function(call, label = NULL) {
  result <- withVisible(call)
  judge(result$visible, result$value, "the value is invisible")
}
expect_success <- function(expr) judge(is.null(expectation_of(expr)), NULL, "the expectation failed")
expect_failure <- function(expr, message = NULL, ...) {
  failed <- expectation_of(expr)
  judge(!is.null(failed) && (is.null(message) || grepl(message, conditionMessage(failed), ...)), NULL, "the expectation did not fail")
}
expectation_of <- function(expr) {
  outer <- state$collecting
  on.exit(state$collecting <- outer)
  state$collecting <- TRUE
  tryCatch({
    force(expr)
    NULL
  }, expectation_failure = identity)
}
expect_known_value <- function(object, ...) invisible(object)
expect_known_output <- function(object, ...) invisible(object)
expect_known_hash <- function(object, ...) invisible(object)
expect_equal_to_reference <- function(object, ...) invisible(object)
