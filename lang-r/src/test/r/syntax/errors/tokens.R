x
y z
#%%
x
  y z
#%%
x
y
z + w w
#%%
f(a,
b c)
#%%
f(a,
   b c)
#%%
{
a
b
c d
#%%
{
a
b
    c d
#%%
{a
b
}}
#%%
   x y
#%%
   y else
#%%
é y
#%%
é é é
#%%
x
é é
#%%
"é" "é"
#%%
	x	y
#%%
f(
#%%
f(a,
#%%
x <-
#%%
"abc
#%%
'abc
def
#%%
`abc
#%%
x[[1]
#%%
x[[1
#%%
x[1]]
#%%
if (a
#%%
if (a) b else
#%%
function(x
#%%
function(x)
#%%
{
#%%
{
a
#%%
x +
#%%
x + # c
#%%
;
#%%
a;;b
#%%
(a;b)
#%%
f(a;b)
#%%
()
#%%
(,)
#%%
f(TRUE=1)
#%%
f(1=2)
#%%
f(if=1)
#%%
f(function=1)
#%%
f(a b)
#%%
f(a 1)
#%%
f(a "b")
#%%
f(1 a)
#%%
f(1 "b")
#%%
x "a"
#%%
x 1L
#%%
x TRUE
#%%
x NULL
#%%
x function(y) y
#%%
x if (y) z
#%%
x for (y in z) w
#%%
x while (y) w
#%%
x repeat w
#%%
x break
#%%
x next
#%%
x in
#%%
x {
#%%
x }
#%%
x )
#%%
x ]
#%%
x ]]
#%%
x ,
#%%
x !
#%%
x \(y) y
#%%
x _
#%%
x Inf
#%%
x NA
#%%
x ..1
#%%
in
#%%
else
#%%
for (1 in x) y
#%%
for (x) y
#%%
for x in y
#%%
for (x in ) y
#%%
for (x in y z) w
#%%
while () x
#%%
if () x
#%%
while x
#%%
if x
#%%
repeat
#%%
function x
#%%
function(1) x
#%%
function(x y) z
#%%
function(x,) z
#%%
function(,x) z
#%%
function(x=1 y) z
#%%
function(x; y) z
#%%
+
#%%
*
#%%
* x
#%%
a + * b
#%%
a * / b
#%%
a %% %% b
#%%
a <- <- b
#%%
-> a
#%%
a ->
#%%
a &&& b
#%%
a ||| b
#%%
a === b
#%%
a != = b
#%%
a <> b
#%%
a ! b
#%%
a @@ b
#%%
a $ $ b
#%%
a : : b
#%%
a :::: b
#%%
a <<<- b
#%%
a -->> b
#%%
a --> b
#%%
a ->>> b
#%%
a |>> b
#%%
a |>
#%%
|> a
#%%
%in% b
#%%
a %in b
#%%
a %in
b% c
#%%
a % b
#%%
@
#%%
^
#%%
$x
#%%
#a
#b
x y
#%%
x y
z
#%%
x


y z
#%%
x <- function(a, b) {
  a + b
  c d
}
#%%
x <- function(a, b) {
  a + b)
}
#%%
1x
#%%
1.2.3
#%%
1 2
#%%
0x
#%%
0xg
#%%
0x1.8
#%%
0x1p
#%%
1e
#%%
1e+
#%%
1Li
#%%
1iL
#%%
.1a
#%%
_a
#%%
1_000
