tryCatch(stop("a"), error = function() stop("b"))
#%%
tryCatch(warning("a"), warning = function(x, y) y)
#%%
do.call(paste, list(quote(a), undefined_z, sep = ""))
#%%
do.call(nchar, list(sum))
#%%
deparse(args(nchar)); mget(NULL)
#%%
tryCatch(do.call(strsplit, list(1, "a")), error = function(e) cat(deparse(conditionCall(e))[1], "\n"))
f <- function(g) substitute(g); class(do.call(f, list(paste)))
sapply(list(paste, sum), class); is.function(paste); environmentName(environment(paste))
identical(paste, base::paste); Map(function(fn) fn(1:3), list(sum, rev))
