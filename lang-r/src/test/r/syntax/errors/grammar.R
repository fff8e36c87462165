x y
#%%
x <- 5 5
#%%
f(a = b = c)
#%%
if (a = b) c
#%%
for (i in x = 2) b
#%%
x$5
#%%
x$(y)
#%%
x$-a
#%%
x$!a
#%%
x@(y)
#%%
x@5
#%%
x$if (a) b
#%%
x$function(y) z
#%%
x$TRUE
#%%
x$NULL
#%%
x::y::z
#%%
x::(y)
#%%
5::x
#%%
a == b == c
#%%
a < b > c
#%%
a |> f
#%%
a |> if (b) c
#%%
a |> function(x) x
#%%
a |> f(_)
#%%
a |> f(x = _, y = _)
#%%
a |> f(x = g(_))
#%%
_
#%%
a |> (f)
#%%
a |> `if`(b)
#%%
a |> f()$b
#%%
a => b
#%%
a |> \(x) x
#%%
function(x, x) 1
#%%
function(x = ) x
#%%
function("x") x
#%%
if (a) b
else c
#%%
\
(x) b
#%%
x::
y
#%%
x
::y
#%%
a
|> f()
