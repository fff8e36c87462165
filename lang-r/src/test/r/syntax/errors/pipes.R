x
x
x
x
x
x
x
x
x
y z
#%%
x
x
x
x
x
x
x
x
y z
#%%
x
x
x
x
x
x
x
x
x
x
{
#%%
{
a
b
#%%
{
a
b

#%%
{
a
b

# c
#%%
{
a
x::
b}
#%%
{
a
"x
#%%
{
a
"x
y
z
#%%
f(a ? b = c)
#%%
a |> b |> c()
#%%
f(x = _)
#%%
a |> f(x = _$b)
#%%
a |> f(_ = x)
#%%
a |> _
#%%
a |> "f"
#%%
a |> 5
#%%
a |> NULL
#%%
a |> -f()
#%%
a |> {f()}
#%%
a |> while(x) y
#%%
a |> for(x in y) z
#%%
a |> repeat y
#%%
a |> x[1]
#%%
a |> x[[1]]
#%%
a |> f()[1]
#%%
a |> !f()
#%%
a |> ~f()
#%%
a |> (a <- f())
#%%
a |> `+`(b)
#%%
a |> `<-`(b)
#%%
a |> `{`(b)
#%%
a |> `[`(b)
#%%
a |> `$`(b)
#%%
a |> next
#%%
a |> break
#%%
a |> `function`(b)
#%%
a |> x::y
#%%
a |> `function`()
#%%
x <- _
#%%
a |> f(x = _, _)
#%%
a |> f(x = _, g(_))
#%%
a |> (\(x) x + _)()
