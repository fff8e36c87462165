if (a) b else if (c) d else if (e) f else g
#%%
function(x) function(y) function(z) x + y + z
#%%
f <- \(x, y = 2, ...) x * y
#%%
sapply(1:10, \(i) i^2)
#%%
x |> head(n = 2) |> (\(d) d$a)()
#%%
df |> subset(a > 1, select = -b) |> lm(y ~ x, data = _)
#%%
x[["a"]][["b"]]$c@d[1, , drop = FALSE]
#%%
a$b$c$d()()
#%%
names(x)[2] <- "b"
#%%
attr(x, "a")$b[[1]] <- value
#%%
x[-1]; x[-(1:3)]; x[!is.na(x)]
#%%
-x^2; (-x)^2; -x:y; (-x):y; -(x:y)
#%%
!a && b || !c
#%%
!(a && b) || c
#%%
a %in% b & c %in% d
#%%
a + b * c ^ d : e %% f
#%%
((a + b) * (c - d)) / (e ^ -f)
#%%
y ~ x | z
#%%
y ~ a * b + (1 | c) - 1
#%%
~ a
#%%
a ~ .
#%%
log(y) ~ poly(x, 2) + I(x^2)
#%%
a <- b <- c <- 4
#%%
4 -> a -> b
#%%
a <<- function() b <<- 2
#%%
x = y = 2
#%%
(x = 5)
#%%
f((x = 5), y = (z <- 3))
#%%
for (i in seq_len(n)) for (j in seq_len(m)) x[i, j] <- i * j
#%%
while (TRUE) if (x) break else next
#%%
repeat {
  x <- x + 1
  if (x > 10) break
}
#%%
if (a) {
} else {
}
#%%
{
  a; b
  c
}
#%%
{ a
#comment
b }
#%%
function(x, ...) UseMethod("f")
#%%
function(x = c("a", "b"), y = function(z) z) NULL
#%%
function(x) -x
#%%
function(x) !x
#%%
(function(x) x)(1)
#%%
(\(x) x)(1)
#%%
function(x) { x }(1)
#%%
{function(x) x}(1)
#%%
f(function(x) x, function(y) { y })
#%%
quote(expr = )
#%%
f(, a)
#%%
f(a, , b)
#%%
x[, 1]
#%%
x[1, ]
#%%
x[, , 1]
#%%
x[[1, 2]]
#%%
x[a = 1, b = ]
#%%
f(a = , b = )
#%%
?help
#%%
?help::topic
#%%
package?stats
#%%
stats::lm(y ~ x)
#%%
base:::f
#%%
x@y@z
#%%
x@y$z[1](2)
#%%
a:b:c
#%%
a^b^c
#%%
(a^b)^c
#%%
a - b - c
#%%
a - (b - c)
#%%
a / b / c
#%%
a / (b / c)
#%%
a %% b %/% c
#%%
-1:10
#%%
-(1:10)
#%%
2^-1
#%%
-2^2
#%%
(-2)^2
#%%
--a
#%%
- -a
#%%
!!a
#%%
!!!a
#%%
-!a
#%%
~ ~ a
#%%
a == b & c != d
#%%
(a == b) == c
#%%
a < b
#%%
a <= -1
#%%
a < -1
#%%
a<-1
#%%
a <- -1
#%%
if (a == 1) "one" else "other"
#%%
x <- if (a) 1 else 2
#%%
y <- (if (a) 1 else 2) + 3
#%%
f(if (a) 1 else 2, while (b) 3)
#%%
-if (a) 1 else 2
#%%
if (a) -1 else +1
#%%
a := b
#%%
a[b := c]
#%%
`:=`(a, b)
#%%
a %+% b %+% c
#%%
a %<>% b
#%%
1 -> x; 2 ->> y
#%%
NULL
#%%
NULL$a
#%%
TRUE && FALSE
#%%
Inf - Inf
#%%
1:3 + 0.5
#%%
x$a <- NULL
#%%
x[["a"]] <- list(1, "b", NULL)
#%%
f(x)(y)(z)
#%%
f(x)[1]$a
#%%
(a)
#%%
((a))
#%%
(a)(b)
#%%
{a}
#%%
{{a}}
#%%
({a})
#%%
f({a})
#%%
break
#%%
function() { return(invisible(NULL)) }
#%%
function(a, b, ...) { list(...)[[1]] + ..1 + ...length() }
#%%
x <- y # a comment
#%%
# only a comment
x
#%%
x;
#%%
a ; b ; c
#%%

   x   +   y   
#%%
f(
  a,
  b
)
#%%
x <-
  y +
  z
#%%
function(
  a,
  b = 2
)
{
  a + b
}
#%%
if (a)
  b else
  c
#%%
for (i in x)
  y
#%%
while (a)
  b
#%%
f(if (a) b
)
#%%
f(if (a) b
, c)
#%%
(a
 + b
 - c)
#%%
x[a
  ,
  b]
#%%
{
  if (a) b
  else c
  if (d) e

  else f
  if (g) h
  i
}
