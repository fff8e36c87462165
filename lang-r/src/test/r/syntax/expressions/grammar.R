a <- b = c
#%%
a = b <- c
#%%
a ? b = c
#%%
a = b ? c
#%%
?a = b
#%%
a + ?b + c
#%%
a ? b ? c
#%%
f(a ? b)
#%%
f(a = b ? c)
#%%
(a = b)
#%%
if (a ? b) c
#%%
function(x) y = 2
#%%
f(function(x) y = 2)
#%%
function(x) x ? y
#%%
if (a) b = 2
#%%
if (a) b = 2 else c = 3
#%%
while (a) b = 2
#%%
for (i in x) b = 2
#%%
repeat b = 2
#%%
-a = b
#%%
!a = b
#%%
x$"a"
#%%
x$`a b`
#%%
x$y(z)
#%%
x$y$z
#%%
x@y
#%%
x@"y"
#%%
x::y
#%%
x::"y"
#%%
"x"::y
#%%
x:::y$z
#%%
a:::b(c)
#%%
a == !b == c
#%%
2^-1:3
#%%
-2^2
#%%
-2:3
#%%
-a %in% b
#%%
!a %in% b
#%%
a^b^c
#%%
-a^-b
#%%
a ~ b ~ c
#%%
~ a + b
#%%
~a ~ b
#%%
a -> b -> c
#%%
a ->> b
#%%
a <- b -> c
#%%
a -> b <- c
#%%
a := b := c
#%%
a <<- b <- c
#%%
a ** b
#%%
a |> f()
#%%
a |> f(b) |> g()
#%%
a |> (function(x) x)()
#%%
a |> f(x = _)
#%%
a |> x$f()
#%%
a |> x::f()
#%%
a |> "f"()
#%%
a |> f()()
#%%
\(x) x + 1
#%%
\ (x) x
#%%
a |> (\(x) x)()
#%%
function(x, y = 2, ...) x
#%%
function(..1) x
#%%
function(x) -x
#%%
if (a) b else c + 1
#%%
-if (a) b else c + 1
#%%
if (a) if (b) c else d
#%%
{if (a) b
else c}
#%%
{if (a) b

# z
else c}
#%%
(if (a) b
else c)
#%%
f(if (a) b
else c)
#%%
if
(a) b
#%%
if (a)
b
#%%
while
(a) b
#%%
while (a)
b
#%%
for
(i in a) b
#%%
for (i in a)
b
#%%
for (i
in
a)
b
#%%
repeat
b
#%%
function
(x) b
#%%
function(x)
b
#%%
-
b
#%%
a +
b
#%%
a
+ b
#%%
(a
+ b)
#%%
{a
+ b}
#%%
{(a
+ b)}
#%%
f(a
,
b)
#%%
f
(a)
#%%
x[a
]
#%%
x[[a
]]
#%%
x$
y
#%%
x@
y
#%%
!
y
#%%
~
y
#%%
?
y
#%%
a ?
y
#%%
a %in%
y
#%%
a |>
f()
#%%
a =
b
#%%
f(a=
b)
#%%
f(
a=b)
#%%
function(a=
b) c
