# Groups that do not fill the data up are said
p <- function(e) tryCatch(withCallingHandlers(print(e), warning = function(w) {
  cat("warning:", conditionMessage(w), "\n")
  invokeRestart("muffleWarning")
}), error = function(e) cat("error:", conditionMessage(e), "\n"))
p(split(1:5, c("a", "b")))
p(split(list(1, 2, 3), c("a", "b")))
p(split(as.Date(c("2020-01-01", "2020-01-02", "2020-01-03")), 1:2))
p(split(1:4, c("a", "b")))
p(split(1:2, character()))
p(split(integer(), character()))
p(split(NULL, "a"))
x <- 1:3
p({ split(x, 1:2) <- list(7, 8); x })
#%%
# What is no vector has no missing elements
p <- function(e) tryCatch(withCallingHandlers(print(e), warning = function(w) {
  cat("warning:", conditionMessage(w), "\n")
  invokeRestart("muffleWarning")
}), error = function(e) cat("error:", conditionMessage(e), "\n"))
p(is.na(quote(f(x, NA))))
p(is.na(expression(NA, a)))
p(is.na(quote(a)))
p(is.na(new.env()))
p(anyNA(expression(NA)))
p(anyNA(sum))
p(anyNA(quote(a + b)))
p(anyNA(NULL))
p(anyNA(list(1, NA)))
#%%
# Classes that are no strings become strings
x <- 1
class(x) <- 2
print(attributes(x))
class(x) <- list("u", 3L)
print(attributes(x))
class(x) <- as.name("v")
print(attributes(x))
class(x) <- NULL
print(x)
try(class(x) <- function() 1)
try(attr(x, "class") <- 1)
try(oldClass(x) <- 1)
#%%
# Numbers that are too large or too small for a size
try(print(2.5, digits = 0))
try(print(2.5, digits = 23))
try(tabulate(1:3, 1e10))
try(tabulate(1:3, -1))
print(tabulate(1:3, 2.7))
try(rep_len(1, Inf))
try(seq_len(Inf))
#%%
# Numbers to choose are numbers
try(combn(3, "a"))
try(combn(3, TRUE))
try(combn(3, 1:2))
#%%
# What is parsed is text, or has a text
f <- function() 1
try(parse(text = f))
try(parse(text = sum))
print(parse(text = quote(f(x))))
print(parse(text = list("a", "b + 1")))
#%%
# Lines have numbers for their ends, and arrows have heads
pdf(NULL)
plot(1)
try(segments("d", 1, 2))
try(segments(1, 1, 2, "a"))
try(segments(1, 1))
try(segments(1, NULL, 2, 2))
try(segments(factor("a"), 1, 1, 2))
try(arrows(1, "d", 2))
try(arrows(1, 1, 2, 2, length = -1))
try(arrows(1, 1, 2, 2, code = 5))
print(arrows(1, 1, 2, 2, 0.1, 20, 3))
print(segments(1, TRUE, 2))
