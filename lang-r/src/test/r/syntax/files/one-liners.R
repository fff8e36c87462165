square <- function(x) x^2
id <- function(x) x
const <- function() 42
nothing <- function() NULL
neg <- function(x) -x
apply2 <- function(f, x) f(f(x))
default <- function(x = stop("needed"), y = x + 1) x * y
