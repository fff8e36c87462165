# What could come behind `$`: for programs that complete what a person types.

.DollarNames <- function(x, pattern) UseMethod(".DollarNames")

.DollarNames.default <- function(x, pattern = "") if (is.recursive(x) || is.list(x)) .matchingNames(names(x), pattern) else character()

.DollarNames.list <- function(x, pattern = "") .matchingNames(names(x), pattern)

.DollarNames.environment <- function(x, pattern = "") ls(x, all.names = TRUE, pattern = pattern)

.matchingNames <- function(names, pattern) as.character(grep(pattern, names, value = TRUE))
