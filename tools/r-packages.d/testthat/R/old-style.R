# expect_that(x, equals(y)) and what else stands in its second place.
expect_that <- function(object, condition, info = NULL, label = NULL) {
  # Conditions about conditions want to evaluate the object themselves.
  condition(object)
  invisible()
}
equals <- function(expected, label = NULL, ...) function(actual) expect_equal(actual, expected, ...)
is_identical_to <- function(expected, label = NULL) function(actual) expect_identical(actual, expected)
is_equivalent_to <- function(expected, label = NULL) function(actual) expect_equivalent(actual, expected)
is_true <- function() function(x) expect_true(x)
is_false <- function() function(x) expect_false(x)
is_null <- function() function(x) expect_null(x)
is_a <- function(class) function(x) expect_is(x, class)
has_names <- function(expected, ...) function(x) expect_named(x, expected, ...)
matches <- function(regexp, all = TRUE, ...) function(x) expect_match(x, regexp, all = all, ...)
prints_text <- function(regexp, ...) function(x) expect_output(x, regexp, ...)
shows_message <- function(regexp = NULL, all = FALSE, ...) function(x) expect_message(x, regexp, ...)
gives_warning <- function(regexp = NULL, all = FALSE, ...) function(x) expect_warning(x, regexp, ...)
throws_error <- function(regexp = NULL, ...) function(x) expect_error(x, regexp, ...)
is_less_than <- function(expected, ...) function(x) expect_lt(x, expected)
is_more_than <- function(expected, ...) function(x) expect_gt(x, expected)
takes_less_than <- function(amount) function(x) invisible(force(x))
compare <- function(x, y, ...) {
  difference <- all.equal(x, y, ...)
  structure(list(equal = isTRUE(difference), message = if (isTRUE(difference)) "Equal" else difference), class = "comparison")
}
