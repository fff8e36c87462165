if (a)
{
  b
} else
{
  c
}
f <- function(x)
{
    if (x)
    {
        y
    }
    else
    {
        z
    }
}
while (a) { b; c }
for (i in 1:3) { }
{ { { a } } }
