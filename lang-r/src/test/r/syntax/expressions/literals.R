"a\n\t\r\a\b\f\v\\\"\'\`"
#%%
"\x4"
#%%
"\x41"
#%%
"\x411"
#%%
"\xe9"
#%%
"\u00e9"
#%%
"\u{e9}"
#%%
"\U1F600"
#%%
"\U{1F600}"
#%%
"\u12345"
#%%
"\101"
#%%
"\18"
#%%
"\ud800"
#%%
"\ud83d\ude00"
#%%
"a
b"
#%%
"a\
b"
#%%
'a"b'
#%%
"a'b"
#%%
r"(abc)"
#%%
R"(abc)"
#%%
r'(a\b)'
#%%
r"[a]"
#%%
r"{a}"
#%%
r"-(a)-"
#%%
r"--[a)"]--"
#%%
r"(a)b)"
#%%
r"(a
b)"
#%%
r
#%%
`a\nb`
#%%
`a\x41`
#%%
""
#%%
`a\`b`
#%%
éa
#%%
日本
#%%
 x
#%%
a $ b
#%%
a$'b'
#%%
{if (a) {
b
}
else c}
#%%
f({if (a) b
else c})
#%%
{f(if (a) b
else c)}
#%%
{x <- if (a) b
else c}
#%%
{x <- if (a) b
y}
#%%
{if (a) if (b) c
else d
else e}
#%%
if (a) if (b) c else d else e
#%%
{function(x) if (x) y
else z}
#%%
{while (a) if (b) c
else d}
#%%
x[if (a) b
else c]
#%%
function(x=1,
y=2
) z
#%%
for (i in 1:3) for (j in 1:2) x
#%%
if (a)

# c
b
#%%
while (a)

# c
b
#%%
function(x)
# c

b
#%%
a + # c

b
#%%
{a
;b}
#%%
{a;
b}
#%%
x[[1]][2]
#%%
x[[y[1]]]
#%%
x[y[[1]]]
#%%
x[[y[[1]]]]
#%%
x[[1] ]
#%%
x[[1]
]
#%%
a[b](c)$d@e
#%%
"f"(x)
#%%
f(x)(y)
#%%
5(x)
#%%
NULL(x)
#%%
(f)(x)
#%%
{f}(x)
#%%
function(x) x(y)
#%%
(function(x) x)(y)
#%%
"a"$b
#%%
5$b
#%%
5[1]
#%%
"a"[1]
#%%
-x[1]
#%%
-x(1)
#%%
!x(1)
#%%
a = b = c
#%%
a <- b <<- c
#%%
a := b <- c
#%%
a = b := c
#%%
'a' = 2
#%%
"a" <- 2
#%%
a<-2
#%%
a< -2
#%%
a<--2
#%%
a->b->>c
#%%
x<-y
z<-w
#%%
break
#%%
next
#%%
break()
#%%
f(break)
#%%
while (TRUE) break
#%%
TRUE <- 2
#%%
NULL <- 2
#%%
5 <- 2
#%%
a %o% b %in% c
#%%
a %% b %/% c
#%%
a %|>% b
#%%
a %>% b() %>% c()
#%%
a %"b% c
#%%
a%%b
#%%
a %\% b
#%%
a %é% b
#%%
1:2:3
#%%
1:-2
#%%
-1:2
#%%
--1
#%%
!!x
#%%
!-x
#%%
-!x
#%%
-!x + y
#%%
!x + y
#%%
!x & y
#%%
!x == y
#%%
~!x
#%%
-~x
#%%
-~x+y
#%%
a+~x+y
#%%
a*~x+y ~ z
#%%
~ ?x
#%%
?~x
#%%
??x
#%%
?x?y
#%%
?x?y = z
#%%
-?x
#%%
- ?x = y
#%%
a*?x+y
#%%
if (a) ?x else ?y
#%%
if (a) b ? c
#%%
if (a) b else c ? d
#%%
while(a) b ? c
#%%
repeat b ? c
#%%
for (i in a) b ? c
#%%
function(a) b ? c
#%%
(a ? b)
#%%
(?a)
#%%
{?a}
#%%
f(?a)
#%%
f(b=?a)
#%%
function(a=?b) c
#%%
function(a=b?c) d
#%%
if (?a) b
#%%
while (a ? b) c
#%%
for (i in a ? b) c
#%%
for (i in ?a) c
#%%
x[?a]
#%%
x[a?b]
#%%
x[[a?b]]
#%%
a ~ b ? c
#%%
a -> b ? c
#%%
a ? b -> c
#%%
a ? b <- c
#%%
a <- ?b
#%%
a <- ?b = c
#%%
a = ?b = c
#%%
a = ?b ? c
#%%
(a = b ? c)
#%%
{a = b ? c}
