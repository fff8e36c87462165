f <- function(x) UseMethod("f")
f(1)
#%%
environment(5)$x
as.environment("nope")
#%%
unlist(1)[[2]]
#%%
stop(paste("built", "message"), " and more")
#%%
(function(x) stop("anonymous"))(1)
#%%
local(stop("in local"))
#%%
eval(quote(stop("in eval")))
#%%
sapply(1, function(i) warning("warned ", i))
#%%
nchar(quote(x))
substr(1)
#%%
strtoi("zz", 36)
strtoi("9", 8)
chartr("abc", "x", "aabbcc")
#%%
seq(1, 10, length.out = -1)
#%%
Recall(1)
#%%
integer("a")
#%%
names(1:2) <- c("a", "b")
#%%
f() <- 1
#%%
1 <- 2
#%%
"a" + "b"
#%%
NULL <- 1
#%%
array(1:4, c(2, 2))[3, 3]
#%%
attr(1, "a") <- 2
#%%
apply(1:3, 1, sum)
#%%
order(list(1, 2))
#%%
sort(list(2, 1))
#%%
switch("a", 1, 2)
#%%
setdiff()
#%%
nonsense %foo% 1
#%%
x <- 1
x@slot
#%%
match.arg(5, c("a", "b"))
