t <- function(e) print(tryCatch(eval(e), error=function(e) e, warning=function(w) w))
t(quote(NULL && TRUE)); t(quote(TRUE && NULL)); t(quote(character(0) || TRUE)); t(quote(list(TRUE) && TRUE)); t(quote("a" && TRUE)); t(quote(FALSE && "a")); t(quote(TRUE && "a")); t(quote("T" || TRUE)); t(quote("T" || "F")); t(quote(1i && TRUE)); t(quote(as.raw(1) && TRUE)); t(quote(FALSE || as.raw(1)))
t(quote(if ("a") 1)); t(quote(if ("TRUE") 1));t(quote(if (NA) 1));t(quote(if (NA_character_) 1)); t(quote(if (NaN) 1)); t(quote(if(NA_real_) 1)); t(quote(if (list(TRUE)) 1)); t(quote(if (NULL) 1)); t(quote(if (quote(x)) 1)); t(quote(if(c(TRUE,FALSE)) 1)); t(quote(if (NA_integer_) 1)); t(quote(while(NaN) 1)); t(quote(if(1i) 2)); t(quote(if(as.raw(1)) 2)); t(quote(if(factor("a")) 2)); t(quote(if(expression(a)) 2))
t(quote(integer(0) && TRUE)); t(quote(globalenv() && TRUE))
t(quote(switch(NULL, 1))); t(quote(switch(c("a","b"), a=1))); t(quote(switch(quote(a), a=1))); t(quote(switch(list("a"), a=1, b=2))); t(quote(switch(TRUE, "x"))); t(quote(switch(2.7, "x", "y"))); t(quote(switch())); t(quote(switch(a=1))); t(quote(switch(NA_character_, a=1, 7))); t(quote(switch(NA, 1, 2))); t(quote(switch("a", a=, b=))); t(quote(switch(1, )))
t(quote(switch("z", a=1, b=2, 3, 4))); t(quote(switch("a", a=1, 3, 4)));t(quote(switch("a", 3, 4, a=1)));t(quote(switch("a", 3, a=1, 4)))
t(quote(switch(globalenv(), 1)));
t(quote(switch(2)))
t(quote(switch(2, "a")))
f <- function(x) switch(x, 1, 2)
f("a")
#%%
t <- function(e) print(tryCatch(eval(e), error=function(e) e, warning=function(w) w))
t(quote(switch(1, a=, b=2))); t(quote(switch(2, a=, b=2))); t(quote(switch(5, a=, b=2)));
t(quote(switch("b", a=1, b=)))
t(quote(switch("c", a=1, b=)))
t(quote(switch(EXPR="c", a=1, c=5)))
t(quote(switch(a=1, EXPR="c", c=5)))
t(quote(switch(E="c", c=5)))
t(quote(switch("c", ...)))
f <- function(...) switch(...)
t(quote(f("a", a=1)))
g <- function(...) switch("b", ...)
t(quote(g(a=1, b=2, 3)))
t(quote(switch(factor("b", levels=c("a","b")), "x", "y")))
t(quote(switch("a")))
for (i in list()) 1
print(i)
for (i in pairlist(a=1,b=2)) print(i)
f <- function() { for (k in NULL) 1; k }
f()
f <- function() { k <- 3; eval(quote(for (k in NULL) 1)); k }
f()
tryCatch(for (i in sum) 1, error=function(e) print(e))
tryCatch(for (i in quote(x)) 1, error=function(e) print(e))
tryCatch(for (i in new.env()) 1, error=function(e) print(e))
for (i in 1:3) tryCatch({ if (i == 2) next; print(i) }, finally = cat("f\n"))
for (i in 1:3) { sapply(1:3, function(j) NULL); local({ if (i == 2) 1 }) ; try(if (i == 2) break) ; print(i)}
tryCatch(local(break), error=function(e) print(e))
h <- function() { lapply(1:2, function(i) break); 1 }
tryCatch(h(), error=function(e) print(e))
for (i in 1:2) { eval(quote(break)) }
i
for (i in 1:3) { eval(quote(next), new.env()) }
