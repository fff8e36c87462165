"plain"
#%%
'single'
#%%
"with 'single'"
#%%
'with "double"'
#%%
"tab\there"
#%%
"new\nline"
#%%
"back\\slash"
#%%
"bell\a"
#%%
"\101\102"
#%%
"\x41"
#%%
"\u00e9"
#%%
"\U{1F600}"
#%%
"\u4e2d\u6587"
#%%
"é"
#%%
"日本語"
#%%
"😀"
#%%
"\033[1m"
#%%
"\177"
#%%
"\001"
#%%
"multi
line"
#%%
r"(raw \n)"
#%%
r"---(dash)---"
#%%
R"[brackets]"
#%%
r'{braces}'
#%%
r"|bars|"
#%%
r"(a"b)"
#%%
r"(multi
line)"
#%%
""
#%%
''
#%%
"%d %s"
#%%
"\""
#%%
'\''
#%%
"\`"
#%%
`backtick`
#%%
`with space`
#%%
f(`with space`)
#%%
`a\tb` + 1
#%%
`if`(a, b)
#%%
`+`(1, 2)
#%%
`+`(1)
#%%
`-`(a)
#%%
`[`(x, 1)
#%%
`[[`(x, 1)
#%%
`$`(x, y)
#%%
`$`(x, "y")
#%%
`<-`(x, 1)
#%%
`{`(a, b)
#%%
`(`(a)
#%%
`for`(i, x, y)
#%%
`while`(a, b)
#%%
`repeat`(a)
#%%
`function`
#%%
`!`(a)
#%%
`~`(a, b)
#%%
`%in%`(a, b)
#%%
`my fun`(1)
#%%
x$`my name`
#%%
x@`my slot`
#%%
`a b`$`c d`
#%%
`a b`::`c d`
#%%
function(`a b`) `a b`
#%%
f(`a b` = 1)
#%%
f("a b" = 1)
#%%
f('x' = 1)
#%%
"f"(1)
#%%
'my f'(1)
#%%
x$"name"
#%%
x$"my name"
#%%
x@"slot"
#%%
"a"$b
#%%
"\u00a0"
#%%
"\u200b"
#%%
"\u0085"
#%%
"\ufeff"
#%%
"a\u0301"
#%%
"\xc3\xa9"
#%%
"\xff"
#%%
"\xe9t\xe9"
#%%
x_y.z
#%%
.x
#%%
..x
#%%
...x
#%%
x.1
#%%
._
#%%
X
#%%
ünïcode <- 1
#%%
x <- "a"; y <- 'b'
