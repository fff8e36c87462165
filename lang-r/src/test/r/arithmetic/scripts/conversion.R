as.integer(3.9)
as.integer(-3.9)
as.integer("7")
#%%
as.integer(" 8 ")
as.integer(TRUE)
as.integer("0x1A")
as.integer("3.7")
#%%
as.integer("abc")
#%%
as.integer(3e9)
#%%
as.integer(NaN)
as.integer(NA)
#%%
as.integer(Inf)
#%%
as.numeric("1e-3")
as.numeric("Inf")
as.numeric("-inf")
as.numeric("NaN")
as.numeric("NA")
as.numeric("0x1p4")
#%%
as.numeric("1,5")
#%%
as.numeric(c("1", "two", "3", "four"))
#%%
as.numeric("")
as.numeric("  ")
as.integer("")
#%%
as.logical(c("TRUE", "true", "T", "yes", "F", "FALSE", "false", "0", "1", NA))
as.logical(0:2)
as.logical("t")
#%%
as.logical(c(0, 0.1, NaN))
as.logical("abc")
#%%
as.character(c(1, 1.5, 1e5, 100000, 123456, 1e15, 1e16, 1e-4, 0.0001234, 1/3))
#%%
as.character(c(1L, NA))
as.character(TRUE)
as.character(1e5L)
as.character(-0.0)
#%%
as.character(0.1 + 0.2)
as.character(1e300 * 10)
as.character(2/3)
as.character(pi * 1e6)
as.character(123456.7)
#%%
as.character(list(1, "a", 1:3, TRUE, NULL, list(1, 2)))
as.character(quote(f(x, y + 1)))
as.character(quote(x))
#%%
as.numeric(list(1, 2L, TRUE))
as.integer(list("4", 5))
#%%
as.numeric(list(1, 2:3))
#%%
as.vector(matrix(1:4, 2))
as.vector(c(a = 1))
as.numeric(c(a = 1))
as.list(c(a = 1, b = 2))
#%%
storage.mode(1L)
x <- 1:3
storage.mode(x) <- "double"
typeof(x)
mode(x)
x <- 1:3
mode(x) <- "character"
x
#%%
as(3.7, "integer")
as("5", "numeric")
as(1L, "character")
as(0, "logical")
is(1, "numeric")
is(1L, "numeric")
#%%
is.numeric(1L)
is.numeric(factor("a"))
is.character("a")
is.vector(1:3)
#%%
is.vector(structure(1, a = 1))
is.vector(c(a = 1))
is.atomic(NULL)
is.function(sum)
#%%
class(1L)
class(1)
class("a")
class(NULL)
#%%
class(quote(x))
class(quote(x + 1))
class(sum)
class(matrix(1))
#%%
class(array(1, c(1, 1, 1)))
class(quote(if (a) b))
class(quote(x <- 1))
class(quote((x)))
#%%
typeof(sum)
typeof(mean)
typeof(`if`)
typeof(quote(x))
typeof(quote(f(x)))
#%%
typeof(expression(a))
typeof(globalenv())
typeof(NULL)
typeof(pairlist(a = 1))
typeof(y ~ x)
#%%
mode(quote(x))
mode(quote(f(x)))
mode(quote((x)))
#%%
mode(sum)
mode(NULL)
mode(1L)
mode("a")
#%%
mode(list())
mode(expression(a))
storage.mode(sum)
mode(quote(x[1]))
#%%
object <- c("1", "b")
is.na(suppressWarnings(as.numeric(object)))
type.convert(c("1", "2"), as.is = TRUE)
type.convert(c("1", "2.5"), as.is = TRUE)
type.convert(c("a", "b"), as.is = FALSE)
type.convert(c("T", "F"), as.is = TRUE)
