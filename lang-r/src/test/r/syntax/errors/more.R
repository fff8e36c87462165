r"|> 
#%%
r"|>"
#%%
a r"|> 
#%%
a r"|>"
#%%
r"a
#%%
r"a"
#%%
r"a b
#%%
r"-
#%%
r"-a
#%%
r"-

#%%
r"a
b"
#%%
x r"
#%%
f(if (a) b
+ c)
#%%
f(if (a) b

+ c)
#%%
f(if (a) if (b) c
else d
+ e)
#%%
f(if (a) {b}
c)
#%%
f(if (a) b # d
+ c)
#%%
f(x, if (a) "abc"
"def")
#%%
f(if (a) b
;)
#%%
f(if (a) g(b)
(c))
#%%
f(if (a) function(x)
b
+ c)
#%%
a => b
#%%
a + b => c
#%%
a => b => c
#%%
a => b + 
#%%
1
2
x y
#%%
"a"
f(1,
2,
3 4)
#%%
1; 2; x y
#%%
f(



a b)
#%%
1


# c
x y
#%%
x <- function(a) {
  b
  c d
}
#%%
if (a) b
else c
#%%
1
if (a) {
  b
}
else c
#%%
x <- c(1, 2
y <- 3
#%%
f <- function(x {
  x
}
#%%
list(a = 1, b = 2))
#%%
x[[1]
#%%
x[1]]
#%%
{ a }}
#%%
for (i in 1:3 {
 x
}
#%%
while (TRUE {
 x }
#%%
function(x, y z) x
#%%
	x	y
#%%
a	b
#%%
f(1e5x)
#%%
x <- 5x
#%%
"unclosed
#%%
'unclosed
over lines
#%%
x <- "a" "b"
#%%
a %% %% b
#%%
x = = 2
#%%
x <<<- 2
#%%
x --> y z
#%%
1e
#%%
0x
#%%
0xZ
#%%
1.2.3
#%%
"\q"
#%%
"\xg"
#%%
"\u"
#%%
"\u{110000}"
#%%
"\U{FFFFFFFF}"
#%%
`a
#%%
function(a, a) 1
#%%
function(a = 1, b, a) 1
#%%
x |> y
#%%
x |> function(z) z
#%%
x |> f(_)
#%%
x |> f(a = _, b = _)
#%%
_
#%%
\x x
#%%
r"abc"
#%%
r"(abc
#%%
@x
#%%
$x
#%%
x$
#%%
x$1
#%%
x@1
#%%
x::1
#%%
1::x
#%%
::x
#%%
x::
#%%
x:::
#%%
a ? 
#%%
?
#%%
!
#%%
-
#%%
~
#%%
(
#%%
[
#%%
{
#%%
x[
#%%
x[[
#%%
f(
#%%
)
#%%
]
#%%
}
#%%
x)
#%%
x]
#%%
x}
#%%
,
#%%
x,
#%%
f(,
#%%
else x
#%%
if
#%%
if (
#%%
if (x
#%%
if (x)
#%%
if (x) y else
#%%
for
#%%
for (
#%%
for (i
#%%
for (i in
#%%
for (i in x
#%%
for (i in x)
#%%
while
#%%
while (
#%%
while (x)
#%%
repeat
#%%
function
#%%
function(
#%%
function(x
#%%
function(x)
#%%
function(x) {
#%%
in x
#%%
TRUE FALSE
#%%
NULL NULL
#%%
1 1L
#%%
x NULL
#%%
x function
#%%
x if
#%%
“quoted”
#%%
x ≤ y
#%%
x → y
#%%
a…b
#%%
x €
#%%
\
