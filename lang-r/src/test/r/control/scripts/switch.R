switch("b", a = 1, b = 2, c = 3)
switch("z", a = 1, 99)
is.null(switch("z", a = 1))
switch("a", a = , b = "fall", c = 3)
switch(2, "x", "y")
is.null(switch(3, "x", "y"))
#%%
switch("a", a = { cat("side\n"); 10 }, b = stop("no"))
switch("c", a = 1, b = , c = , d = "end")
switch("d", a = 1, d = )
#%%
switch(2.9, "a", "b", "c")
switch(TRUE, "one")
is.null(switch(0, "a"))
is.null(switch(-1, "a"))
switch("1", "1" = "str", 1)
#%%
switch(NULL, a = 1)
#%%
switch(c("a", "b"), a = 1, b = 2)
#%%
switch(NA_character_, a = 1, "NA" = 2, 3)
is.null(switch(NA_integer_, 1, 2))
switch("NA", "NA" = "na string")
#%%
switch("x", 1, 2)
#%%
switch("q", a = 1, 2, b = 3, 4)
#%%
switch(character(0), a = 1)
#%%
is.null(switch(list(1), "a"))
#%%
f <- function(t) switch(t, num = 1, chr = "a", lst = list(1), invisible("dflt"))
f("num")
f("chr")
f("other")
print(f("other"))
#%%
switch(factor("b", levels = c("a", "b")), "first", "second")
#%%
x <- switch("a", a = NULL)
is.null(x)
s <- switch("m", m = function(x) x + 1)
s(2)
switch("a", "a" = "quoted", `b c` = "tick")
switch("b c", a = 1, `b c` = "tick")
#%%
switch("a")
#%%
switch()
#%%
switch(EXPR = "b", a = 1, b = "named EXPR")
sapply(c("x", "y", "z"), switch, x = 1, y = 2, 0)
#%%
f <- function(op, a, b) switch(op, "+" = a + b, "-" = a - b, "*" = a * b, stop("unknown op: ", op))
f("+", 1, 2)
f("*", 3, 4)
f("?", 1, 1)
#%%
for (i in 1:3) switch(i, next, print("two"), break)
f <- function() { switch("r", r = return("returned")); "after" }
f()
#%%
is.null(switch("a", a = , b = , ))
