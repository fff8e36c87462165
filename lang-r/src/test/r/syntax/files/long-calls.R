result <- some.function.with.a.long.name(first.argument = c(1, 2, 3), second.argument = list(a = 1, b = "two"), third.argument = function(x) x + 1, fourth = NULL)
if (is.null(result) || length(result) == 0 || (is.character(result) && !nzchar(result)) || inherits(result, "try-error")) stop("something went wrong: ", paste(names(result), collapse = ", "), call. = FALSE)
total <- first.long.variable.name + second.long.variable.name * third.long.variable.name - fourth.long.variable.name / fifth.long.variable.name
