quote(x + y * z)
quote((x + y) * z)
quote(-x^2)
quote(!a || b && c)
quote(a %in% b)
#%%
quote(x[i, j])
quote(x[[1]]$b)
quote(f(a = 1, b))
quote(-(1:3))
quote(a <- b <- c)
#%%
quote(`my var` + 1)
quote(~x)
quote(y ~ x | z)
#%%
quote(if (a) b else c)
quote(for (i in 1:10) print(i))
quote(while (TRUE) break)
quote(function(x, y = 2, ...) x + y)
quote({x; y})
#%%
quote(repeat {next})
quote(x$`a b`)
quote(a::b)
quote(a:::b)
#%%
quote(a@b)
quote(?help)
quote(x := y)
quote(x |> f())
quote(\(x) x + 1)
#%%
quote(function() NULL)
quote(f()())
quote((function(x) x)(1))
quote(x -> y)
quote("f"(1))
#%%
quote(`if`(a, b))
quote(`+`(a, b))
quote(`foo bar`(1))
quote(`[`(x, 1))
#%%
f <- function(x, y = 2) { z <- x + y; z * 2 }
f
print(f)
function(a) a
function(x, ...) NULL
(function() { })
#%%
f <- function(x) {
  # comments vanish without srcrefs
  if (x > 1) {
    y <- x
  } else if (x < 0) {
    y <- -x
  } else y <- 0
  for (i in 1:10) { print(i); next }
  while (TRUE) { break }
  repeat { break }
  switch(x, a = 1, b = { 2 })
  y
}; f
#%%
f <- function(a = c("x", "y"), b = list(1, 2), `odd arg` = NULL, ...) invisible(a)
f
g <- function(x) -x^2 + !x
g
h <- function(n) function(m) n + m
h
h(1)(2)
#%%
sum
c
`if`
`+`
`[[<-`
#%%
length
is.na
`(`
`function`
max
#%%
expression(a + b, c)
expression(x = 1, "s")
expression()
as.name("a b")
#%%
as.name("x")
quote(`a b`)
as.call(list(as.name("f"), 1, "a", quote(b)))
call("g", 1:3, c(1.5, 2))
call("h", list(a = 1), TRUE)
#%%
y ~ x
~ a + b
y ~ x + I(x^2) - 1
f <- a ~ b
f[[2]]
class(f)
length(f)
attributes(quote(a))
print(y ~ .)
log(y) ~ sqrt(x):z
#%%
globalenv()
emptyenv()
baseenv()
#%%
environment()
environmentName(globalenv())
environment(sum)
print(globalenv())
#%%
format(globalenv())
environmentName(baseenv())
class(globalenv())
topenv()
#%%
deparse(quote(x + y))
deparse(c(1, 2, 3))
deparse(1:10)
deparse("a\"b")
deparse(c(a = 1))
#%%
deparse(list(x = 1, y = "b"))
deparse(TRUE)
deparse(NULL)
deparse(c(1.5, NA))
deparse(1L)
#%%
deparse(c(1L, 3L))
deparse(1e6)
deparse(100000L)
deparse(1/3)
deparse(pi)
#%%
dput(list(a = 1:3, b = "c"))
dput(c(a = 1, b = 2))
dput(factor(c("u", "v")))
dput(data.frame(x = 1:2, y = c("a", "b")))
#%%
dput(matrix(1:4, 2))
dput("é\n\t")
dput(quote(f(x)))
dput(function(x) x + 1)
dput(NA_character_)
#%%
dput(c(NA, 1L))
dput(1i)
dput(as.raw(1:3))
dput(letters[1:3])
#%%
dput(-1.5)
dput(Inf)
dput(NaN)
dput(list())
dput(character(0))
#%%
quote(a %o% b %o% c)
quote((a = 5))
quote(f(a <- 1))
quote(x <<- 5)
quote(!(a & b))
#%%
quote(-(-x))
quote(- -x)
quote(!(!x))
quote(a^b^c)
quote((a^b)^c)
#%%
quote(a - (b - c))
quote(a / (b * c))
quote((a <- b) + 1)
quote(if (x) y + 1)
quote((if (x) y) + 1)
#%%
as.call(list(quote(`+`), quote(a + b), quote(c * d)))
as.call(list(quote(`*`), quote(a + b), quote(c)))
as.call(list(quote(`-`), quote(a - b)))
as.call(list(quote(`^`), quote(-a), 2))
#%%
as.call(list(quote(f), quote(expr = )))
as.call(list(quote(`[`), quote(x), quote(expr = ), 1))
as.call(list(quote(`$`), quote(x), "n"))
as.call(list(function(x) x, 1))
as.call(list(quote(`!`), quote(a == b)))
#%%
quote(function(x, y) { x + y })[[3]]
quote(x[1])
quote(x[[1, 2]])
quote(x$y$z)
#%%
quote(x$y())
quote(f(x)(y))
quote("a" + 'b')
quote(1e6)
#%%
quote(1L)
quote(0x10)
quote(1e-10)
quote(TRUE)
quote(T)
#%%
quote(NULL)
quote(NA_integer_)
quote(Inf)
quote(-1)
#%%
quote(2i)
quote("\u00e9")
quote(r"(raw\n)")
quote(...)
quote(..1)
