if (TRUE) 1
if (FALSE) 1
x <- if (FALSE) 1
is.null(x)
print(if (FALSE) 1)
#%%
if (NA) 1
#%%
if (NULL) 1
#%%
if (logical(0)) 1 else 2
#%%
if (c(TRUE, FALSE)) "first" else "second"
#%%
if ("TRUE") "string true"
if ("T") "T"
if ("false") 1 else "no"
if (2) "two"
if (0) 1 else "zero"
if (-0.5) "neg"
#%%
if ("yes") 1
#%%
if (list(TRUE)) 1
#%%
if (list(1, 2)) 1
#%%
if (sum) 1
#%%
if (quote(a)) 1
#%%
if (NA_integer_ > 1) "x" else "y"
#%%
if (NaN) 1
#%%
x <- 5
y <- if (x > 3) "big" else "small"
y
z <- {if (x > 10) "huge" else if (x > 4) "mid" else "low"}
z
#%%
f <- function(n) if (n == 0) "zero" else if (n < 0) "neg" else "pos"
f(0)
f(-1)
f(1)
f(NA)
#%%
(if (TRUE) 1 else 2) + 10
if (TRUE) 1 else 2 + 10
-if (FALSE) 1 else 2
c(if (TRUE) "a", if (FALSE) "b", "c")
#%%
if (TRUE) invisible(3)
if (FALSE) 1 else invisible(4)
x <- if (TRUE) 5
if (x == 5) {}
{}
is.null({})
#%%
if (x <- TRUE) cat("assigned", x, "\n")
if ((y <- 3) > 2) cat(y, "\n")
if (!exists("nope")) cat("not there\n")
#%%
if (TRUE)
  cat("next line\n")
{
  if (FALSE) cat("no\n")
  else cat("else in braces\n")
}
#%%
if (factor("a") == "a") "factor ok"
if (1i) "complex"
if (as.raw(1)) "raw"
#%%
if (character(0) == "a") 1
#%%
while (NA) 1
#%%
while (c(TRUE, FALSE)) { cat("once\n"); break }
